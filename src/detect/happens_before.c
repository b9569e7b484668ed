#include "detect/happens_before.h"

#include <stddef.h>
#include <stdlib.h>

#include "base/compiler.h"
#include "base/memory.h"
#include "detect/atomic_accesses.h"
#include "detect/readers.h"
#include "detect/shadow.h"
#include "detect/sync_clocks.h"

/* A thread and its count, which is never 0: 0 is no epoch. */
typedef u64 epoch;

/* Of a read: a list of readers stands instead of an epoch. No thread's number is so high. */
#define MANY (UINT64_C(1) << 63)

struct cell {
    epoch write, read;
    access_mark_word write_mark, read_mark; /* MANY: the number of the list of readers instead of a mark */
};

struct happens_before {
    struct sink sink;
    struct sink lock, unlock; /* the short way for these */
    struct races *races;
    const struct names *names;
    struct VEC(struct vector_clock) threads;
    struct VEC(epoch) now; /* of each thread */
    struct sync_clocks *sync_clocks;
    struct shadow shadow;
    struct reader_lists readers;
    struct atomic_accesses atomic;
    u64 variables;
};

static epoch epoch_of(u32 thread, u32 count) { return (u64)thread << 32 | count; }

static bool knows(const struct vector_clock *clock, epoch then) {
    return vector_clock_count(clock, (u32)(then >> 32)) >= (u32)then;
}

/* ---- threads ---- */

static void refresh(struct happens_before *h, u32 thread) {
    h->now.items[thread] = epoch_of(thread, vector_clock_count(&h->threads.items[thread], thread));
}

NOINLINE static void make_threads_up_to(struct happens_before *h, u32 thread) {
    while (h->threads.count <= thread) {
        u32 made = h->threads.count;
        vec_push(&h->threads, (struct vector_clock){0});
        vec_push(&h->now, 0);
        vector_clock_tick(&h->threads.items[made], made);
        refresh(h, made);
    }
}

static void tick(struct happens_before *h, u32 thread) {
    vector_clock_tick(&h->threads.items[thread], thread);
    refresh(h, thread);
}

/* ---- what orders ---- */

static void start(struct happens_before *h, u32 thread, u32 child) {
    make_threads_up_to(h, child);
    vector_clock_join(&h->threads.items[child], &h->threads.items[thread]);
    tick(h, thread);
}

static void join(struct happens_before *h, u32 thread, u32 ended) {
    make_threads_up_to(h, ended);
    vector_clock_join(&h->threads.items[thread], &h->threads.items[ended]);
}

static void lock(struct happens_before *h, const struct event *event) {
    struct sync_clock *sync_clock = sync_clock_of_lock(h->sync_clocks, event->object, event->slot);
    struct vector_clock *clock = &h->threads.items[event->thread];
    handover_acquire(&sync_clock->all, clock);
    if (!(event->flags & EVENT_SHARED)) handover_acquire(&sync_clock->readers, clock);
}

static void unlock(struct happens_before *h, const struct event *event) {
    struct sync_clock *sync_clock = sync_clock_of_lock(h->sync_clocks, event->object, event->slot);
    struct handover *to = event->flags & EVENT_SHARED ? &sync_clock->readers : &sync_clock->all;
    handover_release(to, &h->threads.items[event->thread], event->thread);
    tick(h, event->thread);
}

static void acquire(struct happens_before *h, const struct event *event) {
    struct sync_clock *sync_clock = sync_clock_of_place(h->sync_clocks, event->object, event->slot);
    handover_acquire(&sync_clock->all, &h->threads.items[event->thread]);
}

static void release(struct happens_before *h, const struct event *event) {
    struct sync_clock *sync_clock = sync_clock_of_place(h->sync_clocks, event->object, event->slot);
    handover_release(&sync_clock->all, &h->threads.items[event->thread], event->thread);
    tick(h, event->thread);
}

/* ---- variables ---- */

static void drop(void *context, void *at) {
    struct happens_before *h = context;
    struct cell *cell = at;
    if (cell->read == MANY) readers_drop(&h->readers, (u32)cell->read_mark);
    if (cell->read || cell->write) h->variables--;
}

static void tell(struct happens_before *h, const struct event *event, u32 thread, access_mark_word mark) {
    struct access_mark earlier = {mark, thread}, later = {access_mark_of(event), event->thread};
    races_add(h->races, h->names, RULE_HAPPENS_BEFORE, event->object, event->slot, &earlier, &later);
}

