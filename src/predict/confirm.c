#include "predict/confirm.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/exit_status.h"
#include "cli/output/progress.h"
#include "cli/search/worker_vms.h"
#include "explain/schedule_replay.h"
#include "predict/match.h"
#include "report/story.h"
#include "vm/explore/seam.h"

int confirm_begin(struct confirmation *p) {
    struct launch_failure failure;
    struct diag diag = {""};
    p->sources = sources_new(target_sources(p->target));
    p->predicted = p->findings->list.count;
    if (launch_prepared(&p->launch, p->target, &failure) < 0) {
        fprintf(stderr, "%s\n", failure.text);
        return failure.loading ? EXIT_USAGE : EXIT_UNSUPPORTED;
    }
    if (worker_vms_open_vm(p->target, p->launch.vm, &diag) < 0) {
        fprintf(stderr, "havelock: %s\n", diag.text);
        return EXIT_UNSUPPORTED;
    }
    p->start = seam_mark(p->launch.vm);
    return EXIT_CLEAN;
}

void confirm_end(struct confirmation *p) {
    sources_free(p->sources);
    repredict_free(p->repredicted);
    vec_free(&p->proven);
    vec_free(&p->searched);
    launch_close(&p->launch);
}

/* ---- what a search found ---- */

/* How well does the last finding fit a known one? Best, if it is of the same places; then, if that is not decided yet.
 */
static u32 fit_of(const struct finding *last, const struct finding *known) {
    if (known->removed_by || !match_proves(last, known)) return 0;
    return 1 + (known->status == STATUS_PREDICTED) +
           2 * (known->kind == last->kind && match_has_same_sites(last, known));
}

/* The prediction that the last finding proves, or a finding that says the same; NULL: it is new. */
static struct finding *same_as_last(struct confirmation *p) {
    u32 last = p->findings->list.count - 1, best = 0;
    struct finding *same = NULL;
    for (u32 i = 0; i < last; i++) {
        struct finding *known = p->findings->list.items[i];
        u32 fit = fit_of(p->findings->list.items[last], known);
        if (fit > best) same = known;
        if (fit > best) best = fit;
    }
    return same;
}

/* Of a variable without protection, the search may have come upon other accesses than those of the run. */
static const char *message_of_variable(struct confirmation *p, const struct finding *race) {
    u32 writes = 0;
    for (u32 i = 0; i < race->sites.count; i++) writes += strcmp(race->sites.items[i].action, "write") == 0;
    return arena_printf(p->findings->arena, "%s is %s by two threads: no lock protects all accesses to it",
                        race->variable, writes == race->sites.count ? "written" : "read and written");
}

static void prove(struct confirmation *p, struct finding *prediction, struct finding *proof) {
    if (match_is_of_variable(prediction) || prediction->status == STATUS_OBSERVED)
        finding_take_sites(prediction, proof);
    if (match_is_of_variable(prediction)) prediction->message = message_of_variable(p, prediction);
    if (prediction->status == STATUS_OBSERVED) { /* the search knows more of how it came about */
        prediction->kind = proof->kind;
        prediction->message = proof->message;
    }
    prediction->status = STATUS_CONFIRMED;
    prediction->rules |= 1u << RULE_MODEL_CHECKER;
    prediction->story = proof->story;
    proof->story = NULL;
    vec_push(&p->proven, prediction);
    findings_drop_last(p->findings);
}

/* The counterexample was repeated and is the last finding. */
static void take_in(struct confirmation *p) {
    struct finding *proof = p->findings->list.items[p->findings->list.count - 1], *known = same_as_last(p);
    if (!known) vec_push(&p->proven, proof);
    else if (known->status == STATUS_OBSERVED ? match_is_of_standstill(known) : known->status != STATUS_CONFIRMED)
        prove(p, known, proof);
    else {
        findings_drop_last(p->findings);
        saved_schedules_drop_last(p->saved_schedules);
    }
}

