#include "explain/final_state.h"

#include <assert.h>

#include "explain/missed_signal.h"
#include "explain/next_action.h"
#include "explain/read_lock_holders.h"
#include "explain/source_location.h"
#include "explain/spin_violation.h"
#include "explain/thread_site.h"
#include "explain/wait_text.h"
#include "program/link/resolve.h"
#include "search/property/thread_mask.h"
#include "vm/explore/inspect.h"
#include "vm/explore/seam.h"
#include "vm/explore/waits.h"

struct final_state {
    const struct scene *scene;
    bool is_over;
    struct vm *vm;
    const struct recorder *r;
    const struct record *events;
    u32 count;
    const u32 *steps; /* by record: the step of the story that shows it; 0: none does */
    struct display_names *display_names;
    struct sources *sources;
    struct story *story;
};

/* ---- when ---- */

/* What happens in a call is shown at its return, or at its beginning if it has not returned. */
static u32 step_of(const struct final_state *f, u32 event) {
    const struct record *record = &f->events[event];
    if (record->kind == RECORD_SIGNAL)
        while (event + 1 < f->count &&
               (f->events[event].kind != RECORD_RETURN || f->events[event].thread != record->thread))
            event++;
    if (record->kind == RECORD_INSIDE)
        event = f->events[record->call].call ? f->events[record->call].call : record->call;
    return f->steps[event] ? f->steps[event] : record->step;
}

/* ---- who holds what ---- */

/* 0: nobody; else thread number + 1. A lock of java.util.concurrent says who owns it in a field. */
static u32 owner_of(struct vm *vm, ref r) {
    if (object_at(vm, r)->owner) return object_at(vm, r)->owner;
    const struct class *c = class_of(vm, r);
    if (!c->module || c->is_array) return 0;
    struct field *f = find_field((struct class *)(uintptr_t)c, "exclusiveOwnerThread", "Ljava/lang/Thread;");
    ref thread = f ? get32(object_at(vm, r), f->offset) : 0;
    for (u32 i = 0; thread && i < inspect_thread_count(vm); i++)
        if (inspect_thread(vm, i)->h.object == thread) return i + 1;
    return 0;
}

/* Where and when a lock was taken. */
struct taking {
    struct record_site site; /* no method: not known */
    u32 step;                /* 0: not known */
    bool by_library;
};

static struct taking taken_by_instruction(const struct final_state *f, u32 thread, ref object) {
    u32 count;
    const struct recorded_lock *held = recorder_held(f->r, thread, &count);
    for (u32 i = count; i-- > 0;)
        if (held[i].object == object)
            return (struct taking){held[i].site, held[i].event ? step_of(f, held[i].event - 1) : 0, false};
    return (struct taking){{NULL, 0}, 0, false};
}

static bool is_of_half(const struct record *call, const char *half) {
    return !half || (call->text && strstr(call->text, half));
}

/* The last call in which the thread wrote to the object; half: NULL, or the half of a lock that it is of. */
static struct taking taken_by_call(const struct final_state *f, u32 thread, ref object, const char *half) {
    for (u32 i = f->count; i-- > 0;)
        if (f->events[i].kind == RECORD_INSIDE && f->events[i].thread == thread && f->events[i].object == object &&
            f->events[i].write && is_of_half(&f->events[f->events[i].call], half))
            return (struct taking){f->events[i].site, step_of(f, i), true};
    return (struct taking){{NULL, 0}, 0, true};
}

/* Internal to the library are its locks on threads, and locks that nobody saw being taken, of a class that the program
 * cannot name. */
static bool is_internal(const struct final_state *f, ref object, const struct taking *taking) {
    const struct class *c = class_of(f->vm, display_names_whole(f->display_names, object));
    if (taking->by_library && class_is_subclass(c, inspect_known(f->vm)->Thread)) return true;
    return !taking->site.method && c->module && !(c->access & ACC_PUBLIC);
}

/* NULL: not worth mentioning. */
static const char *lock_text(const struct final_state *f, u32 thread, ref object, const char *half) {
    struct arena *arena = f->story->arena;
    struct taking taking = taken_by_instruction(f, thread, object);
    if (!taking.site.method) taking = taken_by_call(f, thread, object, half);
    if (is_internal(f, object, &taking)) return NULL;
    struct source_location at = source_location_of(f->sources, arena, taking.site);
    const char *name = display_names_object(f->display_names, object);
    const char *when = taking.step ? arena_printf(arena, "in step %u ", taking.step) : "";
    if (!at.file) return arena_string(arena, name);
    const char *line = at.line ? arena_printf(arena, ":%d", at.line) : "";
    return arena_printf(arena, "%s (taken %sat %s%s)", name, when, at.file, line);
}

