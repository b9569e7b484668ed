#include "search/reduce/dpor_trace.h"

#include <assert.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"

/* A vector clock: `width` numbers from `start` in dpor_trace.clocks; threads beyond are unknown. */
struct clock {
    u32 start, width;
};

struct entry { /* one access to a place */
    u32 step, thread, locks;
    enum access_kind kind;
    u32 earlier; /* entry number + 1 of the access before, 0: none */
};

#define MANY UINT32_MAX

struct place {
    u64 key;
    u32 last;       /* entry number + 1 */
    u32 accessor;   /* thread number + 1 of the only one that ever accessed it; MANY */
    u32 next_field; /* place number + 1: another field or element of the same object */
};

struct step {
    u32 thread;
    struct clock clock;
    u32 entries, changes, words; /* how many there were before */
};

/* What to restore when a step is taken back. */
struct change {
    enum { CHANGED_CLOCK, CHANGED_PLACE } kind;
    u32 index; /* of thread or place */
    struct clock clock;
    u32 last;
};

struct dpor_trace {
    struct vm *vm;
    struct VEC(struct step) steps;
    struct VEC(struct clock) known; /* by thread: of what comes next */
    struct VEC(u32) clocks;
    struct VEC(struct entry) entries;
    struct VEC(u32) later; /* scratch: numbers + 1 of entries */
    struct VEC(struct change) changes;
    struct VEC(struct place) places; /* never removed: most come again */
    struct map *by_key;              /* -> place number */
    struct map *objects;             /* object -> number + 1 of the place of its first field */
    u32 all;                         /* number + 1 of the place that is everything; 0: not accessed so far */
    u32 wholes;                      /* how many places are whole objects */
};

struct dpor_trace *dpor_trace_new(struct vm *vm) {
    struct dpor_trace *trace = memory_zero(1, sizeof *trace);
    trace->vm = vm;
    trace->by_key = map_new();
    trace->objects = map_new();
    return trace;
}

void dpor_trace_free(struct dpor_trace *trace) {
    if (!trace) return;
    vec_free(&trace->steps);
    vec_free(&trace->known);
    vec_free(&trace->clocks);
    vec_free(&trace->entries);
    vec_free(&trace->later);
    vec_free(&trace->changes);
    vec_free(&trace->places);
    map_free(trace->by_key);
    map_free(trace->objects);
    free(trace);
}

u64 dpor_trace_bytes(const struct dpor_trace *trace) {
    return trace->steps.capacity * sizeof(struct step) + trace->clocks.capacity * sizeof(u32) +
           trace->entries.capacity * sizeof(struct entry) + trace->changes.capacity * sizeof(struct change) +
           trace->places.capacity * (sizeof(struct place) + 64);
}

u32 dpor_trace_steps(const struct dpor_trace *trace) { return trace->steps.count; }

/* ---- clocks ---- */

static u32 clock_at(const struct dpor_trace *trace, struct clock clock, u32 thread) {
    return thread < clock.width ? trace->clocks.items[clock.start + thread] : 0;
}

static struct clock known_by(const struct dpor_trace *trace, u32 thread) {
    return thread < trace->known.count ? trace->known.items[thread] : (struct clock){0, 0};
}

u32 dpor_trace_known(const struct dpor_trace *trace, u32 thread, u32 other) {
    return clock_at(trace, known_by(trace, thread), other);
}

/* A new clock on top, a copy. */
static struct clock copy_clock(struct dpor_trace *trace, struct clock from, u32 width) {
    struct clock copy = {trace->clocks.count, width > from.width ? width : from.width};
    for (u32 i = 0; i < copy.width; i++) vec_push(&trace->clocks, clock_at(trace, from, i));
    return copy;
}

/* Makes `clock`, which lies on top, know what `other` knows. */
static void join_clock(struct dpor_trace *trace, struct clock *clock, struct clock other) {
    while (clock->width < other.width) {
        vec_push(&trace->clocks, 0);
        clock->width++;
    }
    u32 *mine = trace->clocks.items + clock->start;
    const u32 *theirs = trace->clocks.items + other.start;
    for (u32 i = 0; i < other.width; i++)
        if (theirs[i] > mine[i]) mine[i] = theirs[i];
}

static void set_known(struct dpor_trace *trace, u32 thread, struct clock clock) {
    while (trace->known.count <= thread) vec_push(&trace->known, ((struct clock){0, 0}));
    vec_push(&trace->changes,
             ((struct change){.kind = CHANGED_CLOCK, .index = thread, .clock = trace->known.items[thread]}));
    trace->known.items[thread] = clock;
}

