/* stuck_parallel.h - is a thread blocked for ever while others go on for ever? The answer for several workers.
 *
 * One worker finds such parts of the state space as strongly connected components (scc.h). Several workers cannot: each
 * of them sees a part of the steps. A state is free if no thread is blocked in it in a way that counts
 * (property_stuck_thread, property_spins), if it is an end, or if a step leads from it to a free state: then every
 * thread can go on, or the program ends. A state that is left and not known to be free is noted with its successors.
 * When all workers are done, the notes are worked off to a fixed point.
 *
 * Several workers mark free states at once; each worker has its own notes.
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
    u64 blocked; /* threads (thread_set.h) */
    u32 state;
    u32 first, count; /* in stuck_notes.steps: the states that its steps lead to */
};

struct stuck_notes {
    struct VEC(struct stuck_note) list;
    struct VEC(u32) steps;
};

void stuck_notes_note(struct stuck_notes *notes, u32 state, u64 blocked, const u32 *steps, u32 count);
void stuck_notes_free(struct stuck_notes *notes);
u64 stuck_notes_bytes(const struct stuck_notes *notes);

/* All workers are done. Is some thread blocked for ever? One state may have several notes, with different steps. */
bool stuck_notes_confirm(const struct free_states *free_states, const struct stuck_notes *const *all, u32 count);

#endif
