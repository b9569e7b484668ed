#include "explain/narrator.h"

#include <assert.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"
#include "explain/final_state.h"
#include "explain/source_location.h"
#include "explain/thread_site.h"
#include "explain/wait_text.h"
#include "vm/access/race_access.h"
#include "vm/explore/inspect.h"
#include "vm/explore/waits.h"

enum { MOST_WANTS = 6 };
enum { SEVERAL = 1u << 30, WRITTEN = 1u << 31 };

struct narrator {
    struct vm *vm;
    struct display_names *display_names;
    struct sources *sources;
    const struct record *events;
    u32 count;
    struct map *places; /* (object, slot) -> a thread's number + 1, SEVERAL, WRITTEN */
    u8 *shown;          /* by record: is it shown? */
    u32 *all, *own;     /* by record: how many were shown so far, in all and of its thread */
    u32 *steps;         /* by record: the step of the row that shows it; 0: none does */
    bool with_wants;    /* do rows at the end say who wants what? */
    struct story *story;
    struct map *columns; /* a thread's name, of the labels -> index in story->threads */
    u32 repeated;        /* how often the last action came */
};

/* ---- what is shown ---- */

static bool has_place(const struct record *e) {
    return e->kind == RECORD_READ || e->kind == RECORD_WRITE || e->kind == RECORD_LOCK || e->kind == RECORD_UNLOCK ||
           e->kind == RECORD_INSIDE;
}

static u64 place_key(const struct record *e) { return (u64)e->object << 32 | e->slot; }

static void visit(struct narrator *n, const struct record *e) {
    u64 value = 0;
    map_get(n->places, place_key(e), &value);
    u32 visitor = (u32)value & ~(SEVERAL | WRITTEN);
    if (!visitor) value = e->thread + 1;
    else if (visitor != e->thread + 1) value |= SEVERAL;
    map_put(n->places, place_key(e), e->write ? value | WRITTEN : value);
}

/* A lock that a thread wants in the end, or a place that it is about to access, counts as used by it. */
static void visit_in_the_end(struct narrator *n, u32 thread) {
    struct wait w = wait_of(n->vm, thread);
    struct record wanted = {.thread = thread, .object = w.object, .slot = SLOT_MONITOR, .write = true};
    struct native_access accesses[MOST_NATIVE_ACCESSES];
    if (w.kind == WAIT_LOCK || w.kind == WAIT_NOTIFY) visit(n, &wanted);
    u32 count = w.kind == WAIT_NONE ? race_access_list(n->vm, thread, accesses) : 0;
    for (const struct native_access *a = accesses; a < accesses + count; a++) {
        wanted = (struct record){.thread = thread, .object = a->object, .write = a->write};
        for (u32 i = 0; i < a->count; i++) {
            wanted.slot = a->slot + i;
            visit(n, &wanted);
        }
    }
}

static void visit_places(struct narrator *n) {
    for (u32 i = 0; i < n->count; i++)
        if (has_place(&n->events[i])) visit(n, &n->events[i]);
    for (u32 i = 0; i < inspect_thread_count(n->vm); i++) visit_in_the_end(n, i);
}

static bool is_contended(const struct narrator *n, const struct record *e) {
    u64 value = 0;
    map_get(n->places, place_key(e), &value);
    return (value & SEVERAL) && (value & WRITTEN);
}

/* Does a thread wait in it in the end? Where it comes from is a part of the story. */
static bool is_waited_for(const struct narrator *n, ref object) {
    for (u32 i = 0; object && i < inspect_thread_count(n->vm); i++) {
        struct wait w = wait_of(n->vm, i);
        if (w.kind == WAIT_PARK && w.object == object) return true;
    }
    return false;
}

static void choose(struct narrator *n) {
    for (u32 i = 0; i < n->count; i++) {
        const struct record *e = &n->events[i];
        switch (e->kind) {
        case RECORD_CALL: n->shown[i] |= e->matters; break;
        case RECORD_INSIDE: n->shown[e->call] |= is_contended(n, e); break;
        case RECORD_RETURN: n->shown[i] = n->shown[e->call] |= is_waited_for(n, e->object); break;
        case RECORD_SIGNAL:
        case RECORD_START: break; /* their calls are shown */
        case RECORD_END:
        case RECORD_THROW: n->shown[i] = 1; break;
        default: n->shown[i] = e->watched || is_contended(n, e);
        }
    }
}