void dpor_trace_enable(struct dpor_trace *trace, u32 thread) {
    assert(trace->steps.count);
    struct clock clock = copy_clock(trace, known_by(trace, thread), trace->known.count);
    join_clock(trace, &clock, trace->steps.items[trace->steps.count - 1].clock);
    set_known(trace, thread, clock);
}

/* ---- places ---- */

static bool is_field(u32 slot) { return slot < (u32)SLOT_ALL; }

static u64 key_of(ref object, u32 slot) { return (u64)object << 32 | slot; }

static struct place *find_place(struct dpor_trace *trace, ref object, u32 slot) {
    u64 index;
    return map_get(trace->by_key, key_of(object, slot), &index) ? &trace->places.items[index] : NULL;
}

static const struct place *everything(const struct dpor_trace *trace) {
    return trace->all ? &trace->places.items[trace->all - 1] : NULL;
}

static u32 make_place(struct dpor_trace *trace, ref object, u32 slot) {
    u64 index, first = 0;
    if (map_get(trace->by_key, key_of(object, slot), &index)) return (u32)index;
    struct place place = {.key = key_of(object, slot)};
    index = trace->places.count;
    if (object && is_field(slot)) {
        map_get(trace->objects, object, &first);
        place.next_field = (u32)first;
        map_put(trace->objects, object, index + 1);
    }
    vec_push(&trace->places, place);
    map_put(trace->by_key, place.key, index);
    if (!object && slot == (u32)SLOT_ALL) trace->all = trace->places.count;
    trace->wholes += slot == (u32)SLOT_WHOLE;
    return (u32)index;
}

/* Calls do_it for every place that the access overlaps. */
typedef void place_visit(void *context, const struct place *place);
static void each_overlapping(struct dpor_trace *trace, const struct access *a, place_visit *do_it, void *context) {
    const struct place *place;
    if ((place = find_place(trace, a->object, a->slot))) do_it(context, place);
    if (!a->object) return;
    u64 first;
    if (a->slot == (u32)SLOT_WHOLE) {
        if (!map_get(trace->objects, a->object, &first)) return;
        for (u32 i = (u32)first; i; i = trace->places.items[i - 1].next_field)
            do_it(context, &trace->places.items[i - 1]);
    } else if (trace->wholes && is_field(a->slot) && (place = find_place(trace, a->object, (u32)SLOT_WHOLE)))
        do_it(context, place);
}

/* Does an access of this kind depend on an earlier one? */
static bool depends(enum access_kind kind, enum access_kind earlier) {
    if (earlier == ACCESS_READ) return kind == ACCESS_WRITE;
    return kind != ACCESS_READ || earlier == ACCESS_WRITE;
}

/* Calls do_it for the accesses to a place that one of this kind comes right after: since the last write, and that. */
typedef void entry_visit(void *context, const struct entry *entry);
static void each_before(struct dpor_trace *trace, const struct place *place, enum access_kind kind, entry_visit *do_it,
                        void *context) {
    for (u32 i = place->last; i; i = trace->entries.items[i - 1].earlier) {
        const struct entry *e = &trace->entries.items[i - 1];
        if (depends(kind, e->kind)) do_it(context, e);
        if (e->kind == ACCESS_WRITE) return;
    }
}

/* The accesses that lead to `last`, without an earlier read by the thread since the last write: number + 1 of the last
 * one. What comes after that read is copied. So there are never more of them than threads, however long the path. */
static u32 without_read_by(struct dpor_trace *trace, u32 last, u32 thread) {
    u32 at = last;
    trace->later.count = 0;
    for (; at; at = trace->entries.items[at - 1].earlier) {
        const struct entry *e = &trace->entries.items[at - 1];
        if (e->kind == ACCESS_WRITE) return last;
        if (e->kind == ACCESS_READ && e->thread == thread) break;
        vec_push(&trace->later, at);
    }
    if (!at) return last;
    at = trace->entries.items[at - 1].earlier;
    while (trace->later.count) {
        struct entry copy = trace->entries.items[vec_pop(&trace->later) - 1];
        copy.earlier = at;
        vec_push(&trace->entries, copy);
        at = trace->entries.count;
    }
    return at;
}

