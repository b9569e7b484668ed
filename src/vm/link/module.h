/* module.h - java.lang.Module objects.
 *
 * The image's modules have one eternal object each: named, without descriptor; what they export is read from the
 * image. Classes of the class path are in the unnamed module of their loader.
 */
#ifndef HAVELOCK_VM_LINK_MODULE_H
#define HAVELOCK_VM_LINK_MODULE_H

#include "vm/vm.h"

/* The module of a class, for its mirror. */
ref module_of(struct vm *vm, const struct class *c);

/* The object of the image's module of that name. */
ref module_named(struct vm *vm, const struct sym *name);

/* The main class that the module's descriptor names ("p.Main", malloc'ed); NULL: none, or there is no descriptor. */
char *module_main_class(struct vm *vm, ref module);

/* Its version as a string; 0: none, or there is no descriptor. */
ref module_version(struct vm *vm, ref module);

/* Classes of the package ("p/q") that the loader defines belong to the module from now on. */
void module_take_package(struct vm *vm, ref module, u32 loader, const char *package);

/* The module that has taken the package of a class with this name and loader; 0: none. */
ref module_with_package(struct vm *vm, u32 loader, const struct sym *class_name);

/* The object of a built-in loader by the name of a loader ("bootstrap" gives 0). */
ref module_loader_object(struct vm *vm, const char *loader);

#endif
