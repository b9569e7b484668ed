#include "explain/schedule_replay.h"

#include <stdlib.h>

#include "explain/finding_frames.h"
#include "explain/narrator.h"
#include "explain/step_boundary.h"
#include "explain/violation.h"
#include "search/property/long_run.h"
#include "vm/access/protection.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"
#include "vm/time/time_limits.h"
#include "vm/world/effects.h"
#include "vm/world/host_snapshot.h"

/* For a replay, after the command should have ended. */
#define SECONDS_LEFT 0.8

/* One replay, from the first step on. */
struct replay {
    struct vm *vm;
    struct display_names *display_names;
    struct recorder *recorder;
    struct step_boundary *boundary;
    struct diag *diag;
    u32 steps;      /* so far */
    double stop_at; /* limits_clock; 0: no limit was reached yet */
    bool is_late;   /* it was stopped there */
    struct findings *findings;
    struct finding choices; /* only its choices: those that were taken so far */
    struct scene scene;
};

static bool watch(void *context, struct thread *t) {
    struct replay *replay = context;
    recorder_instruction(replay->recorder, t);
    return step_boundary_instruction(replay->boundary, t);
}

/* A limit of the command was reached: what was found should still be shown, if that is quick. */
static bool is_to_end(void *context) {
    struct replay *replay = context;
    if (!limits_hit(inspect_limits(replay->vm))) return false;
    if (replay->stop_at == 0) replay->stop_at = limits_clock() + SECONDS_LEFT;
    replay->is_late = limits_clock() >= replay->stop_at;
    return replay->is_late;
}

static void begin(struct replay *replay, struct vm *vm, const struct properties *properties, struct findings *findings,
                  struct diag *diag) {
    *replay = (struct replay){.vm = vm,
                              .display_names = display_names_new(vm),
                              .boundary = step_boundary_new(vm),
                              .diag = diag,
                              .findings = findings};
    replay->recorder = recorder_new(vm, replay->display_names);
    replay->scene =
        (struct scene){.vm = vm, .outcome = OUTCOME_STEP, .properties = properties, .recorder = replay->recorder};
    control_set_watch(vm, (struct vm_watch){.before = watch, .context = replay});
    control_set_asked(vm, (struct vm_asked){is_to_end, replay});
}

static void finish(struct replay *replay) {
    control_set_watch(replay->vm, (struct vm_watch){0});
    control_set_asked(replay->vm, (struct vm_asked){0});
    recorder_free(replay->recorder);
    step_boundary_free(replay->boundary);
    display_names_free(replay->display_names);
    vec_free(&replay->scene.last.frames);
    for (u32 i = 0; i < replay->choices.choices.count; i++) vec_free(&replay->choices.choices.items[i].site.frames);
    vec_free(&replay->choices.choices);
}

/* Only properties ask where a thread stood before the last step. */
static void note_place(struct replay *replay, u32 thread) {
    const struct properties *properties = replay->scene.properties;
    replay->scene.last.frames.count = 0;
    if (properties && properties->invariants.count)
        finding_frames_of_thread(replay->findings, &replay->scene.last, inspect_thread(replay->vm, thread));
}

/* Choices other than which thread goes on. */
static void note_choice(struct replay *replay, struct choice choice) {
    u32 alternatives = seam_alternatives(replay->vm, choice.thread);
    if (alternatives < 2) return;
    const char *name = display_names_thread(replay->display_names, choice.thread);
    struct finding_choice taken = {.step = replay->steps,
                                   .taken = choice.alternative,
                                   .of = alternatives,
                                   .site.thread = findings_text(replay->findings, name)};
    finding_frames_of_thread(replay->findings, &taken.site, inspect_thread(replay->vm, choice.thread));
    vec_push(&replay->choices.choices, taken);
}

/* After the step: what it chose. */
static void note_value(struct replay *replay) {
    u32 count = replay->choices.choices.count;
    struct finding_choice *last = count ? &replay->choices.choices.items[count - 1] : NULL;
    if (last && last->step == replay->steps)
        last->value = findings_text(replay->findings, recorder_choice(replay->recorder));
}

/* An exception that left a thread need not be the end: a search for everything goes on. */
static bool goes_on(const struct replay *replay) {
    return replay->scene.outcome == OUTCOME_STEP || replay->scene.outcome == OUTCOME_UNCAUGHT;
}