static void count_shown(struct narrator *n) {
    struct map *counts = map_new();
    u32 all = 0;
    for (u32 i = 0; i < n->count; i++) {
        u64 own = 0;
        map_get(counts, n->events[i].thread, &own);
        if (n->shown[i]) map_put(counts, n->events[i].thread, ++own), all++;
        n->all[i] = all;
        n->own[i] = (u32)own;
    }
    map_free(counts);
}

/* Do other threads act between the call and its return? */
static bool is_interrupted(const struct narrator *n, u32 call) {
    u32 back = n->events[call].call;
    if (!back) return true;
    return n->all[back] - n->all[call] != n->own[back] - n->own[call];
}

static bool wants_lock(const struct narrator *n, u32 thread) {
    struct wait w = wait_of(n->vm, thread);
    return (w.kind == WAIT_LOCK && w.owner) || (w.kind == WAIT_PARK && (w.owner || wait_past_owner(n->vm, w)));
}

/* At an end where threads wait for locks, unless they are very many. */
static bool shows_wants(const struct narrator *n, const struct scene *scene, bool is_over) {
    u32 count = 0;
    for (u32 i = 0; i < inspect_thread_count(n->vm); i++) count += wants_lock(n, i);
    bool standstill =
        scene->kind == VIOLATION_DEADLOCK || scene->kind == VIOLATION_WAIT_CYCLE || scene->kind == VIOLATION_STUCK;
    return is_over && standstill && count && count <= MOST_WANTS;
}

static bool stands_at(const struct narrator *n, const struct record *e) {
    struct record_site site = thread_site(inspect_thread(n->vm, e->thread));
    return site.method == e->site.method && site.offset == e->site.offset;
}

/* A call that has not returned, of a thread that cannot go on; what it waits for may be shown at the end. */
static const char *call_text(const struct narrator *n, const struct record *e) {
    enum wait_kind kind = wait_of(n->vm, e->thread).kind;
    if (e->call || !e->text || kind == WAIT_NONE || strncmp(e->text, "calls ", 6) != 0) return e->text;
    if (n->with_wants && wants_lock(n, e->thread) && stands_at(n, e)) return NULL;
    return arena_printf(n->story->arena, "%s, blocks", e->text);
}

/* ---- rows ---- */

static u32 column_of(struct narrator *n, const char *who) {
    u64 column;
    if (map_get(n->columns, (uintptr_t)who, &column)) return (u32)column;
    map_put(n->columns, (uintptr_t)who, n->story->threads.count);
    vec_push(&n->story->threads, arena_string(n->story->arena, who));
    return n->story->threads.count - 1;
}

static struct story_row *row_for(struct narrator *n, const struct record *e) {
    struct story *story = n->story;
    struct source_location at = source_location_of(n->sources, story->arena, e->site);
    u32 column = column_of(n, e->who);
    struct story_row *last = story->rows.count ? &story->rows.items[story->rows.count - 1] : NULL;
    if (last && last->thread == column && !last->step == !e->step && last->line == at.line &&
        (last->file == NULL) == (at.file == NULL) && (!at.file || strcmp(last->file, at.file) == 0))
        return last;
    struct story_row row = {.thread = column, .step = e->step, .file = at.file, .line = at.line, .source = at.source};
    vec_push(&story->rows, row);
    n->repeated = 0;
    return &story->rows.items[story->rows.count - 1];
}

/* Returns the step of its row; 0: it is not shown. */
static u32 show(struct narrator *n, const struct record *e, const char *text) {
    if (!text) return 0;
    struct story_row *row = row_for(n, e);
    struct texts *actions = &row->actions;
    size_t length = strlen(text);
    const char *last = actions->count ? actions->items[actions->count - 1] : "";
    bool same =
        n->repeated && strncmp(last, text, length) == 0 && (!last[length] || strncmp(last + length, " (", 2) == 0);
    n->repeated = same ? n->repeated + 1 : 1;
    if (same) actions->items[actions->count - 1] = arena_printf(n->story->arena, "%s (%u times)", text, n->repeated);
    else vec_push(actions, arena_string(n->story->arena, text));
    return row->step;
}

struct appearance {
    u32 thread, order;
    const char *who;
};

