/* superinsn.h - frequent sequences of instructions, executed as one.
 *
 * ops.def names the sequences. Where one begins, the first instruction's op becomes the joined one; its operands stay,
 * and the later instructions stay where they are. So numbers do not change, anybody may jump between the parts, and
 * whoever wants the parts one by one executes the handler of the first part on the joined instruction and goes on
 * behind it: observed runs do so where a later part can be observed, and a joined handler does so when a later part
 * would fail.
 *
 * LOAD32 has no use for b: joined with a quick field instruction, it takes that one's. So all that may change while
 * other workers run the same code is read and written in one piece.
 */
#ifndef HAVELOCK_VM_INTERP_SUPERINSN_H
#define HAVELOCK_VM_INTERP_SUPERINSN_H

#include "vm/interp/insn.h"

struct superinsn {
    u16 first; /* the op of the first part; for an op that is not joined: itself */
    u16 parts; /* instructions it executes */
};

/* By op. */
extern const struct superinsn superinsns[OP_COUNT];

/* Joins what can be joined in code that was just decoded. */
void superinsn_form_all(struct code *code);

/* The instruction `at` has become quick: joins it with those before it. */
void superinsn_form_before(struct code *code, const struct insn *at);

#endif
