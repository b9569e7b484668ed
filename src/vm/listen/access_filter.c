#include "vm/listen/access_filter.h"

#include <stdlib.h>

void access_filter_free(struct access_filter *repeats) {
    for (u32 i = 0; i < repeats->further.count; i++) vec_free(&repeats->further.items[i]);
    vec_free(&repeats->further);
    vec_free(&repeats->objects);
    vec_free(&repeats->unused);
}

static u32 new_further(struct access_filter *repeats) {
    if (repeats->unused.count) return vec_pop(&repeats->unused);
    vec_push(&repeats->further, (struct repeats_lines){0});
    return repeats->further.count - 1;
}

struct access_filter_line *access_filter_find(struct access_filter *repeats, u32 object, u32 place) {
    if (!repeats->further.count) vec_push(&repeats->further, (struct repeats_lines){0});
    while (repeats->objects.count <= object) vec_push(&repeats->objects, (struct access_filter_line){0});
    struct access_filter_line *first = &repeats->objects.items[object];
    if (place < ACCESS_FILTER_LINE) return first;
    if (!first->more) first->more = new_further(repeats);
    struct repeats_lines *further = &repeats->further.items[first->more];
    while (further->count <= place / ACCESS_FILTER_LINE) vec_push(further, (struct access_filter_line){0});
    return &further->items[place / ACCESS_FILTER_LINE];
}

void access_filter_forget(struct access_filter *repeats, u32 object) {
    if (object >= repeats->objects.count) return;
    u32 more = repeats->objects.items[object].more;
    repeats->objects.items[object] = (struct access_filter_line){0};
    if (!more) return;
    vec_free(&repeats->further.items[more]);
    vec_push(&repeats->unused, more);
}
