#include "cli/proving.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/exit_status.h"
#include "cli/fitting.h"
#include "cli/progress.h"
#include "cli/recruits.h"
#include "report/story.h"
#include "search/retelling.h"
#include "vm/seam.h"

int proving_begin(struct proving *p) {
    struct launch_failure failure;
    struct diag diag = {""};
    p->sources = sources_new(target_sources(p->target));
    p->predicted = p->findings->list.count;
    if (launch_prepared(&p->launch, p->target, &failure) < 0) {
        fprintf(stderr, "%s\n", failure.text);
        return failure.loading ? EXIT_USAGE : EXIT_UNSUPPORTED;
    }
    if (recruits_open_vm(p->target, p->launch.vm, &diag) < 0) {
        fprintf(stderr, "havelock: %s\n", diag.text);
        return EXIT_UNSUPPORTED;
    }
    p->start = seam_mark(p->launch.vm);
    return EXIT_CLEAN;
}

void proving_end(struct proving *p) {
    sources_free(p->sources);
    vec_free(&p->proven);
    vec_free(&p->searched);
    launch_close(&p->launch);
}

/* ---- what a search found ---- */

/* The prediction that the last finding proves, one that is not decided yet before others; or a finding that says the
 * same; NULL: it is new. */
static struct finding *same_as_last(struct proving *p) {
    u32 last = p->findings->list.count - 1;
    struct finding *same = NULL;
    for (u32 i = 0; i < last; i++) {
        struct finding *known = p->findings->list.items[i];
        if (known->removed_by || !fitting_proves(p->findings->list.items[last], known)) continue;
        if (known->status == STATUS_PREDICTED) return known;
        if (!same) same = known;
    }
    return same;
}

static void prove(struct proving *p, struct finding *prediction, struct finding *proof) {
    if (fitting_is_of_variable(prediction)) finding_take_sites(prediction, proof);
    prediction->status = STATUS_CONFIRMED;
    prediction->rules |= 1u << RULE_MODEL_CHECKER;
    prediction->story = proof->story;
    proof->story = NULL;
    vec_push(&p->proven, prediction);
    findings_drop_last(p->findings);
}

/* The counterexample was repeated and is the last finding. */
static void take_in(struct proving *p) {
    struct finding *proof = p->findings->list.items[p->findings->list.count - 1], *known = same_as_last(p);
    if (!known) vec_push(&p->proven, proof);
    else if (known->status != STATUS_CONFIRMED && known->status != STATUS_OBSERVED) prove(p, known, proof);
    else {
        findings_drop_last(p->findings);
        schedules_drop_last(p->schedules);
    }
}

/* What those outside the window did in the end is not worth telling. */
static void shorten(struct proving *p, u32 thawed) {
    struct story *story = p->findings->list.items[p->findings->list.count - 1]->story;
    u32 kept = 0;
    while (story && kept < story->rows.count && story->rows.items[kept].step <= thawed) kept++;
    if (!story || kept == story->rows.count) return;
    for (u32 i = kept; i < story->rows.count; i++) vec_free(&story->rows.items[i].actions);
    story->rows.count = kept;
    vec_push(&story->facts, arena_printf(story->arena, "the other threads were let go after step %u, and nobody was woken",
                                         thawed));
}

static int repeat(struct proving *p, const struct search_result *result, const struct properties *properties) {
    struct vm *vm = p->launch.vm;
    for (u32 i = 0; i < result->found.count; i++) {
        const struct found *found = &result->found.items[i];
        struct diag diag = {""};
        int status = retell(vm, &found->schedule, found->kind, properties, p->sources, p->findings,
                            schedules_add(p->schedules), &diag);
        seam_undo(vm, p->start);
        seam_mark(vm);
        if (status < 0) {
            fprintf(stderr, "havelock: internal error: a counterexample does not repeat: %s\n", diag.text);
            return -1;
        }
        if (found->thawed) shorten(p, found->thawed);
        take_in(p);
    }
    return 0;
}

static void add_stats(struct search_stats *to, const struct search_stats *from) {
    to->states += from->states;
    to->transitions += from->transitions;
    to->seconds += from->seconds;
    to->bytes = from->bytes > to->bytes ? from->bytes : to->bytes;
}