/* What those outside the window did in the end is not worth telling. */
static void shorten(struct confirmation *p, u32 released) {
    struct story *story = p->findings->list.items[p->findings->list.count - 1]->story;
    u32 kept = 0;
    while (story && kept < story->rows.count && story->rows.items[kept].step <= released) kept++;
    if (!story || kept == story->rows.count) return;
    for (u32 i = kept; i < story->rows.count; i++) vec_free(&story->rows.items[i].actions);
    story->rows.count = kept;
    vec_push(&story->facts,
             arena_printf(story->arena,
                          "the other threads were released after step %u; they ended without waking any of these",
                          released));
}

static int repeat(struct confirmation *p, const struct search_result *result, const struct properties *properties) {
    struct vm *vm = p->launch.vm;
    for (u32 i = 0; i < result->found.count; i++) {
        const struct found *found = &result->found.items[i];
        struct diag diag = {""};
        int status = schedule_replay(vm, &found->schedule, found->kind, properties, p->sources, p->findings,
                                     saved_schedules_add(p->saved_schedules), &diag);
        seam_undo(vm, p->start);
        seam_mark(vm);
        if (status < 0) {
            fprintf(stderr, "havelock: internal error: a counterexample could not be replayed: %s\n", diag.text);
            return -1;
        }
        if (found->released) shorten(p, found->released);
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

/* What came of the searches for a prediction. */
struct outcome_of_search {
    bool exhaustive;   /* everything was seen */
    const char *bound; /* that ended the last one; NULL: none */
};

/* One search. -1: see confirm_try. */
static int search(struct confirmation *p, const struct search_options *options, struct outcome_of_search *outcome) {
    struct vm *vm = p->launch.vm;
    struct search_result result = {0};
    struct space space = {0};
    struct diag diag = {""};
    struct progress progress;
    *outcome = (struct outcome_of_search){.bound = "--max-memory"};
    if (space_open(&space, vm, options->memory, &diag) < 0) return 0;
    progress_begin(&progress, !p->quiet, options);
    search_run(&space, options, progress_show, &progress, &result);
    progress_end(&progress);
    add_stats(&p->stats, &result.stats);
    *outcome = (struct outcome_of_search){result.exhaustive, result.bound};
    int status = result.end == SEARCH_FATAL ? -1 : repeat(p, &result, options->properties);
    if (result.end == SEARCH_FATAL) fprintf(stderr, "havelock: %s", vm->fatal);
    search_result_free(&result);
    space_close(&space);
    return status;
}

/* ---- a prediction ---- */

static const char *window_text(struct confirmation *p, const struct finding *finding) {
    const char *text = NULL;
    for (u32 i = 0; i < finding->window.count; i++)
        text =
            text ? arena_printf(p->findings->arena, "%s,%s", text, finding->window.items[i]) : finding->window.items[i];
    return text;
}

/* In one window: towards the places, then everywhere. */
static int try_in(struct confirmation *p, struct finding *prediction, const struct search_options *common,
                  const char *window, double share, struct outcome_of_search *outcome) {
    struct search_options o = *common;
    o.window = window;
    o.strategy = STRATEGY_BEST;
    o.heuristic = HEURISTIC_TARGET;
    o.max_seconds = p->seconds * share / 2;
    int status = search(p, &o, outcome);
    if (status < 0 || prediction->status == STATUS_CONFIRMED || outcome->exhaustive) return status;
    o.strategy = STRATEGY_DFS;
    return search(p, &o, outcome);
}

/* What was predicted would have been come upon, if everything was seen and the program did what it did in the run. */
static bool comes_again(struct confirmation *p, const struct finding *prediction) {
    if (!p->repredicted) p->repredicted = repredict_run(p->target, p->choice, &p->options, p->seconds / 2);
    return repredict_predicts(p->repredicted, prediction);
}

static const char *bound_text(struct confirmation *p, const char *bound) {
    if (p->options.interrupt && *p->options.interrupt) return "the search was interrupted";
    if (bound && strcmp(bound, "--max-time") != 0)
        return arena_printf(p->findings->arena, "the search was not exhaustive: %s", bound);
    return arena_printf(p->findings->arena, "%.3g s were not enough for an exhaustive search (--max-time gives more)",
                        p->seconds);
}

static const char hidden[] =
    "a search runs much of the JDK's code in single steps: it can find a race there, but not exclude one";
static const char ordered[] =
    "one access precedes the other in all interleavings, but the memory model does not guarantee this order";
static const char elsewhere[] =
    "the program behaves differently in the search than in the run: it depends on input, files, time, "
    "memory or hash codes";

/* No search has come upon it. */
static void give_up(struct confirmation *p, struct finding *prediction, const struct match *match,
                    const struct outcome_of_search *outcome) {
    prediction->status = STATUS_UNDECIDED;
    if (!outcome->exhaustive) prediction->reason = bound_text(p, outcome->bound);
    else if (!match_can_be_seen(match)) prediction->reason = hidden;
    else if (!match_can_be_refuted(match)) prediction->reason = ordered;
    else if (!comes_again(p, prediction)) prediction->reason = elsewhere;
    else prediction->status = STATUS_REFUTED;
}

bool confirm_absorb(struct confirmation *p, struct finding *prediction) {
    if (!match_is_of_variable(prediction)) return false;
    for (u32 i = 0; i < p->findings->list.count; i++) {
        struct finding *known = p->findings->list.items[i];
        if (known->status != STATUS_CONFIRMED || !match_is_same(prediction, known)) continue;
        known->rules |= prediction->rules;
        findings_drop(p->findings, prediction);
        p->predicted--;
        return true;
    }
    return false;
}

int confirm_try(struct confirmation *p, struct finding *prediction) {
    bool race = prediction->kind == FINDING_DATA_RACE, observed = prediction->status == STATUS_OBSERVED;
    struct outcome_of_search outcome = {0};
    struct properties properties = {.race = race, .daemons = !race && !observed};
    struct match match = {.prediction = prediction};
    struct search_goal goal = {match_is, &match};
    struct search_options common = p->options;
    common.properties = &properties;
    common.reduce = !race;
    common.all = common.standstill = true;
    common.goal = &goal;
    common.targets = match_targets(&match);
    common.target_count = match.count;
    const char *window = window_text(p, prediction);
    p->raced |= race;
    p->daemons |= properties.daemons;
    int status = 0;
    if (window) status = try_in(p, prediction, &common, window, 0.5, &outcome);
    if (status == 0 && prediction->status != STATUS_CONFIRMED && !outcome.exhaustive)
        status = try_in(p, prediction, &common, NULL, window ? 0.5 : 1, &outcome);
    if (status == 0 && prediction->status == STATUS_PREDICTED) give_up(p, prediction, &match, &outcome);
    match_free(&match);
    return status;
}

/* ---- what a race leads to ---- */

static bool was_searched(struct confirmation *p, const char *window) {
    for (u32 i = 0; i < p->searched.count; i++)
        if (strcmp(p->searched.items[i], window) == 0) return true;
    vec_push(&p->searched, window);
    return false;
}

/* Ends at the first violation; if that is known already, goes on to all others. */
static int search_for_news(struct confirmation *p, struct search_options *o, struct outcome_of_search *outcome) {
    u32 before = p->findings->list.count;
    int status = search(p, o, outcome);
    if (status < 0 || outcome->exhaustive || outcome->bound || p->findings->list.count > before) return status;
    struct search_options all = *o;
    all.all = true;
    return search(p, &all, outcome);
}

int confirm_look_for_consequences(struct confirmation *p, const struct finding *race) {
    struct search_options o = p->options;
    const char *window = window_text(p, race);
    struct outcome_of_search outcome;
    u32 before = p->findings->list.count;
    o.window = window;
    o.strategy = STRATEGY_DFS;
    o.standstill = true;
    o.reduce = true;
    o.probe_seconds = p->seconds / 8;
    o.max_seconds = p->seconds / 4;
    if (was_searched(p, window ? window : "")) return 0;
    int status = search_for_news(p, &o, &outcome);
    if (status < 0 || !window || outcome.exhaustive || p->findings->list.count > before || was_searched(p, ""))
        return status;
    o.window = NULL;
    return search_for_news(p, &o, &outcome);
}
