/* reflect_type.h - descriptors and arrays as reflection sees them.
 * Results are 0 or NULL after an exception was raised. */
#ifndef HAVELOCK_VM_LINK_REFLECT_TYPE_H
#define HAVELOCK_VM_LINK_REFLECT_TYPE_H

#include "vm/vm.h"

/* The class that a field descriptor ("I", "[J", "Lp/C;") names, as seen from a class. */
struct class *reflect_type(struct thread *t, struct class *from, struct slice descriptor);

/* Class[] with the parameter types of a method descriptor. */
ref reflect_parameter_types(struct thread *t, struct class *from, struct slice descriptor);

/* Class[] with the classes of CONSTANT_Class entries. */
ref reflect_classes_at(struct thread *t, struct class *from, const u16 *indices, u32 count);

/* A new array of so many elements of the named class of java.base. */
ref reflect_array(struct thread *t, const char *element, u32 count);

/* byte[] with these contents; *out is 0 for an absent attribute (at == NULL). -1: raised. */
int reflect_bytes(struct thread *t, struct slice bytes, ref *out);

/* The class of a CONSTANT_Class of a pool; hidden classes find themselves. */
struct class *reflect_class_at(struct thread *t, struct class *from, u16 index);

/* The interned string of a Utf8 constant; 0 for index 0. */
ref reflect_utf8(struct vm *vm, const struct class *c, u16 index);

#endif