/* One search. *exhaustive: everything was seen. -1: see proving_try. */
static int search(struct proving *p, const struct search_options *options, bool *exhaustive) {
    struct vm *vm = p->launch.vm;
    struct search_result result = {0};
    struct space space = {0};
    struct diag diag = {""};
    struct progress progress;
    *exhaustive = false;
    if (space_open(&space, vm, options->memory, &diag) < 0) return 0;
    progress_begin(&progress, !p->quiet, options);
    search_run(&space, options, progress_show, &progress, &result);
    progress_end(&progress);
    add_stats(&p->stats, &result.stats);
    *exhaustive = result.exhaustive;
    int status = result.end == SEARCH_FATAL ? -1 : repeat(p, &result, options->properties);
    if (result.end == SEARCH_FATAL) fprintf(stderr, "havelock: %s", vm->fatal);
    search_result_free(&result);
    space_close(&space);
    return status;
}

/* ---- a prediction ---- */

static const char *window_text(struct proving *p, const struct finding *finding) {
    const char *text = NULL;
    for (u32 i = 0; i < finding->window.count; i++)
        text = text ? arena_printf(p->findings->arena, "%s,%s", text, finding->window.items[i]) : finding->window.items[i];
    return text;
}

/* In one window: towards the places, then everywhere. */
static int try_in(struct proving *p, struct finding *prediction, const struct search_options *common, const char *window,
                  double share, bool *exhaustive) {
    struct search_options o = *common;
    o.window = window;
    o.strategy = STRATEGY_BEST;
    o.heuristic = HEURISTIC_TARGET;
    o.max_seconds = p->seconds * share / 2;
    int status = search(p, &o, exhaustive);
    if (status < 0 || prediction->status == STATUS_CONFIRMED || *exhaustive) return status;
    o.strategy = STRATEGY_DFS;
    return search(p, &o, exhaustive);
}

int proving_try(struct proving *p, struct finding *prediction) {
    bool exhaustive = false, race = prediction->kind == FINDING_DATA_RACE;
    struct properties properties = {.race = race};
    struct fitting fitting = {.prediction = prediction};
    struct quarry quarry = {fitting_is, &fitting};
    struct search_options common = p->options;
    common.properties = &properties;
    common.reduce = !race;
    common.all = common.standstill = true;
    common.quarry = &quarry;
    common.targets = fitting_targets(&fitting);
    common.target_count = fitting.count;
    const char *window = window_text(p, prediction);
    p->raced |= race;
    int status = 0;
    if (window) status = try_in(p, prediction, &common, window, 0.5, &exhaustive);
    if (status == 0 && prediction->status != STATUS_CONFIRMED && !exhaustive)
        status = try_in(p, prediction, &common, NULL, window ? 0.5 : 1, &exhaustive);
    bool refuted = exhaustive && fitting_can_be_refuted(&fitting);
    if (prediction->status == STATUS_PREDICTED) prediction->status = refuted ? STATUS_REFUTED : STATUS_UNDECIDED;
    fitting_free(&fitting);
    return status;
}

/* ---- what a race leads to ---- */

static bool was_searched(struct proving *p, const char *window) {
    for (u32 i = 0; i < p->searched.count; i++)
        if (strcmp(p->searched.items[i], window) == 0) return true;
    vec_push(&p->searched, window);
    return false;
}

int proving_look_for_consequences(struct proving *p, const struct finding *race) {
    struct search_options o = p->options;
    const char *window = window_text(p, race);
    bool exhaustive;
    u32 before = p->findings->list.count;
    o.window = window;
    o.strategy = STRATEGY_DFS;
    o.standstill = true;
    o.reduce = true;
    o.hunt_seconds = p->seconds / 4;
    o.max_seconds = p->seconds / 2;
    if (was_searched(p, window ? window : "")) return 0;
    int status = search(p, &o, &exhaustive);
    if (status < 0 || !window || exhaustive || p->findings->list.count > before || was_searched(p, "")) return status;
    o.window = NULL;
    return search(p, &o, &exhaustive);
}
