/* vector_clock.h - vector clocks: who knows how much of whom.
 *
 * A clock maps thread numbers to counts; threads it does not mention have count 0, so clocks of different lengths
 * compare. A zeroed clock is empty. Whoever holds a clock frees it.
 *
 * A handover is where threads leave what they know for those that come later. It remembers who left all of it, if one
 * thread did: a thread that knows that moment knows the rest, and has nothing to fetch.
 */
#ifndef HAVELOCK_DETECT_VECTOR_CLOCK_H
#define HAVELOCK_DETECT_VECTOR_CLOCK_H

#include "base/types.h"

struct vector_clock {
    u32 *counts; /* by thread */
    u32 length, capacity;
};

static inline u32 vector_clock_count(const struct vector_clock *clock, u32 thread) {
    return thread < clock->length ? clock->counts[thread] : 0;
}

/* Counts one more of the thread. Stays at the greatest number: what comes then counts as known by whoever knows it. */
void vector_clock_reach(struct vector_clock *clock, u32 length);
static inline void vector_clock_tick(struct vector_clock *clock, u32 thread) {
    if (thread >= clock->length) vector_clock_reach(clock, thread + 1);
    if (clock->counts[thread] < UINT32_MAX) clock->counts[thread]++;
}

/* clock := max(clock, other), component by component. */
void vector_clock_join(struct vector_clock *clock, const struct vector_clock *other);
void vector_clock_copy(struct vector_clock *clock, const struct vector_clock *other);

/* Everything a knows, b knows. */
bool vector_clock_leq(const struct vector_clock *a, const struct vector_clock *b);
void vector_clock_free(struct vector_clock *clock);

struct handover {
    struct vector_clock clock;
    u32 by, count; /* count is not 0: this is the clock that thread `by` had at its count, nothing more */
};

/* The thread, whose clock is given, leaves what it knows: what was left before stays. */
void handover_release(struct handover *handover, const struct vector_clock *clock, u32 thread);

/* ... fetches all that was left. */
void handover_acquire(const struct handover *handover, struct vector_clock *clock);
void handover_free(struct handover *handover);

#endif