/* A read comes after those that its thread made before: whatever depends on them depends on the last one. */
static void add_entry(struct dpor_trace *trace, const struct dpor_event *event, u32 step) {
    u32 index = make_place(trace, event->access.object, event->access.slot);
    struct place *place = &trace->places.items[index];
    struct entry entry = {step, event->thread, event->locks, event->access.kind, place->last};
    if (entry.kind == ACCESS_READ) entry.earlier = without_read_by(trace, place->last, event->thread);
    vec_push(&trace->changes, ((struct change){.kind = CHANGED_PLACE, .index = index, .last = place->last}));
    vec_push(&trace->entries, entry);
    place->last = trace->entries.count;
    if (!place->accessor) place->accessor = event->thread + 1;
    else if (place->accessor != event->thread + 1) place->accessor = MANY;
}

bool dpor_trace_is_private(const struct dpor_trace *trace, const struct dpor_event *event) {
    u64 index;
    const struct access *a = &event->access;
    if (!a->object && a->slot == (u32)SLOT_ALL) return false;
    if (!map_get(trace->by_key, key_of(a->object, a->slot), &index)) return true;
    return trace->places.items[index].accessor == event->thread + 1;
}

/* ---- steps ---- */

struct joining {
    struct dpor_trace *trace;
    struct clock *clock;
    enum access_kind kind;
};

static void join_entry(void *context, const struct entry *e) {
    struct joining *j = context;
    join_clock(j->trace, j->clock, j->trace->steps.items[e->step - 1].clock);
}

static void join_place(void *context, const struct place *place) {
    struct joining *j = context;
    each_before(j->trace, place, j->kind, join_entry, j);
}

/* What depends on everything comes after everything; the rest comes after that. */
static void join_all(struct dpor_trace *trace, struct clock *clock, bool is_all) {
    const struct place *all = everything(trace);
    struct joining j = {trace, clock, ACCESS_WRITE};
    if (is_all)
        for (u32 i = 0; i < trace->known.count; i++) join_clock(trace, clock, trace->known.items[i]);
    else if (all) join_place(&j, all);
}

static void join_events(struct dpor_trace *trace, struct clock *clock, const struct dpor_event *events, u32 count) {
    for (u32 i = 0; i < count; i++) {
        const struct access *a = &events[i].access;
        struct joining j = {trace, clock, a->kind};
        if (a->kind != ACCESS_RELEASE) each_overlapping(trace, a, join_place, &j);
        join_all(trace, clock, !a->object && a->slot == (u32)SLOT_ALL);
    }
}

static void add_entries(struct dpor_trace *trace, const struct dpor_event *events, u32 count, u32 step) {
    for (u32 i = 0; i < count; i++)
        if (events[i].access.kind != ACCESS_ACQUIRE) add_entry(trace, &events[i], step);
}

/* The clock of the last step lies on top until another thread is enabled. */
void dpor_trace_extend(struct dpor_trace *trace, const struct dpor_event *events, u32 count) {
    assert(trace->steps.count);
    struct step *step = &trace->steps.items[trace->steps.count - 1];
    assert(step->clock.start + step->clock.width == trace->clocks.count);
    join_events(trace, &step->clock, events, count);
    trace->known.items[step->thread] = step->clock;
    add_entries(trace, events, count, trace->steps.count);
}

void dpor_trace_push(struct dpor_trace *trace, u32 thread, const struct dpor_event *events, u32 count) {
    struct step step = {.thread = thread,
                        .entries = trace->entries.count,
                        .changes = trace->changes.count,
                        .words = trace->clocks.count};
    u32 number = trace->steps.count + 1;
    struct clock clock = copy_clock(trace, known_by(trace, thread), thread + 1);
    join_events(trace, &clock, events, count);
    trace->clocks.items[clock.start + thread] = number;
    step.clock = clock;
    vec_push(&trace->steps, step);
    set_known(trace, thread, clock);
    add_entries(trace, events, count, number);
}

void dpor_trace_pop(struct dpor_trace *trace) {
    assert(trace->steps.count);
    struct step step = vec_pop(&trace->steps);
    while (trace->changes.count > step.changes) {
        struct change c = vec_pop(&trace->changes);
        if (c.kind == CHANGED_CLOCK) trace->known.items[c.index] = c.clock;
        else trace->places.items[c.index].last = c.last;
    }
    trace->entries.count = step.entries;
    trace->clocks.count = step.words;
}

/* ---- races ---- */

struct racing {
    struct dpor_trace *trace;
    const struct dpor_event *event;
    dpor_trace_visit *visit;
    void *context;
};

static void race_with(void *context, const struct entry *e) {
    struct racing *r = context;
    if (e->thread == r->event->thread || e->kind == ACCESS_RELEASE) return;
    if (e->step <= dpor_trace_known(r->trace, r->event->thread, e->thread)) return;
    if (seam_locks_meet(r->trace->vm, e->locks, r->event->locks)) return;
    r->visit(r->context, e->step, e->thread);
}

