/* java_names.h - names as Java prints them. */
#ifndef HAVELOCK_VM_LINK_JAVA_NAMES_H
#define HAVELOCK_VM_LINK_JAVA_NAMES_H

#include "vm/vm.h"

/* "java.lang.String", "int[][]"-style where arrays appear in exception texts: "[I" stays as Class.getName gives it. */
void class_external_name(const struct class *c, char *out, size_t size);

/* "Value#1": the class and the object's rank among those of its class. */
void java_names_object(struct vm *vm, ref r, char *out, size_t size);

/* The text of a ClassCastException. */
void java_names_cast_message(struct vm *vm, const struct class *from, const struct class *to, char *out, size_t size);

/* "module java.base of loader 'bootstrap'" and the like. */
void java_names_module_phrase(struct vm *vm, const struct class *c, char *out, size_t size);

/* "'app'", "'bootstrap'", "'mine' @1b2c3d". */
void java_names_loader(struct vm *vm, ref loader, char *out, size_t size);

#endif
