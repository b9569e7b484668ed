#include "explain/final_state.h"

#include "explain/read_lock_holders.h"
#include "explain/source_location.h"
#include "explain/wait_text.h"
#include "program/link/resolve.h"
#include "search/property/missed_signal.h"
#include "search/property/waits.h"
#include "vm/explore/seam.h"

struct ending {
    const struct scene *scene;
    bool is_over;
    struct vm *vm;
    const struct recorder *r;
    const struct record *events;
    u32 count;
    const u32 *steps; /* by event: the step that the story tells it under; 0: it does not */
    struct display_names *display_names;
    struct sources *sources;
    struct story *story;
};

/* ---- when ---- */

/* What happens in a call is told at its return, or at its beginning if there is none. */
static u32 step_of(const struct ending *e, u32 event) {
    const struct record *record = &e->events[event];
    if (record->kind == RECORD_SIGNAL)
        while (event + 1 < e->count &&
               (e->events[event].kind != RECORD_RETURN || e->events[event].thread != record->thread))
            event++;
    if (record->kind == RECORD_INSIDE)
        event = e->events[record->call].call ? e->events[record->call].call : record->call;
    return e->steps[event] ? e->steps[event] : record->step;
}

/* ---- who holds what ---- */

/* 0: nobody; else thread number + 1. A lock of java.util.concurrent says who owns it in a field. */
static u32 owner_of(struct vm *vm, ref r) {
    if (object_at(vm, r)->owner) return object_at(vm, r)->owner;
    const struct class *c = class_of(vm, r);
    if (!c->module || c->is_array) return 0;
    struct field *f = find_field((struct class *)(uintptr_t)c, "exclusiveOwnerThread", "Ljava/lang/Thread;");
    ref thread = f ? get32(object_at(vm, r), f->offset) : 0;
    for (u32 i = 0; thread && i < vm->threads.list.count; i++)
        if (vm->threads.list.items[i]->h.object == thread) return i + 1;
    return 0;
}

/* Where and when a lock was taken. */
struct taking {
    struct record_site site; /* no method: not known */
    u32 step;                /* 0: not known */
    bool by_library;
};

static struct taking taken_by_instruction(const struct ending *e, u32 thread, ref object) {
    u32 count;
    const struct recorded_lock *held = recorder_held(e->r, thread, &count);
    for (u32 i = count; i-- > 0;)
        if (held[i].object == object)
            return (struct taking){held[i].site, held[i].event ? step_of(e, held[i].event - 1) : 0, false};
    return (struct taking){{NULL, 0}, 0, false};
}

static bool is_of_half(const struct record *call, const char *half) {
    return !half || (call->text && strstr(call->text, half));
}

/* The last call in which the thread wrote to the object; half: NULL, or the half of a lock that it is of. */
static struct taking taken_by_call(const struct ending *e, u32 thread, ref object, const char *half) {
    for (u32 i = e->count; i-- > 0;)
        if (e->events[i].kind == RECORD_INSIDE && e->events[i].thread == thread && e->events[i].object == object &&
            e->events[i].write && is_of_half(&e->events[e->events[i].call], half))
            return (struct taking){e->events[i].site, step_of(e, i), true};
    return (struct taking){{NULL, 0}, 0, true};
}

/* The library's own affair are the locks on threads that it takes, and those that nobody saw being taken, of a class
 * that the program cannot name. */
static bool is_internal(const struct ending *e, ref object, const struct taking *taking) {
    const struct class *c = class_of(e->vm, display_names_whole(e->display_names, object));
    if (taking->by_library && class_is_subclass(c, e->vm->known.Thread)) return true;
    return !taking->site.method && c->module && !(c->access & ACC_PUBLIC);
}

