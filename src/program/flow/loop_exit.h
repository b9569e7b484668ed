/* loop_exit.h - the decisions of a loop: by which can it be left, by which would it do something else and go on?
 *
 * A loop is given by the instructions that one round of it passes. It can be left if one of them branches, and another
 * way to go on from there leads, past none of them, to where there is no way back. Exceptions that no instruction
 * throws by itself (athrow) do not count as ways out.
 */
#ifndef HAVELOCK_PROGRAM_FLOW_LOOP_EXIT_H
#define HAVELOCK_PROGRAM_FLOW_LOOP_EXIT_H

#include "base/vec.h"
#include "classfile/code.h"

enum loop_way { LOOP_LEFT = 1, LOOP_SERVES = 2 };

/* A branch that a round passes. */
struct loop_decision {
    u32 at;   /* its byte offset */
    u32 ways; /* enum loop_way: where the ways that are not taken lead */
};
struct loop_decisions VEC(struct loop_decision);

/* Appends the branches; true: one of them can leave the loop. passed: byte offsets of instructions. Those that follow
 * one of them in any case are passed, too. The caller frees the list (vec_free). */
bool loop_exit_find(const struct cf_code *code, const u32 *passed, u32 count, struct loop_decisions *decisions);

#endif
