#include "detect/eraser.h"

#include <stddef.h>
#include <stdlib.h>

#include "base/compiler.h"
#include "base/memory.h"
#include "detect/handovers.h"
#include "detect/locksets.h"
#include "detect/shadow.h"
#include "detect/sharing.h"

/* Virgin: all zero. Exclusive: an owner. Else: a number of a sharing, or TOLD. */
struct cell {
    access_mark_word last; /* of the owner; of one that inherited it, the last write if there is one */
    u32 owner;             /* the segment of its last access + 1; 0: there is none */
    union {
        u32 locks;   /* of an owner: what protected its last access (locksets.h) */
        u32 sharing; /* else; 0: none */
    };
    bool inherited; /* the owner is not the first one: what it does is no initialisation */
    u32 written;    /* then: the segment of its last write + 1; 0: none */
};

#define TOLD UINT32_MAX /* there was a warning that cannot get better */

struct eraser {
    struct sink sink;
    struct sink lock, unlock; /* the short way for these */
    struct races *races;
    const struct names *names;
    struct locksets locks;
    struct segments *segments;
    struct handovers handovers;
    struct VEC(u32) now; /* by thread: the segment it is in + 1; 0: not known yet */
    struct shadow shadow;
    struct sharings sharings;
    u64 variables;
};

static void drop(void *context, void *at) {
    struct eraser *eraser = context;
    struct cell *cell = at;
    if (!cell->owner && cell->sharing && cell->sharing != TOLD) sharing_drop(&eraser->sharings, cell->sharing);
    if (cell->owner || cell->sharing) eraser->variables--;
}

/* ---- warnings ---- */

static void warn(struct eraser *eraser, struct cell *cell, const struct event *event, const struct sharing_pair *pair) {
    struct sharing *sharing = sharing_at(&eraser->sharings, cell->sharing);
    if (sharing->warned) races_take_back(eraser->races, RULE_ERASER, sharing->pair);
    sharing->pair =
        races_add(eraser->races, eraser->names, RULE_ERASER, event->object, event->slot, &pair->earlier, &pair->later);
    sharing->warned = true;
    if (!pair->good) return;
    sharing_drop(&eraser->sharings, cell->sharing);
    cell->sharing = TOLD;
}

/* The sharing's set is empty. A second warning must be better than the first. */
static void warn_if_due(struct eraser *eraser, struct cell *cell, const struct event *event,
                        const struct sharing_access *now) {
    const struct sharing *sharing = sharing_at(&eraser->sharings, cell->sharing);
    struct sharing_pair pair;
    if (sharing_good_pair(sharing, eraser->locks.sets, eraser->segments, now, &pair) ||
        (!sharing->warned && sharing_any_pair(sharing, now, &pair)))
        warn(eraser, cell, event, &pair);
}

/* ---- segments ---- */

static void refresh(struct eraser *eraser, u32 thread) {
    while (eraser->now.count <= thread) vec_push(&eraser->now, 0);
    eraser->now.items[thread] = segments_now(eraser->segments, thread) + 1;
}

static void on_order(struct eraser *eraser, const struct event *event) {
    if (event->kind == EVENT_START) segments_start(eraser->segments, event->thread, event->other);
    else if (!(event->flags & EVENT_TRY)) segments_join(eraser->segments, event->thread, event->other);
    refresh(eraser, event->thread);
    refresh(eraser, event->other);
}

static void on_handover(struct eraser *eraser, const struct event *event) {
    handovers_take(&eraser->handovers, eraser->segments, event);
    refresh(eraser, event->thread);
}

/* ---- states ---- */

