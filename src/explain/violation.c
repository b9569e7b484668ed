#include "explain/violation.h"

#include <stdarg.h>
#include <stdlib.h>

#include "base/compiler.h"
#include "base/memory.h"
#include "explain/finding_frames.h"
#include "explain/missed_signal.h"
#include "explain/property_violation.h"
#include "explain/read_lock_holders.h"
#include "explain/spin_violation.h"
#include "explain/wait_text.h"
#include "report/crowd.h"
#include "vm/explore/inspect.h"
#include "vm/explore/seam.h"
#include "vm/explore/waits.h"
#include "vm/heap/java_string.h"
#include "vm/link/java_names.h"

enum { LONGEST_MESSAGE = 4096, MOST_NAMED = 8 };

enum finding_kind violation_finding_kind(enum violation_kind kind) {
    switch (kind) {
    case VIOLATION_ASSERTION: return FINDING_ASSERTION;
    case VIOLATION_UNCAUGHT: return FINDING_UNCAUGHT;
    case VIOLATION_RACE: return FINDING_DATA_RACE;
    case VIOLATION_INVARIANT: return FINDING_PROPERTY;
    case VIOLATION_EXIT: return FINDING_EXIT_STATUS;
    case VIOLATION_SPIN: return FINDING_SPIN_DEADLOCK;
    default: return FINDING_DEADLOCK;
    }
}

bool violation_is_finding(enum finding_kind finding) {
    for (int i = 0; i < VIOLATION_COUNT; i++)
        if (violation_finding_kind((enum violation_kind)i) == finding) return true;
    return false;
}

bool violation_holds(const struct scene *scene) {
    struct vm *vm = scene->vm;
    struct invariant_subjects witness;
    u32 other;
    switch (scene->kind) {
    case VIOLATION_ASSERTION:
        return scene->outcome == OUTCOME_UNCAUGHT && property_is_assertion(vm, inspect_uncaught(vm));
    case VIOLATION_UNCAUGHT:
        return scene->outcome == OUTCOME_UNCAUGHT && !property_is_assertion(vm, inspect_uncaught(vm));
    case VIOLATION_WAIT_CYCLE: return property_wait_cycle(scene->properties, vm, scene->thread);
    case VIOLATION_STUCK: return property_stuck(vm, scene->movers);
    case VIOLATION_SPIN: return scene->movers != 0;
    case VIOLATION_RACE: return property_race(vm, scene->thread, &other);
    case VIOLATION_INVARIANT:
        return scene->properties && property_broken_invariant(scene->properties, vm, &witness) >= 0;
    case VIOLATION_EXIT: return scene->outcome == OUTCOME_EXIT && property_bad_exit(vm);
    default: break;
    }
    bool is_over = seam_is_quiet(vm) && !seam_diverges(vm) && !seam_leaves_behind(vm);
    return scene->outcome == OUTCOME_STEP && is_over && seam_unfinished(vm);
}

/* ---- sentences ---- */

struct sentence {
    size_t length;
    char text[LONGEST_MESSAGE];
};

PRINTF_LIKE(2, 3) static void say(struct sentence *s, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int more = vsnprintf(s->text + s->length, sizeof s->text - s->length, format, arguments);
    va_end(arguments);
    if (more > 0) s->length += (size_t)more;
    if (s->length >= sizeof s->text) s->length = sizeof s->text - 1;
}

/* "a, b and c" */
static void say_threads(struct sentence *s, struct display_names *display_names, const u32 *threads, u32 count) {
    for (u32 i = 0; i < count && i < MOST_NAMED; i++)
        say(s, "%s%s", i == 0 ? "" : i + 1 == count ? " and " : ", ", display_names_thread(display_names, threads[i]));
    if (count > MOST_NAMED) say(s, " and %u others", count - MOST_NAMED);
}

/* ---- deadlocks ---- */

struct deadlock {
    struct display_names *display_names;
    const struct recorder *recorder; /* NULL: the way there is not known */
    struct vm *vm;
    struct findings *findings;
    struct finding *finding;
    bool only_stuck; /* others go on: */
    u64 movers;      /* these */
    struct sentence s;
};

/* The same in fewer words, where they are many. */
static void say_crowd(struct deadlock *d, const u32 *threads, u32 count) {
    struct texts names = {0};
    for (u32 i = 0; i < count; i++) vec_push(&names, display_names_thread(d->display_names, threads[i]));
    say(&d->s, "%s", crowd_names(d->findings->arena, names.items, names.count));
    vec_free(&names);
}

static const char *target_of(struct deadlock *d, struct wait w) {
    if (w.kind == WAIT_INIT) return display_names_class(d->display_names, inspect_class(d->vm, w.object));
    return w.object ? display_names_object(d->display_names, w.object) : NULL;
}

