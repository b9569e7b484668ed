#include "cli/option/search_options.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/host/machine.h"
#include "cli/option/option_conflicts.h"
#include "search/run.h"
#include "search/strategy/heuristic.h"
#include "search/strategy/strategy.h"

#define PROBE_SECONDS    3.0
#define MINIMIZE_SECONDS 3.0

/* ---- names ---- */

struct name {
    const char *text;
    int value;
};

static const struct name strategies[] = {
#define STRATEGY(id, name, ...) {name, STRATEGY_##id},
#include "search/strategies.def"
#undef STRATEGY
    {NULL, 0}};

static const struct name heuristics[] = {
#define HEURISTIC(id, name, ...) {name, HEURISTIC_##id},
#include "search/heuristics.def"
#undef HEURISTIC
    {NULL, 0}};

static const char *const bound_names[BOUND_COUNT] = {
    [BOUND_DEPTH] = "--max-depth",   [BOUND_SWITCHES] = "--max-switches", [BOUND_WINDOW] = "--window",
    [BOUND_STATES] = "--max-states", [BOUND_TIME] = "--max-time",         [BOUND_MEMORY] = "--max-memory",
    [BOUND_RUNS] = "--runs"};

static int read_name(enum option_id id, const char *text, const struct name *names, int *value, struct diag *diag) {
    char known[200] = "";
    for (const struct name *name = names; name->text; name++) {
        if (strcmp(name->text, text) == 0) {
            *value = name->value;
            return 0;
        }
        strcat(strcat(known, *known ? ", " : ""), name->text);
    }
    return diag_set(diag, "option %s: %s is not one of %s", option_row(id)->names, text, known);
}

/* ---- numbers ---- */

/* An option that was not given leaves *value as it is. */
static int read_number(const char *const *option, enum option_id id, u64 *value, struct diag *diag) {
    const char *text = option[id];
    return text ? option_number(option_row(id)->names, text, value, diag) : 0;
}

static int read_time(const char *const *option, enum option_id id, double *value, struct diag *diag) {
    const char *text = option[id];
    return text ? option_time(option_row(id)->names, text, value, diag) : 0;
}

static int read_count(const char *const *option, enum option_id id, u64 *value, struct diag *diag) {
    const char *text = option[id];
    return text ? option_count(option_row(id)->names, text, value, diag) : 0;
}

static int read_bounds(const char *const *option, struct search_options *options, struct diag *diag) {
    const char *memory = option[OPTION_MAX_MEMORY], *time = option[OPTION_MAX_TIME];
    u64 machine = machine_memory(), group = machine_memory_limit();
    if (group && group < machine) machine = group;
    options->memory = machine / 4 * 3;
    options->window = option[OPTION_WINDOW];
    options->limit_switches = option[OPTION_MAX_SWITCHES] != NULL;
    if (read_count(option, OPTION_MAX_STATES, &options->max_states, diag) < 0) return -1;
    if (read_count(option, OPTION_MAX_DEPTH, &options->max_depth, diag) < 0) return -1;
    if (read_number(option, OPTION_MAX_SWITCHES, &options->max_switches, diag) < 0) return -1;
    if (time && option_time_limit("--max-time", time, &options->max_seconds, diag) < 0) return -1;
    return memory ? option_size_limit("--max-memory", memory, &options->memory, diag) : 0;
}

/* ---- targets ---- */

static int refuse_target(struct diag *diag, const char *text) {
    return diag_set(diag, "option --target: %s is not a list of threads and lines (such as Thread-0@Main.java:12)",
                    text);
}

static int copy_part(char *to, size_t size, const char *from, const char *end) {
    size_t length = (size_t)(end - from);
    if (end <= from || length >= size) return -1;
    memcpy(to, from, length);
    to[length] = '\0';
    return 0;
}

static const char *last_of(const char *from, const char *end, char c) {
    while (end > from && end[-1] != c) end--;
    return end > from ? end - 1 : NULL;
}

