/* doubts.h - is there a thread that is blocked for ever while others go on for ever? For searches by several workers,
 * which cannot see strongly connected components (circling.h): each sees a part of the steps.
 *
 * A state is clear if no thread is blocked in it in a way that counts (property_stuck_thread), if it is an end, or if
 * a step leads from it to a clear state: whoever is blocked in it can go on, or the program ends. A state that is
 * left and not known to be clear is noted with its steps; at the end, when all is known, these few are looked at once
 * more.
 *
 * States are marked clear by several workers at once; notes are each worker's own.
 */
#ifndef HAVELOCK_SEARCH_PARALLEL_STUCK_PARALLEL_H
#define HAVELOCK_SEARCH_PARALLEL_STUCK_PARALLEL_H

#include "base/vec.h"

struct clearings;

struct clearings *clearings_new(void);
void clearings_free(struct clearings *clearings);
void clearings_mark(struct clearings *clearings, u32 state);
bool clearings_has(const struct clearings *clearings, u32 state);

struct doubt {
    u64 blocked;      /* threads (circling_bit) */
    u32 state;
    u32 first, count; /* in doubts.steps: where they lead */
};

struct doubts {
    struct VEC(struct doubt) list;
    struct VEC(u32) steps;
};

void doubts_note(struct doubts *doubts, u32 state, u64 blocked, const u32 *steps, u32 count);
void doubts_free(struct doubts *doubts);
u64 doubts_bytes(const struct doubts *doubts);

/* All workers are done. Is some thread blocked for ever? One state may have several notes, with different steps. */
bool doubts_are_grave(const struct clearings *clearings, const struct doubts *const *all, u32 count);

#endif