/* NULL: not worth mentioning. */
static const char *lock_text(const struct ending *e, u32 thread, ref object, const char *half) {
    struct arena *arena = e->story->arena;
    struct taking taking = taken_by_instruction(e, thread, object);
    if (!taking.site.method) taking = taken_by_call(e, thread, object, half);
    if (is_internal(e, object, &taking)) return NULL;
    struct source_location at = source_location_of(e->sources, arena, taking.site);
    const char *name = display_names_object(e->display_names, object);
    const char *when = taking.step ? arena_printf(arena, "in step %u ", taking.step) : "";
    if (!at.file) return arena_string(arena, name);
    const char *line = at.line ? arena_printf(arena, ":%d", at.line) : "";
    return arena_printf(arena, "%s (taken %sat %s%s)", name, when, at.file, line);
}

static const char *locks_of(const struct ending *e, u32 thread) {
    const char *text = NULL;
    for (ref r = 1; r < e->vm->heap.next; r++) {
        if (!(e->vm->heap.flags[r] & OBJECT_LIVE)) continue;
        bool owns = owner_of(e->vm, r) == thread + 1;
        if (!owns && !read_lock_holders_has(e->vm, r, thread)) continue;
        const char *lock = lock_text(e, thread, r, owns ? NULL : "readLock()");
        if (!lock) continue;
        if (!owns) lock = arena_printf(e->story->arena, "%s for reading", lock);
        text = text ? arena_printf(e->story->arena, "%s, %s", text, lock) : lock;
    }
    return text;
}

/* ---- who waits for what ---- */

/* "Main.latch.await()": the call that the thread is parked in, if it is one of that object; else the object. */
static const char *parked_in(const struct ending *e, u32 thread, const char *object) {
    u32 event = recorder_call(e->r, thread);
    const char *call = event ? e->events[event - 1].text : NULL;
    bool of_object = call && strncmp(call, "calls ", 6) == 0 && strncmp(call + 6, object, strlen(object)) == 0;
    return of_object ? call + 6 : object;
}

static const char *state_text(const struct ending *e, u32 thread) {
    struct arena *arena = e->story->arena;
    struct wait w = wait_of(e->vm, thread);
    const char *it = w.object && w.kind != WAIT_INIT ? display_names_object(e->display_names, w.object) : NULL;
    const char *owner = w.owner ? display_names_thread(e->display_names, w.owner - 1) : NULL,
               *wish = wait_text(e->display_names, arena, thread);
    if (wish) return wish;
    switch (w.kind) {
    case WAIT_LOCK: return arena_printf(arena, "wants %s, held by nobody", it);
    case WAIT_NOTIFY: return arena_printf(arena, "waits on %s for a notify", it);
    case WAIT_JOIN: return arena_printf(arena, "waits for %s to end", owner ? owner : it);
    case WAIT_PARK: return it ? arena_printf(arena, "waits in %s", parked_in(e, thread, it)) : "is parked";
    case WAIT_SLEEP: return "sleeps";
    case WAIT_INIT:
        return arena_printf(arena, "waits for %s to initialise class %s", owner ? owner : "somebody",
                            display_names_class(e->display_names, program_classes(e->vm->program)[w.object]));
    default: return NULL;
    }
}

/* The notify that a thread waits for may have been already, or have woken somebody else. */
static const char *note_of(const struct ending *e, u32 thread) {
    struct wait w = wait_of(e->vm, thread);
    u32 signal;
    if ((w.kind != WAIT_NOTIFY && w.kind != WAIT_PARK) || !w.object) return NULL;
    bool missed = missed_signal_last(e->events, e->count, thread, w.object, &signal);
    if (!missed && !missed_signal_spent(e->events, e->count, thread, w.object, &signal)) return NULL;
    const char *who = display_names_thread(e->display_names, e->events[signal].thread),
               *did = w.kind == WAIT_NOTIFY ? "notified" : "signalled";
    u32 step = step_of(e, signal);
    if (missed) return arena_printf(e->story->arena, "missed: %s %s in step %u, when nobody waited", who, did, step);
    return arena_printf(e->story->arena, "%s %s in step %u, which woke %s instead", who, did, step,
                        e->events[signal].whole);
}

