/* own_modules.h - modules outside the JDK's image whose classes the application loader finds: those of the module path.
 *
 * Which ones there are, where they lie and what packages they hold is the JDK's own business (its resolution runs when
 * the boot layer is made); here they are only told. A class of such a package is looked for there and nowhere else.
 */
#ifndef HAVELOCK_PROGRAM_MODULE_OWN_MODULES_H
#define HAVELOCK_PROGRAM_MODULE_OWN_MODULES_H

#include "program/classpath.h"
#include "program/program.h"

/* The module that lies in that folder or jar: a number above 0; 0: it cannot be read. */
u32 program_add_module(struct program *program, const char *place);

/* It holds the package ("p/q"). */
void program_add_package(struct program *program, u32 module, const char *package);

/* Where classes of the class's package are, if it belongs to such a module; else NULL. Under the program's lock. */
struct classpath *own_module_path(struct program *program, const struct sym *class_name);

bool program_has_own_modules(const struct program *program);

/* For program_free. */
void own_modules_free(struct program *program);

#endif
