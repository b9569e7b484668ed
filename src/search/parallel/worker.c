#include "search/parallel/worker.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/judge.h"
#include "search/property/thread_mask.h"
#include "search/strategy/haste.h"
#include "vm/caveats.h"
#include "vm/explore/inspect.h"

enum { TICKS = 64, STEPS_TO_WATCH = 1024 }; /* steps between two looks: at the queue; at figures and bounds */

void worker_stop(struct worker *w, enum search_bound bound) {
    search_stop(&w->s, bound);
    work_queue_stop(w->work_queue);
}

/* ---- figures and bounds ---- */

static void publish(struct worker *w) {
    const struct search_stats *stats = &w->result.stats;
    u64 bytes = space_bytes(&w->space) + dfs_stack_bytes(&w->stack) + stuck_notes_bytes(&w->stuck_notes) +
                lazy_vm_bytes(&w->lazy_vm) + w->steps.capacity * sizeof(u32) +
                w->s.path.capacity * sizeof(struct choice) + w->s.switches.capacity * sizeof(u32);
    atomic_store_explicit(&w->figures.states, stats->states, memory_order_relaxed);
    atomic_store_explicit(&w->figures.transitions, stats->transitions, memory_order_relaxed);
    atomic_store_explicit(&w->figures.depth, w->s.path.count, memory_order_relaxed);
    atomic_store_explicit(&w->figures.bytes, bytes, memory_order_relaxed);
}

static bool is_over(struct worker *w) {
    const struct search_options *options = &w->options;
    if (work_queue_is_over(w->work_queue)) return true;
    enum search_bound limit = search_limit(options);
    if (limit) worker_stop(w, limit);
    if (w->result.stats.transitions % STEPS_TO_WATCH == 0) {
        publish(w);
        w->watch(w);
        if (search_has_enough(&w->s, w->result.stats.states * options->jobs)) {
            w->s.has_enough = true;
            worker_stop(w, BOUND_STATES);
        }
    }
    return work_queue_is_over(w->work_queue);
}

/* The states of all workers together are counted exactly where they are limited. */
static void count_state(struct worker *w) {
    u64 limit = w->options.max_states;
    u64 before = limit ? atomic_fetch_add_explicit(&w->work_queue->states, 1, memory_order_relaxed) : 0;
    if (limit && before >= limit) return;
    w->result.stats.states++;
    if (limit && before + 1 == limit) worker_stop(w, BOUND_STATES);
}

/* ---- the stack ---- */

static void enter(struct worker *w, u32 state) {
    dfs_stack_push(&w->stack, space_mark(&w->space, state), &w->lazy_vm.choices);
    while (w->steps.count < w->stack.choices.count) vec_push(&w->steps, 0);
}

/* A thread that goes round in a loop, waiting for others, counts as blocked. */
static u64 blocked_now(struct worker *w) {
    u64 blocked = 0;
    for (u32 i = 0; i < inspect_thread_count(w->vm); i++) {
        struct solo_loop loop = {0};
        if (property_stuck_thread(w->vm, i, 0) || property_spins(w->vm, i, &loop)) blocked |= thread_mask_bit(i);
        solo_loop_free(&loop);
    }
    return blocked;
}

/* Everything was tried in the topmost state, or given away: marks it free, or notes who is blocked in it. False: the
 * search is over. */
static bool settle_stuck(struct worker *w) {
    const struct level *level = dfs_stack_top(&w->stack);
    u32 taken = 0, steps[256];
    if (free_states_has(w->free_states, level->mark.state)) return true;
    for (u32 i = 0; i < level->count; i++) {
        u32 to = w->steps.items[level->first + i];
        if (to && free_states_has(w->free_states, to)) {
            free_states_mark(w->free_states, level->mark.state);
            return true;
        }
        if (to && taken < 256) steps[taken++] = to;
    }
    if (lazy_vm_catch_up(&w->lazy_vm)) return false;
    u64 blocked = blocked_now(w);
    if ((w->s.again |= seam_broken(w->vm))) return false;
    if (blocked) stuck_notes_note(&w->stuck_notes, level->mark.state, blocked, steps, taken);
    else free_states_mark(w->free_states, level->mark.state);
    return true;
}

