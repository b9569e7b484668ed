#include "detect/atomic_accesses.h"

/* Numbers of lists, plus 1; 0: none. Reads and writes. */
struct cell {
    u32 lists[2];
};

static void drop(void *context, void *at) {
    struct atomic_accesses *atomic = context;
    const struct cell *cell = at;
    for (int i = 0; i < 2; i++)
        if (cell->lists[i]) readers_drop(&atomic->lists, cell->lists[i] - 1);
}

void atomic_accesses_init(struct atomic_accesses *atomic) {
    *atomic = (struct atomic_accesses){0};
    shadow_init(&atomic->shadow, sizeof(struct cell), drop, atomic);
}

void atomic_accesses_free(struct atomic_accesses *atomic) {
    shadow_free(&atomic->shadow);
    readers_free(&atomic->lists);
}

void atomic_accesses_forget(struct atomic_accesses *atomic, u32 object) {
    if (atomic->any) shadow_forget(&atomic->shadow, object);
}

void atomic_accesses_note(struct atomic_accesses *atomic, const struct event *event, u32 count) {
    struct cell *cell = shadow_cell(&atomic->shadow, event->object, event->slot);
    u32 *list = &cell->lists[event->kind == EVENT_WRITE];
    if (!*list) *list = readers_new(&atomic->lists) + 1;
    readers_note(&atomic->lists, *list - 1, event->thread, count, access_mark_of(event));
    atomic->any = true;
}

const struct reader *atomic_accesses_list(struct atomic_accesses *atomic, u32 object, u32 slot, bool writes,
                                          u32 *count) {
    *count = 0;
    if (!atomic->any) return NULL;
    const struct cell *cell = shadow_cell(&atomic->shadow, object, slot);
    u32 list = cell->lists[writes];
    return list ? readers_all(&atomic->lists, list - 1, count) : NULL;
}

u64 atomic_accesses_bytes(const struct atomic_accesses *atomic) {
    return shadow_bytes(&atomic->shadow) + readers_bytes(&atomic->lists);
}
