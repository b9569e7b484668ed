#include "search/search.h"

#include <assert.h>
#include <stdlib.h>

#include "vm/explore/inspect.h"

#define NOBODY UINT32_MAX

/* In a trial, so often a thread may diverge: that takes long. */
enum { MOST_DIVERGENCES = 1000 };

void search_update_stats(struct search *s) {
    struct search_stats *stats = &s->result->stats;
    stats->seconds = stats->earlier_seconds + limits_cpu_of_thread() - s->started;
    stats->wall_seconds = limits_clock() - s->wall_started;
    stats->depth = s->path.count;
    stats->bytes = (s->space ? space_bytes(s->space) : seam_bytes(s->vm)) + s->strategy_bytes +
                   s->path.capacity * sizeof(struct choice) + s->switches.capacity * sizeof(u32);
}

/* ---- choices and states ---- */

u32 search_switches(const struct search *s) {
    assert(!s->counts_switches || s->switches.count >= s->path.count);
    return s->counts_switches && s->path.count ? s->switches.items[s->path.count - 1] : 0;
}

/* The thread that took the last step, if it could go on; NOBODY otherwise. */
static u32 who_could_go_on(struct search *s) {
    if (!s->path.count) return NOBODY;
    u32 last = s->path.items[s->path.count - 1].thread;
    return seam_enabled(s->vm, last) ? last : NOBODY;
}

void search_append(struct search *s, struct choice choice) {
    if (s->counts_switches) {
        u32 last = who_could_go_on(s), so_far = search_switches(s);
        s->switches.count = s->path.count;
        vec_push(&s->switches, so_far + (last != NOBODY && last != choice.thread));
    }
    vec_push(&s->path, choice);
}

bool search_allows(struct search *s, struct choice choice) {
    if (!s->options->limit_switches || search_switches(s) < s->options->max_switches) return true;
    u32 only = who_could_go_on(s);
    if (only == NOBODY || only == choice.thread) return true;
    s->cut_off = BOUND_SWITCHES;
    return false;
}

u32 search_choices(struct search *s, struct schedule *choices) {
    u32 first = choices->count, kept = first, room = choices->capacity - first;
    u32 count = seam_choices(s->vm, room ? choices->items + first : NULL, room);
    for (u32 i = 0; i < count && count > room; i++) vec_push(choices, (struct choice){0});
    if (count > room) seam_choices(s->vm, choices->items + first, count);
    choices->count = first + count;
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

void search_note_cuts(struct search *s) {
    if (s->options->window && seam_holds_back(s->vm)) s->cut_off = BOUND_WINDOW;
    if (inspect_time_was_cut(s->vm)) s->cut_off = BOUND_CLOCK;
    if (inspect_step_was_cut(s->vm)) s->cut_off = BOUND_LENGTH;
}

bool search_stop(struct search *s, enum search_bound bound) {
    assert(bound != BOUND_NONE);
    search_update_stats(s);
    s->result->end = SEARCH_BOUND;
    s->result->bound = bound;
    return true;
}

enum search_bound search_limit(const struct search_options *options) {
    static const enum search_bound bounds[] = {
        [LIMIT_INTERRUPT] = BOUND_INTERRUPT, [LIMIT_TIME] = BOUND_TIME, [LIMIT_MEMORY] = BOUND_MEMORY};
    enum limit hit = limits_hit(options->limits);
    if (hit) return bounds[hit];
    return options->interrupt && atomic_load_explicit(options->interrupt, memory_order_relaxed) ? BOUND_INTERRUPT
                                                                                                : BOUND_NONE;
}

enum search_bound search_urgent_bound(struct search *s) {
    const struct search_options *options = s->options;
    enum search_bound limit = search_limit(options);
    if (limit) return limit;
    return options->max_seconds > 0 && limits_clock() - s->wall_started > options->max_seconds ? BOUND_TIME
                                                                                               : BOUND_NONE;
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

bool search_has_enough(const struct search *s, u64 states) {
    bool has_left_behind = s->cut_off == BOUND_LENGTH || inspect_step_was_cut(s->vm);
    return s->enough && states >= s->enough && seam_is_hasty(s->vm) && has_left_behind;
}

/* One that has met no long step so far goes on, and takes its time when it meets one. */
static bool ends_haste(struct search *s) {
    s->has_enough = search_has_enough(s, s->result->stats.states);
    s->enough = 0;
    if (!s->has_enough) seam_hurry(s->vm, false);
    return s->has_enough && search_stop(s, BOUND_STATES);
}

bool search_bound_hit(struct search *s) {
    const struct search_options *options = s->options;
    const struct search_stats *stats = &s->result->stats;
    enum search_bound limit = search_limit(options);
    if (limit) return search_stop(s, limit);
    if (options->max_states && stats->states >= options->max_states) return search_stop(s, BOUND_STATES);
    if (s->enough && stats->states >= s->enough && ends_haste(s)) return true;
    if (s->trial && inspect_divergences(s->vm) >= MOST_DIVERGENCES) return search_stop(s, BOUND_STATES);
    if (options->max_steps && stats->transitions >= options->max_steps) return search_stop(s, BOUND_RUNS);
    if ((stats->transitions & 1023) == 0) {
        search_update_stats(s);
        if (s->progress) s->progress(s->context, stats);
        if (is_memory_full(s)) return search_stop(s, BOUND_MEMORY);
        if (options->max_seconds > 0 && stats->wall_seconds > options->max_seconds) return search_stop(s, BOUND_TIME);
        if (options->max_cpu_seconds > 0 && stats->seconds > options->max_cpu_seconds)
            return search_stop(s, BOUND_TIME);
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
                         .counts_switches = options->limit_switches,
                         .started = limits_cpu_of_thread(),
                         .wall_started = limits_clock(),
                         .resume = options->resume};
    s->start = seam_mark(vm);
    seam_offer_time(vm, TIME_WHEN_IDLE, 0);
    search_note_cuts(s);
}

void search_end(struct search *s) {
    struct search_result *result = s->result;
    assert(s->cut_off <= BOUND_LAST_CUT);
    if (result->end == SEARCH_CLEAN && s->cut_off) search_stop(s, s->cut_off);
    result->exhaustive = result->end == SEARCH_CLEAN && !s->options->lossy;
    if (result->found.count && result->end != SEARCH_FATAL) result->end = SEARCH_VIOLATION;
    search_update_stats(s);
    if (s->result->end != SEARCH_FATAL) seam_undo(s->vm, s->start);
    seam_offer_time(s->vm, TIME_WHEN_IDLE, 0);
    vec_free(&s->path);
    vec_free(&s->switches);
    vec_free(&s->marks);
}