static int compare_appearances(const void *a, const void *b) {
    const struct appearance *x = a, *y = b;
    if (x->thread != y->thread) return x->thread < y->thread ? -1 : 1;
    return (x->order > y->order) - (x->order < y->order);
}

/* In the order of their numbers, which is mostly that of their starts. */
static void give_columns(struct narrator *n) {
    struct VEC(struct appearance) list = {0};
    struct map *seen = map_new();
    u64 ignored;
    for (u32 i = 0; i < n->count; i++) {
        const struct record *e = &n->events[i];
        if (!n->shown[i] || map_get(seen, (uintptr_t)e->who, &ignored)) continue;
        map_put(seen, (uintptr_t)e->who, 0);
        vec_push(&list, ((struct appearance){e->thread, i, e->who}));
    }
    for (u32 i = 0; i < inspect_thread_count(n->vm); i++)
        if (n->with_wants && wants_lock(n, i))
            vec_push(&list, ((struct appearance){i, n->count, display_names_thread(n->display_names, i)}));
    if (list.count) qsort(list.items, list.count, sizeof *list.items, compare_appearances);
    for (u32 i = 0; i < list.count; i++) column_of(n, list.items[i].who);
    map_free(seen);
    vec_free(&list);
}

/* A return by an exception that then leaves the thread: only the latter is shown. */
static bool is_repeated_by_throw(const struct narrator *n, u32 i) {
    const struct record *e = &n->events[i];
    if (e->kind != RECORD_RETURN || !e->matters) return false;
    for (i++; i < n->count && n->events[i].thread == e->thread; i++)
        if (n->events[i].kind == RECORD_THROW) return true;
        else if (n->shown[i] && n->events[i].kind != RECORD_RETURN) return false;
    return false;
}

static void show_all(struct narrator *n) {
    give_columns(n);
    for (u32 i = 0; i < n->count; i++) {
        const struct record *e = &n->events[i];
        if (!n->shown[i] || is_repeated_by_throw(n, i)) continue;
        if (e->kind == RECORD_CALL) n->steps[i] = show(n, e, is_interrupted(n, i) ? call_text(n, e) : NULL);
        else if (e->kind == RECORD_RETURN) n->steps[i] = show(n, e, is_interrupted(n, e->call) ? e->text : e->whole);
        else n->steps[i] = show(n, e, e->text);
    }
}

/* ---- what threads want in the end ---- */

static void show_want(struct narrator *n, u32 thread) {
    struct thread *t = inspect_thread(n->vm, thread);
    if (!wants_lock(n, thread)) return;
    struct record want = {.thread = thread,
                          .who = display_names_thread(n->display_names, thread),
                          .step = 0,
                          .site = t->fp ? thread_site(t) : (struct record_site){NULL, 0}};
    show(n, &want, wait_text(n->display_names, n->story->arena, thread));
}

/* The thread that moved last comes first, so that its column goes on. */
static void show_wants(struct narrator *n, u32 last) {
    show_want(n, last);
    for (u32 i = 0; i < inspect_thread_count(n->vm); i++)
        if (i != last) show_want(n, i);
}

struct story *narrate(const struct scene *scene, bool is_over, struct display_names *display_names,
                      struct sources *sources, u32 steps) {
    struct narrator n = {.vm = scene->vm, .display_names = display_names, .sources = sources, .story = story_new()};
    assert(scene->recorder);
    n.events = recorder_records(scene->recorder, &n.count);
    n.places = map_new();
    n.columns = map_new();
    n.shown = memory_zero(n.count + 1, sizeof *n.shown);
    n.all = memory_zero(n.count + 1, sizeof *n.all);
    n.own = memory_zero(n.count + 1, sizeof *n.own);
    n.steps = memory_zero(n.count + 1, sizeof *n.steps);
    n.with_wants = shows_wants(&n, scene, is_over);
    n.story->steps = steps;
    visit_places(&n);
    choose(&n);
    choose(&n); /* whether a call is shown may be known after its return only */
    count_shown(&n);
    show_all(&n);
    if (n.with_wants) show_wants(&n, scene->thread);
    final_state_describe(scene, is_over, n.steps, display_names, sources, n.story);
    map_free(n.places);
    map_free(n.columns);
    free(n.shown);
    free(n.all);
    free(n.own);
    free(n.steps);
    return n.story;
}
