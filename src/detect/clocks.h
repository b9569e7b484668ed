/* clocks.h - vector clocks: who knows how much of whom.
 *
 * A clock maps thread numbers to counts; threads it does not mention have count 0, so clocks of different lengths
 * compare. A zeroed clock is empty. Whoever holds a clock frees it.
 *
 * A handover is where threads leave what they know for those that come later. It remembers who left all of it, if one
 * thread did: a thread that knows that moment knows the rest, and has nothing to fetch.
 */
#ifndef HAVELOCK_DETECT_CLOCKS_H
#define HAVELOCK_DETECT_CLOCKS_H

#include "base/types.h"

struct clock {
    u32 *counts; /* by thread */
    u32 length, capacity;
};

static inline u32 clock_count(const struct clock *clock, u32 thread) {
    return thread < clock->length ? clock->counts[thread] : 0;
}

/* Counts one more of the thread. Stays at the greatest number: what comes then counts as known by whoever knows it. */
void clock_reach(struct clock *clock, u32 length);
static inline void clock_tick(struct clock *clock, u32 thread) {
    if (thread >= clock->length) clock_reach(clock, thread + 1);
    if (clock->counts[thread] < UINT32_MAX) clock->counts[thread]++;
}

/* clock := max(clock, other), component by component. */
void clock_join(struct clock *clock, const struct clock *other);
void clock_copy(struct clock *clock, const struct clock *other);

/* Everything a knows, b knows. */
bool clock_leq(const struct clock *a, const struct clock *b);
void clock_free(struct clock *clock);

struct handover {
    struct clock clock;
    u32 by, count; /* count is not 0: this is the clock that thread `by` had at its count, nothing more */
};

/* The thread, whose clock is given, leaves what it knows: what was left before stays. */
void handover_leave(struct handover *handover, const struct clock *clock, u32 thread);

/* ... fetches all that was left. */
void handover_fetch(const struct handover *handover, struct clock *clock);
void handover_free(struct handover *handover);

#endif
