#include "event/validator.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/compiler.h"
#include "base/map.h"
#include "base/memory.h"
#include "base/vec.h"

enum thread_state { UNSEEN, RUNNING, ENDED };

enum { MODES = 2 }; /* 0 exclusive, 1 shared */

/* What one thread has to do with one lock. */
struct hold {
    u32 thread;
    bool holds[MODES], waits[MODES]; /* waits: given up by a wait, to be taken back */
    bool passing;                    /* taken by EVENT_PASSING */
};

struct holds VEC(struct hold);

struct validator {
    struct sink sink;
    struct diag first;
    u64 events, violations;
    bool strangers_allowed;
    struct map *threads; /* number -> enum thread_state */
    struct map *waiting; /* thread -> how many locks it gave up by waits */
    struct map *locks;   /* key_of -> index into holds */
    struct VEC(struct holds) holds;
    struct VEC(u32) unused; /* of holds */
};

PRINTF_LIKE(3, 4) static void complain(struct validator *c, const struct event *e, const char *format, ...) {
    char text[512];
    va_list arguments;
    if (c->violations++) return;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    const char *kind = e->kind < EVENT_KINDS ? event_name(e->kind) : "unknown";
    diag_set(&c->first, "event %llu (%s): %s", (unsigned long long)c->events, kind, text);
}

/* ---- threads ---- */

static enum thread_state state_of(const struct validator *c, u32 thread) {
    u64 state = thread ? UNSEEN : RUNNING;
    map_get(c->threads, thread, &state);
    return (enum thread_state)state;
}

static void check_that_it_runs(struct validator *c, const struct event *e) {
    enum thread_state state = state_of(c, e->thread);
    if (state == ENDED) complain(c, e, "thread %u has ended", e->thread);
    if (state != UNSEEN) return;
    if (!c->strangers_allowed) complain(c, e, "thread %u was not started", e->thread);
    map_put(c->threads, e->thread, RUNNING);
}

static void on_of_start(struct validator *c, const struct event *e) {
    if (state_of(c, e->other) != UNSEEN) complain(c, e, "thread %u was started before", e->other);
    map_put(c->threads, e->other, RUNNING);
}

static void on_of_end(struct validator *c, const struct event *e) {
    u64 waiting = 0;
    map_get(c->waiting, e->thread, &waiting);
    if (waiting) complain(c, e, "thread %u ends in a wait", e->thread);
    map_put(c->threads, e->thread, ENDED);
}

static void on_of_join(struct validator *c, const struct event *e) {
    if (state_of(c, e->other) != ENDED) complain(c, e, "thread %u has not ended", e->other);
}

/* ---- locks ---- */

static u64 key_of(u32 object, bool own_lock) { return (u64)object << 1 | own_lock; }

static struct holds *holds_of(struct validator *c, const struct event *e) {
    u64 at;
    if (map_get(c->locks, key_of(e->object, e->slot), &at)) return &c->holds.items[at];
    if (!c->unused.count) {
        vec_push(&c->unused, c->holds.count);
        vec_push(&c->holds, (struct holds){0});
    }
    at = vec_pop(&c->unused);
    map_put(c->locks, key_of(e->object, e->slot), at);
    return &c->holds.items[at];
}

static struct hold *hold_of(struct holds *holds, u32 thread) {
    for (u32 i = 0; i < holds->count; i++)
        if (holds->items[i].thread == thread) return &holds->items[i];
    vec_push(holds, (struct hold){.thread = thread});
    return &holds->items[holds->count - 1];
}

static bool is_idle(const struct hold *h) { return !h->holds[0] && !h->holds[1] && !h->waits[0] && !h->waits[1]; }

static void forget_if_idle(struct holds *holds, struct hold *hold) {
    if (is_idle(hold)) *hold = holds->items[--holds->count];
}

static void count_waits(struct validator *c, u32 thread, int by) {
    u64 waiting = 0;
    map_get(c->waiting, thread, &waiting);
    map_put(c->waiting, thread, waiting + (u64)(i64)by);
}

static void check_that_it_is_free(struct validator *c, const struct event *e, const struct holds *holds, bool shared) {
    for (u32 i = 0; i < holds->count; i++) {
        const struct hold *h = &holds->items[i];
        bool own = h->thread == e->thread;
        if (shared ? h->holds[own] : h->holds[0] || h->holds[1]) /* an owner may read, but not twice */
            complain(c, e, "thread %u takes object %u, which thread %u holds", e->thread, e->object, h->thread);
    }
}

