/* time_outs.h - the waits of a counterexample that ended because their time was up, in words. */
#ifndef HAVELOCK_EXPLAIN_TIME_OUTS_H
#define HAVELOCK_EXPLAIN_TIME_OUTS_H

#include "base/arena.h"
#include "base/vec.h"

struct time_out {
    const char *call; /* the method that waited: "awaitTermination"; NULL: one of the library */
    u64 nanoseconds;
    const char *runner;  /* a thread that could run then; NULL: none could */
    const char *waiters; /* if none could: who waited for others (bystanders_wait); NULL: nobody */
};

struct time_outs VEC(struct time_out);

/* "7 days", "1500 ms": in the largest unit in which it is a whole number. */
const char *time_outs_length(struct arena *arena, u64 nanoseconds);

/* Drops those of the library. */
void time_outs_forget_library(struct time_outs *time_outs);

/* Did one come while another thread could run? */
bool time_outs_hurry(const struct time_outs *time_outs);

/* "needs the 5 s of get to pass while Worker-1 can run", "after the 7 days of awaitTermination passed while Worker-1
 * waits at Main.java:12"; NULL: there was none. of_library: those of the library count, too. */
const char *time_outs_text(struct arena *arena, const struct time_outs *time_outs, bool of_library);

#endif
