#include "predict/confirm.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "predict/match.h"
#include "report/story.h"
#include "search/run.h"
#include "vm/explore/inspect.h"
#include "vm/explore/seam.h"

enum predict_status confirm_begin(struct confirmation *c) {
    assert(!c->sources && c->launcher && c->analyses && c->findings && c->watcher);
    c->sources = sources_new(c->source_path);
    c->predicted = c->findings->list.count;
    if (launcher_open(c->launcher, LAUNCH_SEARCH, 0, &c->launched) < 0) return PREDICT_NOT_LAUNCHED;
    c->start = seam_mark(c->launched.vm);
    return PREDICT_DONE;
}

void confirm_end(struct confirmation *c) {
    sources_free(c->sources);
    repredict_free(c->reprediction);
    proofs_free(&c->proofs);
    vec_free(&c->windows);
    launcher_close(c->launcher, &c->launched);
}

/* ---- what a search found ---- */

/* How well does the last finding match a known one? Best, if it is of the same places; next, if that one is not
 * decided yet. */
static u32 match_quality(const struct finding *last, const struct finding *known) {
    if (known->removed_by || !match_confirms(last, known)) return 0;
    return 1 + (known->status == STATUS_PREDICTED) +
           2 * (known->kind == last->kind && match_has_same_sites(last, known));
}

/* The prediction that the last finding confirms, or a finding that says the same; NULL: it is new. */
static struct finding *same_as_last(struct confirmation *c) {
    u32 last = c->findings->list.count - 1, best = 0;
    struct finding *same = NULL;
    for (u32 i = 0; i < last; i++) {
        struct finding *known = c->findings->list.items[i];
        u32 quality = match_quality(c->findings->list.items[last], known);
        if (quality > best) same = known;
        if (quality > best) best = quality;
    }
    return same;
}

/* Of a variable without protection, the search may have found other accesses than the run. */
static const char *message_of_variable(struct confirmation *c, const struct finding *race) {
    u32 writes = 0;
    for (u32 i = 0; i < race->sites.count; i++) writes += strcmp(race->sites.items[i].action, "write") == 0;
    return arena_printf(c->findings->arena, "%s is %s by two threads: no lock protects all accesses to it",
                        race->variable, writes == race->sites.count ? "written" : "read and written");
}

static void confirm(struct confirmation *c, struct finding *prediction, struct finding *proof) {
    if (match_is_of_variable(prediction) || prediction->status == STATUS_OBSERVED)
        finding_take_sites(prediction, proof);
    if (match_is_of_variable(prediction)) prediction->message = message_of_variable(c, prediction);
    if (prediction->status == STATUS_OBSERVED) { /* the search knows more of how it came about */
        prediction->kind = proof->kind;
        prediction->message = proof->message;
    }
    prediction->status = STATUS_CONFIRMED;
    prediction->rules |= 1u << RULE_MODEL_CHECKER;
    finding_take_story(prediction, proof);
    c->proofs.findings.items[c->proofs.findings.count - 1] = prediction;
    findings_drop_last(c->findings);
}

/* The counterexample was replayed and is the last finding, and the last of the proofs. */
static void take_in(struct confirmation *c) {
    assert(c->proofs.findings.items[c->proofs.findings.count - 1] ==
           c->findings->list.items[c->findings->list.count - 1]);
    struct finding *proof = c->findings->list.items[c->findings->list.count - 1], *known = same_as_last(c);
    if (!known) return;
    if (known->status == STATUS_OBSERVED ? match_is_of_standstill(known) : known->status != STATUS_CONFIRMED)
        confirm(c, known, proof);
    else {
        findings_drop_last(c->findings);
        proofs_drop_last(&c->proofs);
    }
}