static const char *locks_of(const struct final_state *f, u32 thread) {
    const char *text = NULL;
    for (ref r = 1; r < inspect_object_end(f->vm); r++) {
        if (!inspect_is_object(f->vm, r)) continue;
        bool owns = owner_of(f->vm, r) == thread + 1;
        if (!owns && !read_lock_holders_has(f->vm, r, thread)) continue;
        const char *lock = lock_text(f, thread, r, owns ? NULL : "readLock()");
        if (!lock) continue;
        if (!owns) lock = arena_printf(f->story->arena, "%s for reading", lock);
        text = text ? arena_printf(f->story->arena, "%s, %s", text, lock) : lock;
    }
    return text;
}

/* ---- who waits for what ---- */

/* "Main.latch.await()": the call that the thread is parked in, if it is one of that object; else the object. */
static const char *parked_in(const struct final_state *f, u32 thread, const char *object) {
    u32 event = recorder_call(f->r, thread);
    const char *call = event ? f->events[event - 1].text : NULL;
    bool of_object = call && strncmp(call, "calls ", 6) == 0 && strncmp(call + 6, object, strlen(object)) == 0;
    return of_object ? call + 6 : object;
}

static const char *waiting_text(const struct final_state *f, u32 thread) {
    struct arena *arena = f->story->arena;
    struct wait w = wait_of(f->vm, thread);
    const char *it = w.object && w.kind != WAIT_INIT ? display_names_object(f->display_names, w.object) : NULL;
    const char *owner = w.owner ? display_names_thread(f->display_names, w.owner - 1) : NULL,
               *wanted = wait_text(f->display_names, arena, thread);
    if (wanted) return wanted;
    switch (w.kind) {
    case WAIT_LOCK: return arena_printf(arena, "wants %s, which is free", it);
    case WAIT_NOTIFY: return arena_printf(arena, "waits on %s to be notified", it);
    case WAIT_JOIN: return arena_printf(arena, "waits for %s to end", owner ? owner : it);
    case WAIT_PARK: return it ? arena_printf(arena, "waits in %s", parked_in(f, thread, it)) : "is parked";
    case WAIT_SLEEP: return "sleeps";
    case WAIT_INIT:
        return arena_printf(arena, "waits for %s to initialise class %s", owner ? owner : "another thread",
                            display_names_class(f->display_names, inspect_class(f->vm, w.object)));
    default: return NULL;
    }
}

/* The notify that a thread waits for may have come before, or have woken another thread. */
static const char *note_of(const struct final_state *f, u32 thread) {
    struct wait w = wait_of(f->vm, thread);
    u32 signal;
    if ((w.kind != WAIT_NOTIFY && w.kind != WAIT_PARK) || !w.object) return NULL;
    bool missed = missed_signal_last(f->events, f->count, thread, w.object, &signal);
    if (!missed && !missed_signal_spent(f->events, f->count, thread, w.object, &signal)) return NULL;
    const char *who = display_names_thread(f->display_names, f->events[signal].thread),
               *did = w.kind == WAIT_NOTIFY ? "notified" : "signalled";
    u32 step = step_of(f, signal);
    if (missed)
        return arena_printf(f->story->arena, "missed: %s %s in step %u, when no thread was waiting", who, did, step);
    return arena_printf(f->story->arena, "%s %s in step %u, which woke %s instead", who, did, step,
                        f->events[signal].whole);
}

/* What it does next, or is doing, if it can go on. */
static const char *next_step_text(const struct final_state *f, u32 thread, bool in_library) {
    u32 call = recorder_call(f->r, thread);
    if (call && f->events[call - 1].text) return arena_string(f->story->arena, f->events[call - 1].text);
    enum operation next = seam_pending(f->vm, thread).operation;
    if (in_library && next == OPERATION_END) return "is about to end";
    if (in_library) return next == OPERATION_BEGIN ? "is about to start" : "can proceed";
    const char *text = next_action_pending_text(f->display_names, f->story->arena, inspect_thread(f->vm, thread));
    return text ? arena_printf(f->story->arena, "is about to %s", text) : "can proceed";
}

/* A thread before a lock may take the step in which it begins to wait; other waits go on if a time-out ends them. */
static const char *state_text(const struct final_state *f, u32 thread, const char *wait, bool in_library) {
    if (!wait) return next_step_text(f, thread, in_library);
    if (wait_of(f->vm, thread).kind == WAIT_LOCK || !seam_enabled(f->vm, thread)) return wait;
    return arena_printf(f->story->arena, "%s, but can proceed", wait);
}

/* Of a thread that spins for ever. */
static const char *loop_text(const struct final_state *f, u32 thread, const char **reads) {
    const struct scene *scene = f->scene;
    if (!f->is_over || scene->kind != VIOLATION_SPIN || !(scene->movers & thread_mask_bit(thread))) return NULL;
    return spin_violation_text(f->display_names, f->vm, thread, f->story->arena, reads);
}

