/* predecode.h - bytecode becomes insns. */
#ifndef HAVELOCK_VM_INTERP_PREDECODE_H
#define HAVELOCK_VM_INTERP_PREDECODE_H

#include "vm/vm.h"

/* Code of a method with bytecode; NULL with error when the Code attribute is unusable (only possible in
 * classes that were not verified). */
struct code *predecode(struct program *program, struct method *m, struct link_error *error);

/* Resolves instructions of the method's code anew whose constant is_stale says so of; it may be running. */
void predecode_again(struct program *program, struct method *m, bool (*is_stale)(const void *context, u16 cp_index),
                     const void *context);

/* Stub code for frames that the VM pushes itself: the given operations, no locals, some operands. */
struct code *predecode_stub(struct program *program, const u16 *ops, u32 count);

#endif
