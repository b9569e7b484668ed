#include "search/ending.h"

#include "program/resolve.h"
#include "search/spot.h"
#include "search/waits.h"
#include "vm/seam.h"

struct ending {
    const struct scene *scene;
    bool is_over;
    struct vm *vm;
    const struct recorder *r;
    struct labels *labels;
    struct sources *sources;
    struct story *story;
};

/* ---- who holds what ---- */

/* 0: nobody; else thread number + 1. A lock of java.util.concurrent says who owns it in a field. */
static u32 owner_of(struct vm *vm, ref r) {
    if (object_at(vm, r)->owner) return object_at(vm, r)->owner;
    const struct class *c = class_of(vm, r);
    if (!c->module || c->is_array) return 0;
    struct field *f = find_field((struct class *)(uintptr_t)c, "exclusiveOwnerThread", "Ljava/lang/Thread;");
    ref thread = f ? get32(object_at(vm, r), f->offset) : 0;
    for (u32 i = 0; thread && i < vm->threads.count; i++)
        if (vm->threads.items[i]->h.object == thread) return i + 1;
    return 0;
}

static struct deed_site taken_by_instruction(const struct ending *e, u32 thread, ref object) {
    u32 count;
    const struct held_lock *held = recorder_held(e->r, thread, &count);
    for (u32 i = count; i-- > 0;)
        if (held[i].object == object) return held[i].site;
    return (struct deed_site){NULL, 0};
}

/* The last call in which the thread wrote to the object. */
static struct deed_site taken_by_call(const struct ending *e, u32 thread, ref object) {
    u32 count;
    const struct deed *events = recorder_deeds(e->r, &count);
    for (u32 i = count; i-- > 0;)
        if (events[i].kind == DEED_INSIDE && events[i].thread == thread && events[i].object == object && events[i].write)
            return events[i].site;
    return (struct deed_site){NULL, 0};
}

/* A lock that nobody saw being taken, of a class that the program cannot name, is the library's own affair. */
static bool is_internal(const struct ending *e, ref object, struct deed_site site) {
    const struct class *c = class_of(e->vm, labels_whole(e->labels, object));
    return !site.method && c->module && !(c->access & ACC_PUBLIC);
}

/* NULL: not worth mentioning. */
static const char *lock_text(const struct ending *e, u32 thread, ref object) {
    struct arena *arena = e->story->arena;
    struct deed_site site = taken_by_instruction(e, thread, object);
    if (!site.method) site = taken_by_call(e, thread, object);
    if (is_internal(e, object, site)) return NULL;
    struct spot at = spot_of(e->sources, arena, site);
    const char *name = labels_object(e->labels, object);
    return at.line ? arena_printf(arena, "%s (taken at %s:%d)", name, at.file, at.line) : arena_string(arena, name);
}

static const char *locks_of(const struct ending *e, u32 thread) {
    const char *text = NULL;
    for (ref r = 1; r < e->vm->heap.next; r++) {
        if (!(e->vm->heap.flags[r] & OBJECT_LIVE) || owner_of(e->vm, r) != thread + 1) continue;
        const char *lock = lock_text(e, thread, r);
        if (!lock) continue;
        text = text ? arena_printf(e->story->arena, "%s, %s", text, lock) : lock;
    }
    return text;
}

/* ---- who waits for what ---- */

static const char *state_text(const struct ending *e, u32 thread) {
    struct arena *arena = e->story->arena;
    struct wait w = wait_of(e->vm, thread);
    const char *it = w.object && w.kind != WAIT_INIT ? labels_object(e->labels, w.object) : NULL;
    const char *owner = w.owner ? labels_thread(e->labels, w.owner - 1) : NULL;
    switch (w.kind) {
    case WAIT_LOCK: return arena_printf(arena, "wants %s, held by %s", it, owner ? owner : "nobody");
    case WAIT_NOTIFY: return arena_printf(arena, "waits on %s for a notify", it);
    case WAIT_JOIN: return arena_printf(arena, "waits for %s to end", owner ? owner : it);
    case WAIT_PARK:
        if (owner) return arena_printf(arena, "wants %s, held by %s", it, owner);
        return it ? arena_printf(arena, "is parked, waits in %s", it) : "is parked";
    case WAIT_SLEEP: return "sleeps";
    case WAIT_INIT:
        return arena_printf(arena, "waits for %s to initialise class %s", owner ? owner : "somebody",
                            labels_class(e->labels, program_classes(e->vm->program)[w.object]));
    default: return NULL;
    }
}

