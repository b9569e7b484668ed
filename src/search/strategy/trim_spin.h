/* trim_spin.h - the end of a schedule that leads to endless loops: one round of each loop, no more and no less. */
#ifndef HAVELOCK_SEARCH_STRATEGY_TRIM_SPIN_H
#define HAVELOCK_SEARCH_STRATEGY_TRIM_SPIN_H

#include "search/path/schedule.h"
#include "vm/explore/seam.h"

/* The schedule leads to a VIOLATION_SPIN, and still does afterwards. The VM stands at its start, and does so again. */
void trim_spin(struct vm *vm, struct schedule *schedule);

#endif
