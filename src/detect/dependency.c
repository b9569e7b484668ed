#include "detect/dependency.h"

#include <stdlib.h>

#include "base/compiler.h"
#include "base/memory.h"
#include "base/vec.h"

/* How an object was accessed. 0: not yet; by one thread: thread + 1 and two marks; by several: SHARED and a number. */
typedef u32 usage;

enum { READ = 1, WRITTEN = 2, MARKS = 2 };
#define SHARED (1u << 31)

struct users {
    struct threadset readers, writers;
};

struct dependency {
    struct sink sink;
    struct VEC(usage) objects, statics; /* by number; by slot */
    struct VEC(struct users) shared;
    struct VEC(u32) unused;             /* of shared */
    struct VEC(struct threadset) needs; /* by thread: who writes what it reads */
    struct VEC(u32) parents;
};

static void make_threads_up_to(struct dependency *d, u32 thread) {
    while (d->needs.count <= thread) vec_push(&d->needs, (struct threadset){0});
    while (d->parents.count <= thread) vec_push(&d->parents, NO_THREAD);
}

/* ---- accesses ---- */

static void read_shared(struct dependency *d, u32 number, u32 thread) {
    struct users *users = &d->shared.items[number];
    if (threadset_has(&users->readers, thread)) return;
    threadset_add(&users->readers, thread);
    threadset_add_all(&d->needs.items[thread], &users->writers);
}

static void write_shared(struct dependency *d, u32 number, u32 thread) {
    struct users *users = &d->shared.items[number];
    if (threadset_has(&users->writers, thread)) return;
    threadset_add(&users->writers, thread);
    for (u32 reader = 0; threadset_next(&users->readers, &reader); reader++)
        threadset_add(&d->needs.items[reader], thread);
}

static u32 new_users(struct dependency *d) {
    if (d->unused.count) return vec_pop(&d->unused);
    vec_push(&d->shared, (struct users){0});
    return d->shared.count - 1;
}

/* A second thread comes to an object that one had for itself. */
static usage share(struct dependency *d, usage owned) {
    u32 number = new_users(d), owner = (owned >> MARKS) - 1;
    if (owned & READ) read_shared(d, number, owner);
    if (owned & WRITTEN) write_shared(d, number, owner);
    return SHARED | number;
}

static void access_object(struct dependency *d, usage *usage, u32 thread, u32 mark) {
    u32 mine = (thread + 1) << MARKS;
    if (!(*usage & SHARED)) {
        if (!*usage || *usage >> MARKS == thread + 1) {
            *usage |= mine | mark;
            return;
        }
        *usage = share(d, *usage);
    }
    if (mark == READ) read_shared(d, *usage & ~SHARED, thread);
    else write_shared(d, *usage & ~SHARED, thread);
}

static usage *usage_of(struct dependency *d, const struct event *event) {
    if (event->object) {
        while (d->objects.count <= event->object) vec_push(&d->objects, 0);
        return &d->objects.items[event->object];
    }
    while (d->statics.count <= event->slot) vec_push(&d->statics, 0);
    return &d->statics.items[event->slot];
}

static void forget(struct dependency *d, u32 object) {
    if (object >= d->objects.count) return;
    usage usage = d->objects.items[object];
    d->objects.items[object] = 0;
    if (!(usage & SHARED)) return;
    threadset_free(&d->shared.items[usage & ~SHARED].readers);
    threadset_free(&d->shared.items[usage & ~SHARED].writers);
    vec_push(&d->unused, usage & ~SHARED);
}

/* ---- the sink ---- */

static u32 mark_of(const struct event *event) {
    if (event->flags & EVENT_LIBRARY) return 0;
    switch (event->kind) {
    case EVENT_READ: return READ;
    case EVENT_WRITE: return WRITTEN;
    case EVENT_ACQUIRE: return event->flags & EVENT_ATOMIC ? READ : 0;
    case EVENT_RELEASE: return event->flags & EVENT_ATOMIC ? WRITTEN : 0;
    case EVENT_UNLOCK: return event->flags & EVENT_WAIT ? READ : 0;
    case EVENT_NOTIFY: return WRITTEN;
    }
    return 0;
}

