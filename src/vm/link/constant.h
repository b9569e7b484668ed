/* constant.h - loadable constants of a pool as objects (JVMS 5.1, 5.4.3.5, 5.4.3.6).
 *
 * Method types, method handles and dynamic constants are computed by the JDK's own code and kept in slots (slot.h).
 */
#ifndef HAVELOCK_VM_LINK_CONSTANT_H
#define HAVELOCK_VM_LINK_CONSTANT_H

#include "vm/heap/link_cell.h"

enum constant_result {
    CONSTANT_READY,
    CONSTANT_PUSHED, /* a frame was pushed that makes progress: resume the thread, the instruction comes again */
    CONSTANT_THROWN
};

/* The constant as an object; numbers are boxed anew at each call. */
enum constant_result constant_object(struct thread *t, struct class *c, u16 index, ref *out);

/* The MethodType of a descriptor; number: which slot of c keeps it. */
enum constant_result constant_method_type(struct thread *t, struct class *c, u32 number, struct slice descriptor,
                                          ref *out);

/* The slot of a method type, method handle or dynamic constant, filled. */
enum constant_result constant_slot(struct thread *t, struct class *c, u16 index, struct link_cell *out);

/* Name, and the static arguments of a bootstrap method as its caller gets them: null, the only one, or an Object[]. */
enum constant_result constant_bootstrap(struct thread *t, struct class *c, const struct bootstrap_method *bootstrap,
                                        ref *handle, ref *arguments);

/* Slots of a class: constants are numbered by their index; the method type of a member reference has this number added.
 */
enum { SLOT_TYPE = 1 << 16 };

#endif