static void check_against_write(struct happens_before *h, const struct cell *cell, const struct event *event) {
    if (!knows(&h->threads.items[event->thread], cell->write))
        tell(h, event, (u32)(cell->write >> 32), cell->write_mark);
}

static void check_against_list(struct happens_before *h, const struct reader *list, u32 count,
                               const struct event *event) {
    const struct vector_clock *clock = &h->threads.items[event->thread];
    for (u32 i = 0; i < count; i++)
        if (vector_clock_count(clock, list[i].thread) < list[i].count) tell(h, event, list[i].thread, list[i].mark);
}

static void check_against_reads(struct happens_before *h, const struct cell *cell, const struct event *event) {
    u32 count;
    if (cell->read == MANY) {
        const struct reader *readers = readers_all(&h->readers, (u32)cell->read_mark, &count);
        check_against_list(h, readers, count, event);
    } else if (!knows(&h->threads.items[event->thread], cell->read)) {
        tell(h, event, (u32)(cell->read >> 32), cell->read_mark);
    }
}

/* Whatever comes after a write and is not ordered after the readers is not ordered after the write, or raced with it.
 */
static void drop_readers(struct happens_before *h, struct cell *cell) {
    if (cell->read != MANY) return;
    readers_drop(&h->readers, (u32)cell->read_mark);
    cell->read = cell->read_mark = 0;
}

/* A plain access, against those that are not. */
static void check_against_mixed(struct happens_before *h, const struct event *event) {
    u32 count;
    if (!h->atomic.any) return;
    const struct reader *list = atomic_accesses_list(&h->atomic, event->object, event->slot, true, &count);
    check_against_list(h, list, count, event);
    if (event->kind != EVENT_WRITE) return;
    list = atomic_accesses_list(&h->atomic, event->object, event->slot, false, &count);
    check_against_list(h, list, count, event);
}

NOINLINE static void write_variable(struct happens_before *h, struct cell *cell, epoch now, const struct event *event) {
    if (!cell->write && !cell->read) h->variables++;
    check_against_write(h, cell, event);
    check_against_reads(h, cell, event);
    check_against_mixed(h, event);
    drop_readers(h, cell);
    cell->write = now;
    cell->write_mark = access_mark_of(event);
}

/* The cell's read is another thread's and unordered: from now on there is a list. */
static void make_list(struct happens_before *h, struct cell *cell) {
    u32 list = readers_new(&h->readers);
    readers_note(&h->readers, list, (u32)(cell->read >> 32), (u32)cell->read, cell->read_mark);
    cell->read = MANY;
    cell->read_mark = list;
}

NOINLINE static void read_variable(struct happens_before *h, struct cell *cell, epoch now, const struct event *event) {
    if (!cell->write && !cell->read) h->variables++;
    if (cell->write >> 32 != event->thread) check_against_write(h, cell, event);
    check_against_mixed(h, event);
    if (cell->read != MANY && knows(&h->threads.items[event->thread], cell->read)) {
        cell->read = now;
        cell->read_mark = access_mark_of(event);
        return;
    }
    if (cell->read != MANY) make_list(h, cell);
    readers_note(&h->readers, (u32)cell->read_mark, event->thread, (u32)now, access_mark_of(event));
}

/* One that is not plain, against those that are. */
NOINLINE static void on_atomic(struct happens_before *h, const struct event *event) {
    const struct cell *cell = shadow_cell(&h->shadow, event->object, event->slot);
    make_threads_up_to(h, event->thread);
    check_against_write(h, cell, event);
    if (event->kind == EVENT_WRITE) check_against_reads(h, cell, event);
    atomic_accesses_note(&h->atomic, event, (u32)h->now.items[event->thread]);
}

/* ---- the sink ---- */

static void forget(struct happens_before *h, u32 object) {
    shadow_forget(&h->shadow, object);
    atomic_accesses_forget(&h->atomic, object);
    sync_clocks_forget(h->sync_clocks, object);
}

static void on_lock(struct sink *sink, const struct event *event) {
    struct happens_before *h = (struct happens_before *)((char *)sink - offsetof(struct happens_before, lock));
    if (event->flags & EVENT_PASSING) return;
    if (event->thread >= h->threads.count) make_threads_up_to(h, event->thread);
    lock(h, event);
}