static void race_at(void *context, const struct place *place) {
    struct racing *r = context;
    each_before(r->trace, place, r->event->access.kind, race_with, r);
}

/* With the last step of every other thread. */
static void race_with_all(struct racing *r) {
    for (u32 i = 0; i < r->trace->known.count; i++) {
        u32 last = clock_at(r->trace, r->trace->known.items[i], i);
        if (i != r->event->thread && last > dpor_trace_known(r->trace, r->event->thread, i))
            r->visit(r->context, last, i);
    }
}

/* What only acquires or releases races with nothing at its own place, but with what depends on everything as all do. */
void dpor_trace_races(struct dpor_trace *trace, const struct dpor_event *event, dpor_trace_visit *visit,
                      void *context) {
    struct racing r = {trace, event, visit, context};
    const struct access *a = &event->access;
    const struct place *all = everything(trace);
    bool is_ordered = a->kind == ACCESS_ACQUIRE || a->kind == ACCESS_RELEASE;
    if (!a->object && a->slot == (u32)SLOT_ALL) race_with_all(&r);
    else {
        if (!is_ordered) each_overlapping(trace, a, race_at, &r);
        if (all) each_before(trace, all, ACCESS_WRITE, race_with, &r);
    }
}

/* ---- archives ---- */

void dpor_trace_write(const struct dpor_trace *trace, struct archive_writer *w) {
    archive_put32(w, trace->places.count);
    for (u32 i = 0; i < trace->places.count; i++) {
        archive_put64(w, trace->places.items[i].key);
        archive_put32(w, trace->places.items[i].last);
        archive_put32(w, trace->places.items[i].accessor);
    }
    archive_put_vec(w, &trace->clocks);
    archive_put_vec(w, &trace->steps);
    archive_put_vec(w, &trace->known);
    archive_put_vec(w, &trace->entries);
    archive_put_vec(w, &trace->changes);
}

static bool clock_fits(const struct dpor_trace *trace, struct clock clock) {
    return clock.start <= trace->clocks.count && clock.width <= trace->clocks.count - clock.start;
}

static bool change_fits(const struct dpor_trace *trace, const struct change *c) {
    if (c->kind == CHANGED_CLOCK) return c->index < trace->known.count && clock_fits(trace, c->clock);
    return c->kind == CHANGED_PLACE && c->index < trace->places.count && c->last <= trace->entries.count;
}

/* Nothing may point beyond what there is; a chain of entries leads to earlier ones, so that it ends. */
static void check_all(const struct dpor_trace *trace, struct archive_reader *r) {
    u32 locks = protection_sets(trace->vm), steps = trace->steps.count;
    for (u32 i = 0; i < trace->places.count; i++) archive_check(r, trace->places.items[i].last <= trace->entries.count);
    for (u32 i = 0; i < trace->clocks.count; i++) archive_check(r, trace->clocks.items[i] <= steps);
    for (u32 i = 0; i < trace->known.count; i++) archive_check(r, clock_fits(trace, trace->known.items[i]));
    for (u32 i = 0; i < trace->changes.count; i++) archive_check(r, change_fits(trace, &trace->changes.items[i]));
    for (u32 i = 0; i < steps; i++) {
        const struct step *s = &trace->steps.items[i];
        archive_check(r, s->entries <= trace->entries.count && s->changes <= trace->changes.count &&
                             s->words <= trace->clocks.count && clock_fits(trace, s->clock));
    }
    for (u32 i = 0; i < trace->entries.count; i++) {
        const struct entry *e = &trace->entries.items[i];
        archive_check(r, e->step >= 1 && e->step <= steps && e->locks < locks && e->kind <= ACCESS_RELEASE &&
                             e->earlier <= i);
    }
}

void dpor_trace_read(struct dpor_trace *trace, struct archive_reader *r) {
    u32 count = archive_get32(r);
    for (u32 i = 0; i < count && !r->failed; i++) {
        u64 key = archive_get64(r);
        archive_check(r, make_place(trace, (ref)(key >> 32), (u32)key) == i);
        struct place *place = &trace->places.items[trace->places.count - 1];
        place->last = archive_get32(r);
        place->accessor = archive_get32(r);
    }
    archive_get_vec(r, &trace->clocks);
    archive_get_vec(r, &trace->steps);
    archive_get_vec(r, &trace->known);
    archive_get_vec(r, &trace->entries);
    archive_get_vec(r, &trace->changes);
    check_all(trace, r);
}
