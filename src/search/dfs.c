#include "search/dfs.h"

#include <stdlib.h>

#include "search/circling.h"
#include "search/reduction.h"
#include "search/stack.h"

struct dfs {
    struct search *s;
    struct stack stack;
    struct reduction *reduction; /* NULL: every choice is tried in every state */
    struct circling *circling;
    u32 unstored;                /* how many states on top of the path are not in the store */
};

/* Where there is only one way to go on, a state is not worth storing; but a long way may be a circle. */
enum { LONGEST_WAY = 64 };

static void enter_state(struct dfs *d, u32 state) {
    u32 depth = d->s->path.count;
    circling_enter(d->circling, state, depth ? d->s->path.items[depth - 1].thread : 0);
    stack_push(&d->stack, d->s->space, state);
    if (d->reduction) reduction_enter(d->reduction, state);
    else stack_try_all(&d->stack, stack_top(&d->stack));
    d->s->strategy_bytes = stack_bytes(&d->stack) + circling_bytes(d->circling) + (d->reduction ? reduction_bytes(d->reduction) : 0);
}

/* Back to the state on top, from a step beyond it. */
static void step_back(struct dfs *d) {
    if (d->reduction) reduction_back(d->reduction);
    space_undo(d->s->space, stack_top(&d->stack)->mark);
    d->s->path.count = d->stack.levels.count - 1;
}

/* The VM stands in a state that was not seen before. True: the search is over. */
static bool meet_new(struct dfs *d, u32 state) {
    struct search *s = d->s;
    s->result->stats.states++;
    bool is_end = seam_choices(s->vm, NULL, 0) == 0;
    if (is_end && search_judge_end(s)) return true;
    if (!is_end && (!s->options->max_depth || s->path.count < s->options->max_depth)) {
        enter_state(d, state);
        return false;
    }
    if (!is_end) s->cut_off = "--max-depth";
    circling_end(d->circling);
    if (d->reduction) reduction_end(d->reduction, state);
    step_back(d);
    return false;
}

static bool is_on_the_way(struct dfs *d) {
    const struct search_options *options = d->s->options;
    return d->reduction && d->unstored < LONGEST_WAY && (!options->max_depth || d->s->path.count < options->max_depth) &&
           seam_choices(d->s->vm, NULL, 0) == 1;
}

/* Takes a choice of the topmost state. True: the search is over. */
static bool take(struct dfs *d, struct choice choice) {
    struct search *s = d->s;
    u32 state;
    if (d->reduction) reduction_before(d->reduction, choice);
    if (search_step(s, choice) == STEPPED_FOUND) return true;
    if (d->reduction) reduction_after(d->reduction, choice);
    if (is_on_the_way(d)) {
        if (!space_follow(s->space)) return search_stop(s, "--max-memory");
        d->unstored++;
        enter_state(d, 0);
        return false;
    }
    d->unstored = 0;
    switch (search_visit(s, &state)) {
    case VISIT_NEW: return meet_new(d, state);
    case VISIT_FULL: return search_stop(s, "--max-memory");
    case VISIT_SEEN: break;
    }
    if (d->reduction) reduction_again(d->reduction, state);
    circling_again(d->circling, state, choice.thread);
    step_back(d);
    return false;
}

/* True: the search is over. */
static bool leave_state(struct dfs *d) {
    u64 movers;
    if (circling_leave(d->circling, &movers) && search_judge_circling(d->s, movers)) return true;
    if (d->reduction) reduction_leave(d->reduction);
    stack_pop(&d->stack);
    if (d->stack.levels.count) step_back(d);
    return false;
}

/* What may not be taken might lead out of a circle. */
static bool try_choice(struct dfs *d, struct choice choice) {
    if (search_allows(d->s, choice)) return take(d, choice);
    circling_end(d->circling);
    return false;
}

void dfs_run(struct search *s) {
    struct dfs d = {.s = s, .circling = circling_new()};
    struct choice choice;
    u32 state;
    if (space_commit(s->space, &state) == VISIT_FULL) {
        search_stop(s, "--max-memory");
        circling_free(d.circling);
        return;
    }
    if (s->options->reduce) d.reduction = reduction_new(s->vm, &d.stack);
    s->result->stats.states = 1;
    enter_state(&d, state);
    while (d.stack.levels.count && !search_bound_hit(s)) {
        bool is_over = stack_next(&d.stack, &choice) ? try_choice(&d, choice) : leave_state(&d);
        if (is_over) break;
    }
    circling_free(d.circling);
    reduction_free(d.reduction);
    stack_free(&d.stack);
}
