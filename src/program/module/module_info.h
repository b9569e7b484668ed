/* module_info.h - what the modules of the JDK's image export and open, from their module-info.class (JVMS 4.7.25). */
#ifndef HAVELOCK_PROGRAM_MODULE_MODULE_INFO_H
#define HAVELOCK_PROGRAM_MODULE_MODULE_INFO_H

#include "program/program.h"

/* The name of the module that holds a package ("java/lang"), or NULL. */
const struct sym *program_package_module(struct program *program, const char *package);

/* Is there a module of that name in the image? */
bool program_has_module(struct program *program, const char *module);

/* Does the module export (or open) the package ("java/lang") to the module called `to`; NULL: to everybody? */
bool program_module_exports(struct program *program, const char *module, const char *package, const char *to,
                            bool open);

#endif