/* Something was found, or an assumption was broken. */
static void end(struct worker *w) { work_queue_stop(w->work_queue); }

static void leave(struct worker *w) {
    if (!settle_stuck(w)) {
        end(w);
        return;
    }
    dfs_stack_pop(&w->stack);
    w->steps.count = w->stack.choices.count;
    if (w->bottom > w->stack.levels.count) w->bottom = w->stack.levels.count;
    if (w->stack.levels.count) lazy_vm_back(&w->lazy_vm);
}

/* ---- steps ---- */

/* The search stands in a state that no worker has seen before. */
static void meet_new(struct worker *w, u32 state) {
    count_state(w);
    if (lazy_vm_list_choices(&w->lazy_vm)) end(w);
    else if (w->lazy_vm.choices.count && judge_is_quiet(&w->s) && judge_end(&w->s)) end(w);
    else if (w->lazy_vm.choices.count) {
        enter(w, state);
        dfs_stack_try_all(&w->stack, dfs_stack_top(&w->stack));
    } else {
        free_states_mark(w->free_states, state);
        if (lazy_vm_catch_up(&w->lazy_vm) || judge_end(&w->s)) end(w);
        else lazy_vm_back(&w->lazy_vm);
    }
}

/* Takes the choice, from the cache if it is there. True: the search is over. */
static bool move(struct worker *w, struct choice choice, enum cached *cached) {
    *cached = lazy_vm_take_cached(&w->lazy_vm, choice);
    if (!*cached) return lazy_vm_prepare(&w->lazy_vm, choice) || lazy_vm_step(&w->lazy_vm, choice) == STEPPED_FOUND;
    return *cached == CACHED_WAITING && lazy_vm_judge(&w->lazy_vm, choice.thread);
}

static void take(struct worker *w, struct choice choice) {
    struct level *top = dfs_stack_top(&w->stack);
    u32 *step = &w->steps.items[top->first + top->cursor], state;
    enum cached cached;
    if (!search_allows(&w->s, choice)) {
        free_states_mark(w->free_states, top->mark.state);
        return;
    }
    if (move(w, choice, &cached)) {
        end(w);
        return;
    }
    enum visit visit = lazy_vm_visit(&w->lazy_vm, cached, &state);
    if (visit == VISIT_FULL) {
        worker_stop(w, BOUND_MEMORY);
        return;
    }
    *step = state;
    if (visit == VISIT_NEW) meet_new(w, state);
    else lazy_vm_back(&w->lazy_vm);
}

/* ---- sharing ---- */

static u32 count_left(const struct worker *w, const struct level *level) {
    u32 left = 0;
    for (u32 i = level->cursor; i < level->count; i++) left += w->stack.tried.items[level->first + i] == TO_TRY;
    return left;
}

static void give_choices(struct worker *w, const struct level *level, u32 number, u32 most) {
    struct work_item *item = memory_zero(1, sizeof *item);
    for (u32 i = 0; i < w->lazy_vm.base + number; i++) vec_push(&item->way, w->s.path.items[i]);
    for (u32 i = level->count; i > level->cursor && item->choices.count < most; i--) {
        u8 *tried = &w->stack.tried.items[level->first + i - 1];
        if (*tried != TO_TRY) continue;
        *tried = TRIED;
        vec_push(&item->choices, w->stack.choices.items[level->first + i - 1]);
    }
    work_queue_give(w->work_queue, item);
}

/* Gives away what is left at the lowest level that has something left; of the topmost level, half. */
static void share_work(struct worker *w) {
    u32 levels = w->stack.levels.count;
    for (; w->bottom < levels; w->bottom++) {
        const struct level *level = &w->stack.levels.items[w->bottom];
        u32 left = count_left(w, level);
        if (w->bottom == levels - 1) left /= 2;
        if (left) give_choices(w, level, w->bottom, left);
        if (left || w->bottom == levels - 1) return;
    }
}

