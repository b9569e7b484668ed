#include "detect/readers.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

u32 readers_new(struct reader_lists *readers) {
    if (readers->unused.count) return vec_pop(&readers->unused);
    vec_push(&readers->lists, (struct reader_list){0});
    return readers->lists.count - 1;
}

void readers_drop(struct reader_lists *readers, u32 list) {
    assert(list < readers->lists.count);
    vec_free(&readers->lists.items[list]);
    vec_push(&readers->unused, list);
}

/* Where the thread is, or would be. */
static u32 position(const struct reader_list *list, u32 thread) {
    u32 low = 0, high = list->count;
    while (low < high) {
        u32 middle = (low + high) / 2;
        if (list->items[middle].thread < thread) low = middle + 1;
        else high = middle;
    }
    return low;
}

void readers_note(struct reader_lists *readers, u32 number, u32 thread, u32 count, access_mark_word mark) {
    assert(number < readers->lists.count);
    struct reader_list *list = &readers->lists.items[number];
    struct reader reader = {mark, thread, count};
    u32 at = position(list, thread);
    if (at == list->count || list->items[at].thread != thread) {
        vec_push(list, reader);
        memmove(list->items + at + 1, list->items + at, (list->count - 1 - at) * sizeof reader);
    } else if (list->items[at].count == count) {
        return;
    }
    list->items[at] = reader;
}

const struct reader *readers_all(const struct reader_lists *readers, u32 list, u32 *count) {
    assert(list < readers->lists.count);
    *count = readers->lists.items[list].count;
    return readers->lists.items[list].items;
}

u64 readers_bytes(const struct reader_lists *readers) {
    u64 bytes = readers->lists.capacity * sizeof(struct reader_list) + readers->unused.capacity * sizeof(u32);
    for (u32 i = 0; i < readers->lists.count; i++) bytes += readers->lists.items[i].capacity * sizeof(struct reader);
    return bytes;
}

void readers_free(struct reader_lists *readers) {
    for (u32 i = 0; i < readers->lists.count; i++) vec_free(&readers->lists.items[i]);
    vec_free(&readers->lists);
    vec_free(&readers->unused);
}