/* The set holds nothing that the last access was without: if this one has the same locks, it stays as it is. */
static void refine(struct eraser *eraser, struct cell *cell, const struct event *event,
                   const struct sharing_access *now) {
    struct sharing *sharing = sharing_at(&eraser->sharings, cell->sharing);
    if (sharing->fresh && !sharing->set) sharing->set = now->locks;
    else if (sharing->fresh || sharing->last[0].locks != now->locks)
        sharing->set = numset_common(eraser->locks.sets, sharing->set, now->locks);
    sharing->fresh = false;
    if (event->kind == EVENT_WRITE) sharing->modified = true;
    if (sharing->modified && !sharing->set) warn_if_due(eraser, cell, event, now);
    if (cell->sharing != TOLD) sharing_note(sharing_at(&eraser->sharings, cell->sharing), now);
}

/* An access of the owner. */
static void note(struct cell *cell, access_mark_word mark, u32 locks, u32 owner) {
    if (!cell->inherited || access_mark_writes(mark) || !cell->written) cell->last = mark;
    if (cell->inherited && access_mark_writes(mark)) cell->written = owner;
    cell->owner = owner;
    cell->locks = locks;
}

static void own(struct cell *cell, const struct sharing_access *now, bool inherited) {
    *cell = (struct cell){.inherited = inherited};
    note(cell, now->mark, now->locks, now->segment + 1);
}

static bool is_owners(struct eraser *eraser, const struct cell *cell, const struct sharing_access *now) {
    return segments_thread(eraser->segments, cell->owner - 1) == now->thread;
}

/* Has the owner written it, and nothing orders the access after that? */
static bool is_written(struct eraser *eraser, const struct cell *cell, const struct sharing_access *now) {
    return cell->written && !segments_before(eraser->segments, cell->written - 1, now->segment);
}

/* What the first owner did may have been an initialisation; what those did who inherited it counts. */
static void share(struct eraser *eraser, struct cell *cell, const struct sharing_access *now) {
    u32 segment = cell->owner - 1;
    bool inherited = cell->inherited, written = is_written(eraser, cell, now);
    struct sharing_access last = {cell->last, segments_thread(eraser->segments, segment), cell->locks, segment};
    *cell = (struct cell){.sharing = sharing_new(&eraser->sharings, &last)};
    struct sharing *sharing = sharing_at(&eraser->sharings, cell->sharing);
    sharing->fresh = !inherited;
    sharing->modified = written;
    if (inherited) sharing_note(sharing, &last);
}

/* Is it ordered after what all other threads did? A variable with a warning is not looked at anew. */
static bool is_handed_over(struct eraser *eraser, struct cell *cell, const struct sharing_access *now) {
    struct sharing *sharing = sharing_at(&eraser->sharings, cell->sharing);
    if (sharing_enter(sharing, eraser->segments, now->segment) || sharing->warned) return false;
    sharing_drop(&eraser->sharings, cell->sharing);
    return true;
}

NOINLINE static void access_slowly(struct eraser *eraser, struct cell *cell, const struct event *event) {
    if (event->thread >= eraser->now.count || !eraser->now.items[event->thread]) refresh(eraser, event->thread);
    struct sharing_access now = {access_mark_of(event), event->thread,
                                 lockset_for(&eraser->locks, event->thread, event->kind == EVENT_WRITE),
                                 eraser->now.items[event->thread] - 1};
    if (!cell->owner && !cell->sharing) {
        eraser->variables++;
        own(cell, &now, false);
    } else if (cell->owner && is_owners(eraser, cell, &now)) {
        note(cell, now.mark, now.locks, now.segment + 1);
    } else if (cell->owner && segments_before(eraser->segments, cell->owner - 1, now.segment)) {
        own(cell, &now, true);
    } else {
        if (cell->owner) share(eraser, cell, &now);
        if (is_handed_over(eraser, cell, &now)) own(cell, &now, true);
        else refine(eraser, cell, event, &now);
    }
}