static void try_given(struct worker *w, const struct work_item *item) {
    struct level *level = dfs_stack_top(&w->stack);
    if (!item->choices.count) dfs_stack_try_all(&w->stack, level);
    for (u32 k = 0; k < item->choices.count; k++) {
        struct choice given = item->choices.items[k];
        for (u32 i = 0; i < level->count; i++) {
            struct choice choice = w->stack.choices.items[level->first + i];
            if (choice.thread == given.thread && choice.alternative == given.alternative)
                w->stack.tried.items[level->first + i] = TO_TRY;
        }
    }
}

/* Goes to the state of the item, by its path. The state is in the store. False: no memory. */
static bool go_to_item(struct worker *w, const struct work_item *item) {
    u32 state = w->first.state;
    assert(!w->stack.levels.count);
    space_undo(&w->space, w->first);
    seam_mark(w->vm);
    w->s.path.count = 0;
    for (u32 i = 0; i < item->way.count; i++) {
        bool last = i + 1 == item->way.count;
        search_redo(&w->s, item->way.items[i]);
        if (seam_broken(w->vm)) return true;
        if (!last && !space_follow(&w->space)) return false;
        if (last && search_visit(&w->s, &state) == VISIT_FULL) return false;
        if (!last) seam_mark(w->vm);
    }
    w->lazy_vm.base = w->lazy_vm.vm_steps = item->way.count;
    w->bottom = 0;
    if (lazy_vm_list_choices(&w->lazy_vm)) return true;
    enter(w, state);
    try_given(w, item);
    return true;
}

/* ---- a round ---- */

static void run_item(struct worker *w, const struct work_item *item) {
    struct choice choice;
    if (!go_to_item(w, item)) worker_stop(w, BOUND_MEMORY);
    w->s.again |= seam_broken(w->vm);
    if (w->s.again) end(w);
    while (w->stack.levels.count && !is_over(w)) {
        if (++w->ticks % TICKS == 0 && work_queue_is_short(w->work_queue)) share_work(w);
        if (dfs_stack_next(&w->stack, &choice)) take(w, choice);
        else leave(w);
    }
    while (w->stack.levels.count) dfs_stack_pop(&w->stack);
    w->steps.count = 0;
}

static void work(struct worker *w) {
    bool working = false;
    while (!work_queue_is_over(w->work_queue)) {
        struct work_item *item = work_queue_take(w->work_queue, &working);
        if (item) run_item(w, item);
        else if (!work_queue_is_over(w->work_queue)) {
            publish(w);
            w->watch(w);
        }
        work_item_free(item);
    }
}

/* The first worker that gets here stores the start. */
static bool begin(struct worker *w) {
    struct diag ignored = {""};
    u32 state;
    stuck_notes_free(&w->stuck_notes);
    if (space_open_shared(&w->space, w->vm, w->shared, &ignored) < 0) return false;
    enum visit visit = space_commit(&w->space, &state);
    if (visit == VISIT_FULL) return false;
    if (visit == VISIT_NEW) count_state(w);
    w->first = space_mark(&w->space, state);
    lazy_vm_open(&w->lazy_vm, &w->s, &w->stack);
    lazy_vm_use_cache(&w->lazy_vm);
    return true;
}

void worker_run(struct worker *w) {
    seam_begin(w->vm); /* what was cut off before is none of this round's business */
    search_begin(&w->s, w->vm, &w->space, &w->options, &w->result);
    caveats_begin_again(inspect_caveats(w->vm));
    w->s.enough = HASTE_STATES;
    if (begin(w)) work(w);
    else worker_stop(w, BOUND_MEMORY);
    w->again = w->s.again;
    publish(w);
    lazy_vm_close(&w->lazy_vm);
    search_end(&w->s);
    space_close(&w->space);
    dfs_stack_free(&w->stack);
    vec_free(&w->steps);
}
