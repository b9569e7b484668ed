#include "detect/clocks.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/panic.h"

void clock_reach(struct clock *clock, u32 length) {
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

void clock_join(struct clock *clock, const struct clock *other) {
    clock_reach(clock, other->length);
    for (u32 i = 0; i < other->length; i++)
        clock->counts[i] = clock->counts[i] > other->counts[i] ? clock->counts[i] : other->counts[i];
}

void clock_copy(struct clock *clock, const struct clock *other) {
    if (other->length > clock->capacity) clock_reach(clock, other->length);
    clock->length = other->length;
    for (u32 i = 0; i < other->length; i++) clock->counts[i] = other->counts[i];
}

bool clock_leq(const struct clock *a, const struct clock *b) {
    for (u32 i = 0; i < a->length; i++)
        if (a->counts[i] > clock_count(b, i)) return false;
    return true;
}

void clock_free(struct clock *clock) {
    free(clock->counts);
    *clock = (struct clock){0};
}

/* Does the clock's owner know all that was left? May say no although it does. */
static bool knows_all(const struct handover *handover, const struct clock *clock) {
    return !handover->clock.length || (handover->count && clock_count(clock, handover->by) >= handover->count);
}

void handover_leave(struct handover *handover, const struct clock *clock, u32 thread) {
    if (knows_all(handover, clock)) {
        clock_copy(&handover->clock, clock);
        handover->by = thread;
        handover->count = clock_count(clock, thread);
    } else {
        clock_join(&handover->clock, clock);
        handover->count = 0;
    }
}

void handover_fetch(const struct handover *handover, struct clock *clock) {
    if (!knows_all(handover, clock)) clock_join(clock, &handover->clock);
}

void handover_free(struct handover *handover) { clock_free(&handover->clock); }