/* ---- who is described ---- */

static bool races(const struct final_state *f, u32 thread) {
    u32 other = UINT32_MAX;
    return thread == f->scene->thread || (property_race(f->vm, f->scene->thread, &other) && other == thread);
}

/* Is it a worker of the library that waits for work, or a thread that has nothing left to do? */
static bool is_of_no_interest(const struct final_state *f, u32 thread) {
    return inspect_is_daemon(f->vm, thread) || seam_pending(f->vm, thread).operation == OPERATION_END;
}

static bool is_described(const struct final_state *f, u32 thread, bool holds, bool is_blocked, bool in_library) {
    if (!holds && in_library && is_of_no_interest(f, thread)) return false;
    if (!f->is_over) return true;
    switch (f->scene->kind) {
    case VIOLATION_RACE: return races(f, thread);
    case VIOLATION_WAIT_CYCLE:
    case VIOLATION_STUCK:
    case VIOLATION_SPIN: return true;
    case VIOLATION_DEADLOCK: return holds || is_blocked;
    case VIOLATION_EXIT: return false; /* the program is over */
    default: return holds;
    }
}

static u32 column_named(const struct story *story, const char *name) {
    for (u32 i = 0; i < story->threads.count; i++)
        if (strcmp(story->threads.items[i], name) == 0) return i;
    return UINT32_MAX;
}

static u32 column_of(const struct final_state *f, u32 thread) {
    const char *name = display_names_thread(f->display_names, thread);
    u32 column = column_named(f->story, name);
    if (column != UINT32_MAX) return column;
    vec_push(&f->story->threads, arena_string(f->story->arena, name));
    return f->story->threads.count - 1;
}

/* The order: threads that are blocked, then those that only wait for the end of others, then those that could go on. */
static u32 rank_of(const struct final_state *f, u32 thread) {
    enum wait_kind kind = wait_of(f->vm, thread).kind;
    return kind == WAIT_NONE ? 2 : kind == WAIT_JOIN && !locks_of(f, thread) ? 1 : 0;
}

static void describe_thread(const struct final_state *f, u32 thread) {
    struct thread *t = inspect_thread(f->vm, thread);
    if (!t->h.object || t->h.state == THREAD_ENDED || t->h.state == THREAD_NEW || !t->fp) return;
    if (wait_of(f->vm, thread).kind == WAIT_OVER) return;
    const char *holds = locks_of(f, thread), *wait = waiting_text(f, thread);
    struct record_site site = thread_site(t);
    struct source_location at = source_location_of(f->sources, f->story->arena, site);
    if (!is_described(f, thread, holds, wait, !site.method)) return;
    if (!holds && f->is_over && f->scene->kind == VIOLATION_RACE) holds = "no lock";
    const char *note = NULL, *state = loop_text(f, thread, &note);
    struct story_end end = {.thread = column_of(f, thread),
                            .holds = holds,
                            .state = state ? state : state_text(f, thread, wait, !site.method),
                            .note = state ? note : note_of(f, thread),
                            .file = at.file,
                            .line = at.line,
                            .source = at.source};
    vec_push(&f->story->ends, end);
}

static void add_fact(void *context, const struct field *field, ref object, u64 value) {
    const struct final_state *f = context;
    const char *holder =
        object ? display_names_object(f->display_names, object) : display_names_class(f->display_names, field->holder);
    vec_push(&f->story->facts, arena_printf(f->story->arena, "%s.%s is %s", holder, field->name->text,
                                            display_names_value(f->display_names, field->type, value)));
}

static void describe_values(struct final_state *f) {
    struct invariant_subjects witness;
    int broken = property_broken_invariant(f->scene->properties, f->vm, &witness);
    if (broken < 0) return;
    invariant_each_value(f->scene->properties->invariants.items[broken], f->vm, &witness, add_fact, f);
}

void final_state_describe(const struct scene *scene, bool is_over, const u32 *steps,
                          struct display_names *display_names, struct sources *sources, struct story *story) {
    struct final_state f = {.scene = scene,
                            .is_over = is_over,
                            .vm = scene->vm,
                            .r = scene->recorder,
                            .steps = steps,
                            .display_names = display_names,
                            .sources = sources,
                            .story = story};
    assert(scene->recorder && steps);
    f.events = recorder_records(f.r, &f.count);
    if (is_over && scene->kind == VIOLATION_INVARIANT) describe_values(&f);
    for (u32 rank = 0; rank <= 2; rank++)
        for (u32 i = 0; i < inspect_thread_count(f.vm); i++)
            if (rank_of(&f, i) == rank) describe_thread(&f, i);
}
