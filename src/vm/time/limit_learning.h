/* limit_learning.h - learns the limits (time_limits.h) of a program from what it compares the time with. */
#ifndef HAVELOCK_VM_TIME_LIMIT_LEARNING_H
#define HAVELOCK_VM_TIME_LIMIT_LEARNING_H

#include "vm/vm.h"

/* The running thread, which sees a time long after the start, compares two numbers. */
void limit_learning_compared(struct thread *t, i64 x, i64 y);

#endif
