#include "vm/interp/scheduler.h"

#include <assert.h>
#include <time.h>

#include "base/hash.h"
#include "vm/interp/backtrace.h"
#include "vm/interp/init_status.h"
#include "vm/interp/interp.h"
#include "vm/interp/monitor.h"
#include "vm/interp/thread_object.h"
#include "vm/link/java_names.h"
#include "vm/listen/listen.h"
#include "vm/state/undo.h"

enum { QUANTUM = 20000, NANOSECONDS_PER_BRANCH = 50 };

static bool is_free(const struct thread *t, ref r) {
    return !t->objects[r]->owner || t->objects[r]->owner == t->id + 1;
}

/* In a search time-outs are choices (seam.h), not a matter of the clock. */
static bool is_due(const struct thread *t) {
    return t->h.deadline && t->h.deadline <= t->vm->clock.now && !t->vm->undo;
}

bool thread_enabled(const struct thread *t) {
    switch (t->h.state) {
    case THREAD_RUNNABLE: return true;
    case THREAD_BLOCKED:
    case THREAD_REACQUIRE: return is_free(t, t->h.blocker);
    case THREAD_WAITING: return (is_due(t) || thread_is_interrupted(t)) && is_free(t, t->h.blocker);
    case THREAD_SLEEPING: return is_due(t) || thread_is_interrupted(t);
    case THREAD_PARKED: return t->h.permit || is_due(t) || thread_is_interrupted(t);
    case THREAD_JOINING: return !thread_of_object(t->vm, t->h.blocker) || thread_is_interrupted(t);
    case THREAD_INIT: return t->statics[t->classes[t->h.blocker]->statics_start] != INIT_STATUS_RUNNING;
    case THREAD_DESTROY: return t->vm->threads.live_normal == 0;
    default: return false;
    }
}

void thread_wake(struct thread *t) {
    if (t->h.state == THREAD_RUNNABLE) return;
    undo_thread(t->vm, t);
    if (t->h.state == THREAD_WAITING) {
        undo_monitor(t->vm, t->h.blocker);
        t->h.wake = thread_is_interrupted(t) ? WAKE_INTERRUPTED : WAKE_TIMEOUT;
    }
    t->h.state = THREAD_RUNNABLE;
    t->h.deadline = 0;
}

/* ---- choosing ---- */

static u64 next_random(struct vm *vm) {
    vm->threads.random ^= vm->threads.random << 13;
    vm->threads.random ^= vm->threads.random >> 7;
    vm->threads.random ^= vm->threads.random << 17;
    return vm->threads.random;
}

static struct thread *next_enabled(struct vm *vm) {
    u32 count = vm->threads.list.count, start = vm->threads.current + 1;
    if (vm->options.seed) start += (u32)(next_random(vm) % count);
    for (u32 i = 0; i < count; i++) {
        struct thread *t = vm->threads.list.items[(start + i) % count];
        if (thread_enabled(t)) return t;
    }
    return NULL;
}

/* Nobody can go on now: time passes until somebody's time-out. False: nobody waits for a time. */
static bool jump_to_next_deadline(struct vm *vm) {
    u64 earliest = 0;
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        bool timed = t->h.state == THREAD_WAITING || t->h.state == THREAD_SLEEPING || t->h.state == THREAD_PARKED;
        if (timed && t->h.deadline > vm->clock.now && (!earliest || t->h.deadline < earliest)) earliest = t->h.deadline;
    }
    if (!earliest) return false;
    vm->clock.now = earliest;
    return true;
}

static i64 quantum(struct vm *vm) {
    if (!vm->options.seed) return QUANTUM;
    return (i64)(next_random(vm) % (next_random(vm) % 4 ? 200 : QUANTUM)) + 1;
}

static void run_for_a_while(struct vm *vm, struct thread *t) {
    i64 budget = quantum(vm);
    if (vm->listener && vm->threads.current != t->id) listen_turn(vm);
    vm->threads.current = t->id;
    thread_wake(t);
    interp_run(t, budget);
    i64 used = budget - (t->budget > 0 ? t->budget : 0);
    vm->clock.now += (u64)used * NANOSECONDS_PER_BRANCH;
}

