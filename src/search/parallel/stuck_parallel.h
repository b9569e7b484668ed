/* stuck_parallel.h - is there a thread that is blocked for ever while others go on for ever? For searches by several
 * workers, which cannot see strongly connected components (scc.h): each sees a part of the steps.
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

struct free_states;

struct free_states *free_states_new(void);
void free_states_free(struct free_states *free_states);
void free_states_mark(struct free_states *free_states, u32 state);
bool free_states_has(const struct free_states *free_states, u32 state);

struct stuck_note {
    u64 blocked; /* threads (thread_set_bit) */
    u32 state;
    u32 first, count; /* in doubts.steps: where they lead */
};

struct stuck_notes {
    struct VEC(struct stuck_note) list;
    struct VEC(u32) steps;
};

void stuck_notes_note(struct stuck_notes *stuck_notes, u32 state, u64 blocked, const u32 *steps, u32 count);
void stuck_notes_free(struct stuck_notes *stuck_notes);
u64 stuck_notes_bytes(const struct stuck_notes *stuck_notes);

/* All workers are done. Is some thread blocked for ever? One state may have several notes, with different steps. */
bool stuck_notes_confirm(const struct free_states *free_states, const struct stuck_notes *const *all, u32 count);

#endif
