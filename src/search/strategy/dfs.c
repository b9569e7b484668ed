/* Depth-first search: with DPOR (search/reduce/) or a transition cache (search/cache/), and with checkpoints. */
#include "search/strategy/strategy.h"

#include <assert.h>
#include <stdlib.h>

#include "search/cache/lazy_vm.h"
#include "search/checkpoint.h"
#include "search/judge.h"
#include "search/reduce/dpor.h"
#include "search/strategy/scc.h"
#include "search/time_trial.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"

struct dfs {
    struct search *s;
    struct dfs_stack stack;
    struct dpor *dpor; /* NULL: every choice is tried in every state */
    struct scc *scc;
    struct lazy_vm vm;
    u32 unstored; /* how many states on top of the path are not in the store */
    /* Where the search stands, threads go round in a closed component in which time may pass, up to a limit. */
    bool closed;
    u64 time_limit;
    struct VEC(u8) passed; /* by state: it was entered so */
};

/* A state with only one choice is not worth storing; but a long sequence of such states may be a cycle. */
enum { LONGEST_WAY = 64 };

/* ---- time that passes only while the program is idle (vm/time/idle_time.h) ---- */

/* A closed component, which no step leaves, is first searched without time. If nobody can leave it, time may pass in
 * each of its states; so these are entered once more. */
static void stand_in(struct dfs *d, bool closed, u64 limit) {
    d->closed = closed;
    d->time_limit = limit;
    if (d->s->options->idle_time) seam_offer_time(d->s->vm, closed ? TIME_EARLIEST : TIME_WHEN_IDLE, limit);
}

static void stand_on_top(struct dfs *d) {
    const struct level *top = dfs_stack_top(&d->stack);
    stand_in(d, top->idle, top->time_limit);
}

static bool has_passed(const struct dfs *d, u32 state) { return state < d->passed.count && d->passed.items[state]; }

static void note_passed(struct dfs *d, u32 state) {
    while (d->passed.count <= state) vec_push(&d->passed, 0);
    d->passed.items[state] = 1;
}

/* May time pass in the state whose choices were listed? */
static bool time_passes(struct dfs *d) {
    return d->closed || (d->vm.choices.count && seam_passes_time(d->s->vm, d->vm.choices.items[0]));
}

static struct scc_time time_of(struct dfs *d) {
    struct scc_time time = {.looks = UINT64_MAX};
    if (!d->s->options->idle_time) return time;
    time.passes = time_passes(d);
    time.waits = seam_awaits_time(d->s->vm, &time.looks);
    return time;
}

/* ---- steps ---- */

/* The step was given up: it is still to be taken. */
static void not_taken(struct dfs *d) {
    if (d->dpor) dpor_not_taken(d->dpor);
    dfs_stack_untry(&d->stack);
}

/* Executes a choice of the topmost state. True: the search is over. */
static bool step(struct dfs *d, struct choice choice) {
    if (lazy_vm_prepare(&d->vm, choice)) return true;
    stand_on_top(d);
    if (d->closed && seam_passes_time(d->s->vm, choice)) stand_in(d, false, 0);
    if (d->dpor) dpor_before(d->dpor, choice);
    if (lazy_vm_step(&d->vm, choice) == STEPPED_FOUND) {
        if (d->s->cut_short) not_taken(d);
        return true;
    }
    if (d->dpor) dpor_after(d->dpor, choice);
    return false;
}

/* Back to the state on top, from a step beyond it. */
static void step_back(struct dfs *d) {
    if (d->dpor) dpor_back(d->dpor);
    lazy_vm_back(&d->vm);
}

/* ---- the search ---- */

static u64 bytes_of(const struct dfs *d) {
    return dfs_stack_bytes(&d->stack) + scc_bytes(d->scc) + d->passed.capacity + (d->dpor ? dpor_bytes(d->dpor) : 0) +
           lazy_vm_bytes(&d->vm);
}

