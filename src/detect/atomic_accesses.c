#include "detect/atomic_accesses.h"

/* Numbers of lists, plus 1; 0: none. Reads and writes. */
struct cell {
    u32 lists[2];
};

static void drop(void *context, void *at) {
    struct atomic_accesses *mixed = context;
    const struct cell *cell = at;
    for (int i = 0; i < 2; i++)
        if (cell->lists[i]) readers_drop(&mixed->lists, cell->lists[i] - 1);
}

void atomic_accesses_init(struct atomic_accesses *mixed) {
    *mixed = (struct atomic_accesses){0};
    shadow_init(&mixed->shadow, sizeof(struct cell), drop, mixed);
}

void atomic_accesses_free(struct atomic_accesses *mixed) {
    shadow_free(&mixed->shadow);
    readers_free(&mixed->lists);
}

void atomic_accesses_forget(struct atomic_accesses *mixed, u32 object) {
    if (mixed->any) shadow_forget(&mixed->shadow, object);
}

void atomic_accesses_note(struct atomic_accesses *mixed, const struct event *event, u32 count) {
    struct cell *cell = shadow_cell(&mixed->shadow, event->object, event->slot);
    u32 *list = &cell->lists[event->kind == EVENT_WRITE];
    if (!*list) *list = readers_new(&mixed->lists) + 1;
    readers_note(&mixed->lists, *list - 1, event->thread, count, access_mark_of(event));
    mixed->any = true;
}

const struct reader *atomic_accesses_list(struct atomic_accesses *mixed, u32 object, u32 slot, bool writes, u32 *count) {
    *count = 0;
    if (!mixed->any) return NULL;
    const struct cell *cell = shadow_cell(&mixed->shadow, object, slot);
    u32 list = cell->lists[writes];
    return list ? readers_all(&mixed->lists, list - 1, count) : NULL;
}

u64 atomic_accesses_bytes(const struct atomic_accesses *mixed) { return shadow_bytes(&mixed->shadow) + readers_bytes(&mixed->lists); }
