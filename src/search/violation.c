#include "search/violation.h"

#include <stdarg.h>
#include <stdlib.h>

#include "search/waits.h"
#include "vm/backtrace.h"
#include "vm/names.h"
#include "vm/seam.h"
#include "vm/string.h"

enum { LONGEST_MESSAGE = 4096, MOST_NAMED = 8 };

enum finding_kind violation_finding_kind(enum violation_kind kind) {
    switch (kind) {
    case VIOLATION_ASSERTION: return FINDING_ASSERTION;
    case VIOLATION_UNCAUGHT: return FINDING_UNCAUGHT;
    default: return FINDING_DEADLOCK;
    }
}

bool violation_of_finding(enum finding_kind finding, enum violation_kind *kind) {
    static const enum violation_kind kinds[] = {VIOLATION_DEADLOCK, VIOLATION_ASSERTION, VIOLATION_UNCAUGHT};
    for (u32 i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (violation_finding_kind(kinds[i]) == finding) return *kind = kinds[i], true;
    return false;
}

static bool is_assertion(struct vm *vm) {
    for (const struct class *c = class_of(vm, vm->uncaught); c; c = c->super)
        if (strcmp(c->name->text, "java/lang/AssertionError") == 0) return true;
    return false;
}

bool violation_holds(struct vm *vm, enum violation_kind kind, enum outcome outcome) {
    switch (kind) {
    case VIOLATION_ASSERTION: return outcome == OUTCOME_UNCAUGHT && is_assertion(vm);
    case VIOLATION_UNCAUGHT: return outcome == OUTCOME_UNCAUGHT && !is_assertion(vm);
    default: return outcome == OUTCOME_STEP && !seam_choices(vm, NULL, 0) && seam_unfinished(vm);
    }
}

/* ---- frames ---- */

struct framer {
    struct findings *findings;
    struct finding_site *site;
};

static void add_frame(void *context, const struct method *m, u32 offset) {
    const struct framer *framer = context;
    char name[400];
    class_external_name(m->holder, name, sizeof name);
    int line = offset == OFFSET_NATIVE ? 0 : method_line(m, offset);
    const struct sym *file = m->holder->source_file, *module = m->holder->module;
    struct finding_frame frame = {.class_name = findings_text(framer->findings, name),
                                  .method = findings_text(framer->findings, m->name->text),
                                  .file = findings_text(framer->findings, file ? file->text : NULL),
                                  .line = line > 0 ? line : 0,
                                  .module = findings_text(framer->findings, module ? module->text : NULL)};
    vec_push(&framer->site->frames, frame);
}

void violation_frames(struct findings *findings, struct finding_site *site, struct thread *t) {
    backtrace_each(t, add_frame, &(struct framer){findings, site});
}

void violation_trace(struct findings *findings, struct finding_site *site, struct vm *vm, ref throwable) {
    backtrace_each_of(vm, throwable, add_frame, &(struct framer){findings, site});
}

/* ---- sentences ---- */

struct sentence {
    size_t length;
    char text[LONGEST_MESSAGE];
};

__attribute__((format(printf, 2, 3))) static void say(struct sentence *s, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int more = vsnprintf(s->text + s->length, sizeof s->text - s->length, format, arguments);
    va_end(arguments);
    if (more > 0) s->length += (size_t)more;
    if (s->length >= sizeof s->text) s->length = sizeof s->text - 1;
}

/* "a, b and c" */
static void say_threads(struct sentence *s, struct labels *labels, const u32 *threads, u32 count) {
    for (u32 i = 0; i < count && i < MOST_NAMED; i++)
        say(s, "%s%s", i == 0 ? "" : i + 1 == count ? " and " : ", ", labels_thread(labels, threads[i]));
    if (count > MOST_NAMED) say(s, " and %u others", count - MOST_NAMED);
}

/* ---- deadlocks ---- */

struct deadlock {
    struct labels *labels;
    struct vm *vm;
    struct findings *findings;
    struct finding *finding;
    struct sentence s;
};

static const char *target_of(struct deadlock *d, struct wait w) {
    if (w.kind == WAIT_INIT) return labels_class(d->labels, program_classes(d->vm->program)[w.object]);
    return w.object ? labels_object(d->labels, w.object) : NULL;
}

static void add_site(struct deadlock *d, u32 thread) {
    static const char *const actions[] = {"run", "lock", "wait", "join", "park", "sleep", "initialise", "end"};
    struct wait w = wait_of(d->vm, thread);
    const char *name = labels_thread(d->labels, thread), *target = target_of(d, w);
    finding_name(d->findings, &d->finding->threads, name);
    if (target && w.kind != WAIT_JOIN) finding_name(d->findings, &d->finding->locks, target);
    struct finding_site *site = finding_at(d->findings, d->finding, name, actions[w.kind], target);
    violation_frames(d->findings, site, d->vm->threads.items[thread]);
}

static void say_wait(struct deadlock *d, u32 thread) {
    struct wait w = wait_of(d->vm, thread);
    const char *name = labels_thread(d->labels, thread), *target = target_of(d, w);
    const char *owner = w.owner ? labels_thread(d->labels, w.owner - 1) : NULL;
    switch (w.kind) {
    case WAIT_LOCK: say(&d->s, "%s wants %s, held by %s", name, target, owner ? owner : "nobody"); break;
    case WAIT_JOIN: say(&d->s, "%s waits for %s to end", name, owner ? owner : target); break;
    case WAIT_INIT: say(&d->s, "%s waits for %s to initialise class %s", name, owner ? owner : "somebody", target); break;
    case WAIT_NOTIFY: say(&d->s, "%s waits on %s to be notified", name, target); break;
    case WAIT_PARK:
        if (owner) say(&d->s, "%s wants %s, held by %s", name, target, owner);
        else if (target) say(&d->s, "%s is parked in %s", name, target);
        else say(&d->s, "%s is parked", name);
        break;
    default: say(&d->s, "%s cannot go on", name);
    }
}

static bool all_want_locks(struct vm *vm, const u32 *circle, u32 count) {
    for (u32 i = 0; i < count; i++) {
        enum wait_kind kind = wait_of(vm, circle[i]).kind;
        if (kind != WAIT_LOCK && kind != WAIT_PARK) return false;
    }
    return true;
}

static void describe_circle(struct deadlock *d, const u32 *circle, u32 count) {
    bool locks = all_want_locks(d->vm, circle, count);
    if (locks) {
        say_threads(&d->s, d->labels, circle, count);
        say(&d->s, count == 1 ? " waits for itself" : " wait for each other's locks%s", count > 2 ? ", in a circle" : "");
    }
    for (u32 i = 0; i < count; i++) {
        add_site(d, circle[i]);
        if (!locks && i < MOST_NAMED) {
            say(&d->s, "%s", i ? "; " : "");
            say_wait(d, circle[i]);
        }
    }
}

static bool matters(struct vm *vm, u32 thread) {
    const struct thread *t = vm->threads.items[thread];
    enum wait_kind kind = wait_of(vm, thread).kind;
    return kind != WAIT_OVER && kind != WAIT_NONE && !t->h.daemon;
}

/* Threads that nobody holds up, and that nobody is left to wake: those waiting on one object in one sentence. */
static void describe_forgotten(struct deadlock *d, u32 first, bool *told) {
    struct vm *vm = d->vm;
    struct wait w = wait_of(vm, first);
    u32 *group = calloc(vm->threads.count, sizeof *group), count = 0;
    for (u32 i = first; i < vm->threads.count; i++) {
        struct wait other = wait_of(vm, i);
        if (!matters(vm, i) || other.kind != w.kind || other.object != w.object || other.owner) continue;
        group[count++] = i;
        told[i] = true;
        add_site(d, i);
    }
    const char *target = target_of(d, w);
    say(&d->s, "%s", d->s.length ? "; " : "");
    say_threads(&d->s, d->labels, group, count);
    const char *s = count == 1 ? "s" : "", *them = count == 1 ? "it" : "them";
    if (w.kind == WAIT_NOTIFY) say(&d->s, " wait%s on %s, and no thread is left to notify %s", s, target, them);
    else if (target) say(&d->s, " wait%s in %s, and no thread is left to wake %s", s, target, them);
    else say(&d->s, " wait%s, and no thread is left to wake %s", s, them);
    free(group);
}

/* No circle: somebody waits for an event that never comes; others may wait for locks he holds. */
static void describe_standstill(struct deadlock *d) {
    struct vm *vm = d->vm;
    bool *told = calloc(vm->threads.count, sizeof *told);
    for (u32 i = 0; i < vm->threads.count; i++)
        if (matters(vm, i) && !told[i] && !wait_of(vm, i).owner) describe_forgotten(d, i, told);
    for (u32 i = 0; i < vm->threads.count; i++) {
        struct wait w = wait_of(vm, i);
        if (!matters(vm, i) || told[i] || w.kind == WAIT_JOIN) continue;
        add_site(d, i);
        say(&d->s, "%s", d->s.length ? "; " : "");
        say_wait(d, i);
    }
    free(told);
}

static void describe_deadlock(struct deadlock *d) {
    u32 *circle = calloc(d->vm->threads.count, sizeof *circle);
    u32 count = wait_circle(d->vm, circle);
    if (count) describe_circle(d, circle, count);
    else describe_standstill(d);
    if (!d->s.length) say(&d->s, "no thread can go on");
    free(circle);
}

/* ---- exceptions ---- */

static const char *exception_text(struct findings *findings, struct vm *vm) {
    char name[300];
    class_external_name(class_of(vm, vm->uncaught), name, sizeof name);
    ref message = get32(object_at(vm, vm->uncaught), vm->known.Throwable_detailMessage);
    if (!message) return findings_text(findings, name);
    char *text = string_utf8(vm, message);
    const char *whole = arena_printf(findings->arena, "%s: %s", name, text);
    free(text);
    return whole;
}

static void describe_exception(struct labels *labels, struct vm *vm, u32 thread, struct findings *findings,
                               struct finding *finding) {
    char name[300];
    const char *who = labels_thread(labels, thread);
    class_external_name(class_of(vm, vm->uncaught), name, sizeof name);
    finding->message = exception_text(findings, vm);
    finding_name(findings, &finding->threads, who);
    struct finding_site *site = finding_at(findings, finding, who, "throw", name);
    violation_trace(findings, site, vm, vm->uncaught);
}

struct finding *violation_describe(struct labels *labels, struct vm *vm, enum violation_kind kind, u32 thread,
                                   struct findings *findings) {
    struct finding *finding =
        findings_add(findings, violation_finding_kind(kind), RULE_MODEL_CHECKER, STATUS_CONFIRMED);
    if (kind == VIOLATION_DEADLOCK) {
        struct deadlock d = {.labels = labels, .vm = vm, .findings = findings, .finding = finding};
        describe_deadlock(&d);
        finding->message = findings_text(findings, d.s.text);
    } else describe_exception(labels, vm, thread, findings, finding);
    return finding;
}
