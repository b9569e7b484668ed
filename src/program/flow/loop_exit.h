/* loop_exit.h - can a loop be left by a decision that it makes?
 *
 * A loop is given by the instructions that one round of it passes. It can be left if one of them branches, and another
 * way to go on from there leads, past none of them, to where there is no way back. Exceptions that no instruction
 * throws by itself (athrow) do not count as ways out.
 */
#ifndef HAVELOCK_PROGRAM_FLOW_LOOP_EXIT_H
#define HAVELOCK_PROGRAM_FLOW_LOOP_EXIT_H

#include "classfile/code.h"

/* passed: byte offsets of instructions. Those that follow one of them in any case are passed, too. */
bool loop_exit_exists(const struct cf_code *code, const u32 *passed, u32 count);

#endif
