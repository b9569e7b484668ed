#include "search/run.h"

#include "search/parallel/parallel.h"
#include "search/parallel/probers.h"
#include "search/strategy/haste.h"
#include "search/strategy/minimize.h"
#include "search/strategy/probe.h"
#include "search/strategy/strategy.h"
#include "search/window_release.h"

/* ---- before the search ---- */

/* Outcomes and further violations are a matter of the search itself. */
static bool may_probe(const struct search_options *options) {
    return options->strategy == STRATEGY_DFS && options->probe_seconds > 0 && !options->outcomes && !options->all;
}

/* A search that was saved has been through it. */
static bool probes_first(const struct search_options *options) { return may_probe(options) && !options->resume; }

bool search_run_shares(const struct search_options *options) {
    return options->jobs > 1 && !options->reduce && !options->idle_time; /* who is idle shows in cycles */
}

u32 search_run_helpers(const struct search_options *options) {
    if (search_run_shares(options)) return options->jobs - 1;
    if (!may_probe(options) || options->path_listener) return 0; /* who listens wants to hear of every path */
    return options->jobs > 1 ? options->jobs - 1 : options->probers;
}

/* Many programs are small: a search that is over at once needs no probe before it. */
enum { SMALL = 5000 };

/* Searches a few thousand states. True: the result is final. */
static bool is_small(struct space *space, const struct search_options *options, struct search_result *result) {
    struct search_options few = *options;
    struct search s;
    if (!few.max_states || few.max_states > SMALL) few.max_states = SMALL;
    search_begin(&s, space->vm, space, &few, result);
    s.trial = few.max_states != options->max_states;
    haste_run(&s);
    search_end(&s);
    if (result->end != SEARCH_BOUND || !s.trial || result->bound == BOUND_LENGTH) return true;
    if (search_limit(options) || search_is_out_of_time(result) || search_ended_by_program(result)) return true;
    search_result_free(result);
    seam_mark(space->vm);
    if (space_reopen(space, options->memory, options->lossy)) return false;
    *result = (struct search_result){.end = SEARCH_BOUND, .bound = BOUND_MEMORY};
    return true;
}

/* ---- the search ---- */

/* What is left of the options when a probe has used some of the time. */
static struct search_options after_probe(const struct search_options *options, double seconds) {
    struct search_options left = *options;
    if (left.max_seconds > 0) left.max_seconds = left.max_seconds > seconds ? left.max_seconds - seconds : 1e-9;
    return left;
}

/* A search by one worker, with probers beside it. */
struct accompanied {
    struct probers *probers; /* NULL: none */
    search_progress *progress;
    void *context;
};

static void look_around(void *context, const struct search_stats *stats) {
    struct accompanied *a = context;
    probers_watch(a->probers);
    if (a->progress) a->progress(a->context, stats);
}

static void search_alone(struct space *space, const struct search_options *options, double seconds_before,
                         search_progress *progress, void *context, struct search_result *result) {
    struct search_options left = after_probe(options, seconds_before);
    struct probe_figures probed = result->stats.probed;
    left.probers = options->worker_source ? search_run_helpers(options) : 0;
    struct accompanied a = {probers_begin(&left), progress, context};
    struct search s;
    search_begin(&s, space->vm, space, &left, result);
    if (a.probers) left.interrupt = probers_found(a.probers);
    s.progress = look_around;
    s.context = &a;
    haste_run(&s);
    search_end(&s);
    result->stats.probed = probed;
    probers_end(a.probers, result);
}

/* ---- what only a depth-first search sees ---- */

/* Takes over what goes on for ever, and how far the search for it came. */
static void add_endless(struct search_result *result, struct search_result *second) {
    for (u32 i = 0; i < second->found.count; i++) {
        struct found *found = &second->found.items[i];
        if (search_result_find(result, found->kind, found->group)) continue;
        vec_push(&result->found, *found);
        found->schedule = (struct schedule){0};
        result->found_by = second->found_by;
    }
    if (!second->exhaustive && second->end != SEARCH_VIOLATION) {
        result->exhaustive = false;
        result->bound = second->bound;
        if (second->end == SEARCH_FATAL || !result->found.count) result->end = second->end;
    }
    if (result->found.count && result->end != SEARCH_FATAL) result->end = SEARCH_VIOLATION;
}

/* Threads that are blocked or spin for ever beside others show in the components of the space: a search of everything
 * that does not go depth first is followed by one that does, if there may be cycles at all. */
static void search_endless(struct space *space, const struct search_options *options, search_progress *progress,
                           void *context, struct search_result *result) {
    struct search_options rest = after_probe(options, result->stats.wall_seconds);
    struct search_result second;
    struct search s;
    if (!result->may_cycle || !result->exhaustive) return;
    rest.strategy = STRATEGY_DFS;
    rest.reduce = true;
    rest.outcomes = false;
    rest.path_listener = NULL;
    rest.checkpoint_asker = NULL;
    seam_mark(space->vm);
    if (!space_reopen(space, options->memory, options->lossy)) {
        result->exhaustive = false;
        result->bound = BOUND_MEMORY;
        if (!result->found.count) result->end = SEARCH_BOUND;
        return;
    }
    search_begin(&s, space->vm, space, &rest, &second);
    s.progress = progress;
    s.context = context;
    strategy_run(&s);
    search_end(&s);
    add_endless(result, &second);
    search_result_free(&second);
}

/* ---- after a violation ---- */

static void improve_schedules(struct vm *vm, const struct search_options *options, struct search_result *result) {
    for (u32 i = 0; i < result->found.count && options->minimize_seconds > 0; i++)
        minimize(vm, options, options->minimize_seconds / result->found.count, &result->found.items[i]);
    window_release(vm, options, result);
}

static void let_listen(struct vm *vm, const struct path_listener *listener, const struct search_result *result) {
    for (u32 i = 0; i < result->found.count; i++)
        path_listener_take(listener, vm, seam_mark(vm), &result->found.items[i].schedule, NULL);
}

static void improve(struct vm *vm, const struct search_options *options, struct search_result *result) {
    struct search_options own = *options;
    if (result->vm) own.properties = result->properties;
    seam_freeze(vm, true);
    improve_schedules(vm, &own, result);
    if (own.path_listener && !search_limit(&own)) let_listen(vm, own.path_listener, result);
    seam_window(vm, NULL); /* a schedule is what it is, whoever else could have gone on */
}

void search_run(struct space *space, const struct search_options *options, search_progress *progress, void *context,
                struct search_result *result) {
    double started = limits_clock();
    bool probes = probes_first(options);
    seam_freeze(space->vm, false);
    seam_window(space->vm, options->window);
    *result = (struct search_result){0};
    bool is_over = probes && is_small(space, options, result);
    if (!is_over && search_run_shares(options)) parallel_search(space, options, probes, progress, context, result);
    else if (!is_over && !(probes && probe(space->vm, options, result)))
        search_alone(space, options, probes ? limits_clock() - started : 0, progress, context, result);
    search_endless(space, options, progress, context, result);
    if (result->end == SEARCH_VIOLATION) improve(result->vm ? result->vm : space->vm, options, result);
}
