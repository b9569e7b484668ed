#include "search/cache/mentions.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/reserve.h"
#include "vm/explore/inspect.h"

struct mentions {
    struct space *space;
    struct cursor_follower follower;
    u32 first, end; /* numbers of newer objects lie between them */
    u32 *counts;    /* by number; a reserved mapping */
};

static u64 counts_bytes(const struct mentions *m) { return (u64)m->end * sizeof *m->counts; }

struct mentions *mentions_new(struct space *space) {
    struct mentions *m = memory_zero(1, sizeof *m);
    m->space = space;
    inspect_newer_numbers(space->vm, &m->first, &m->end);
    m->counts = reserve_take(counts_bytes(m));
    if (m->counts) return m;
    mentions_free(m);
    return NULL;
}

void mentions_free(struct mentions *m) {
    if (!m) return;
    cursor_follower_free(&m->follower);
    reserve_give(m->counts, counts_bytes(m));
    free(m);
}

u64 mentions_bytes(const struct mentions *m) { return sizeof *m + cursor_follower_bytes(&m->follower); }

static void add(struct mentions *m, u32 id, u32 change) {
    u32 length;
    const u8 *bytes = id ? space_component(m->space, id, &length) : NULL;
    for (u32 i = 0; id && i + 4 <= length; i += 4) {
        u32 word;
        memcpy(&word, bytes + i, 4);
        if (word >= m->first && word < m->end) m->counts[word] += change;
    }
}

static void follow_slot(void *context, u32 slot, u32 from, u32 to) {
    struct mentions *m = context;
    (void)slot;
    add(m, from, UINT32_MAX); /* minus 1 */
    add(m, to, 1);
}

bool mentions_any(struct mentions *m, const ref *objects, u32 count) {
    cursor_follow(m->space->cursor, &m->follower, follow_slot, m);
    for (u32 i = 0; i < count; i++) {
        assert(objects[i] >= m->first && objects[i] < m->end);
        if (m->counts[objects[i]]) return true;
    }
    return false;
}
