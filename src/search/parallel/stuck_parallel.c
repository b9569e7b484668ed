#include "search/parallel/stuck_parallel.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"

/* One bit for each state, in blocks that are made on demand and never move. */
enum { BLOCK_BITS = 20, BLOCKS = 1 << (32 - BLOCK_BITS), WORDS = (1 << BLOCK_BITS) / 64 };

struct free_states {
    _Atomic(atomic_ullong *) blocks[BLOCKS];
};

struct free_states *free_states_new(void) {
    struct free_states *free_states = memory_zero(1, sizeof *free_states);
    return free_states;
}

void free_states_free(struct free_states *free_states) {
    if (!free_states) return;
    for (u32 i = 0; i < BLOCKS; i++) free(atomic_load(&free_states->blocks[i]));
    free(free_states);
}

static atomic_ullong *block_of(struct free_states *free_states, u32 state) {
    _Atomic(atomic_ullong *) *place = &free_states->blocks[state >> BLOCK_BITS];
    atomic_ullong *block = atomic_load_explicit(place, memory_order_acquire);
    if (block) return block;
    atomic_ullong *fresh = memory_zero(WORDS, sizeof *fresh), *none = NULL;
    if (atomic_compare_exchange_strong(place, &none, fresh)) return fresh;
    free(fresh);
    return none;
}

void free_states_mark(struct free_states *free_states, u32 state) {
    u32 bit = state & ((1u << BLOCK_BITS) - 1);
    atomic_fetch_or_explicit(&block_of(free_states, state)[bit / 64], 1ull << (bit % 64), memory_order_relaxed);
}

bool free_states_has(const struct free_states *free_states, u32 state) {
    u32 bit = state & ((1u << BLOCK_BITS) - 1);
    atomic_ullong *block = atomic_load_explicit(&free_states->blocks[state >> BLOCK_BITS], memory_order_acquire);
    return block && atomic_load_explicit(&block[bit / 64], memory_order_relaxed) >> (bit % 64) & 1;
}

void stuck_notes_note(struct stuck_notes *notes, u32 state, u64 blocked, const u32 *steps, u32 count) {
    vec_push(&notes->list, ((struct stuck_note){blocked, state, notes->steps.count, count}));
    for (u32 i = 0; i < count; i++) vec_push(&notes->steps, steps[i]);
}

void stuck_notes_free(struct stuck_notes *notes) {
    vec_free(&notes->list);
    vec_free(&notes->steps);
}

u64 stuck_notes_bytes(const struct stuck_notes *notes) {
    return notes->list.capacity * sizeof(struct stuck_note) + notes->steps.capacity * sizeof(u32);
}

/* ---- at the end ---- */

/* Threads that can go on from the state, or are not blocked in it, as far as is known. */
static u64 free_in(const struct free_states *free_states, const struct map *known, u32 state) {
    u64 threads = 0;
    if (free_states_has(free_states, state)) return UINT64_MAX;
    map_get(known, state, &threads);
    return threads;
}

/* True: something new is known. */
static bool learn(const struct free_states *free_states, struct map *known, const struct stuck_notes *notes) {
    bool learned = false;
    for (u32 i = notes->list.count; i > 0; i--) { /* what was left later lies nearer to the start */
        const struct stuck_note *note = &notes->list.items[i - 1];
        u64 before = free_in(free_states, known, note->state), now = before | ~note->blocked;
        for (u32 k = 0; k < note->count && now != UINT64_MAX; k++)
            now |= free_in(free_states, known, notes->steps.items[note->first + k]);
        if (now == before) continue;
        map_put(known, note->state, now);
        learned = true;
    }
    return learned;
}

bool stuck_notes_confirm(const struct free_states *free_states, const struct stuck_notes *const *all, u32 count) {
    struct map *known = map_new();
    bool learned = true, stuck = false;
    while (learned) {
        learned = false;
        for (u32 i = 0; i < count; i++) learned |= learn(free_states, known, all[i]);
    }
    for (u32 i = 0; i < count; i++)
        for (u32 k = 0; k < all[i]->list.count; k++)
            stuck |= free_in(free_states, known, all[i]->list.items[k].state) != UINT64_MAX;
    map_free(known);
    return stuck;
}
