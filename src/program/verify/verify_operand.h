/* verify_operand.h - what the operands of an instruction must be whatever the types on the stack are: constants with
 * the right tags, counts that agree, sorted switches, and (inference) legal locals and branch targets. */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_OPERAND_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_OPERAND_H

#include "program/verify/verifier.h"

bool operands_check(struct verifier *v, const struct bytecode *b);

#endif