/* What it does next, or is doing, if it can go on. */
static const char *prospect_text(const struct ending *e, u32 thread, bool is_at_home) {
    const char *call = recorder_call(e->r, thread);
    if (call) return arena_string(e->story->arena, call);
    enum operation next = seam_pending(e->vm, thread).operation;
    if (is_at_home && next == OPERATION_END) return "is about to end";
    if (is_at_home) return next == OPERATION_BEGIN ? "is about to begin" : "can go on";
    const char *text = doing_next_text(e->labels, e->story->arena, e->vm->threads.items[thread]);
    return text ? arena_printf(e->story->arena, "is about to %s", text) : "can go on";
}

/* A thread before a lock may take the step in which it begins to wait; other waits go on if a time-out ends them. */
static const char *standing_text(const struct ending *e, u32 thread, const char *wait, bool is_at_home) {
    if (!wait) return prospect_text(e, thread, is_at_home);
    if (wait_of(e->vm, thread).kind == WAIT_LOCK || !seam_enabled(e->vm, thread)) return wait;
    return arena_printf(e->story->arena, "%s, but can go on", wait);
}

/* ---- who is in the picture ---- */

static bool races(const struct ending *e, u32 thread) {
    u32 other = UINT32_MAX;
    return thread == e->scene->thread || (property_race(e->vm, e->scene->thread, &other) && other == thread);
}

/* Is it a worker of the library that waits for work, or a thread that has nothing left to do? */
static bool is_of_no_interest(const struct ending *e, u32 thread) {
    return e->vm->threads.items[thread]->h.daemon || seam_pending(e->vm, thread).operation == OPERATION_END;
}

static bool is_in_picture(const struct ending *e, u32 thread, bool holds, bool is_blocked, bool is_at_home) {
    if (!holds && is_at_home && is_of_no_interest(e, thread)) return false;
    if (!e->is_over) return true;
    switch (e->scene->kind) {
    case VIOLATION_RACE: return races(e, thread);
    case VIOLATION_CIRCLE:
    case VIOLATION_STUCK: return true;
    case VIOLATION_DEADLOCK: return holds || is_blocked;
    case VIOLATION_EXIT: return false; /* the program is over, and nobody wants anything any more */
    default: return holds;
    }
}

static u32 column_named(const struct story *story, const char *name) {
    for (u32 i = 0; i < story->threads.count; i++)
        if (strcmp(story->threads.items[i], name) == 0) return i;
    return UINT32_MAX;
}

static u32 column_of(const struct ending *e, u32 thread) {
    const char *name = labels_thread(e->labels, thread);
    u32 column = column_named(e->story, name);
    if (column != UINT32_MAX) return column;
    vec_push(&e->story->threads, arena_string(e->story->arena, name));
    return e->story->threads.count - 1;
}

static void tell_thread(const struct ending *e, u32 thread) {
    struct thread *t = e->vm->threads.items[thread];
    if (!t->h.object || t->h.state == THREAD_ENDED || t->h.state == THREAD_NEW || !t->fp) return;
    if (wait_of(e->vm, thread).kind == WAIT_OVER) return;
    const char *holds = locks_of(e, thread), *wait = state_text(e, thread);
    struct spot at = spot_of(e->sources, e->story->arena, recorder_site(t));
    if (!is_in_picture(e, thread, holds, wait, !at.file)) return;
    if (!holds && e->is_over && e->scene->kind == VIOLATION_RACE) holds = "no lock";
    const char *state = standing_text(e, thread, wait, !at.file);
    struct story_end end = {.thread = column_of(e, thread), .holds = holds, .state = state, .file = at.file,
                            .line = at.line, .source = at.source};
    vec_push(&e->story->ends, end);
}

static void add_fact(void *context, const struct field *field, ref object, u64 value) {
    const struct ending *e = context;
    const char *holder = object ? labels_object(e->labels, object) : labels_class(e->labels, field->holder);
    vec_push(&e->story->facts, arena_printf(e->story->arena, "%s.%s is %s", holder, field->name->text,
                                            labels_value(e->labels, field->type, value)));
}

static void tell_values(struct ending *e) {
    struct witness witness;
    int broken = property_broken_invariant(e->scene->properties, e->vm, &witness);
    if (broken < 0) return;
    invariant_each_value(e->scene->properties->invariants.items[broken], e->vm, &witness, add_fact, e);
}

void ending_tell(const struct scene *scene, bool is_over, struct labels *labels, struct sources *sources,
                 struct story *story) {
    struct ending e = {scene, is_over, scene->vm, scene->recorder, labels, sources, story};
    if (is_over && scene->kind == VIOLATION_INVARIANT) tell_values(&e);
    for (u32 i = 0; i < e.vm->threads.count; i++) tell_thread(&e, i);
}
