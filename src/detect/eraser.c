#include "detect/eraser.h"

#include <stddef.h>
#include <stdlib.h>

#include "base/compiler.h"
#include "base/memory.h"
#include "detect/locksets.h"
#include "detect/shadow.h"
#include "detect/sharing.h"

/* Virgin: all zero. Exclusive: an owner. Else: a number of a sharing, or TOLD. */
struct cell {
    access_mark_word last; /* of the owner */
    u32 owner;             /* thread + 1 */
    u32 sharing;           /* 0: none */
};

#define TOLD UINT32_MAX /* there was a warning that cannot get better */

struct eraser {
    struct sink sink;
    struct sink lock, unlock; /* the short way for these */
    struct races *races;
    const struct names *names;
    struct locksets locks;
    struct shadow shadow;
    struct sharings sharings;
    u64 variables;
};

static void drop(void *context, void *at) {
    struct eraser *eraser = context;
    struct cell *cell = at;
    if (cell->sharing && cell->sharing != TOLD) sharing_drop(&eraser->sharings, cell->sharing);
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
    if (sharing_good_pair(sharing, eraser->locks.sets, now, &pair) ||
        (!sharing->warned && sharing_any_pair(sharing, now, &pair)))
        warn(eraser, cell, event, &pair);
}

/* ---- states ---- */

/* The set holds nothing that the last access was without: if this one has the same locks, it stays as it is. */
static void refine(struct eraser *eraser, struct cell *cell, const struct event *event, u32 locks) {
    struct sharing *sharing = sharing_at(&eraser->sharings, cell->sharing);
    struct sharing_access now = {access_mark_of(event), event->thread, locks};
    if (sharing->fresh) sharing->set = locks;
    else if (sharing->last[0].locks != locks) sharing->set = numset_common(eraser->locks.sets, sharing->set, locks);
    sharing->fresh = false;
    if (event->kind == EVENT_WRITE) sharing->modified = true;
    if (sharing->modified && !sharing->set) warn_if_due(eraser, cell, event, &now);
    if (cell->sharing != TOLD) sharing_note(sharing_at(&eraser->sharings, cell->sharing), &now);
}

NOINLINE static void access_slowly(struct eraser *eraser, struct cell *cell, const struct event *event) {
    if (!cell->owner && !cell->sharing) {
        *cell = (struct cell){.last = access_mark_of(event), .owner = event->thread + 1};
        eraser->variables++;
        return;
    }
    if (cell->owner) {
        struct access_mark first = {cell->last, cell->owner - 1};
        *cell = (struct cell){.sharing = sharing_new(&eraser->sharings, &first)};
    }
    refine(eraser, cell, event, lockset_for(&eraser->locks, event->thread, event->kind == EVENT_WRITE));
}

NOINLINE static void on_other(struct eraser *eraser, const struct event *event) {
    if (event->kind == EVENT_LOCK) locksets_lock(&eraser->locks, event);
    if (event->kind == EVENT_UNLOCK) locksets_unlock(&eraser->locks, event);
    if (event->kind != EVENT_FREE) return;
    shadow_forget(&eraser->shadow, event->object);
    locksets_forget(&eraser->locks, event->object);
}

static void on_access(struct eraser *eraser, const struct event *event) {
    struct cell *cell = shadow_cell(&eraser->shadow, event->object, event->slot);
    if (cell->owner == event->thread + 1) cell->last = access_mark_of(event);
    else if (cell->sharing != TOLD) access_slowly(eraser, cell, event);
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
    eraser->sink = (struct sink){
        on_event, SINK_WANTS(LOCK) | SINK_WANTS(UNLOCK) | SINK_WANTS(READ) | SINK_WANTS(WRITE) | SINK_WANTS(FREE),
        .route = route};
    eraser->lock.on_event = on_lock;
    eraser->unlock.on_event = on_unlock;
    locksets_init(&eraser->locks);
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
    free(eraser);
}

u64 eraser_variables(const struct eraser *eraser) { return eraser->variables; }

u64 eraser_bytes(const struct eraser *eraser) {
    return sizeof *eraser + shadow_bytes(&eraser->shadow) + locksets_bytes(&eraser->locks) +
           sharings_bytes(&eraser->sharings);
}
