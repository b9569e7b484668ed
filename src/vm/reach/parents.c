#include "vm/reach/parents.h"

#include <assert.h>
#include <stdlib.h>

#include "base/reserve.h"
#include "vm/heap/heap.h"

int parents_init(struct parents *p, u32 numbers, const u8 *flags) {
    *p = (struct parents){.of = reserve_take((u64)numbers * sizeof(u32)), .numbers = numbers, .flags = flags};
    return link_cut_init(&p->forest, numbers) < 0 || !p->of ? -1 : 0;
}

void parents_free(struct parents *p) {
    reserve_give(p->of, (u64)p->numbers * sizeof(u32));
    link_cut_free(&p->forest);
    vec_free(&p->trail);
    vec_free(&p->taken_back);
}

u64 parents_bytes(const struct parents *p) {
    return ((u64)p->trail.capacity + p->taken_back.capacity) * sizeof(struct parent_change);
}

bool parents_is_root(const struct parents *p, u32 holder) {
    return holder_kind(holder) != HOLDER_OBJECT || (p->flags[holder_number(holder)] & OBJECT_BASE);
}

/* Is the parent an object of the forest? */
static bool is_linked(const struct parents *p, u32 parent) {
    return parent != PARENT_NONE && parent != PARENT_LOST && !parents_is_root(p, parent);
}

static void put(struct parents *p, ref r, u32 parent) {
    if (is_linked(p, p->of[r])) link_cut_cut(&p->forest, r);
    p->of[r] = parent;
    if (is_linked(p, parent)) link_cut_link(&p->forest, r, holder_number(parent));
}

/* What an object has before it loses its parent is enough to take both changes back. */
void parents_set(struct parents *p, ref r, u32 parent, u64 now) {
    if (p->of[r] != PARENT_LOST) vec_push(&p->trail, ((struct parent_change){now, r, p->of[r]}));
    put(p, r, parent);
}

ref parents_last(struct parents *p, ref r) { return is_linked(p, p->of[r]) ? link_cut_root(&p->forest, r) : r; }

/* First all are cut off: linked one by one, they might form a circle in between. */
void parents_undo(struct parents *p, u64 mark) {
    p->taken_back.count = 0;
    while (p->trail.count && p->trail.items[p->trail.count - 1].at > mark) {
        struct parent_change change = vec_pop(&p->trail);
        put(p, change.object, PARENT_LOST);
        vec_push(&p->taken_back, change);
    }
    while (p->taken_back.count) { /* the oldest one of an object comes first */
        struct parent_change change = vec_pop(&p->taken_back);
        assert(change.old != PARENT_LOST);
        if (p->of[change.object] == PARENT_LOST) put(p, change.object, change.old);
    }
}
