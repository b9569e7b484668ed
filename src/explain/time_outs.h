/* time_outs.h - the waits of a counterexample that ended because their time was up, in words. */
#ifndef HAVELOCK_EXPLAIN_TIME_OUTS_H
#define HAVELOCK_EXPLAIN_TIME_OUTS_H

#include "base/arena.h"
#include "base/vec.h"

struct time_out {
    const char *call; /* the method that waited: "awaitTermination" */
    u64 nanoseconds;
};

struct time_outs VEC(struct time_out);

/* "7 days", "1500 ms": in the largest unit in which it is a whole number. */
const char *time_outs_length(struct arena *arena, u64 nanoseconds);

/* "after the 7 days of awaitTermination passed"; NULL: there was none. */
const char *time_outs_text(struct arena *arena, const struct time_outs *time_outs);

#endif