static void add_site(struct deadlock *d, u32 thread) {
    static const char *const actions[] = {"run", "lock", "wait", "join", "park", "sleep", "initialise", "end"};
    struct wait w = wait_of(d->vm, thread);
    const char *name = display_names_thread(d->display_names, thread), *target = target_of(d, w);
    finding_name(d->findings, &d->finding->threads, name);
    if (target && w.kind != WAIT_JOIN) finding_name(d->findings, &d->finding->locks, target);
    struct finding_site *site = finding_at(d->findings, d->finding, name, actions[w.kind], target);
    finding_frames_of_thread(d->findings, site, inspect_thread(d->vm, thread));
}

static void say_wait(struct deadlock *d, u32 thread) {
    struct wait w = wait_of(d->vm, thread);
    const char *name = display_names_thread(d->display_names, thread), *target = target_of(d, w);
    const char *owner = w.owner ? display_names_thread(d->display_names, w.owner - 1) : NULL;
    const char *wanted = wait_text(d->display_names, d->findings->arena, thread);
    if (wanted) {
        say(&d->s, "%s %s", name, wanted);
        return;
    }
    switch (w.kind) {
    case WAIT_LOCK: say(&d->s, "%s wants %s, which is free", name, target); break;
    case WAIT_JOIN: say(&d->s, "%s waits for %s to end", name, owner ? owner : target); break;
    case WAIT_INIT:
        say(&d->s, "%s waits for %s to initialise class %s", name, owner ? owner : "another thread", target);
        break;
    case WAIT_NOTIFY: say(&d->s, "%s waits on %s to be notified", name, target); break;
    case WAIT_PARK:
        if (target) say(&d->s, "%s is parked in %s", name, target);
        else say(&d->s, "%s is parked", name);
        break;
    default: say(&d->s, "%s cannot proceed", name);
    }
}

static bool all_want_locks(struct vm *vm, const u32 *cycle, u32 count) {
    for (u32 i = 0; i < count; i++) {
        enum wait_kind kind = wait_of(vm, cycle[i]).kind;
        if (kind != WAIT_LOCK && kind != WAIT_PARK) return false;
    }
    return true;
}

/* "a and b wait for each other's locks: a has A, b has B" */
static void say_locks_of_cycle(struct deadlock *d, const u32 *cycle, u32 count) {
    say_threads(&d->s, d->display_names, cycle, count);
    if (count == 1) say(&d->s, " waits for itself");
    else say(&d->s, " wait for each other's locks%s", count > 2 ? ", in a cycle" : "");
    for (u32 i = 0; i < count && count == 2; i++)
        say(&d->s, "%s %s holds %s", i ? "," : ":", display_names_thread(d->display_names, cycle[i]),
            target_of(d, wait_of(d->vm, cycle[1 - i])));
}

static void describe_cycle(struct deadlock *d, const u32 *cycle, u32 count) {
    bool locks = all_want_locks(d->vm, cycle, count);
    if (locks) say_locks_of_cycle(d, cycle, count);
    for (u32 i = 0; i < count; i++) {
        add_site(d, cycle[i]);
        if (!locks && i < MOST_NAMED) {
            say(&d->s, "%s", i ? "; " : "");
            say_wait(d, cycle[i]);
        }
    }
}

/* Is it about that thread? */
static bool matters(const struct deadlock *d, u32 thread) {
    struct vm *vm = d->vm;
    if (d->only_stuck) return property_stuck_thread(vm, thread, d->movers);
    const struct thread *t = inspect_thread(vm, thread);
    enum wait_kind kind = wait_of(vm, thread).kind;
    return kind != WAIT_OVER && kind != WAIT_NONE && !t->h.daemon;
}

/* Names the one whose signal the thread missed; -1: it missed none. */
static i64 signaller_missed_by(const struct deadlock *d, u32 thread) {
    u32 count = 0, signal;
    const struct record *events = d->recorder ? recorder_records(d->recorder, &count) : NULL;
    struct wait w = wait_of(d->vm, thread);
    if ((w.kind != WAIT_NOTIFY && w.kind != WAIT_PARK) || !w.object) return -1;
    if (!missed_signal_last(events, count, thread, w.object, &signal)) return -1;
    u32 signaller = events[signal].thread;
    struct wait of_signaller = wait_of(d->vm, signaller);
    return of_signaller.kind == w.kind && of_signaller.object == w.object ? -1 : (i64)signaller;
}

/* The call of the library that the thread is in; "": it is in none, or that is not known. */
static const char *call_of(const struct deadlock *d, u32 thread) {
    u32 count, event = d->recorder ? recorder_call(d->recorder, thread) : 0;
    const char *call = event ? recorder_records(d->recorder, &count)[event - 1].text : NULL;
    return call ? call : "";
}

