#include "detect/sharing.h"

#include <stdlib.h>

static struct access_mark plain(const struct sharing_access *access) {
    return (struct access_mark){access->mark, access->thread};
}

u32 sharing_new(struct sharings *sharings, const struct sharing_access *owner) {
    if (!sharings->unused.count) {
        vec_push(&sharings->list, (struct sharing){0});
        vec_push(&sharings->unused, sharings->list.count);
    }
    u32 number = vec_pop(&sharings->unused);
    struct sharing *sharing = sharing_at(sharings, number), made = {.fresh = true, .set = owner->locks};
    made.segments = sharing->segments;
    made.segments.count = 0;
    made.owner = plain(owner);
    *sharing = made;
    vec_push(&sharing->segments, owner->segment);
    return number;
}

void sharing_drop(struct sharings *sharings, u32 number) { vec_push(&sharings->unused, number); }

u64 sharings_bytes(const struct sharings *sharings) {
    u64 bytes = sharings->list.capacity * sizeof(struct sharing) + sharings->unused.capacity * sizeof(u32);
    for (u32 i = 0; i < sharings->list.count; i++) bytes += sharings->list.items[i].segments.capacity * sizeof(u32);
    return bytes;
}

void sharings_free(struct sharings *sharings) {
    for (u32 i = 0; i < sharings->list.count; i++) vec_free(&sharings->list.items[i].segments);
    vec_free(&sharings->list);
    vec_free(&sharings->unused);
}

/* ---- order ---- */

static bool has_segment(const struct sharing *sharing, u32 segment) {
    u32 low = 0, high = sharing->segments.count;
    while (low < high) {
        u32 middle = low + (high - low) / 2;
        if (sharing->segments.items[middle] < segment) low = middle + 1;
        else high = middle;
    }
    return low < sharing->segments.count && sharing->segments.items[low] == segment;
}

/* Those that come before it: whatever comes after it comes after them. */
static void drop_earlier(struct sharing *sharing, struct segments *segments, u32 segment) {
    u32 kept = 0;
    for (u32 i = 0; i < sharing->segments.count; i++) {
        u32 other = sharing->segments.items[i];
        if (!segments_before(segments, other, segment)) sharing->segments.items[kept++] = other;
    }
    sharing->segments.count = kept;
}

/* A segment that is there stays unordered with the others: what comes before it was over when it began. */
bool sharing_enter(struct sharing *sharing, struct segments *segments, u32 segment) {
    if (has_segment(sharing, segment)) return true;
    drop_earlier(sharing, segments, segment);
    if (!sharing->segments.count) return false;
    vec_push(&sharing->segments, segment);
    for (u32 i = sharing->segments.count - 1; i && sharing->segments.items[i - 1] > segment; i--) {
        sharing->segments.items[i] = sharing->segments.items[i - 1];
        sharing->segments.items[i - 1] = segment;
    }
    return true;
}

/* ---- accesses ---- */

static void note_in(struct sharing_access newest[2], const struct sharing_access *now) {
    if (newest[0].mark && newest[0].thread != now->thread) newest[1] = newest[0];
    newest[0] = *now;
}

void sharing_note(struct sharing *sharing, const struct sharing_access *now) {
    note_in(sharing->last, now);
    if (access_mark_writes(now->mark)) note_in(sharing->write, now);
}

/* The accesses that conflict with it, if they are another thread's: for a write all, for a read the writes. */
static const struct sharing_access *rivals(const struct sharing *sharing, const struct sharing_access *now) {
    return access_mark_writes(now->mark) ? sharing->last : sharing->write;
}

bool sharing_good_pair(const struct sharing *sharing, struct numsets *sets, struct segments *segments,
                       const struct sharing_access *now, struct sharing_pair *pair) {
    const struct sharing_access *newest = rivals(sharing, now);
    for (u32 i = 0; i < 2; i++) {
        if (!newest[i].mark || newest[i].thread == now->thread) continue;
        if (numset_common(sets, newest[i].locks, now->locks)) continue;
        if (segments_before(segments, newest[i].segment, now->segment)) continue;
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
