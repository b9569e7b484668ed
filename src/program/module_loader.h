/* module_loader.h - which built-in loader defines the classes of a JDK module. Only messages and reflection tell the
 * loaders of the JDK apart; to the program layer all of them are LOADER_BOOT. */
#ifndef HAVELOCK_PROGRAM_MODULE_LOADER_H
#define HAVELOCK_PROGRAM_MODULE_LOADER_H

/* "bootstrap", "platform" or "app". */
const char *module_loader(const char *module);

#endif