/* "waits in Main.latch.await()": the call, if it is known, says more than the object. */
static void say_where(struct deadlock *d, u32 thread, const char *s, const char *target) {
    const char *call = call_of(d, thread);
    if (target && strncmp(call, "calls ", 6) == 0 && strncmp(call + 6, target, strlen(target)) == 0) target = call + 6;
    say(&d->s, target ? " wait%s in %s" : " wait%s", s, target);
}

/* Threads that wait for no other thread, and that none is left to wake: those that wait on one object in the same way
 * make one sentence. */
static void describe_unwoken(struct deadlock *d, u32 first, bool *described) {
    struct vm *vm = d->vm;
    struct wait w = wait_of(vm, first);
    u32 *group = memory_zero(inspect_thread_count(vm), sizeof *group), count = 0;
    i64 signaller = -1;
    for (u32 i = first; i < inspect_thread_count(vm); i++) {
        struct wait other = wait_of(vm, i);
        if (!matters(d, i) || other.kind != w.kind || other.object != w.object || other.owner) continue;
        if (strcmp(call_of(d, i), call_of(d, first)) != 0) continue;
        if (signaller < 0) signaller = signaller_missed_by(d, i);
        group[count++] = i;
        described[i] = true;
        add_site(d, i);
    }
    const char *s = count == 1 ? "s" : "", *them = count == 1 ? "it" : "them";
    const char *nobody = d->only_stuck ? "no thread that still runs will" : "no thread is left to";
    say(&d->s, "%s", d->s.length ? "; " : "");
    say_crowd(d, group, count);
    if (w.kind == WAIT_NOTIFY) say(&d->s, " wait%s on %s", s, target_of(d, w));
    else say_where(d, first, s, target_of(d, w));
    const char *readers =
        w.kind == WAIT_PARK ? read_lock_holders_text(d->display_names, d->findings->arena, w.object) : NULL;
    if (readers) say(&d->s, ", held for reading by %s", readers);
    else if (signaller < 0) say(&d->s, ", and %s %s %s", nobody, w.kind == WAIT_NOTIFY ? "notify" : "wake", them);
    else
        say(&d->s, " forever: %s %s earlier, when no thread was waiting",
            display_names_thread(d->display_names, (u32)signaller), w.kind == WAIT_NOTIFY ? "notified" : "signalled");
    if (signaller >= 0) d->finding->kind = FINDING_MISSED_SIGNAL;
    free(group);
}

static void describe_all_unwoken(struct deadlock *d, bool *described, bool missed_a_signal) {
    for (u32 i = 0; i < inspect_thread_count(d->vm); i++) {
        struct wait w = wait_of(d->vm, i);
        if (!matters(d, i) || described[i] || w.owner || wait_past_owner(d->vm, w)) continue;
        if (!missed_a_signal || signaller_missed_by(d, i) >= 0) describe_unwoken(d, i, described);
    }
}

/* No cycle: some thread waits for an event that never comes, because it has already been, or for other reasons; others
 * may wait for locks that it holds. */
static void describe_standstill(struct deadlock *d) {
    struct vm *vm = d->vm;
    bool *described = memory_zero(inspect_thread_count(vm), sizeof *described);
    describe_all_unwoken(d, described, true);
    describe_all_unwoken(d, described, false);
    for (u32 i = 0; i < inspect_thread_count(vm); i++) {
        struct wait w = wait_of(vm, i);
        if (!matters(d, i) || described[i] || w.kind == WAIT_JOIN) continue;
        add_site(d, i);
        say(&d->s, "%s", d->s.length ? "; " : "");
        say_wait(d, i);
    }
    free(described);
}

/* Do all that matter satisfy it? */
static bool all_matter_and(const struct deadlock *d, bool (*condition)(struct vm *, u32)) {
    for (u32 i = 0; i < inspect_thread_count(d->vm); i++)
        if (matters(d, i) && !condition(d->vm, i)) return false;
    return true;
}

static void describe_deadlock(struct deadlock *d) {
    struct vm *vm = d->vm;
    u32 *cycle = memory_zero(inspect_thread_count(vm), sizeof *cycle);
    u32 count = d->only_stuck ? 0 : wait_cycle(vm, cycle);
    if (count) describe_cycle(d, cycle, count);
    else describe_standstill(d);
    if (!d->s.length) say(&d->s, "no thread can proceed");
    if (!count && all_matter_and(d, wait_is_idle)) d->finding->kind = FINDING_WAITING_FOREVER;
    free(cycle);
}