/* "Thread-0@Main.java:12" between from and end. */
static int read_target(const char *from, const char *end, struct search_target *target) {
    const char *colon = last_of(from, end, ':'), *at = colon ? last_of(from, colon, '@') : NULL;
    char line[12], *rest;
    if (!at || copy_part(target->thread, sizeof target->thread, from, at) < 0 ||
        copy_part(target->file, sizeof target->file, at + 1, colon) < 0 ||
        copy_part(line, sizeof line, colon + 1, end) < 0)
        return -1;
    target->line = (u32)strtoul(line, &rest, 10);
    return *rest || !target->line || line[0] == '-' ? -1 : 0;
}

static int read_targets(const char *text, struct search_options *options, struct diag *diag) {
    u32 most = 1;
    for (const char *c = text; *c; c++) most += *c == ',';
    options->targets = memory_zero(most, sizeof *options->targets);
    for (const char *from = text;; from++) {
        const char *end = from + strcspn(from, ",");
        if (read_target(from, end, &options->targets[options->target_count++]) < 0) return refuse_target(diag, text);
        if (!*end) break;
        from = end;
    }
    heuristic_sort(options->targets, options->target_count);
    return 0;
}

/* ---- strategy ---- */

static int read_strategy(const char *const *option, struct search_options *options, struct diag *diag) {
    const char *search = option[OPTION_SEARCH], *heuristic = option[OPTION_HEURISTIC];
    int strategy = STRATEGY_DFS, which = HEURISTIC_MOST_BLOCKED;
    if (search && read_name(OPTION_SEARCH, search, strategies, &strategy, diag) < 0) return -1;
    if (heuristic && read_name(OPTION_HEURISTIC, heuristic, heuristics, &which, diag) < 0) return -1;
    options->strategy = (enum strategy)strategy;
    options->heuristic = (enum heuristic)which;
    return option[OPTION_TARGET] ? read_targets(option[OPTION_TARGET], options, diag) : 0;
}

/* What was given must have an effect. */
static int check_strategy(const char *const *option, const struct search_options *options, struct diag *diag) {
    bool aims = options->strategy == STRATEGY_BEST && options->heuristic == HEURISTIC_TARGET;
    if (option[OPTION_HEURISTIC] && options->strategy != STRATEGY_BEST)
        return diag_set(diag, "option --heuristic needs --search=best");
    if (aims != (option[OPTION_TARGET] != NULL))
        return diag_set(diag, "options --target and --search=best --heuristic=target must be used together");
    if (option[OPTION_RUNS] && strategy_of(options->strategy)->stores_states)
        return diag_set(diag, "option --runs needs --search=random, pct, pos, surw or delay");
    if (option[OPTION_BUG_DEPTH] && options->strategy != STRATEGY_PCT && options->strategy != STRATEGY_DELAY)
        return diag_set(diag, "option --bug-depth needs --search=pct or delay");
    if (option[OPTION_HUNT_TIME] && options->strategy != STRATEGY_DFS)
        return diag_set(diag, "option --hunt-time needs --search=dfs");
    return 0;
}

/* A shortest schedule is what a breadth-first search is for: it is not exchanged for one with fewer switches, unless
 * somebody asks. */
static int read_efforts(const char *const *option, struct search_options *options, struct diag *diag) {
    u64 depth = 0;
    options->probe_seconds = PROBE_SECONDS;
    options->minimize_seconds = strategy_of(options->strategy)->finds_shortest ? 0 : MINIMIZE_SECONDS;
    options->seed = 1;
    if (read_number(option, OPTION_SEED, &options->seed, diag) < 0) return -1;
    if (read_count(option, OPTION_RUNS, &options->runs, diag) < 0) return -1;
    if (read_number(option, OPTION_BUG_DEPTH, &depth, diag) < 0) return -1;
    if (option[OPTION_BUG_DEPTH] && (depth < 1 || depth > 16))
        return diag_set(diag, "option --bug-depth: must be a number from 1 to 16");
    options->bug_depth = (u32)depth;
    if (read_time(option, OPTION_HUNT_TIME, &options->probe_seconds, diag) < 0) return -1;
    return read_time(option, OPTION_MINIMIZE, &options->minimize_seconds, diag);
}

