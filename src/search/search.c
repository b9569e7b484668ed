#include "search/search.h"

#include <stdlib.h>
#include <time.h>

#include "search/judge.h"
#include "search/parallel/parallel.h"
#include "search/path/path_listener.h"
#include "search/strategy/dfs.h"
#include "search/strategy/frontier.h"
#include "search/strategy/minimize.h"
#include "search/strategy/probe.h"
#include "search/strategy/random.h"
#include "search/window_release.h"

static double now_by(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

double search_clock(void) { return now_by(CLOCK_MONOTONIC); }
double search_cpu_time(void) { return now_by(CLOCK_PROCESS_CPUTIME_ID); }

static void update_stats(struct search *s) {
    struct search_stats *stats = &s->result->stats;
    stats->seconds = stats->earlier_seconds + search_cpu_time() - s->started;
    stats->wall_seconds = search_clock() - s->wall_started;
    stats->depth = s->path.count;
    stats->bytes = (s->space ? space_bytes(s->space) : undo_bytes(s->vm)) + s->strategy_bytes +
                   s->path.capacity * sizeof(struct choice) + s->switches.capacity * sizeof(u32);
}

/* ---- steps ---- */

u32 search_switches(const struct search *s) {
    return s->counts_switches && s->path.count ? s->switches.items[s->path.count - 1] : 0;
}

/* The thread that took the last step, if it could go on; UINT32_MAX otherwise. */
static u32 who_could_go_on(struct search *s) {
    if (!s->path.count) return UINT32_MAX;
    u32 last = s->path.items[s->path.count - 1].thread;
    return seam_enabled(s->vm, last) ? last : UINT32_MAX;
}

/* Before the step: notes how many switches the path has with it. */
static void append_to_path(struct search *s, struct choice choice) {
    if (s->counts_switches) {
        u32 last = who_could_go_on(s), so_far = search_switches(s);
        s->switches.count = s->path.count;
        vec_push(&s->switches, so_far + (last != UINT32_MAX && last != choice.thread));
    }
    vec_push(&s->path, choice);
}

/* What others would do, had they been let, is not searched; nor is all that time might do (vm/time/clock.h). */
static void note_cuts(struct search *s) {
    if (s->options->window && seam_holds_back(s->vm)) s->cut_off = "--window";
    if (s->vm->clock.cut) s->cut_off = SEARCH_CUT_TIME;
}

static const char terminated_by_program[] = "Verify.terminateSearch", an_interrupt[] = "an interrupt",
                  max_time[] = "--max-time";

/* A bound that is looked at also in the midst of a step; NULL: none was hit. */
static const char *urgent_bound(struct search *s) {
    const struct search_options *options = s->options;
    if (search_interrupted(options)) return an_interrupt;
    return options->max_seconds > 0 && search_clock() - s->wall_started > options->max_seconds ? max_time : NULL;
}

/* Whoever follows the search may be the one who passes interrupts on. */
static bool is_to_end(void *context) {
    struct search *s = context;
    if (s->progress) {
        update_stats(s);
        s->progress(s->context, &s->result->stats);
    }
    return urgent_bound(s) != NULL;
}

static enum outcome take_step(struct search *s, struct choice choice) {
    s->vm->explore.asked = (struct vm_asked){is_to_end, s};
    enum outcome outcome = seam_step(s->vm, choice);
    s->vm->explore.asked = (struct vm_asked){NULL, NULL};
    return outcome;
}

/* As if the step had not been taken. */
static void give_up_step(struct search *s) {
    s->cut_short = true;
    s->path.count--;
    s->result->stats.transitions--;
    search_stop(s, urgent_bound(s));
}

enum stepped search_step(struct search *s, struct choice choice) {
    u64 site = judge_site(s, choice.thread);
    append_to_path(s, choice);
    enum outcome outcome = take_step(s, choice);
    s->result->stats.transitions++;
    if (seam_broken(s->vm)) {
        s->again = true;
        return STEPPED_FOUND;
    }
    if (s->path.count > s->result->stats.deepest) s->result->stats.deepest = s->path.count;
    note_cuts(s);
    switch (outcome) {
    case OUTCOME_STEP: return judge_state(s, choice.thread, site) ? STEPPED_FOUND : STEPPED_ON;
    case OUTCOME_EXIT:
        if (s->result->outcomes) outcomes_note(s->result->outcomes, s->vm);
        return judge_exit(s) || judge_invariants(s, site) ? STEPPED_FOUND : STEPPED_OVER;
    case OUTCOME_IGNORED: return STEPPED_OVER;
    case OUTCOME_TERMINATED: search_stop(s, terminated_by_program); break;
    case OUTCOME_UNCAUGHT: return judge_exception(s) || judge_invariants(s, site) ? STEPPED_FOUND : STEPPED_ON;
    case OUTCOME_UNFINISHED: give_up_step(s); break;
    case OUTCOME_FATAL: s->result->end = SEARCH_FATAL; break;
    }
    return STEPPED_FOUND;
}

void search_skip(struct search *s, struct choice choice) {
    append_to_path(s, choice);
    s->result->stats.transitions++;
    if (s->path.count > s->result->stats.deepest) s->result->stats.deepest = s->path.count;
}

void search_redo(struct search *s, struct choice choice) {
    append_to_path(s, choice);
    seam_step(s->vm, choice);
}

bool search_allows(struct search *s, struct choice choice) {
    if (!s->options->limit_switches || search_switches(s) < s->options->max_switches) return true;
    u32 only = who_could_go_on(s);
    if (only == UINT32_MAX || only == choice.thread) return true;
    s->cut_off = "--max-switches";
    return false;
}

u32 search_choices(struct search *s, struct schedule *choices) {
    u32 first = choices->count, count = seam_choices(s->vm, NULL, 0), kept = first;
    for (u32 i = 0; i < count; i++) vec_push(choices, (struct choice){0});
    if (count) seam_choices(s->vm, choices->items + first, count);
    for (u32 i = first; i < choices->count; i++)
        if (search_allows(s, choices->items[i])) choices->items[kept++] = choices->items[i];
    choices->count = kept;
    return kept - first;
}

enum visit search_visit(struct search *s, u32 *state) {
    u32 last = s->path.count ? s->path.items[s->path.count - 1].thread : 0;
    if (s->options->limit_switches && !space_note(s->space, (u64)last << 32 | search_switches(s))) return VISIT_FULL;
    return space_visit(s->space, state);
}

/* ---- bounds ---- */

bool search_stop(struct search *s, const char *bound) {
    update_stats(s);
    s->result->end = SEARCH_BOUND;
    s->result->bound = bound;
    return true;
}

bool search_interrupted(const struct search_options *options) {
    return options->interrupt && atomic_load_explicit(options->interrupt, memory_order_relaxed);
}

/* The limit holds for all together: what the rest takes, the store cannot have. */
static bool is_memory_full(struct search *s) {
    u64 limit = s->options->memory;
    if (!limit || !s->space) return limit && s->result->stats.bytes > limit;
    struct budget *store = &s->space->budget;
    u64 others = s->result->stats.bytes - store->used;
    store->limit = limit > others ? limit - others : 0;
    return store->used > store->limit;
}

bool search_ended_by_program(const struct search_result *result) {
    return result->end == SEARCH_BOUND && strcmp(result->bound, terminated_by_program) == 0;
}

bool search_is_out_of_time(const struct search_result *result) {
    return result->end == SEARCH_BOUND && strcmp(result->bound, max_time) == 0;
}

bool search_bound_hit(struct search *s) {
    const struct search_options *options = s->options;
    const struct search_stats *stats = &s->result->stats;
    if (search_interrupted(options)) return search_stop(s, an_interrupt);
    if (options->max_states && stats->states >= options->max_states) return search_stop(s, "--max-states");
    if ((stats->transitions & 1023) == 0) {
        update_stats(s);
        if (s->progress) s->progress(s->context, stats);
        if (is_memory_full(s)) return search_stop(s, "--max-memory");
        if (options->max_seconds > 0 && stats->wall_seconds > options->max_seconds) return search_stop(s, max_time);
    }
    return false;
}

/* ---- from start to end ---- */

void search_begin(struct search *s, struct vm *vm, struct space *space, const struct search_options *options,
                  struct search_result *result) {
    *result = (struct search_result){.end = SEARCH_CLEAN, .outcomes = options->outcomes ? outcomes_new() : NULL};
    *s = (struct search){.space = space,
                         .vm = vm,
                         .options = options,
                         .result = result,
                         .started = search_cpu_time(),
                         .wall_started = search_clock(),
                         .resume = options->resume};
    s->counts_switches = options->limit_switches ||
                         (options->strategy == STRATEGY_BEST && options->heuristic == HEURISTIC_FEWEST_SWITCHES);
    s->start = seam_mark(vm);
    note_cuts(s);
}

void search_end(struct search *s) {
    struct search_result *result = s->result;
    if (result->end == SEARCH_CLEAN && s->cut_off) search_stop(s, s->cut_off);
    result->exhaustive = result->end == SEARCH_CLEAN && !s->options->lossy;
    if (result->found.count && result->end != SEARCH_FATAL) result->end = SEARCH_VIOLATION;
    update_stats(s);
    if (s->result->end != SEARCH_FATAL) seam_undo(s->vm, s->start);
    vec_free(&s->path);
    vec_free(&s->switches);
}

static void run_once(struct search *s) {
    seam_begin(s->vm);
    s->again = false;
    note_cuts(s);
    s->result->stats.rounds++;
    switch (s->options->strategy) {
    case STRATEGY_DFS: dfs_run(s); break;
    case STRATEGY_BFS:
    case STRATEGY_BEST: frontier_run(s); break;
    default: random_run(s);
    }
    s->resume = NULL;
}

/* An empty store instead of the present one. False: no memory. */
static bool empty_space(struct space *space, const struct search_options *options) {
    struct vm *vm = space->vm;
    struct diag ignored;
    space_close(space);
    return (options->lossy ? space_open_lossy : space_open)(space, vm, options->memory, &ignored) == 0;
}

static bool restart(struct search *s) {
    seam_undo(s->vm, s->start);
    seam_mark(s->vm);
    s->path.count = 0;
    s->cut_off = NULL;
    judge_forget(s->result);
    s->result->stats.states = s->result->stats.transitions = s->result->stats.deepest = 0;
    return empty_space(s->space, s->options) || (search_stop(s, "--max-memory"), false);
}

void search_by_strategy(struct search *s) {
    static const char *const names[] = {"depth-first search",     "breadth-first search",   "best-first search",
                                        "random schedules",       "random schedules (pct)", "random schedules (pos)",
                                        "random schedules (surw)"};
    s->result->found_by = names[s->options->strategy];
    do run_once(s);
    while (s->again && restart(s));
}

/* What is left of the options when a hunt has used some of the time. */
static struct search_options after_hunt(const struct search_options *options, double hunted) {
    struct search_options left = *options;
    if (left.max_seconds > 0) left.max_seconds = left.max_seconds > hunted ? left.max_seconds - hunted : 1e-9;
    return left;
}

static bool hunts(const struct search_options *options) {
    return options->strategy == STRATEGY_DFS && options->probe_seconds > 0 && !options->outcomes && !options->all &&
           !options->resume;
}

/* Many programs are small: a search that is over at once needs no hunt before it. */
enum { SMALL = 5000 };

static bool is_small(struct space *space, const struct search_options *options, struct search_result *result) {
    struct search_options few = *options;
    struct search s;
    if (!few.max_states || few.max_states > SMALL) few.max_states = SMALL;
    search_begin(&s, space->vm, space, &few, result);
    s.probing = few.max_states != options->max_states;
    search_by_strategy(&s);
    search_end(&s);
    if (result->end != SEARCH_BOUND || !s.probing) return true;
    if (search_interrupted(options) || search_is_out_of_time(result) || search_ended_by_program(result)) return true;
    search_result_free(result);
    seam_mark(space->vm);
    if (empty_space(space, options)) return false;
    *result = (struct search_result){.end = SEARCH_BOUND, .bound = "--max-memory"};
    return true;
}

void search_run(struct space *space, const struct search_options *options, search_progress *progress, void *context,
                struct search_result *result) {
    double started = search_clock();
    seam_freeze(space->vm, false);
    seam_window(space->vm, options->window);
    bool small = hunts(options) && is_small(space, options, result);
    if (!small && options->jobs > 1) parallel_search(space, options, hunts(options), progress, context, result);
    else if (!small && (!hunts(options) || !probe(space->vm, options, result))) {
        double hunted = hunts(options) ? search_clock() - started : 0;
        struct search_options left = after_hunt(options, hunted);
        struct search s;
        search_begin(&s, space->vm, space, &left, result);
        s.progress = progress;
        s.context = context;
        result->stats.probe_seconds = hunted;
        search_by_strategy(&s);
        search_end(&s);
    }
    if (result->end != SEARCH_VIOLATION) return;
    seam_freeze(space->vm, true);
    for (u32 i = 0; i < result->found.count && options->minimize_seconds > 0; i++)
        minimize(space->vm, options, options->minimize_seconds / result->found.count, &result->found.items[i]);
    window_release(space->vm, options, result);
    for (u32 i = 0; i < result->found.count; i++)
        path_listener_take_found(space->vm, options, &result->found.items[i].schedule);
    seam_window(space->vm, NULL); /* a schedule is what it is, whoever else could have gone on */
}

void search_result_free(struct search_result *result) {
    judge_forget(result);
    outcomes_free(result->outcomes);
}