static void enter_state(struct dfs *d, u32 state) {
    u32 depth = d->s->path.count;
    struct scc_time time = time_of(d);
    scc_enter(d->scc, state, depth ? d->s->path.items[depth - 1].thread : 0, time);
    struct level *level = dfs_stack_push(&d->stack, space_mark(d->s->space, state), &d->vm.choices);
    level->idle = d->closed;
    level->time_limit = d->time_limit;
    if (d->closed) note_passed(d, state);
    if (d->dpor) dpor_enter(d->dpor, state);
    if (!d->dpor || time.passes) dfs_stack_try_all(&d->stack, dfs_stack_top(&d->stack));
    d->s->strategy_bytes = bytes_of(d);
}

/* The search stands in a state that was not seen before. True: it is over. */
static bool meet_new(struct dfs *d, u32 state) {
    struct search *s = d->s;
    s->result->stats.states++;
    if (lazy_vm_list_choices(&d->vm)) return true;
    bool is_end = d->vm.choices.count == 0;
    if (is_end && (lazy_vm_catch_up(&d->vm) || judge_end(s))) return true;
    if (!is_end && judge_is_quiet(s) && judge_end(s)) return true;
    if (!is_end && (!s->options->max_depth || s->path.count < s->options->max_depth)) {
        enter_state(d, state);
        return false;
    }
    if (!is_end) s->cut_off = BOUND_DEPTH;
    scc_end(d->scc);
    if (d->dpor) dpor_end(d->dpor, state);
    if (lazy_vm_listen(&d->vm)) return true;
    step_back(d);
    return false;
}

/* Likewise in a state of a closed component that was seen before time could pass in it. */
static bool meet_closed(struct dfs *d, u32 state) {
    if (lazy_vm_list_choices(&d->vm)) return true;
    enter_state(d, state);
    return false;
}

static bool has_one_way_on(struct dfs *d) {
    const struct search_options *options = d->s->options;
    if (!d->dpor || d->closed || d->unstored >= LONGEST_WAY) return false;
    if (options->max_depth && d->s->path.count >= options->max_depth) return false;
    lazy_vm_list_choices(&d->vm);
    return d->vm.choices.count == 1 && !judge_is_quiet(d->s);
}

/* The memory is full: takes the last step back, so that a resumed search can take it again. */
static bool give_up_step(struct dfs *d, u32 unstored) {
    step_back(d);
    dfs_stack_untry(&d->stack);
    d->unstored = unstored;
    d->s->result->stats.transitions--;
    return search_stop(d->s, BOUND_MEMORY);
}

/* A state that is neither stored nor looked up: its only choice is taken next. True: the search is over. */
static bool pass_through(struct dfs *d) {
    if (!space_follow(d->s->space)) return give_up_step(d, d->unstored);
    d->unstored++;
    enter_state(d, 0);
    return false;
}

/* Takes a choice of the topmost state, from the cache if it is there. True: the search is over. */
static bool take(struct dfs *d, struct choice choice) {
    u32 state, unstored = d->unstored;
    enum cached cached = lazy_vm_take_cached(&d->vm, choice);
    if (!cached && step(d, choice)) return true;
    if (cached == CACHED_WAITING && lazy_vm_judge(&d->vm, choice.thread)) return true;
    if (has_one_way_on(d)) return pass_through(d);
    d->unstored = 0;
    enum visit visit = lazy_vm_visit(&d->vm, cached, &state);
    if (visit == VISIT_FULL) return give_up_step(d, unstored);
    if (visit == VISIT_NEW) return meet_new(d, state);
    if (d->closed && !has_passed(d, state)) return meet_closed(d, state);
    if (d->dpor) dpor_again(d->dpor, state);
    scc_again(d->scc, state, choice.thread);
    if (lazy_vm_listen(&d->vm)) return true;
    step_back(d);
    return false;
}

