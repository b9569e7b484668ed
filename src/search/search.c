#include "search/search.h"

#include <stdlib.h>
#include <time.h>

#include "search/dfs.h"

static double cpu_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static double wall_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void update_stats(struct search *s) {
    struct search_stats *stats = &s->result->stats;
    stats->seconds = cpu_now() - s->started;
    stats->bytes = space_bytes(s->space) + s->strategy_bytes + s->path.capacity * sizeof(struct choice);
}

/* ---- what is found ---- */

static bool is_assertion(struct vm *vm) {
    for (const struct class *c = class_of(vm, vm->uncaught); c; c = c->super)
        if (strcmp(c->name->text, "java/lang/AssertionError") == 0) return true;
    return false;
}

static void report(struct search *s, enum violation_kind kind) {
    struct search_result *result = s->result;
    result->end = SEARCH_VIOLATION;
    result->violation = kind;
    result->schedule.count = 0;
    for (u32 i = 0; i < s->path.count; i++) vec_push(&result->schedule, s->path.items[i]);
}

enum stepped search_step(struct search *s, struct choice choice) {
    enum outcome outcome = seam_step(s->vm, choice);
    s->result->stats.transitions++;
    vec_push(&s->path, choice);
    if (seam_broken(s->vm)) {
        s->again = true;
        return STEPPED_FOUND;
    }
    if (s->path.count > s->result->stats.deepest) s->result->stats.deepest = s->path.count;
    switch (outcome) {
    case OUTCOME_STEP: return STEPPED_ON;
    case OUTCOME_EXIT:
        if (s->result->outcomes) outcomes_note(s->result->outcomes, s->vm);
        return STEPPED_OVER;
    case OUTCOME_IGNORED: return STEPPED_OVER;
    case OUTCOME_UNCAUGHT: report(s, is_assertion(s->vm) ? VIOLATION_ASSERTION : VIOLATION_UNCAUGHT); break;
    case OUTCOME_FATAL: s->result->end = SEARCH_FATAL; break;
    }
    return STEPPED_FOUND;
}

bool search_judge_end(struct search *s) {
    if (!seam_unfinished(s->vm)) return false;
    report(s, VIOLATION_DEADLOCK);
    return true;
}

/* ---- bounds ---- */

bool search_stop(struct search *s, const char *bound) {
    s->result->end = SEARCH_BOUND;
    s->result->bound = bound;
    return true;
}

bool search_bound_hit(struct search *s) {
    const struct search_options *options = s->options;
    const struct search_stats *stats = &s->result->stats;
    if (options->max_states && stats->states >= options->max_states) return search_stop(s, "--max-states");
    if ((stats->transitions & 1023) == 0) {
        update_stats(s);
        if (s->progress) s->progress(s->context, stats);
        if (options->max_seconds > 0 && wall_now() - s->wall_started > options->max_seconds) return search_stop(s, "--max-time");
    }
    return false;
}

/* ---- from start to end ---- */

static void run_once(struct search *s) {
    seam_begin(s->vm);
    s->again = false;
    s->result->stats.rounds++;
    dfs_run(s);
}

static bool restart(struct search *s) {
    struct diag ignored;
    seam_undo(s->vm, s->start);
    seam_mark(s->vm);
    s->path.count = 0;
    s->cut_off = NULL;
    s->result->stats.states = s->result->stats.deepest = 0;
    space_close(s->space);
    if (space_open(s->space, s->vm, s->options->memory, &ignored) < 0) return search_stop(s, "--max-memory"), false;
    return true;
}

void search_run(struct space *space, const struct search_options *options, search_progress *progress, void *context,
                struct search_result *result) {
    *result = (struct search_result){.end = SEARCH_CLEAN, .outcomes = options->outcomes ? outcomes_new() : NULL};
    struct search s = {.space = space, .vm = space->vm, .options = options, .result = result, .progress = progress,
                       .context = context, .started = cpu_now(), .wall_started = wall_now()};
    s.start = seam_mark(s.vm);
    do run_once(&s);
    while (s.again && restart(&s));
    if (result->end == SEARCH_CLEAN && s.cut_off) search_stop(&s, s.cut_off);
    update_stats(&s);
    if (result->end != SEARCH_FATAL) seam_undo(s.vm, s.start);
    vec_free(&s.path);
}

void search_result_free(struct search_result *result) {
    vec_free(&result->schedule);
    outcomes_free(result->outcomes);
}
