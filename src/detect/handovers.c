#include "detect/handovers.h"

#include "base/map.h"

enum { SLOTS = 2 };

static u64 key_of(u32 object, u32 slot) { return (u64)object * SLOTS + slot % SLOTS; }

void handovers_init(struct handovers *handovers) { handovers->handed = map_new(); }
void handovers_free(struct handovers *handovers) { map_free(handovers->handed); }

static void hand(struct handovers *handovers, struct segments *segments, u32 thread, u64 key) {
    u64 handed;
    if (map_get(handovers->handed, key, &handed)) map_put(handovers->handed, key, 0);
    else map_put(handovers->handed, key, segments_hand(segments, thread) + 1);
}

static void receive(struct handovers *handovers, struct segments *segments, u32 thread, u64 key) {
    u64 handed;
    if (map_get(handovers->handed, key, &handed) && handed) segments_receive(segments, thread, (u32)handed - 1);
}

void handovers_take(struct handovers *handovers, struct segments *segments, const struct event *event) {
    u64 key = key_of(event->object, event->slot);
    if (event->kind == EVENT_HAND) hand(handovers, segments, event->thread, key);
    else receive(handovers, segments, event->thread, key);
}

void handovers_forget(struct handovers *handovers, u32 object) {
    for (u32 slot = 0; slot < SLOTS; slot++) map_remove(handovers->handed, key_of(object, slot));
}

u64 handovers_bytes(const struct handovers *handovers) { return map_count(handovers->handed) * 32; }
