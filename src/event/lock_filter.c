#include "event/lock_filter.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "base/memory.h"

enum { FIRST_ROOM = 8 };

/* The lowest bit of a life, and the last of them. */
enum { IS_LOCKED = 1, LAST_LIFE = 0xFF };

/* In a pattern: the lock was held with others before which are gone. Its edges are those of then. */
#define LEFT_OVER (UINT64_C(1) << 63)

static void pass_on(struct lock_filter *f, const struct event *e) {
    if (sink_wants(f->to, e->kind)) f->to->on_event(f->to, e);
}

/* ---- threads and locks ---- */

static u64 new_segment(struct lock_filter *f) { return pattern_lock(0, ++f->segments); }

/* Room for as many items. */
static void make_room(struct lock_filter_thread *by, size_t room) {
    size_t told = by->items ? (size_t)(by->told - by->items) : 0, last = by->items ? (size_t)(by->last - by->items) : 0;
    by->items = memory_grow(by->items, room, sizeof *by->items);
    by->told = by->items + told;
    by->last = by->items + last;
    by->limit = by->items + room - 1;
    by->items[0] = (struct lock_filter_lock){0};
}

static struct lock_filter_thread *new_thread(struct lock_filter *f) {
    struct lock_filter_thread *by = memory_zero(1, sizeof *by);
    make_room(by, FIRST_ROOM);
    by->segment = new_segment(f);
    return by;
}

static struct lock_filter_thread *thread_of(struct lock_filter *f, u32 thread) {
    while (f->threads.count <= thread) vec_push(&f->threads, new_thread(f));
    return f->threads.items[thread];
}

/* Of an object that is locked, or was. */
static u32 life_of(struct lock_filter *f, u64 key) {
    u64 object = key >> 2;
    while (f->lives.count <= object) vec_push(&f->lives, 0);
    return f->lives.items[object] |= IS_LOCKED;
}

/* NULL: the thread does not hold it in that mode. */
static struct lock_filter_lock *find(const struct lock_filter_thread *by, u64 key, u32 life) {
    for (struct lock_filter_lock *lock = by->last; lock != by->items; lock--)
        if (lock->key == key && lock->life == life) return lock;
    return NULL;
}

/* What is kept back of the thread's locks is so no longer. */
static void tell_all(struct lock_filter *f, u32 thread) {
    struct lock_filter_thread *by = thread_of(f, thread);
    assert(by->items <= by->told && by->told <= by->last && by->last <= by->limit);
    while (by->told != by->last) {
        const struct lock_filter_lock *lock = ++by->told;
        assert(f->kept_back > 0);
        f->kept_back--;
        pass_on(f, &(struct event){.kind = EVENT_LOCK,
                                   .flags = (u8)lock->flags,
                                   .thread = thread,
                                   .object = (u32)(lock->key >> 2),
                                   .slot = lock->key >> 1 & 1,
                                   .at = lock->at});
    }
}

/* ---- taking ---- */

static void hold(struct lock_filter_thread *by, const struct pattern *pattern, u64 key, u32 life,
                 const struct event *e) {
    if (by->last == by->limit) make_room(by, (size_t)(by->limit - by->items + 1) * 2);
    *++by->last = (struct lock_filter_lock){
        .pattern = pattern->number, .lock = pattern->lock, .key = key, .at = e->at, .flags = e->flags, .life = life};
}

NOINLINE static void take(struct lock_filter *f, const struct event *e, u64 key) {
    struct lock_filter_thread *by = thread_of(f, e->thread);
    u32 life = life_of(f, key);
    bool has = find(by, key, life);
    struct pattern pattern = {.below = by->last->pattern,
                              .taken = lock_filter_taken(key, life, e->flags, e->at),
                              .lock = by->segment | key >> 2};
    if (!has && patterns_know(&f->patterns, &pattern)) {
        hold(by, &pattern, key, life, e);
        f->kept_back++;
        return;
    }
    tell_all(f, e->thread);
    pass_on(f, e);
    if (has) return;
    hold(by, &pattern, key, life, e);
    by->told++;
}

/* ---- giving back ---- */

/* Locks above the one that went are held in another way than any in which locks are taken. */
static void pattern_anew(struct lock_filter *f, struct lock_filter_thread *by) {
    for (struct lock_filter_lock *lock = by->items; lock++ != by->last;) {
        u64 taken = lock_filter_taken(lock->key, lock->life, lock->flags, lock->at);
        struct pattern pattern = {.below = lock[-1].pattern, .taken = taken | LEFT_OVER, .lock = lock->lock};
        patterns_know(&f->patterns, &pattern);
        lock->pattern = pattern.number;
    }
}

