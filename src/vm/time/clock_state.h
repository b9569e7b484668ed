/* clock_state.h - the virtual clock of a VM (clock.h says how it moves). */
#ifndef HAVELOCK_VM_TIME_CLOCK_STATE_H
#define HAVELOCK_VM_TIME_CLOCK_STATE_H

#include "base/types.h"

struct clock_state {
    u64 now;   /* virtual nanoseconds since the start */
    bool seen; /* observed: the program has looked at a clock */
    bool kept; /* observed: the clock must never start again */
    bool cut;  /* observed: since the search began, time did not pass, or had to, where both ways should be searched */
    u32 hops;  /* observed: how often it moved only to a time that the program waits for, since it last moved past
                  all of them */
    u32 looks; /* observed: how often this step asked for the time */
};

#endif
