#include "explain/schedule_replay.h"

#include <stdlib.h>

#include "explain/narrator.h"
#include "explain/step_boundary.h"
#include "explain/violation.h"
#include "search/strategy/rng.h"
#include "search/strategy/scc.h"
#include "vm/explore/protection.h"
#include "vm/time/time_limits.h"
#include "vm/world/effect.h"
#include "vm/world/host_snapshot.h"

/* One telling, from the first step on. */
struct telling {
    struct vm *vm;
    struct display_names *display_names;
    struct recorder *recorder;
    struct step_boundary *boundary;
    struct diag *diag;
    u32 steps; /* so far */
    struct findings *findings;
    struct scene scene;
};

static bool watch(void *context, struct thread *t) {
    struct telling *telling = context;
    recorder_instruction(telling->recorder, t);
    return step_boundary_instruction(telling->boundary, t);
}

static void begin(struct telling *telling, struct vm *vm, const struct properties *properties,
                  struct findings *findings, struct diag *diag) {
    *telling = (struct telling){.vm = vm,
                                .display_names = display_names_new(vm),
                                .boundary = step_boundary_new(vm),
                                .diag = diag,
                                .findings = findings};
    telling->recorder = recorder_new(vm, telling->display_names);
    telling->scene =
        (struct scene){.vm = vm, .outcome = OUTCOME_STEP, .properties = properties, .recorder = telling->recorder};
    vm->explore.watch = (struct vm_watch){.before = watch, .context = telling};
}

static void finish(struct telling *telling) {
    telling->vm->explore.watch = (struct vm_watch){0};
    recorder_free(telling->recorder);
    step_boundary_free(telling->boundary);
    display_names_free(telling->display_names);
    vec_free(&telling->scene.last.frames);
}

static bool is_possible(struct vm *vm, struct choice choice) {
    if (choice.thread >= vm->threads.list.count || !seam_enabled(vm, choice.thread)) return false;
    return choice.alternative < seam_alternatives(vm, choice.thread);
}

/* Only properties ask where a thread stood before the last step. */
static void note_place(struct telling *telling, u32 thread) {
    const struct properties *properties = telling->scene.properties;
    telling->scene.last.frames.count = 0;
    if (properties && properties->invariants.count)
        violation_frames(telling->findings, &telling->scene.last, telling->vm->threads.list.items[thread]);
}

/* An exception that left a thread need not be the end: a search for everything goes on. */
static bool goes_on(const struct telling *telling) {
    return telling->scene.outcome == OUTCOME_STEP || telling->scene.outcome == OUTCOME_UNCAUGHT;
}

/* Takes one step. */
static int take_step(struct telling *telling, struct choice choice, const struct schedule_step *until) {
    struct vm *vm = telling->vm;
    u32 number = ++telling->steps;
    if (!goes_on(telling)) return diag_set(telling->diag, "the program is over before step %u", number);
    if (!is_possible(vm, choice)) return diag_set(telling->diag, "step %u cannot be taken", number);
    note_place(telling, choice.thread);
    seam_mark(vm);
    telling->scene.thread = choice.thread;
    recorder_step(telling->recorder, number, choice);
    step_boundary_step(telling->boundary, until);
    vm->explore.watch.leads = until != NULL;
    telling->scene.outcome = seam_step(vm, choice);
    if (telling->scene.outcome == OUTCOME_FATAL) return diag_set(telling->diag, "step %u: %s", number, vm->fatal);
    recorder_stepped(telling->recorder, telling->scene.outcome);
    return 0;
}

static void note_limits(struct vm *vm, struct schedule_file *schedule_file) {
    u32 count;
    const struct time_value *limits = protection_limits(vm, &count);
    for (u32 i = 0; i < count; i++) vec_push(&schedule_file->limits, limits[i]);
}

static int take_schedule(struct telling *telling, const struct schedule *schedule,
                         struct schedule_file *schedule_file) {
    for (u32 i = 0; i < schedule->count; i++) {
        struct choice choice = schedule->items[i];
        struct schedule_step step = {.alternative = choice.alternative};
        step.thread = (u32)step_boundary_rank(telling->boundary, choice.thread);
        if (take_step(telling, choice, NULL) < 0) return -1;
        struct thread *t = telling->vm->threads.list.items[choice.thread];
        /* Whoever repeats it may print what left the thread. */
        bool is_end = i + 1 == schedule->count && telling->scene.outcome == OUTCOME_UNCAUGHT;
        step_boundary_stopped(telling->boundary, t, is_end ? OUTCOME_EXIT : telling->scene.outcome,
                              schedule_file->arena, &step);
        vec_push(&schedule_file->steps, step);
    }
    return 0;
}

/* ---- steps of another process ---- */

static const char *stop_text(struct arena *arena, const struct schedule_step *s) {
    if (s->stop == SCRIPT_ENDED) return "ended";
    if (s->stop == SCRIPT_OVER) return "was over";
    return arena_printf(arena, "%s at %s, byte %u, depth %u", s->stop == SCRIPT_BLOCKED ? "had to wait" : "stopped",
                        s->method, s->offset, s->depth);
}

static int compare_stop(struct telling *telling, const struct schedule_step *expected) {
    struct arena *arena = arena_new();
    struct schedule_step actual;
    int status = 0;
    step_boundary_stopped(telling->boundary, telling->vm->threads.list.items[telling->scene.thread],
                          telling->scene.outcome, arena, &actual);
    if (expected->stop == SCRIPT_OVER && telling->scene.outcome == OUTCOME_UNCAUGHT) actual = *expected;
    if (actual.stop != expected->stop || actual.offset != expected->offset || actual.depth != expected->depth ||
        strcmp(actual.method, expected->method) != 0)
        status = diag_set(telling->diag, "step %u differs: %s %s; in the schedule it %s", telling->steps,
                          display_names_thread(telling->display_names, telling->scene.thread),
                          stop_text(arena, &actual), stop_text(arena, expected));
    arena_free(arena);
    return status;
}

