/* time_trial.h - what would threads that look at the clock do if much time had passed?
 *
 * A time that a thread waits for by looking at the clock is known only when it has compared it with one long after
 * (vm/time/time_limits.h). With idle time (vm/time/idle_time.h) the earliest deadline passes first, so all have to be
 * known before time passes.
 */
#ifndef HAVELOCK_SEARCH_TIME_TRIAL_H
#define HAVELOCK_SEARCH_TIME_TRIAL_H

#include "vm/explore/seam.h"

/* Lets each thread that can go on run alone to its next look at the clock, and on with much time passed; then the VM
 * stands where it stood. A limit that was learned has broken an assumption (seam_broken). */
void time_trial(struct vm *vm);

#endif