double scheduler_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

enum scheduler_end scheduler_go(struct vm *vm, struct scheduler_limits limits) {
    static const enum scheduler_end ends[] = {
        [LIMIT_INTERRUPT] = SCHEDULER_STOPPED, [LIMIT_TIME] = SCHEDULER_LATE, [LIMIT_MEMORY] = SCHEDULER_FULL};
    assert(vm->booted && !vm->undo);
    vm->threads.random = hash_spread(vm->options.seed) + 0x1234567;
    while (!vm->exiting && !vm->fatal[0]) {
        struct thread *t = next_enabled(vm);
        enum limit hit = limits_hit(vm->options.limits);
        if (hit) return ends[hit];
        if (limits.stop && atomic_load_explicit(limits.stop, memory_order_relaxed)) return SCHEDULER_STOPPED;
        if (limits.deadline > 0 && scheduler_now() >= limits.deadline) return SCHEDULER_LATE;
        if (t) run_for_a_while(vm, t);
        else if (!jump_to_next_deadline(vm)) return SCHEDULER_DEADLOCK;
    }
    return vm->fatal[0] ? SCHEDULER_FATAL : SCHEDULER_OVER;
}

static int report_deadlock(struct vm *vm) {
    fflush(stdout);
    fprintf(stderr, "havelock: deadlock: no thread can proceed\n");
    scheduler_dump(vm, stderr);
    return 1;
}

int scheduler_run(struct vm *vm) {
    switch (scheduler_go(vm, (struct scheduler_limits){0})) {
    case SCHEDULER_DEADLOCK: return report_deadlock(vm);
    case SCHEDULER_FATAL: return 4;
    default: return vm->exit_status;
    }
}

/* ---- the dump ---- */

static void print_object(struct vm *vm, ref r, FILE *out) {
    char name[400];
    bool is_thread = class_is_subclass(class_of(vm, r), vm->known.Thread);
    struct thread *t = is_thread ? thread_of_object(vm, r) : NULL;
    if (t) thread_display_name(t, name, sizeof name);
    else java_names_object(vm, r, name, sizeof name);
    fprintf(out, t ? "thread \"%s\"" : "%s", name);
}

static void print_wanted(struct vm *vm, const struct thread *t, FILE *out) {
    u32 owner = object_at(vm, t->h.blocker)->owner;
    char name[200] = "no thread";
    fprintf(out, "waiting to lock ");
    print_object(vm, t->h.blocker, out);
    if (owner) thread_display_name(vm->threads.list.items[owner - 1], name, sizeof name);
    fprintf(out, ", held by \"%s\"", name);
}

static void print_reason(struct vm *vm, struct thread *t, FILE *out) {
    if (monitor_wanted_back(t)) {
        print_wanted(vm, t, out);
        return;
    }
    switch (t->h.state) {
    case THREAD_BLOCKED:
    case THREAD_REACQUIRE: print_wanted(vm, t, out); break;
    case THREAD_WAITING:
        fprintf(out, "in Object.wait() on ");
        print_object(vm, t->h.blocker, out);
        break;
    case THREAD_JOINING:
        fprintf(out, "waiting for the end of ");
        print_object(vm, t->h.blocker, out);
        break;
    case THREAD_SLEEPING: fprintf(out, "sleeping"); break;
    case THREAD_PARKED: fprintf(out, "parked"); break;
    case THREAD_INIT: fprintf(out, "waiting for the initialisation of %s", t->classes[t->h.blocker]->name->text); break;
    case THREAD_DESTROY: fprintf(out, "ended; waiting for the other threads"); break;
    default: fprintf(out, "runnable");
    }
}

void scheduler_dump(struct vm *vm, FILE *out) {
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        struct thread *t = vm->threads.list.items[i];
        char name[200];
        if (t->h.state == THREAD_ENDED || t->h.state == THREAD_NEW) continue;
        thread_display_name(t, name, sizeof name);
        fprintf(out, "\"%s\"%s: ", name, t->h.daemon && t->h.state != THREAD_DESTROY ? " daemon" : "");
        print_reason(vm, t, out);
        fputc('\n', out);
        backtrace_print(t, out);
    }
}
