/* sum.h - where a VM stands, as a number: the sum of hashes of all components, kept up to date by what each step
 * touched.
 *
 * Equal states have equal sums; others differ but for an accident of 64 bits. sum_check compares with a look at
 * everything, and so finds a change that a step did not name.
 */
#ifndef HAVELOCK_TEST_SEARCH_SUM_H
#define HAVELOCK_TEST_SEARCH_SUM_H

#include "vm/explore/seam.h"

struct sum;

struct sum *sum_new(struct vm *vm); /* of where it stands now */
void sum_free(struct sum *sum);

/* After a step. */
void sum_follow(struct sum *sum);

/* Before a step: a mark to come back to, when the VM does. */
u32 sum_mark(const struct sum *sum);
void sum_undo(struct sum *sum, u32 mark);

u64 sum_now(const struct sum *sum);

/* 0: all is well; else a component that has changed, which no step named. */
u64 sum_check(struct sum *sum);

#endif
