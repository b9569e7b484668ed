/* reflect_invoke.h - calling methods and constructors by reflection.
 *
 * Each called method gets one synthesised class (program/synth/synth_invoke.h) with a static method
 * Object invoke(Object receiver, Object[] arguments), remembered for ever.
 */
#ifndef HAVELOCK_VM_LINK_REFLECT_INVOKE_H
#define HAVELOCK_VM_LINK_REFLECT_INVOKE_H

#include "vm/native.h"

/* Calls m in place of the running native. checked: the synthesised code checks receiver and arguments, wraps what the
 * target throws, and shows in stack traces as the running native; else Java code around it does all that.
 * receiver and arguments may be 0. The target's class must be initialised. */
enum native_status reflect_call(struct thread *t, struct method *m, ref receiver, ref arguments, bool checked);

/* Likewise makes an object of a class, and calls not its own constructor but one of a superclass. */
enum native_status reflect_construct(struct thread *t, struct class *c, struct method *constructor, ref arguments,
                                     bool checked);

/* As init_ensure, as a status of a native: NATIVE_DONE, NATIVE_AGAIN or NATIVE_THROWN. */
enum native_status reflect_initialise(struct thread *t, struct class *c);

#endif