/* What those outside the window did in the end is left out. */
static void shorten(struct confirmation *c, u32 released) {
    struct story *story = c->findings->list.items[c->findings->list.count - 1]->story;
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

static int replay(struct confirmation *c, const struct search_result *result, const struct properties *properties) {
    for (u32 i = 0; i < result->found.count; i++) {
        const struct found *found = &result->found.items[i];
        struct diag diag = {""};
        int status =
            proofs_add(&c->proofs, c->launched.vm, c->start, found, properties, c->sources, c->findings, &diag);
        if (status == PROOFS_LATE) return 0;
        if (status < 0) {
            diag_set(&c->trouble, "internal error: a counterexample could not be replayed: %s", diag.text);
            fprintf(c->analyses->messages, "havelock: %s\n", c->trouble.text);
            return -1;
        }
        if (found->released) shorten(c, found->released);
        take_in(c);
    }
    return 0;
}

static void add_stats(struct search_stats *to, const struct search_stats *from) {
    to->states += from->states;
    to->transitions += from->transitions;
    to->seconds += from->seconds;
    to->bytes = from->bytes > to->bytes ? from->bytes : to->bytes;
}

/* What came of the searches for a prediction so far. */
struct search_outcome {
    bool exhaustive;         /* nothing was left to search */
    bool raced;              /* the last one saw a race, whichever */
    enum search_bound bound; /* that ended the last one */
};

/* One search. -1: see confirm_try. */
static int search(struct confirmation *c, const struct search_options *options, struct search_outcome *outcome) {
    struct vm *vm = c->launched.vm;
    struct search_result result = {0};
    struct space space = {0};
    struct diag diag = {""};
    *outcome = (struct search_outcome){.bound = BOUND_MEMORY};
    if (space_open(&space, vm, options->memory, &diag) < 0) return 0;
    c->watcher->begin(c->watcher->context, options);
    search_run(&space, options, c->watcher->show, c->watcher->context, &result);
    c->watcher->end(c->watcher->context);
    add_stats(&c->stats, &result.stats);
    *outcome = (struct search_outcome){result.exhaustive, result.raced, result.bound};
    int status = result.end == SEARCH_FATAL ? -1 : replay(c, &result, options->properties);
    if (result.end == SEARCH_FATAL) {
        diag_set(&c->trouble, "%.*s", (int)strcspn(inspect_fatal(vm), "\n"), inspect_fatal(vm));
        fprintf(c->analyses->messages, "havelock: %s", inspect_fatal(vm));
    }
    search_result_free(&result);
    space_close(&space);
    return status;
}

/* ---- a prediction ---- */

/* A window of more threads makes a search hardly smaller, and costs the time for the one without. */
enum { MOST_IN_WINDOW = 64 };

static const char *window_text(struct confirmation *c, const struct finding *finding) {
    const char *text = NULL;
    for (u32 i = 0; i < finding->window.count; i++)
        text =
            text ? arena_printf(c->findings->arena, "%s,%s", text, finding->window.items[i]) : finding->window.items[i];
    return text;
}

/* Without a limit for everything, a busy machine takes nothing of the time for a prediction. */
static void allow(const struct confirmation *c, struct search_options *o, double seconds) {
    o->max_seconds = c->options.max_seconds > 0 ? seconds : 0;
    o->max_cpu_seconds = c->options.max_seconds > 0 ? 0 : seconds;
}

/* Of the time for a window, towards the places: where there are many threads, nothing else gets there. */
#define TOWARDS 0.7

/* In one window: towards the places, then everywhere. */
static int try_in(struct confirmation *c, struct finding *prediction, const struct search_options *common,
                  const char *window, double share, struct search_outcome *outcome) {
    struct search_options o = *common;
    o.window = window;
    o.strategy = STRATEGY_BEST;
    o.heuristic = HEURISTIC_TARGET;
    allow(c, &o, c->seconds * share * TOWARDS);
    int status = search(c, &o, outcome);
    if (status < 0 || prediction->status == STATUS_CONFIRMED || outcome->exhaustive) return status;
    o.strategy = STRATEGY_DFS;
    allow(c, &o, c->seconds * share * (1 - TOWARDS));
    return search(c, &o, outcome);
}

/* Does the program behave in the searches as it did in the run, as far as the prediction goes? */
static bool is_predicted_again(struct confirmation *c, const struct finding *prediction) {
    if (!c->reprediction) c->reprediction = repredict_run(c->launcher, c->analyses, &c->options, c->seconds / 2);
    return repredict_predicts(c->reprediction, prediction);
}

static const char *bound_text(struct confirmation *c, enum search_bound bound) {
    if (limits_hit(c->options.limits) == LIMIT_INTERRUPT) return "the search was interrupted";
    if (bound && bound != BOUND_TIME)
        return arena_printf(c->findings->arena, "the search was not exhaustive: %s",
                            search_bound_text(bound, c->options.bound_names));
    return arena_printf(c->findings->arena, "%.3g s were not enough for an exhaustive search (--max-time gives more)",
                        c->seconds);
}

static const char hidden[] =
    "a search runs much of the JDK's code in single steps: it can find a race there, but not exclude one";
static const char ordered[] =
    "one access precedes the other in all interleavings, but the memory model does not guarantee this order";
static const char idle[] =
    "time passed in the search only while the program was idle; --timeouts=any lets time-outs come at any moment";
static const char elsewhere[] = "the program behaves differently in the search than in the run: it depends on input, "
                                "files, time, memory or hash codes";

/* No search has found it. */
static void give_up(struct confirmation *c, struct finding *prediction, const struct match *match,
                    const struct search_outcome *outcome) {
    prediction->status = STATUS_UNDECIDED;
    if (!outcome->exhaustive) prediction->reason = bound_text(c, outcome->bound);
    else if (!match_can_be_seen(match)) prediction->reason = hidden;
    else if (!match_can_be_refuted(match, outcome->raced)) prediction->reason = ordered;
    else if (c->options.idle_time) prediction->reason = idle;
    else if (!is_predicted_again(c, prediction)) prediction->reason = elsewhere;
    else prediction->status = STATUS_REFUTED;
}

bool confirm_absorb(struct confirmation *c, struct finding *prediction) {
    if (!match_is_of_variable(prediction)) return false;
    for (u32 i = 0; i < c->findings->list.count; i++) {
        struct finding *known = c->findings->list.items[i];
        if (known->status != STATUS_CONFIRMED || !match_is_same(prediction, known)) continue;
        known->rules |= prediction->rules;
        findings_drop(c->findings, prediction);
        c->predicted--;
        return true;
    }
    return false;
}

int confirm_try(struct confirmation *c, struct finding *prediction) {
    assert(c->launched.vm && c->seconds > 0);
    bool race = prediction->kind == FINDING_DATA_RACE, observed = prediction->status == STATUS_OBSERVED;
    struct search_outcome outcome = {0};
    struct properties properties = {.race = race, .hidden_race = race, .daemons = !race && !observed};
    struct match match = {.prediction = prediction};
    struct search_goal goal = {match_is_goal, &match};
    struct search_options common = c->options;
    common.properties = &properties;
    common.reduce = !race;
    common.all = common.standstill = true;
    common.goal = &goal;
    common.targets = match_targets(&match);
    common.target_count = match.count;
    const char *window = prediction->window.count <= MOST_IN_WINDOW ? window_text(c, prediction) : NULL;
    c->raced |= race;
    c->daemons |= properties.daemons;
    int status = 0;
    if (window) status = try_in(c, prediction, &common, window, 0.5, &outcome);
    if (status == 0 && prediction->status != STATUS_CONFIRMED && !outcome.exhaustive)
        status = try_in(c, prediction, &common, NULL, window ? 0.5 : 1, &outcome);
    if (status == 0 && prediction->status == STATUS_PREDICTED) give_up(c, prediction, &match, &outcome);
    match_free(&match);
    return status;
}

/* ---- what a race leads to ---- */

static bool is_searched(struct confirmation *c, const char *window) {
    for (u32 i = 0; i < c->windows.count; i++)
        if (strcmp(c->windows.items[i], window) == 0) return true;
    vec_push(&c->windows, window);
    return false;
}

/* Ends at the first violation; if that is known already, goes on to all others. */
static int search_for_new(struct confirmation *c, struct search_options *o, struct search_outcome *outcome) {
    u32 before = c->findings->list.count;
    int status = search(c, o, outcome);
    if (status < 0 || outcome->exhaustive || outcome->bound || c->findings->list.count > before) return status;
    struct search_options all = *o;
    all.all = true;
    return search(c, &all, outcome);
}

int confirm_look_for_consequences(struct confirmation *c, const struct finding *race) {
    assert(c->launched.vm && race->kind == FINDING_DATA_RACE && race->status == STATUS_CONFIRMED);
    struct search_options o = c->options;
    const char *window = window_text(c, race);
    struct search_outcome outcome;
    u32 before = c->findings->list.count;
    o.window = window;
    o.strategy = STRATEGY_DFS;
    o.standstill = true;
    o.reduce = true;
    o.probe_seconds = c->seconds / 8;
    allow(c, &o, c->seconds / 4);
    if (is_searched(c, window ? window : "")) return 0;
    int status = search_for_new(c, &o, &outcome);
    if (status < 0 || !window || outcome.exhaustive || c->findings->list.count > before || is_searched(c, ""))
        return status;
    o.window = NULL;
    return search_for_new(c, &o, &outcome);
}