static void on_unlock(struct sink *sink, const struct event *event) {
    struct happens_before *h = (struct happens_before *)((char *)sink - offsetof(struct happens_before, unlock));
    if (event->flags & EVENT_PASSING) return;
    if (event->thread >= h->threads.count) make_threads_up_to(h, event->thread);
    unlock(h, event);
}

static struct sink *route(struct sink *sink, enum event_kind kind) {
    struct happens_before *h = (struct happens_before *)sink;
    return kind == EVENT_LOCK ? &h->lock : kind == EVENT_UNLOCK ? &h->unlock : NULL;
}

NOINLINE static void on_other(struct happens_before *h, const struct event *event) {
    if (event->flags & EVENT_PASSING) return;
    if (event->kind == EVENT_FREE) {
        forget(h, event->object);
        return;
    }
    if (event->thread >= h->threads.count) make_threads_up_to(h, event->thread);
    switch (event->kind) {
    case EVENT_START: start(h, event->thread, event->other); break;
    case EVENT_JOIN: join(h, event->thread, event->other); break;
    case EVENT_LOCK: on_lock(&h->lock, event); break;
    case EVENT_UNLOCK: on_unlock(&h->unlock, event); break;
    case EVENT_ACQUIRE: acquire(h, event); break;
    case EVENT_RELEASE: release(h, event); break;
    }
}

/* The quick path: the thread has done the same since it last left anything for others. */
static void on_access(struct happens_before *h, const struct event *event) {
    struct cell *cell = shadow_cell(&h->shadow, event->object, event->slot);
    if (event->thread >= h->threads.count) make_threads_up_to(h, event->thread);
    epoch now = h->now.items[event->thread];
    if (event->kind == EVENT_READ) {
        if (cell->read != now) read_variable(h, cell, now, event);
    } else if (cell->write != now) {
        write_variable(h, cell, now, event);
    }
}

static void on_event(struct sink *sink, const struct event *event) {
    struct happens_before *h = (struct happens_before *)sink;
    if (event->kind != EVENT_READ && event->kind != EVENT_WRITE) on_other(h, event);
    else if (!(event->flags & (EVENT_LIBRARY | EVENT_ALONE | EVENT_ATOMIC | EVENT_SECTION))) on_access(h, event);
    else if (event->flags == EVENT_ATOMIC) on_atomic(h, event);
}

struct happens_before *happens_before_new(struct races *races, const struct names *names) {
    struct happens_before *h = memory_zero(1, sizeof *h);
    *h = (struct happens_before){.races = races, .names = names, .sync_clocks = sync_clocks_new()};
    h->sink =
        (struct sink){on_event,
                      SINK_WANTS(START) | SINK_WANTS(JOIN) | SINK_WANTS(LOCK) | SINK_WANTS(UNLOCK) | SINK_WANTS(READ) |
                          SINK_WANTS(WRITE) | SINK_WANTS(ACQUIRE) | SINK_WANTS(RELEASE) | SINK_WANTS(FREE),
                      .route = route};
    h->lock.on_event = on_lock;
    h->unlock.on_event = on_unlock;
    shadow_init(&h->shadow, sizeof(struct cell), drop, h);
    atomic_accesses_init(&h->atomic);
    return h;
}

struct sink *happens_before_sink(struct happens_before *h) {
    return &h->sink;
}

void happens_before_free(struct happens_before *h) {
    if (!h) return;
    shadow_free(&h->shadow);
    readers_free(&h->readers);
    atomic_accesses_free(&h->atomic);
    sync_clocks_free(h->sync_clocks);
    for (u32 i = 0; i < h->threads.count; i++) vector_clock_free(&h->threads.items[i]);
    vec_free(&h->threads);
    vec_free(&h->now);
    free(h);
}

u64 happens_before_variables(const struct happens_before *h) { return h->variables; }

u64 happens_before_bytes(const struct happens_before *h) {
    u64 bytes = sizeof *h + shadow_bytes(&h->shadow) + sync_clocks_bytes(h->sync_clocks) + readers_bytes(&h->readers) +
                atomic_accesses_bytes(&h->atomic);
    for (u32 i = 0; i < h->threads.count; i++)
        bytes += h->threads.items[i].capacity * sizeof(u32) + sizeof(struct vector_clock);
    return bytes;
}
