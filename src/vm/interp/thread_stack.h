/* thread_stack.h - the stack of a thread: frames are pushed, it grows.
 *
 * Growing moves the stack: addresses into it do not last over a call of these functions.
 */
#ifndef HAVELOCK_VM_INTERP_THREAD_STACK_H
#define HAVELOCK_VM_INTERP_THREAD_STACK_H

#include "vm/vm.h"

/* Pushes a frame for m whose arguments start at `args` on the thread's stack (below sp). Grows the stack;
 * -1: StackOverflowError was raised. On success t->fp, t->sp, t->pc stand at its first instruction. */
int stack_push(struct thread *t, struct method *m, u32 *args, u16 flags);

/* Makes room for so many words above sp; addresses into the stack change, t->fp and t->sp with them. */
int stack_grow(struct thread *t, u32 words);

/* The thread's first frame, with the given stub code. */
void stack_push_bottom(struct thread *t, struct method *m);

#endif