NOINLINE static void leave(struct lock_filter *f, const struct event *e, u64 key) {
    struct lock_filter_thread *by = thread_of(f, e->thread);
    struct lock_filter_lock *lock = find(by, key, life_of(f, key));
    tell_all(f, e->thread);
    pass_on(f, e);
    if (!lock) return;
    by->told = --by->last;
    if (lock > by->last) return;
    memmove(lock, lock + 1, (size_t)(by->last - lock + 1) * sizeof *lock);
    pattern_anew(f, by);
}

/* ---- the sink ---- */

static void begin_segment(struct lock_filter *f, u32 thread) {
    tell_all(f, thread);
    f->threads.items[thread]->segment = new_segment(f);
}

static void end(struct lock_filter *f, u32 thread) {
    struct lock_filter_thread *by = thread_of(f, thread);
    f->kept_back -= (u32)(by->last - by->told);
    by->told = by->last = by->items;
    make_room(by, 1);
}

/* Of lives that begin anew, the old ones must not be known any more. */
static void forget(struct lock_filter *f, u32 object) {
    if (object >= f->lives.count || !(f->lives.items[object] & IS_LOCKED)) return;
    for (u32 thread = 0; f->kept_back && thread < f->threads.count; thread++) tell_all(f, thread);
    if (f->lives.items[object]++ == LAST_LIFE) patterns_clear(&f->patterns);
}

/* What a lock of the library does inside itself is no lock here. */
static void on_lock(struct sink *sink, const struct event *e) {
    struct lock_filter *f = (struct lock_filter *)((char *)sink - offsetof(struct lock_filter, lock));
    u64 key = lock_filter_key(e->object, e->slot, e->flags);
    if (e->flags & EVENT_LIBRARY) pass_on(f, e);
    else if (!lock_filter_takes(f, e->thread, key, e->flags, e->at)) take(f, e, key);
}

static void on_unlock(struct sink *sink, const struct event *e) {
    struct lock_filter *f = (struct lock_filter *)((char *)sink - offsetof(struct lock_filter, unlock));
    u64 key = lock_filter_key(e->object, e->slot, e->flags);
    if (e->flags & EVENT_LIBRARY) pass_on(f, e);
    else if (!lock_filter_leaves(f, e->thread, key)) leave(f, e, key);
}

static void on_event(struct sink *sink, const struct event *e) {
    struct lock_filter *f = (struct lock_filter *)sink;
    switch (e->kind) {
    case EVENT_LOCK: on_lock(&f->lock, e); return;
    case EVENT_UNLOCK: on_unlock(&f->unlock, e); return;
    case EVENT_START:
        begin_segment(f, e->thread);
        begin_segment(f, e->other);
        break;
    case EVENT_JOIN: begin_segment(f, e->thread); break;
    case EVENT_END: end(f, e->thread); break;
    case EVENT_FREE: forget(f, e->object); break;
    default: break;
    }
    pass_on(f, e);
}

static struct sink *route(struct sink *sink, enum event_kind kind) {
    struct lock_filter *f = (struct lock_filter *)sink;
    return kind == EVENT_LOCK ? &f->lock : kind == EVENT_UNLOCK ? &f->unlock : NULL;
}

struct lock_filter *lock_filter_new(struct sink *to) {
    struct lock_filter *f = memory_zero(1, sizeof *f);
    f->sink = (struct sink){.on_event = on_event,
                            .every = to->every,
                            .route = route,
                            .wants = to->wants | SINK_WANTS(LOCK) | SINK_WANTS(UNLOCK) | SINK_WANTS(START) |
                                     SINK_WANTS(JOIN) | SINK_WANTS(END) | SINK_WANTS(FREE)};
    f->lock = (struct sink){.on_event = on_lock, .lock_filter = f};
    f->unlock = (struct sink){.on_event = on_unlock, .lock_filter = f};
    f->to = to;
    return f;
}

void lock_filter_free(struct lock_filter *f) {
    if (!f) return;
    for (u32 i = 0; i < f->threads.count; i++) {
        free(f->threads.items[i]->items);
        free(f->threads.items[i]);
    }
    vec_free(&f->threads);
    vec_free(&f->lives);
    patterns_free(&f->patterns);
    free(f);
}

struct sink *lock_filter_sink(struct lock_filter *f) {
    return &f->sink;
}

u64 lock_filter_bytes(const struct lock_filter *f) {
    u64 bytes = sizeof *f + f->threads.capacity * sizeof(struct lock_filter_thread *) +
                f->threads.count * sizeof(struct lock_filter_thread) + f->lives.capacity + patterns_bytes(&f->patterns);
    for (u32 i = 0; i < f->threads.count; i++) {
        const struct lock_filter_thread *by = f->threads.items[i];
        bytes += (u64)(by->limit - by->items + 1) * sizeof *by->items;
    }
    return bytes;
}
