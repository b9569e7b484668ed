/* superinsn.h - superinstructions: frequent sequences of instructions, executed as one.
 *
 * ops.def names the sequences. Where one begins, the op of the first instruction becomes the superinstruction; its
 * operands stay, and the later instructions stay where they are. So instruction numbers do not change, and a jump may
 * lead between the parts. To execute the parts one by one, the handler of the first part is run on the
 * superinstruction, and the instruction after it comes next. Observed runs do so where a later part can be observed;
 * the handler of a superinstruction does so when a later part would fail.
 *
 * LOAD32 has no use for its operand b: in a superinstruction with a quick field instruction it holds that one's. So all
 * that may change while other workers run the same code is read and written in one piece.
 */
#ifndef HAVELOCK_VM_INTERP_SUPERINSN_H
#define HAVELOCK_VM_INTERP_SUPERINSN_H

#include "vm/interp/insn.h"

struct superinsn {
    u16 first; /* the op of the first part; of an op that is no superinstruction: itself */
    u16 parts; /* instructions it executes */
};

/* By op. */
extern const struct superinsn superinsns[OP_COUNT];

/* Forms all superinstructions in code that was just decoded. */
void superinsn_form_all(struct code *code);

/* The instruction `at` has become quick: forms superinstructions that begin before it. */
void superinsn_form_before(struct code *code, const struct insn *at);

#endif
