/* system_properties.h - the system properties a program sees. */
#ifndef HAVELOCK_VM_SYSTEM_PROPERTIES_H
#define HAVELOCK_VM_SYSTEM_PROPERTIES_H

#include "vm/vm.h"

/* Calls `add` for each: defaults first, then the -D options. */
void system_properties_each(struct vm *vm, void (*add)(void *context, const char *key, const char *value),
                            void *context);

/* How characters become bytes on standard output, from the environment's locale: "UTF-8", "ISO-8859-1", or ASCII. */
const char *system_properties_encoding(void);

#endif