static void on_of_lock(struct validator *c, const struct event *e) {
    bool shared = e->flags & EVENT_SHARED, back = e->flags & EVENT_WAIT;
    struct holds *holds = holds_of(c, e);
    if (!e->object) complain(c, e, "no object");
    check_that_it_is_free(c, e, holds, shared);
    struct hold *hold = hold_of(holds, e->thread);
    if (back && !hold->waits[shared]) complain(c, e, "thread %u did not give up object %u", e->thread, e->object);
    if (!back && hold->waits[shared]) complain(c, e, "thread %u waits for object %u", e->thread, e->object);
    if (back && hold->waits[shared]) count_waits(c, e->thread, -1);
    if (back) hold->waits[shared] = false;
    hold->holds[shared] = true;
    hold->passing = e->flags & EVENT_PASSING;
}

static void on_of_unlock(struct validator *c, const struct event *e) {
    bool shared = e->flags & EVENT_SHARED;
    struct holds *holds = holds_of(c, e);
    struct hold *hold = hold_of(holds, e->thread);
    if (!e->object) complain(c, e, "no object");
    if (!hold->holds[shared]) complain(c, e, "thread %u does not hold object %u", e->thread, e->object);
    if (hold->holds[shared] && hold->passing != !!(e->flags & EVENT_PASSING))
        complain(c, e, "thread %u releases object %u in a different mode than it acquired it", e->thread, e->object);
    hold->holds[shared] = hold->passing = false;
    if (e->flags & EVENT_WAIT && !hold->waits[shared]) {
        hold->waits[shared] = true;
        count_waits(c, e->thread, 1);
    }
    forget_if_idle(holds, hold);
}

static void forget_lock(struct validator *c, const struct event *e, bool own_lock) {
    u64 at;
    if (!map_get(c->locks, key_of(e->object, own_lock), &at)) return;
    if (c->holds.items[at].count && !own_lock) /* a lock of the library may be left behind, held for ever */
        complain(c, e, "thread %u holds or waits for object %u", c->holds.items[at].items[0].thread, e->object);
    c->holds.items[at].count = 0;
    vec_push(&c->unused, (u32)at);
    map_remove(c->locks, key_of(e->object, own_lock));
}

static void on_of_free(struct validator *c, const struct event *e) {
    if (!e->object) complain(c, e, "no object");
    forget_lock(c, e, false);
    forget_lock(c, e, true);
}

/* ---- everything ---- */

static u8 flags_of(u8 kind) {
    switch (kind) {
    case EVENT_JOIN: return EVENT_TRY;
    case EVENT_LOCK: return EVENT_SHARED | EVENT_TRY | EVENT_WAIT | EVENT_PASSING;
    case EVENT_UNLOCK: return EVENT_SHARED | EVENT_WAIT | EVENT_PASSING;
    case EVENT_ACQUIRE:
    case EVENT_RELEASE: return EVENT_ATOMIC;
    case EVENT_READ:
    case EVENT_WRITE: return EVENT_ALONE | EVENT_ATOMIC | EVENT_SECTION;
    default: return 0;
    }
}

static void check(struct sink *sink, const struct event *e) {
    struct validator *c = (struct validator *)sink;
    c->events++;
    if (e->kind >= EVENT_KINDS) {
        complain(c, e, "kind %u", e->kind);
        return;
    }
    if (e->flags & ~(flags_of(e->kind) | EVENT_LIBRARY)) complain(c, e, "flags %u", e->flags);
    if (e->kind != EVENT_FREE) check_that_it_runs(c, e);
    if (e->flags & EVENT_ALONE && map_count(c->threads)) complain(c, e, "thread %u is not alone", e->thread);
    switch (e->kind) {
    case EVENT_START: on_of_start(c, e); break;
    case EVENT_END: on_of_end(c, e); break;
    case EVENT_JOIN: on_of_join(c, e); break;
    case EVENT_LOCK: on_of_lock(c, e); break;
    case EVENT_UNLOCK: on_of_unlock(c, e); break;
    case EVENT_FREE: on_of_free(c, e); break;
    default: break;
    }
}

struct validator *validator_new(bool strangers_allowed) {
    struct validator *c = memory_zero(1, sizeof *c);
    c->sink = (struct sink){.on_event = check, .wants = (1u << EVENT_KINDS) - 1};
    c->strangers_allowed = strangers_allowed;
    c->threads = map_new();
    c->waiting = map_new();
    c->locks = map_new();
    return c;
}

void validator_free(struct validator *c) {
    if (!c) return;
    for (u32 i = 0; i < c->holds.count; i++) vec_free(&c->holds.items[i]);
    vec_free(&c->holds);
    vec_free(&c->unused);
    map_free(c->threads);
    map_free(c->waiting);
    map_free(c->locks);
    free(c);
}

struct sink *validator_sink(struct validator *c) {
    return &c->sink;
}
u64 validator_events(const struct validator *c) { return c->events; }
u64 validator_violations(const struct validator *c) { return c->violations; }
const struct diag *validator_first(const struct validator *c) { return &c->first; }
