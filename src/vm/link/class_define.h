/* class_define.h - classes that a program makes from bytes: ClassLoader.defineClass. */
#ifndef HAVELOCK_VM_LINK_CLASS_DEFINE_H
#define HAVELOCK_VM_LINK_CLASS_DEFINE_H

#include "vm/native.h"

/* Defines a class from a byte array's slice for a loader object. name may be 0: whatever the file says. The mirror is
 * *out; NATIVE_THROWN or NATIVE_AGAIN otherwise. */
enum native_status class_define(struct thread *t, ref loader, ref name, struct slice bytes, ref *out);

/* The protection domain that such a class was defined with; 0: none. It is kept in its mirror: where this JDK has no
 * field for it, in the one for the data of hidden classes, which these are not. */
void class_set_domain(struct vm *vm, ref mirror, ref domain);
ref class_domain(struct vm *vm, ref mirror);

#endif
