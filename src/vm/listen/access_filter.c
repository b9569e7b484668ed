#include "vm/listen/access_filter.h"

#include <stdlib.h>

void access_filter_free(struct access_filter *filter) {
    for (u32 i = 0; i < filter->further.count; i++) vec_free(&filter->further.items[i]);
    vec_free(&filter->further);
    vec_free(&filter->objects);
    vec_free(&filter->unused);
}

static u32 new_further(struct access_filter *filter) {
    if (filter->unused.count) return vec_pop(&filter->unused);
    vec_push(&filter->further, (struct access_filter_lines){0});
    return filter->further.count - 1;
}

struct access_filter_line *access_filter_find(struct access_filter *filter, u32 object, u32 place) {
    if (!filter->further.count) vec_push(&filter->further, (struct access_filter_lines){0});
    while (filter->objects.count <= object) vec_push(&filter->objects, (struct access_filter_line){0});
    struct access_filter_line *first = &filter->objects.items[object];
    if (place < ACCESS_FILTER_LINE) return first;
    if (!first->more) first->more = new_further(filter);
    struct access_filter_lines *further = &filter->further.items[first->more];
    while (further->count <= place / ACCESS_FILTER_LINE) vec_push(further, (struct access_filter_line){0});
    return &further->items[place / ACCESS_FILTER_LINE];
}

void access_filter_forget(struct access_filter *filter, u32 object) {
    if (object >= filter->objects.count) return;
    u32 more = filter->objects.items[object].more;
    filter->objects.items[object] = (struct access_filter_line){0};
    if (!more) return;
    vec_free(&filter->further.items[more]);
    vec_push(&filter->unused, more);
}