/* Does the topmost state begin a closed component in which time could pass? */
static bool waits_for_time(struct dfs *d, u64 *limit) {
    return d->s->options->idle_time && scc_waits_for_time(d->scc, limit);
}

/* Now it may. True: the search must begin again. */
static bool let_time_pass(struct dfs *d, u64 limit) {
    struct level *top = dfs_stack_top(&d->stack);
    assert(top->mark.state && !top->idle);
    if (limit != UINT64_MAX) time_trial(d->s->vm);
    if ((d->s->again |= seam_broken(d->s->vm))) return true;
    stand_in(d, true, limit);
    top->idle = true;
    top->time_limit = limit;
    note_passed(d, top->mark.state);
    scc_let_time_pass(d->scc);
    if (d->dpor) dpor_reopen(d->dpor);
    lazy_vm_list_choices(&d->vm);
    dfs_stack_renew(&d->stack, &d->vm.choices);
    return false;
}

/* True: the search is over. */
static bool leave_state(struct dfs *d) {
    struct scc_part part;
    u64 limit;
    if (waits_for_time(d, &limit)) return let_time_pass(d, limit);
    if (scc_leave(d->scc, &part) && (lazy_vm_catch_up(&d->vm) || judge_scc(d->s, part.movers, part.states, part.count)))
        return true;
    if (d->dpor) dpor_leave(d->dpor);
    dfs_stack_pop(&d->stack);
    if (d->stack.levels.count) step_back(d);
    return false;
}

/* A choice that may not be taken might leave the component. */
static bool try_choice(struct dfs *d, struct choice choice) {
    if (search_allows(d->s, choice)) return take(d, choice);
    scc_end(d->scc);
    return false;
}

/* ---- archives ---- */

static void write_checkpoint(struct dfs *d, struct archive_writer *w) {
    struct search *s = d->s;
    seam_undo(s->vm, s->start);
    if (space_write(s->space, w, &s->result->trouble) < 0) return;
    protection_write(s->vm, w);
    checkpoint_write(s, w);
    archive_put32(w, d->unstored);
    archive_put32(w, d->stack.levels.count);
    for (u32 i = 0; i < d->stack.levels.count; i++) {
        archive_put32(w, d->stack.levels.items[i].mark.state);
        archive_put32(w, d->stack.levels.items[i].idle);
        archive_put64(w, d->stack.levels.items[i].time_limit);
        dfs_stack_write_level(&d->stack, &d->stack.levels.items[i], w);
    }
    archive_put_vec(w, &d->passed);
    scc_write(d->scc, w);
    if (d->dpor) dpor_write(d->dpor, w);
}

/* Takes the step to a level again; it must lead where it led. */
static bool step_again(struct dfs *d, struct choice choice, u32 expected) {
    struct search *s = d->s;
    u32 state;
    const struct level *top = dfs_stack_top(&d->stack);
    bool possible = false;
    for (u32 i = 0; i < top->count && !possible; i++)
        possible = memcmp(&d->stack.choices.items[top->first + i], &choice, sizeof choice) == 0;
    if (!possible) return false;
    dfs_stack_top(&d->stack)->mark.vm = seam_mark(s->vm);
    search_redo(s, choice);
    d->vm.vm_steps = s->path.count;
    s->again = seam_broken(s->vm);
    if (inspect_fatal(s->vm)[0] || s->again) return false;
    if (!expected) return space_follow(s->space);
    return search_visit(s, &state) == VISIT_SEEN && state == expected;
}

/* step: leads there; NULL: this is the start. */
static bool read_level(struct dfs *d, const struct choice *step, struct archive_reader *r) {
    struct search *s = d->s;
    u32 expected = archive_get_upto(r, space_states(s->space)), state = 0;
    bool closed = archive_get_upto(r, 1);
    u64 limit = archive_get64(r);
    if (r->failed) return false;
    if (!step && (space_commit(s->space, &state) != VISIT_SEEN || state != expected)) return false;
    if (step && !step_again(d, *step, expected)) return false;
    stand_in(d, closed, limit);
    if (lazy_vm_list_choices(&d->vm)) return false;
    struct level *level = dfs_stack_push(&d->stack, space_mark(s->space, expected), &d->vm.choices);
    level->idle = closed;
    level->time_limit = limit;
    dfs_stack_read_top(&d->stack, r);
    return !r->failed;
}