static int take_script(struct telling *telling, const struct schedule_file *schedule_file, u32 last) {
    for (u32 i = 0; i < last && i < schedule_file->steps.count; i++) {
        const struct schedule_step *step = &schedule_file->steps.items[i];
        i64 thread = step_boundary_ranked(telling->boundary, step->thread);
        if (thread < 0)
            return diag_set(telling->diag, "step %u: thread number %u was not started", i + 1, step->thread);
        if (take_step(telling, (struct choice){(u32)thread, step->alternative}, step) < 0) return -1;
        if (compare_stop(telling, step) < 0) return -1;
    }
    return 0;
}

/* ---- what came of it ---- */

/* That a thread never goes on cannot be seen in one state. A long walk at random shows that it is likely. Nobody
 * watches. */
static u64 movers_from_here(struct vm *vm) {
    enum { LONG_WALK = 4000 };
    struct schedule choices = {0};
    struct rng rng = {1};
    struct vm_watch watch = vm->explore.watch;
    u64 movers = 0;
    u32 count;
    undo_mark here = seam_mark(vm);
    enum outcome outcome = OUTCOME_STEP;
    vm->explore.watch = (struct vm_watch){0};
    for (u32 i = 0; i < LONG_WALK && outcome == OUTCOME_STEP && (count = seam_choices(vm, NULL, 0)); i++) {
        while (choices.count < count) vec_push(&choices, ((struct choice){0, 0}));
        seam_choices(vm, choices.items, count);
        struct choice choice = choices.items[rng_below(&rng, count)];
        movers |= scc_bit(choice.thread);
        seam_mark(vm);
        outcome = seam_step(vm, choice);
    }
    seam_undo(vm, here);
    seam_mark(vm);
    vm->fatal[0] = '\0';
    vm->explore.watch = watch;
    vec_free(&choices);
    return movers;
}

static bool shows(struct scene *scene, enum violation_kind kind) {
    scene->kind = kind;
    if (kind == VIOLATION_STUCK) scene->movers = movers_from_here(scene->vm);
    return violation_holds(scene);
}

static int describe(struct telling *telling, struct sources *sources) {
    struct finding *finding = violation_describe(telling->display_names, &telling->scene, telling->findings);
    finding->story = narrate(&telling->scene, true, telling->display_names, sources, telling->steps);
    return 0;
}

static int complain(struct telling *telling, enum finding_kind kind) {
    return diag_set(telling->diag, "there is no %s behind the last of its %u steps", finding_kind_name(kind),
                    telling->steps);
}

/* A schedule names a kind of finding; which of the violations that are such findings it is shows at its end. Where
 * several are it is the first, so that all tellings of a schedule say the same. */
static int conclude(struct telling *telling, enum finding_kind kind, struct sources *sources) {
    for (int i = 0; i < VIOLATION_COUNT; i++)
        if (violation_finding_kind((enum violation_kind)i) == kind && shows(&telling->scene, (enum violation_kind)i))
            return describe(telling, sources);
    return complain(telling, kind);
}

int schedule_replay(struct vm *vm, const struct schedule *schedule, enum violation_kind expected,
                    const struct properties *properties, struct sources *sources, struct findings *findings,
                    struct schedule_file *schedule_file, struct diag *diag) {
    struct telling telling;
    begin(&telling, vm, properties, findings, diag);
    schedule_file->violation = violation_finding_kind(expected);
    note_limits(vm, schedule_file);
    int status = take_schedule(&telling, schedule, schedule_file);
    if (status == 0)
        status = shows(&telling.scene, expected) ? conclude(&telling, schedule_file->violation, sources)
                                                 : complain(&telling, schedule_file->violation);
    finish(&telling);
    return status;
}

int schedule_replay_file(struct vm *vm, const struct schedule_file *schedule_file, u32 last,
                         const struct properties *properties, struct sources *sources, struct findings *findings,
                         struct story **story, struct diag *diag) {
    struct telling telling;
    *story = NULL;
    if (!violation_is_finding(schedule_file->violation))
        return diag_set(diag, "no schedule leads to a %s", finding_kind_name(schedule_file->violation));
    begin(&telling, vm, properties, findings, diag);
    protection_impose_limits(vm, schedule_file->limits.items, schedule_file->limits.count);
    int status = take_script(&telling, schedule_file, last);
    if (status == 0 && last < schedule_file->steps.count)
        *story = narrate(&telling.scene, false, telling.display_names, sources, telling.steps);
    else if (status == 0) status = conclude(&telling, schedule_file->violation, sources);
    finish(&telling);
    return status;
}

/* Those of the class path; others the program makes itself. */
static bool comes_from_a_file(struct vm *vm, const struct class *c) {
    struct slice bytes;
    struct diag ignored;
    if (c->module || !c->cf || c->is_hidden || c->loader != LOADER_APP) return false;
    return program_class_file(vm->program, c->name->text, &bytes, &ignored) == 1;
}

static void note_classes(struct vm *vm, struct schedule_file *schedule_file) {
    struct class **classes = program_arrivals(vm->program);
    for (u32 i = 0, count = program_arrival_count(vm->program); i < count; i++) {
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