/* What it does next, or is doing, if it can go on. */
static const char *prospect_text(const struct ending *e, u32 thread, bool is_at_home) {
    u32 call = recorder_call(e->r, thread);
    if (call && e->events[call - 1].text) return arena_string(e->story->arena, e->events[call - 1].text);
    enum operation next = seam_pending(e->vm, thread).operation;
    if (is_at_home && next == OPERATION_END) return "is about to end";
    if (is_at_home) return next == OPERATION_BEGIN ? "is about to begin" : "can go on";
    const char *text = next_action_pending_text(e->display_names, e->story->arena, e->vm->threads.list.items[thread]);
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
    return e->vm->threads.list.items[thread]->h.daemon || seam_pending(e->vm, thread).operation == OPERATION_END;
}

static bool is_in_picture(const struct ending *e, u32 thread, bool holds, bool is_blocked, bool is_at_home) {
    if (!holds && is_at_home && is_of_no_interest(e, thread)) return false;
    if (!e->is_over) return true;
    switch (e->scene->kind) {
    case VIOLATION_RACE: return races(e, thread);
    case VIOLATION_WAIT_CYCLE:
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
    const char *name = display_names_thread(e->display_names, thread);
    u32 column = column_named(e->story, name);
    if (column != UINT32_MAX) return column;
    vec_push(&e->story->threads, arena_string(e->story->arena, name));
    return e->story->threads.count - 1;
}

/* First those who make it an end, then who waits for their ends, then who could go on. */
static u32 rank_of(const struct ending *e, u32 thread) {
    enum wait_kind kind = wait_of(e->vm, thread).kind;
    return kind == WAIT_NONE ? 2 : kind == WAIT_JOIN && !locks_of(e, thread) ? 1 : 0;
}

static void tell_thread(const struct ending *e, u32 thread) {
    struct thread *t = e->vm->threads.list.items[thread];
    if (!t->h.object || t->h.state == THREAD_ENDED || t->h.state == THREAD_NEW || !t->fp) return;
    if (wait_of(e->vm, thread).kind == WAIT_OVER) return;
    const char *holds = locks_of(e, thread), *wait = state_text(e, thread);
    struct record_site site = recorder_site(t);
    struct source_location at = source_location_of(e->sources, e->story->arena, site);
    if (!is_in_picture(e, thread, holds, wait, !site.method)) return;
    if (!holds && e->is_over && e->scene->kind == VIOLATION_RACE) holds = "no lock";
    const char *state = standing_text(e, thread, wait, !site.method);
    struct story_end end = {.thread = column_of(e, thread),
                            .holds = holds,
                            .state = state,
                            .note = note_of(e, thread),
                            .file = at.file,
                            .line = at.line,
                            .source = at.source};
    vec_push(&e->story->ends, end);
}

static void add_fact(void *context, const struct field *field, ref object, u64 value) {
    const struct ending *e = context;
    const char *holder =
        object ? display_names_object(e->display_names, object) : display_names_class(e->display_names, field->holder);
    vec_push(&e->story->facts, arena_printf(e->story->arena, "%s.%s is %s", holder, field->name->text,
                                            display_names_value(e->display_names, field->type, value)));
}

static void tell_values(struct ending *e) {
    struct witness witness;
    int broken = property_broken_invariant(e->scene->properties, e->vm, &witness);
    if (broken < 0) return;
    invariant_each_value(e->scene->properties->invariants.items[broken], e->vm, &witness, add_fact, e);
}

void final_state_describe(const struct scene *scene, bool is_over, const u32 *steps,
                          struct display_names *display_names, struct sources *sources, struct story *story) {
    struct ending e = {.scene = scene,
                       .is_over = is_over,
                       .vm = scene->vm,
                       .r = scene->recorder,
                       .steps = steps,
                       .display_names = display_names,
                       .sources = sources,
                       .story = story};
    e.events = recorder_records(e.r, &e.count);
    if (is_over && scene->kind == VIOLATION_INVARIANT) tell_values(&e);
    for (u32 rank = 0; rank <= 2; rank++)
        for (u32 i = 0; i < e.vm->threads.list.count; i++)
            if (rank_of(&e, i) == rank) tell_thread(&e, i);
}