NOINLINE static void on_slowly(struct dependency *d, const struct event *event) {
    if (event->kind == EVENT_FREE) {
        forget(d, event->object);
        return;
    }
    if (event->thread >= d->needs.count) make_threads_up_to(d, event->thread);
    if (event->kind == EVENT_START) {
        make_threads_up_to(d, event->other);
        d->parents.items[event->other] = event->thread;
        return;
    }
    u32 mark = mark_of(event);
    if (mark) access_object(d, usage_of(d, event), event->thread, mark);
}

/* The quick path: the only thread that has accessed the object does the same again. */
static void on_event(struct sink *sink, const struct event *event) {
    struct dependency *d = (struct dependency *)sink;
    bool plain = event->kind == EVENT_READ || event->kind == EVENT_WRITE;
    if (plain && event->object && event->object < d->objects.count) {
        usage usage = d->objects.items[event->object], mark = event->kind == EVENT_READ ? READ : WRITTEN;
        if (!(usage & SHARED) && usage >> MARKS == event->thread + 1 && usage & mark) return;
    }
    on_slowly(d, event);
}

struct dependency *dependency_new(void) {
    struct dependency *d = memory_zero(1, sizeof *d);
    d->sink =
        (struct sink){on_event, SINK_WANTS(START) | SINK_WANTS(READ) | SINK_WANTS(WRITE) | SINK_WANTS(ACQUIRE) |
                                    SINK_WANTS(RELEASE) | SINK_WANTS(UNLOCK) | SINK_WANTS(NOTIFY) | SINK_WANTS(FREE)};
    return d;
}

struct sink *dependency_sink(struct dependency *d) {
    return &d->sink;
}

void dependency_free(struct dependency *d) {
    if (!d) return;
    for (u32 i = 0; i < d->shared.count; i++) {
        threadset_free(&d->shared.items[i].readers);
        threadset_free(&d->shared.items[i].writers);
    }
    for (u32 i = 0; i < d->needs.count; i++) threadset_free(&d->needs.items[i]);
    vec_free(&d->objects);
    vec_free(&d->statics);
    vec_free(&d->shared);
    vec_free(&d->unused);
    vec_free(&d->needs);
    vec_free(&d->parents);
    free(d);
}

/* ---- windows ---- */

u32 dependency_parent(const struct dependency *d, u32 thread) {
    return thread < d->parents.count ? d->parents.items[thread] : NO_THREAD;
}

void dependency_window(const struct dependency *d, const u32 *threads, u32 count, struct threadset *out) {
    struct VEC(u32) waiting = {0};
    *out = (struct threadset){0};
    for (u32 i = 0; i < count; i++) vec_push(&waiting, threads[i]);
    while (waiting.count) {
        u32 thread = vec_pop(&waiting), parent = dependency_parent(d, thread);
        if (threadset_has(out, thread)) continue;
        threadset_add(out, thread);
        if (parent != NO_THREAD) vec_push(&waiting, parent);
        if (thread >= d->needs.count) continue;
        for (u32 other = 0; threadset_next(&d->needs.items[thread], &other); other++)
            if (!threadset_has(out, other)) vec_push(&waiting, other);
    }
    vec_free(&waiting);
}

u64 dependency_bytes(const struct dependency *d) {
    u64 numbers = (u64)d->objects.capacity + d->statics.capacity + d->unused.capacity + d->parents.capacity;
    u64 bytes = sizeof *d + numbers * sizeof(u32) + d->shared.capacity * sizeof(struct users) +
                d->needs.capacity * sizeof(struct threadset);
    for (u32 i = 0; i < d->shared.count; i++)
        bytes += ((u64)d->shared.items[i].readers.count + d->shared.items[i].writers.count) * sizeof(u64);
    for (u32 i = 0; i < d->needs.count; i++) bytes += d->needs.items[i].count * sizeof(u64);
    return bytes;
}
