/* module.h - java.lang.Module objects.
 *
 * The image's modules have one eternal object each: named, without descriptor; what they export is read from the
 * image. Classes of the class path are in the unnamed module of their loader.
 */
#ifndef HAVELOCK_VM_MODULE_H
#define HAVELOCK_VM_MODULE_H

#include "vm/vm.h"

/* The module of a class, for its mirror. */
ref module_of(struct vm *vm, const struct class *c);

/* The object of the image's module of that name. */
ref module_named(struct vm *vm, const struct sym *name);

/* The object of a built-in loader by the name of a loader ("bootstrap" gives 0). */
ref module_loader_object(struct vm *vm, const char *loader);

#endif