static int stop(struct replay *replay) {
    return diag_set(replay->diag, "stopped by a limit in step %u", replay->steps);
}

/* Takes one step. */
static int take_step(struct replay *replay, struct choice choice, const struct schedule_step *until) {
    struct vm *vm = replay->vm;
    u32 number = ++replay->steps;
    if (is_to_end(replay)) return stop(replay);
    if (!goes_on(replay)) return diag_set(replay->diag, "the program ended before step %u", number);
    if (!seam_offers(vm, choice)) return diag_set(replay->diag, "step %u is not possible", number);
    note_place(replay, choice.thread);
    note_choice(replay, choice);
    seam_mark(vm);
    replay->scene.thread = choice.thread;
    recorder_step(replay->recorder, number, choice);
    step_boundary_step(replay->boundary, until);
    control_set_watch(vm, (struct vm_watch){.before = watch, .context = replay, .leads = until != NULL});
    replay->scene.outcome = seam_step(vm, choice);
    if (replay->scene.outcome == OUTCOME_UNFINISHED) return stop(replay);
    if (replay->scene.outcome == OUTCOME_FATAL) return diag_set(replay->diag, "step %u: %s", number, inspect_fatal(vm));
    recorder_stepped(replay->recorder, replay->scene.outcome);
    note_value(replay);
    return 0;
}

static void note_limits(struct vm *vm, struct schedule_file *schedule_file) {
    u32 count;
    const struct time_value *limits = protection_limits(vm, &count);
    for (u32 i = 0; i < count; i++) vec_push(&schedule_file->limits, limits[i]);
}

static int take_schedule(struct replay *replay, const struct schedule *schedule, struct schedule_file *schedule_file) {
    for (u32 i = 0; i < schedule->count; i++) {
        struct choice choice = schedule->items[i];
        struct schedule_step step = {.alternative = choice.alternative};
        step.thread = (u32)step_boundary_rank(replay->boundary, choice.thread);
        if (take_step(replay, choice, NULL) < 0) return -1;
        struct thread *t = inspect_thread(replay->vm, choice.thread);
        /* A replay may print what left the thread. */
        bool is_end = i + 1 == schedule->count && replay->scene.outcome == OUTCOME_UNCAUGHT;
        step_boundary_stopped(replay->boundary, t, is_end ? OUTCOME_EXIT : replay->scene.outcome, schedule_file->arena,
                              &step);
        vec_push(&schedule_file->steps, step);
    }
    return 0;
}

/* ---- steps of another process ---- */

static const char *stop_text(struct arena *arena, const struct schedule_step *s) {
    if (s->stop == SCHEDULE_STOP_ENDED) return "ended";
    if (s->stop == SCHEDULE_STOP_OVER) return "ended the program";
    return arena_printf(arena, "%s at %s, byte %u, depth %u", s->stop == SCHEDULE_STOP_BLOCKED ? "blocked" : "stopped",
                        s->method, s->offset, s->depth);
}

static int compare_stop(struct replay *replay, const struct schedule_step *expected) {
    struct arena *arena = arena_new();
    struct schedule_step actual;
    int status = 0;
    step_boundary_stopped(replay->boundary, inspect_thread(replay->vm, replay->scene.thread), replay->scene.outcome,
                          arena, &actual);
    if (expected->stop == SCHEDULE_STOP_OVER && replay->scene.outcome == OUTCOME_UNCAUGHT) actual = *expected;
    if (actual.stop != expected->stop || actual.offset != expected->offset || actual.depth != expected->depth ||
        strcmp(actual.method, expected->method) != 0)
        status = diag_set(replay->diag, "step %u differs: %s %s; in the schedule, it %s", replay->steps,
                          display_names_thread(replay->display_names, replay->scene.thread), stop_text(arena, &actual),
                          stop_text(arena, expected));
    arena_free(arena);
    return status;
}

static int take_file(struct replay *replay, const struct schedule_file *schedule_file, u32 last) {
    for (u32 i = 0; i < last && i < schedule_file->steps.count; i++) {
        const struct schedule_step *step = &schedule_file->steps.items[i];
        i64 thread = step_boundary_ranked(replay->boundary, step->thread);
        if (thread < 0) return diag_set(replay->diag, "step %u: thread %u was not started", i + 1, step->thread);
        if (take_step(replay, (struct choice){(u32)thread, step->alternative}, step) < 0) return -1;
        if (compare_stop(replay, step) < 0) return -1;
    }
    return 0;
}