NOINLINE static void on_other(struct eraser *eraser, const struct event *event) {
    if (event->kind == EVENT_LOCK) locksets_lock(&eraser->locks, event);
    if (event->kind == EVENT_UNLOCK) locksets_unlock(&eraser->locks, event);
    if (event->kind == EVENT_START || event->kind == EVENT_JOIN) on_order(eraser, event);
    if (event->kind == EVENT_HAND || event->kind == EVENT_RECEIVE) on_handover(eraser, event);
    if (event->kind != EVENT_FREE) return;
    shadow_forget(&eraser->shadow, event->object);
    locksets_forget(&eraser->locks, event->object);
    handovers_forget(&eraser->handovers, event->object);
}

static void on_access(struct eraser *eraser, const struct event *event) {
    struct cell *cell = shadow_cell(&eraser->shadow, event->object, event->slot);
    u32 thread = event->thread;
    if (cell->owner && thread < eraser->now.count && cell->owner == eraser->now.items[thread]) {
        note(cell, access_mark_of(event), lockset_for(&eraser->locks, thread, event->kind == EVENT_WRITE), cell->owner);
    } else if (cell->owner || cell->sharing != TOLD) access_slowly(eraser, cell, event);
}

static void on_event(struct sink *sink, const struct event *event) {
    struct eraser *eraser = (struct eraser *)sink;
    if (event->kind != EVENT_READ && event->kind != EVENT_WRITE) on_other(eraser, event);
    else if (!(event->flags & (EVENT_LIBRARY | EVENT_ATOMIC | EVENT_SECTION))) on_access(eraser, event);
}

static void on_lock(struct sink *sink, const struct event *event) {
    struct eraser *eraser = (struct eraser *)((char *)sink - offsetof(struct eraser, lock));
    locksets_lock(&eraser->locks, event);
}

static void on_unlock(struct sink *sink, const struct event *event) {
    struct eraser *eraser = (struct eraser *)((char *)sink - offsetof(struct eraser, unlock));
    locksets_unlock(&eraser->locks, event);
}

static struct sink *route(struct sink *sink, enum event_kind kind) {
    struct eraser *eraser = (struct eraser *)sink;
    return kind == EVENT_LOCK ? &eraser->lock : kind == EVENT_UNLOCK ? &eraser->unlock : NULL;
}

struct eraser *eraser_new(struct races *races, const struct names *names) {
    struct eraser *eraser = memory_zero(1, sizeof *eraser);
    *eraser = (struct eraser){.races = races, .names = names};
    eraser->sink =
        (struct sink){on_event,
                      SINK_WANTS(LOCK) | SINK_WANTS(UNLOCK) | SINK_WANTS(READ) | SINK_WANTS(WRITE) | SINK_WANTS(START) |
                          SINK_WANTS(JOIN) | SINK_WANTS(HAND) | SINK_WANTS(RECEIVE) | SINK_WANTS(FREE),
                      .route = route};
    eraser->lock.on_event = on_lock;
    eraser->unlock.on_event = on_unlock;
    locksets_init(&eraser->locks);
    eraser->segments = segments_new();
    handovers_init(&eraser->handovers);
    shadow_init(&eraser->shadow, sizeof(struct cell), drop, eraser);
    return eraser;
}

struct sink *eraser_sink(struct eraser *eraser) {
    return &eraser->sink;
}

void eraser_free(struct eraser *eraser) {
    if (!eraser) return;
    shadow_free(&eraser->shadow);
    sharings_free(&eraser->sharings);
    locksets_free(&eraser->locks);
    segments_free(eraser->segments);
    handovers_free(&eraser->handovers);
    vec_free(&eraser->now);
    free(eraser);
}

u64 eraser_variables(const struct eraser *eraser) { return eraser->variables; }

u64 eraser_bytes(const struct eraser *eraser) {
    return sizeof *eraser + shadow_bytes(&eraser->shadow) + locksets_bytes(&eraser->locks) +
           sharings_bytes(&eraser->sharings) + segments_bytes(eraser->segments) + handovers_bytes(&eraser->handovers) +
           eraser->now.capacity * sizeof(u32);
}
