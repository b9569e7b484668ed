/* call.h - entering and leaving methods; the slow half of calls.
 *
 * The quick half is in op/call.c: a method with bytecode that is neither synchronized nor observed
 * is entered in a few stores.
 */
#ifndef HAVELOCK_VM_INTERP_CALL_H
#define HAVELOCK_VM_INTERP_CALL_H

#include "vm/vm.h"

/* Makes m->code (pre-decodes, or binds the native body). -1: an exception was raised or the VM stopped. */
int call_prepare(struct thread *t, struct method *m);

/* What the running invoke instruction names in its constant pool, and its opcode; NULL: it is not an invoke
 * instruction of a class file. The quickened instruction no longer tells, but error messages do. */
struct method *call_resolved(struct thread *t, int *opcode);

/* Pushes m on a thread's lowest frame, which executes its instruction again when m has returned. m may be native or
 * synchronized, its class must be initialised. -1 as above. */
int call_beginning(struct thread *t, struct method *m, const u32 *args);

/* Enters m with the arguments at `args`, whatever lies above them; what m returns takes their place and the thread goes
 * on after its instruction. m may be native or synchronized, its class must be initialised. -1 as above. */
int call_in_place(struct thread *t, struct method *m, u32 *args);

#endif
