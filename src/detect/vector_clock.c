#include "detect/vector_clock.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/panic.h"

void vector_clock_reach(struct vector_clock *clock, u32 length) {
    if (length <= clock->length) return;
    if (length > clock->capacity) {
        u64 capacity = clock->capacity ? clock->capacity : 4;
        while (capacity < length) capacity *= 2;
        if (capacity > UINT32_MAX) panic("a clock of %u threads", length);
        clock->counts = memory_grow(clock->counts, capacity, sizeof *clock->counts);
        clock->capacity = (u32)capacity;
    }
    memset(clock->counts + clock->length, 0, (length - clock->length) * sizeof *clock->counts);
    clock->length = length;
}

void vector_clock_join(struct vector_clock *clock, const struct vector_clock *other) {
    vector_clock_reach(clock, other->length);
    for (u32 i = 0; i < other->length; i++)
        clock->counts[i] = clock->counts[i] > other->counts[i] ? clock->counts[i] : other->counts[i];
}

void vector_clock_copy(struct vector_clock *clock, const struct vector_clock *other) {
    if (other->length > clock->capacity) vector_clock_reach(clock, other->length);
    clock->length = other->length;
    for (u32 i = 0; i < other->length; i++) clock->counts[i] = other->counts[i];
}

bool vector_clock_leq(const struct vector_clock *a, const struct vector_clock *b) {
    for (u32 i = 0; i < a->length; i++)
        if (a->counts[i] > vector_clock_count(b, i)) return false;
    return true;
}

void vector_clock_free(struct vector_clock *clock) {
    free(clock->counts);
    *clock = (struct vector_clock){0};
}

/* Does the clock's owner know all that was left? May say no although it does. */
static bool knows_all(const struct handover *handover, const struct vector_clock *clock) {
    return !handover->clock.length || (handover->count && vector_clock_count(clock, handover->by) >= handover->count);
}

void handover_release(struct handover *handover, const struct vector_clock *clock, u32 thread) {
    if (knows_all(handover, clock)) {
        vector_clock_copy(&handover->clock, clock);
        handover->by = thread;
        handover->count = vector_clock_count(clock, thread);
    } else {
        vector_clock_join(&handover->clock, clock);
        handover->count = 0;
    }
}

void handover_acquire(const struct handover *handover, struct vector_clock *clock) {
    if (!knows_all(handover, clock)) vector_clock_join(clock, &handover->clock);
}

void handover_free(struct handover *handover) { vector_clock_free(&handover->clock); }
