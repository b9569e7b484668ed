/* reflect_make.h - new java.lang.reflect objects for fields, methods, constructors and record components.
 *
 * They are what the private VM side of java.lang.Class hands out: roots, which Java code copies before it gives them
 * to a program. The member is named by declaring class and slot (reflect.h). 0: an exception was raised.
 */
#ifndef HAVELOCK_VM_LINK_REFLECT_MAKE_H
#define HAVELOCK_VM_LINK_REFLECT_MAKE_H

#include "vm/vm.h"

ref reflect_make_field(struct thread *t, struct field *f);
ref reflect_make_method(struct thread *t, struct method *m);
ref reflect_make_constructor(struct thread *t, struct method *m);
ref reflect_make_component(struct thread *t, struct class *c, const struct cf_record_component *component);

/* A new object of a class of java.base, without running a constructor. */
ref reflect_make(struct thread *t, const char *class_name);

/* Sets a field of a new object, found by name; nothing happens where this JDK has none. */
void reflect_put(struct vm *vm, ref object, const char *name, const char *descriptor, u32 value);

#endif