/* The thread that closed the cycle may itself be outside of it, or a daemon. */
static void describe_local_deadlock(struct deadlock *d, u32 thread) {
    u32 *cycle = memory_zero(inspect_thread_count(d->vm), sizeof *cycle);
    u32 count = wait_cycle_from(d->vm, thread, cycle);
    describe_cycle(d, cycle, count);
    for (u32 i = 0; i < inspect_thread_count(d->vm); i++) {
        bool inside = !wait_is_endless(d->vm, i);
        for (u32 k = 0; k < count; k++) inside |= cycle[k] == i;
        if (inside) continue;
        add_site(d, i);
        say(&d->s, "; ");
        say_wait(d, i);
    }
    free(cycle);
}

/* ---- exceptions ---- */

static const char *exception_text(struct findings *findings, struct vm *vm) {
    char name[300];
    class_external_name(class_of(vm, inspect_uncaught(vm)), name, sizeof name);
    ref message = get32(object_at(vm, inspect_uncaught(vm)), inspect_known(vm)->Throwable_detailMessage);
    if (!message) return findings_text(findings, name);
    char *text = java_string_utf8(vm, message);
    const char *whole = arena_printf(findings->arena, "%s: %s", name, text);
    free(text);
    return whole;
}

static void describe_exception(struct display_names *display_names, struct vm *vm, u32 thread,
                               struct findings *findings, struct finding *finding) {
    char name[300];
    const char *who = display_names_thread(display_names, thread);
    class_external_name(class_of(vm, inspect_uncaught(vm)), name, sizeof name);
    finding->message = exception_text(findings, vm);
    finding_name(findings, &finding->threads, who);
    struct finding_site *site = finding_at(findings, finding, who, "throw", name);
    finding_frames_of_exception(findings, site, vm, inspect_uncaught(vm));
}

static void describe_blocked(struct display_names *display_names, const struct scene *scene, struct findings *findings,
                             struct finding *finding) {
    struct deadlock d = {.display_names = display_names,
                         .vm = scene->vm,
                         .findings = findings,
                         .finding = finding,
                         .recorder = scene->recorder,
                         .only_stuck = scene->kind == VIOLATION_STUCK,
                         .movers = scene->movers};
    if (scene->kind == VIOLATION_WAIT_CYCLE) describe_local_deadlock(&d, scene->thread);
    else describe_deadlock(&d);
    finding->message = findings_text(findings, d.s.text);
}

void violation_unexplained(enum violation_kind kind, u32 steps, struct findings *findings) {
    struct finding *finding =
        findings_add(findings, violation_finding_kind(kind), RULE_MODEL_CHECKER, STATUS_CONFIRMED);
    finding->message = arena_printf(
        findings->arena, "found after %u steps; a limit was reached before these could be replayed and shown", steps);
}

/* That time was up for somebody may be the reason. */
static void add_time_outs(struct findings *findings, struct finding *finding, const struct scene *scene) {
    const struct time_outs *time_outs = recorder_time_outs(scene->recorder);
    bool of_library = scene->kind == VIOLATION_ASSERTION || scene->kind == VIOLATION_UNCAUGHT;
    const char *text = time_outs_text(findings->arena, time_outs, of_library);
    finding->hurries = time_outs_hurry(time_outs);
    if (text && finding->message) finding->message = arena_printf(findings->arena, "%s (%s)", finding->message, text);
}

struct finding *violation_describe(struct display_names *display_names, const struct scene *scene,
                                   struct findings *findings) {
    struct vm *vm = scene->vm;
    struct finding *finding =
        findings_add(findings, violation_finding_kind(scene->kind), RULE_MODEL_CHECKER, STATUS_CONFIRMED);
    u32 other;
    switch (scene->kind) {
    case VIOLATION_DEADLOCK:
    case VIOLATION_STUCK:
    case VIOLATION_WAIT_CYCLE: describe_blocked(display_names, scene, findings, finding); break;
    case VIOLATION_SPIN: spin_violation_describe(display_names, vm, scene->movers, findings, finding); break;
    case VIOLATION_ASSERTION:
    case VIOLATION_UNCAUGHT: describe_exception(display_names, vm, scene->thread, findings, finding); break;
    case VIOLATION_RACE:
        if (property_race(vm, scene->thread, &other))
            property_violation_describe_race(display_names, vm, scene->thread, other, findings, finding);
        break;
    case VIOLATION_INVARIANT:
        property_violation_describe_invariant(display_names, vm, scene->properties, scene->thread, &scene->last,
                                              findings, finding);
        break;
    case VIOLATION_EXIT: property_violation_describe_exit(display_names, vm, scene->thread, findings, finding); break;
    default: break;
    }
    if (scene->recorder) add_time_outs(findings, finding, scene);
    return finding;
}
