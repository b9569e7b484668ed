#include "detect/sharing.h"

#include <stdlib.h>

u32 sharing_new(struct sharings *sharings, const struct access_mark *owner) {
    struct sharing sharing = {.fresh = true, .owner = *owner};
    if (sharings->unused.count) {
        u32 number = vec_pop(&sharings->unused);
        *sharing_at(sharings, number) = sharing;
        return number;
    }
    vec_push(&sharings->list, sharing);
    return sharings->list.count;
}

void sharing_drop(struct sharings *sharings, u32 number) { vec_push(&sharings->unused, number); }

u64 sharings_bytes(const struct sharings *sharings) {
    return sharings->list.capacity * sizeof(struct sharing) + sharings->unused.capacity * sizeof(u32);
}

void sharings_free(struct sharings *sharings) {
    vec_free(&sharings->list);
    vec_free(&sharings->unused);
}

static void note_in(struct sharing_access newest[2], const struct sharing_access *now) {
    if (newest[0].mark && newest[0].thread != now->thread) newest[1] = newest[0];
    newest[0] = *now;
}

void sharing_note(struct sharing *sharing, const struct sharing_access *now) {
    note_in(sharing->last, now);
    if (access_mark_writes(now->mark)) note_in(sharing->write, now);
}

static struct access_mark plain(const struct sharing_access *access) {
    return (struct access_mark){access->mark, access->thread};
}

/* The accesses that conflict with it, if they are another thread's: for a write all, for a read the writes. */
static const struct sharing_access *rivals(const struct sharing *sharing, const struct sharing_access *now) {
    return access_mark_writes(now->mark) ? sharing->last : sharing->write;
}

bool sharing_good_pair(const struct sharing *sharing, struct numsets *sets, const struct sharing_access *now,
                       struct sharing_pair *pair) {
    const struct sharing_access *newest = rivals(sharing, now);
    for (u32 i = 0; i < 2; i++) {
        if (!newest[i].mark || newest[i].thread == now->thread) continue;
        if (numset_common(sets, newest[i].locks, now->locks)) continue;
        *pair = (struct sharing_pair){plain(&newest[i]), plain(now), true};
        return true;
    }
    return false;
}

/* The newest access of another thread, the first owner's if there is no other. */
static bool find_other(const struct sharing *sharing, const struct sharing_access newest[2], u32 thread,
                       struct access_mark *other) {
    for (u32 i = 0; i < 2; i++) {
        if (!newest[i].mark || newest[i].thread == thread) continue;
        *other = plain(&newest[i]);
        return true;
    }
    *other = sharing->owner;
    return other->thread != thread;
}

bool sharing_any_pair(const struct sharing *sharing, const struct sharing_access *now, struct sharing_pair *pair) {
    *pair = (struct sharing_pair){.later = plain(now)};
    if (find_other(sharing, rivals(sharing, now), now->thread, &pair->earlier) &&
        (access_mark_writes(now->mark) || access_mark_writes(pair->earlier.mark)))
        return true;
    if (sharing->write[0].thread != now->thread || !sharing->write[0].mark) return false;
    pair->later = plain(&sharing->write[0]);
    return find_other(sharing, sharing->last, now->thread, &pair->earlier);
}
