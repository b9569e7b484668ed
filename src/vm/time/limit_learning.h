/* limit_learning.h - learns the limits (time_limits.h) of a program from what it compares the time with. */
#ifndef HAVELOCK_VM_TIME_LIMIT_LEARNING_H
#define HAVELOCK_VM_TIME_LIMIT_LEARNING_H

#include "vm/vm.h"

/* How two numbers x and y are compared: x < y or x >= y; x > y or x <= y; or in a way that tells equal ones apart. */
enum limit_relation { LIMIT_LESS, LIMIT_GREATER, LIMIT_EQUAL };

/* The running thread, which sees a time long after the start, compares two numbers. The very moment of a limit is not
 * tried: a method that could tell it from the moments before and after is noted (caveats.h). */
void limit_learning_compared(struct thread *t, i64 x, i64 y, enum limit_relation relation);

/* Likewise one that has looked at the clock: if one of the two is the time now, the search must leap to the other. */
void limit_learning_deadline(struct thread *t, i64 x, i64 y);

/* It makes an int of a number: if that is a time, a limit that it is compared with is not learned, which is noted. */
void limit_learning_narrowed(struct thread *t, i64 x);

#endif
