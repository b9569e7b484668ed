/* handle.h - calls of signature-polymorphic methods: MethodHandle.invoke..., VarHandle.get..., linkTo...
 *
 * A method handle is executed by entering the method of its LambdaForm (lambdaform.h), as the JDK's own
 * invokeBasic does. Where a call needs conversions, or must fail, Java code of the JDK decides.
 */
#ifndef HAVELOCK_VM_LINK_HANDLE_H
#define HAVELOCK_VM_LINK_HANDLE_H

#include "vm/link/handle_access.h"

enum handle_result {
    HANDLE_RESUME, /* done, or a frame was pushed: go on where the thread stands */
    HANDLE_NULL,   /* the receiver is null */
    HANDLE_STOP,   /* observed: the step ends before the operation */
    HANDLE_FAILED  /* an exception was raised, or the VM stopped */
};

/* Executes the polymorphic call that t stands at (an OP_CALLHANDLE). */
enum handle_result handle_call(struct thread *t);

#endif