/* ---- what came of it ---- */

static bool is_seen(struct scene *scene, enum violation_kind kind) {
    scene->kind = kind;
    if (kind == VIOLATION_STUCK) scene->movers = long_run_movers(scene->vm);
    if (kind == VIOLATION_SPIN) scene->movers = long_run_spinners(scene->vm);
    return violation_holds(scene);
}

static int describe(struct replay *replay, struct sources *sources) {
    struct finding *finding = violation_describe(replay->display_names, &replay->scene, replay->findings);
    finding_take_story(finding, &replay->choices);
    finding->story = narrate(&replay->scene, true, replay->display_names, sources, replay->steps);
    return 0;
}

static int complain(struct replay *replay, enum finding_kind kind) {
    return diag_set(replay->diag, "no %s after the last of its %u steps", finding_kind_name(kind), replay->steps);
}

/* A schedule file names a kind of finding. Several kinds of violations make such a finding; it is the first that holds,
 * so that all replays of a schedule say the same. */
static int conclude(struct replay *replay, enum finding_kind kind, struct sources *sources) {
    for (int i = 0; i < VIOLATION_COUNT; i++)
        if (violation_finding_kind((enum violation_kind)i) == kind && is_seen(&replay->scene, (enum violation_kind)i))
            return describe(replay, sources);
    return complain(replay, kind);
}

int schedule_replay(struct vm *vm, const struct schedule *schedule, enum violation_kind expected,
                    const struct properties *properties, struct sources *sources, struct findings *findings,
                    struct schedule_file *schedule_file, struct diag *diag) {
    struct replay replay;
    begin(&replay, vm, properties, findings, diag);
    schedule_file->violation = violation_finding_kind(expected);
    note_limits(vm, schedule_file);
    int status = take_schedule(&replay, schedule, schedule_file);
    if (status == 0)
        status = is_seen(&replay.scene, expected) ? conclude(&replay, schedule_file->violation, sources)
                                                  : complain(&replay, schedule_file->violation);
    finish(&replay);
    return replay.is_late ? SCHEDULE_REPLAY_LATE : status;
}

int schedule_replay_file(struct vm *vm, const struct schedule_file *schedule_file, u32 last,
                         const struct properties *properties, struct sources *sources, struct findings *findings,
                         struct story **story, struct diag *diag) {
    struct replay replay;
    *story = NULL;
    if (!violation_is_finding(schedule_file->violation))
        return diag_set(diag, "a schedule cannot lead to a %s", finding_kind_name(schedule_file->violation));
    begin(&replay, vm, properties, findings, diag);
    protection_impose_limits(vm, schedule_file->limits.items, schedule_file->limits.count);
    int status = take_file(&replay, schedule_file, last);
    if (status == 0 && last < schedule_file->steps.count)
        *story = narrate(&replay.scene, false, replay.display_names, sources, replay.steps);
    else if (status == 0) status = conclude(&replay, schedule_file->violation, sources);
    finish(&replay);
    return status;
}

/* Is it a class of the class path, not one that the program made? */
static bool comes_from_a_file(struct vm *vm, const struct class *c) {
    struct slice bytes;
    struct diag ignored;
    if (c->module || !c->cf || c->is_hidden || c->loader != LOADER_APP) return false;
    return program_class_file(inspect_program(vm), c->name->text, &bytes, &ignored) == 1;
}

static void note_classes(struct vm *vm, struct schedule_file *schedule_file) {
    struct class **classes = program_arrivals(inspect_program(vm));
    for (u32 i = 0, count = program_arrival_count(inspect_program(vm)); i < count; i++) {
        const struct class *c = classes[i];
        if (!comes_from_a_file(vm, c)) continue;
        struct schedule_class class = {arena_string(schedule_file->arena, c->name->text),
                                       schedule_file_hash(c->cf->bytes)};
        vec_push(&schedule_file->classes, class);
    }
}

void schedule_replay_note_environment(struct vm *vm, struct schedule_file *schedule_file) {
    struct slice input;
    note_classes(vm, schedule_file);
    schedule_file->has_input = host_snapshot_input_was_read(effects_host_snapshot(vm), &input);
    for (size_t i = 0; i < input.length; i++) vec_push(&schedule_file->input, input.at[i]);
}