/* Where a hasty search leaves a thread behind depends on how many branches it passes, and so on what the VM had linked
 * before. Such a search is short: it begins again. */
static bool may_differ(const struct dfs *d, const struct archive_reader *r) {
    return !r->failed && !inspect_fatal(d->s->vm)[0] && seam_is_hasty(d->s->vm);
}

static int take_steps_again(struct dfs *d, const struct schedule *steps, struct archive_reader *r) {
    u32 levels = archive_get32(r);
    if (r->failed || levels != steps->count + 1) return checkpoint_refuse(d->s, "the checkpoint is damaged");
    for (u32 i = 0; i < levels; i++) {
        if (read_level(d, i ? &steps->items[i - 1] : NULL, r)) continue;
        d->s->again |= may_differ(d, r);
        return d->s->again ? -1
                           : checkpoint_refuse(d->s, "the program has changed: its steps lead to different states");
    }
    return 0;
}

/* The assumptions about accesses are read before the steps are taken again, since they decide where a step ends. The
 * steps may add to them, so they are read once more afterwards. (A step that came from the cache may be executed for
 * the first time now. If it breaks an assumption, the search begins again, as it would have then.) */
static int resume(struct dfs *d, struct archive_reader *r) {
    struct search *s = d->s;
    struct archive_reader assumptions = *r;
    struct schedule steps = {0};
    protection_read(s->vm, r);
    checkpoint_read(s, &steps, r);
    u64 instructions = inspect_instructions(s->vm);
    d->unstored = archive_get_upto(r, LONGEST_WAY);
    int status = take_steps_again(d, &steps, r);
    vec_free(&steps);
    if (status < 0) return -1;
    control_set_instructions(s->vm, instructions);
    archive_get_vec(r, &d->passed);
    scc_read(d->scc, d->stack.levels.count, space_states(s->space), r);
    if (d->dpor) dpor_read(d->dpor, space_states(s->space), r);
    if (r->failed || r->at != r->end) return checkpoint_refuse(s, "the checkpoint is damaged");
    protection_read(s->vm, &assumptions);
    return 0;
}

/* ---- from start to end ---- */

static int begin(struct dfs *d) {
    struct search *s = d->s;
    u32 state;
    if (s->options->reduce) d->dpor = dpor_new(s->vm, &d->stack);
    if (s->resume && resume(d, s->resume) < 0) return -1;
    lazy_vm_use_cache(&d->vm);
    if (s->resume) return 0;
    if (space_commit(s->space, &state) == VISIT_FULL) return search_stop(s, BOUND_MEMORY), -1;
    s->result->stats.states = 1;
    if (lazy_vm_list_choices(&d->vm)) return -1;
    enter_state(d, state);
    return 0;
}

static void search_on(struct dfs *d) {
    struct choice choice;
    while (d->stack.levels.count && !search_bound_hit(d->s)) {
        bool is_over = dfs_stack_next(&d->stack, &choice) ? try_choice(d, choice) : leave_state(d);
        if (is_over) break;
    }
}

void dfs_run(struct search *s) {
    struct dfs d = {.s = s, .scc = scc_new()};
    lazy_vm_open(&d.vm, s, &d.stack);
    if (begin(&d) == 0) search_on(&d);
    struct archive_writer *w = d.stack.levels.count ? checkpoint_begin(s) : NULL;
    if (w) write_checkpoint(&d, w);
    vec_free(&d.passed);
    scc_free(d.scc);
    dpor_free(d.dpor);
    lazy_vm_close(&d.vm);
    dfs_stack_free(&d.stack);
}