static int read_store(const char *const *option, struct search_options *options, struct diag *diag) {
    static const struct name stores[] = {{"collapse", false}, {"fingerprint", true}, {NULL, 0}};
    const char *store = option[OPTION_STORE];
    int lossy = false;
    if (store && read_name(OPTION_STORE, store, stores, &lossy, diag) < 0) return -1;
    options->lossy = lossy;
    return 0;
}

bool search_options_have_idle_time(const char *const *option) {
    const char *when = option[OPTION_TIMEOUTS];
    return when ? strcmp(when, "idle") == 0 : option[OPTION_TEST] != NULL;
}

static int read_timeouts(const char *const *option, struct search_options *options, struct diag *diag) {
    static const struct name ways[] = {{"any", 0}, {"idle", 1}, {NULL, 0}};
    const char *when = option[OPTION_TIMEOUTS];
    int way;
    if (when && read_name(OPTION_TIMEOUTS, when, ways, &way, diag) < 0) return -1;
    options->idle_time = search_options_have_idle_time(option);
    if (options->idle_time && option[OPTION_SPURIOUS])
        return diag_set(diag, "--spurious needs --timeouts=any: a thread that may wake up at any moment is never idle");
    return 0;
}

enum { MOST_JOBS = 64 };

static int read_jobs(const char *const *option, struct search_options *options, struct diag *diag) {
    u64 jobs = 1;
    options->probers = !option[OPTION_JOBS] && machine_cores() > 1;
    if (read_number(option, OPTION_JOBS, &jobs, diag) < 0) return -1;
    if (jobs < 1 || jobs > MOST_JOBS) return diag_set(diag, "option --jobs: must be a number from 1 to %d", MOST_JOBS);
    options->jobs = (u32)jobs;
    return 0;
}

/* ---- all of it ---- */

/* Races lie between transitions that the reduction leaves out, and a bound on switches counts them; other strategies
 * have none. */
static bool is_reduced(const char *const *option, const struct search_options *options) {
    const char *race = option[OPTION_RACE];
    bool finds_races = race && strcmp(race, "off") != 0;
    return options->strategy == STRATEGY_DFS && !option[OPTION_NO_POR] && !options->limit_switches && !finds_races;
}

int search_options_read(const char *const *option, struct search_options *options, struct diag *diag) {
    *options = (struct search_options){.bound_names = bound_names};
    if (read_timeouts(option, options, diag) < 0 || read_bounds(option, options, diag) < 0 ||
        read_strategy(option, options, diag) < 0)
        return -1;
    if (read_efforts(option, options, diag) < 0 || check_strategy(option, options, diag) < 0) return -1;
    if (read_store(option, options, diag) < 0 || read_jobs(option, options, diag) < 0) return -1;
    options->all = option[OPTION_ALL] != NULL;
    if (!strategy_of(options->strategy)->can_checkpoint && option[OPTION_CHECKPOINT])
        return diag_set(diag, "--checkpoint needs --search=dfs: other searches cannot be resumed");
    options->outcomes = option[OPTION_OUTCOMES] != NULL;
    options->reduce = is_reduced(option, options);
    if (search_run_shares(options) && option[OPTION_CHECKPOINT])
        return diag_set(diag, "--jobs without reduction, with --checkpoint: only a search by one worker can be saved");
    return option_conflicts_check(options, diag);
}

void search_options_free(struct search_options *options) {
    free(options->targets);
    options->targets = NULL;
}
