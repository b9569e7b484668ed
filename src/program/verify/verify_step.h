/* verify_step.h - one instruction executed on types.
 *
 * verify_step checks the operands on the stack and in the locals and turns v->frame into the frame after the
 * instruction. Where control goes from there is the caller's business, except that `ret` is a no-op here.
 * Static operands were checked by operands_check before.
 */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_STEP_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_STEP_H

#include "program/verify/verifier.h"

bool verify_step(struct verifier *v, const struct bytecode *b);

/* The families that have files of their own: verify_array.c, verify_member.c, verify_init.c. */
bool step_array_load(struct verifier *v, const struct bytecode *b);
bool step_array_store(struct verifier *v, const struct bytecode *b);
bool step_newarray(struct verifier *v, const struct bytecode *b);
bool step_arraylength(struct verifier *v);
bool step_field(struct verifier *v, const struct bytecode *b);
bool step_invoke(struct verifier *v, const struct bytecode *b);

/* The receiver of a constructor call, whose arguments are popped already. */
bool step_init(struct verifier *v, const struct bytecode *b, vtype holder);

#endif
