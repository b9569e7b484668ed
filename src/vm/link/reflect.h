/* reflect.h - java.lang.reflect objects and the fields, methods and constructors they stand for. */
#ifndef HAVELOCK_VM_LINK_REFLECT_H
#define HAVELOCK_VM_LINK_REFLECT_H

#include "vm/vm.h"

/* The field of a java.lang.reflect.Field; the method of a Method or Constructor. NULL: not found. */
struct field *reflect_field(struct vm *vm, ref field);
struct method *reflect_method(struct vm *vm, ref method);

/* The field that an accessor of jdk.internal.reflect stands for, the newer ones that are built on method handles. */
struct field *reflect_accessed(struct vm *vm, ref accessor);

#endif
