/* membername.h - java.lang.invoke.MemberName: a field, method or constructor as an object.
 *
 * A resolved member keeps what it stands for in object headers, so that it is part of the state: the object behind
 * MemberName.method has the method's number plus 1 as its length; the MemberName of a field has its byte offset
 * or static word as its length.
 */
#ifndef HAVELOCK_VM_LINK_MEMBERNAME_H
#define HAVELOCK_VM_LINK_MEMBERNAME_H

#include "vm/vm.h"

enum member_flag {
    MEMBER_METHOD = 0x00010000,
    MEMBER_CONSTRUCTOR = 0x00020000,
    MEMBER_FIELD = 0x00040000,
    MEMBER_CALLER_SENSITIVE = 0x00100000,
    MEMBER_TRUSTED_FINAL = 0x00200000,
    MEMBER_HIDDEN = 0x00400000, /* JDK 25 */
    MEMBER_KIND_SHIFT = 24
};

/* How a method is to be reached, decided when it was resolved. */
enum member_call { MEMBER_DIRECT, MEMBER_VIRTUAL, MEMBER_INTERFACE };

/* The method of a resolved MemberName, or NULL. */
struct method *membername_method(struct vm *vm, ref member);

/* The reference kind (enum reference_kind of program/synth/synth_target.h). */
u32 membername_kind(struct vm *vm, ref member);

/* Makes member (which is saved for undo) stand for a method or a field. named: the class through which it was found.
 * -1: no memory, raised. */
int membername_set_method(struct thread *t, ref member, struct method *m, struct class *named, enum member_call call);
void membername_set_field(struct thread *t, ref member, const struct field *f, bool setter);

/* The field a resolved MemberName stands for: its place as place.h names it. */
u64 membername_offset(struct vm *vm, ref member);

/* A new MemberName of a static method; 0: no memory. */
ref membername_new(struct thread *t, struct method *m);

/* The descriptor of what MemberName.type holds: a MethodType, a Class or a String; malloc'd. NULL: something else. */
char *membername_descriptor(struct vm *vm, ref type);

#endif
