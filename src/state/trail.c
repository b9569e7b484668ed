#include "state/trail.h"

#define FIRST_CAPACITY   (4096u / sizeof(struct trail_entry))
#define LARGEST_CAPACITY (1u << 30)

static size_t bytes_of(u32 capacity) { return (size_t)capacity * sizeof(struct trail_entry); }

bool trail_open(struct trail *trail, struct budget *budget, u64 limit_bytes) {
    *trail = (struct trail){.budget = budget, .capacity = FIRST_CAPACITY, .limit = FIRST_CAPACITY};
    while (trail->limit < LARGEST_CAPACITY && bytes_of(trail->limit * 2) <= limit_bytes) trail->limit *= 2;
    trail->entries = budget_take(budget, bytes_of(trail->capacity));
    return trail->entries != NULL;
}

void trail_close(struct trail *trail) {
    budget_return(trail->budget, trail->entries, bytes_of(trail->capacity));
    trail->entries = NULL;
}

static struct trail_entry *entry_at(const struct trail *trail, u64 position) {
    return &trail->entries[position & (trail->capacity - 1)];
}

static bool enlarge(struct trail *trail) {
    if (trail->capacity >= trail->limit) return false;
    struct trail larger = *trail;
    larger.capacity = trail->capacity * 2;
    larger.entries = budget_take(trail->budget, bytes_of(larger.capacity));
    if (!larger.entries) return false;
    for (u64 position = trail->tail; position < trail->head; position++)
        *entry_at(&larger, position) = *entry_at(trail, position);
    trail_close(trail);
    *trail = larger;
    return true;
}

void trail_make_room(struct trail *trail) {
    if (!enlarge(trail)) trail->tail++;
}

void trail_forget(struct trail *trail) { trail->tail = trail->head; }

u64 trail_bytes(const struct trail *trail) { return bytes_of(trail->capacity); }
