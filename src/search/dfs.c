#include "search/dfs.h"

#include <stdlib.h>

#include "search/circling.h"
#include "search/foresight.h"
#include "search/judge.h"
#include "search/reduction.h"
#include "search/saving.h"
#include "search/stack.h"

struct dfs {
    struct search *s;
    struct stack stack;
    struct reduction *reduction; /* NULL: every choice is tried in every state */
    struct foresight *foresight; /* NULL: every step is really taken */
    struct circling *circling;
    struct schedule choices;     /* of the state where the search stands */
    u32 vm_steps;                /* of the path that the VM has taken: it may lag behind */
    u32 unstored;                /* how many states on top of the path are not in the store */
};

/* Where there is only one way to go on, a state is not worth storing; but a long way may be a circle. */
enum { LONGEST_WAY = 64 };

/* ---- the VM ---- */

/* Brings the VM to the end of the path. True: the search is over, an assumption was broken on the way. */
static bool catch_up(struct dfs *d) {
    struct search *s = d->s;
    for (; d->vm_steps < s->path.count; d->vm_steps++) {
        d->stack.levels.items[d->vm_steps].mark.vm = seam_mark(s->vm);
        seam_step(s->vm, s->path.items[d->vm_steps]);
    }
    s->again |= seam_broken(s->vm);
    return s->again;
}

/* Really takes a choice of the topmost state. True: the search is over. */
static bool step(struct dfs *d, struct choice choice) {
    if (catch_up(d)) return true;
    stack_top(&d->stack)->mark.vm = seam_mark(d->s->vm);
    if (d->foresight) foresight_before(d->foresight, choice);
    if (d->reduction) reduction_before(d->reduction, choice);
    enum stepped stepped = search_step(d->s, choice);
    d->vm_steps = d->s->path.count;
    if (d->foresight) foresight_after(d->foresight, stepped == STEPPED_ON);
    if (stepped == STEPPED_FOUND) return true;
    if (d->reduction) reduction_after(d->reduction, choice);
    return false;
}

/* Back to the state on top, from a step beyond it. */
static void step_back(struct dfs *d) {
    struct level *top = stack_top(&d->stack);
    u32 depth = d->stack.levels.count - 1;
    if (d->reduction) reduction_back(d->reduction);
    if (d->vm_steps > depth) {
        seam_undo(d->s->vm, top->mark.vm);
        d->vm_steps = depth;
    }
    space_undo_store(d->s->space, top->mark);
    d->s->path.count = depth;
}

/* Asks about a thread. True: the search is over. */
static bool ask(struct dfs *d, enum question question, u32 thread, u32 *answer) {
    if (foresight_answer(d->foresight, question, thread, answer)) return false;
    if (catch_up(d)) return true;
    *answer = foresight_ask(d->foresight, question, thread);
    return false;
}

/* As the VM has them, or of threads that may all go on if they can. True: the search is over. */
static bool list_choices(struct dfs *d) {
    struct vm *vm = d->s->vm;
    u32 is_free = false;
    d->choices.count = 0;
    if (d->foresight && ask(d, QUESTION_FREE, 0, &is_free)) return true;
    if (!is_free && catch_up(d)) return true;
    for (u32 i = 0; i < vm->threads.count; i++) {
        u32 count = 0;
        if (!is_free) count = seam_enabled(vm, i) ? seam_alternatives(vm, i) : 0;
        else if (ask(d, QUESTION_CHOICES, i, &count)) return true;
        for (u32 k = 0; k < count; k++) vec_push(&d->choices, ((struct choice){i, k}));
    }
    return false;
}

/* Judges a state that was foreseen: threads may wait for each other in a circle. True: the search is over. */
static bool judge_foreseen(struct dfs *d, u32 thread) {
    u32 at = thread + 1;
    for (u32 k = 0; k < d->s->vm->threads.count && at; k++)
        if (ask(d, QUESTION_WAITS, at - 1, &at)) return true;
    return at && (catch_up(d) || judge_state(d->s, thread, 0));
}

/* ---- the search ---- */

static u64 bytes_of(const struct dfs *d) {
    return stack_bytes(&d->stack) + circling_bytes(d->circling) + (d->reduction ? reduction_bytes(d->reduction) : 0) +
           (d->foresight ? foresight_bytes(d->foresight) : 0);
}

static void enter_state(struct dfs *d, u32 state) {
    u32 depth = d->s->path.count;
    circling_enter(d->circling, state, depth ? d->s->path.items[depth - 1].thread : 0);
    stack_push(&d->stack, space_mark(d->s->space, state), &d->choices);
    if (d->reduction) reduction_enter(d->reduction, state);
    else stack_try_all(&d->stack, stack_top(&d->stack));
    d->s->strategy_bytes = bytes_of(d);
}

/* The search stands in a state that was not seen before. True: it is over. */
static bool meet_new(struct dfs *d, u32 state) {
    struct search *s = d->s;
    s->result->stats.states++;
    if (list_choices(d)) return true;
    bool is_end = d->choices.count == 0;
    if (is_end && (catch_up(d) || search_judge_end(s))) return true;
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
    if (!d->reduction || d->unstored >= LONGEST_WAY) return false;
    if (options->max_depth && d->s->path.count >= options->max_depth) return false;
    list_choices(d);
    return d->choices.count == 1;
}

/* The memory is full: as if the last step had not been taken, so that the search can go on from here another time. */
static bool give_up_step(struct dfs *d, u32 unstored) {
    step_back(d);
    stack_untry(&d->stack);
    d->unstored = unstored;
    d->s->result->stats.transitions--;
    return search_stop(d->s, "--max-memory");
}

/* A state that is neither stored nor looked up: the one way on is taken from there. True: the search is over. */
static bool pass_through(struct dfs *d) {
    if (!space_follow(d->s->space)) return give_up_step(d, d->unstored);
    d->unstored++;
    enter_state(d, 0);
    return false;
}

/* Takes a choice of the topmost state, or foresees where it leads. True: the search is over. */
static bool take(struct dfs *d, struct choice choice) {
    struct search *s = d->s;
    u32 state, unstored = d->unstored;
    enum foreseen foreseen = d->foresight ? foresight_take(d->foresight, choice) : FORESEEN_NOT;
    if (foreseen) search_skip(s, choice);
    if (!foreseen && step(d, choice)) return true;
    if (foreseen == FORESEEN_WAITING && judge_foreseen(d, choice.thread)) return true;
    if (is_on_the_way(d)) return pass_through(d);
    d->unstored = 0;
    enum visit visit = foreseen ? space_commit(s->space, &state) : search_visit(s, &state);
    if (d->foresight && !foreseen) foresight_stored(d->foresight);
    if (visit == VISIT_FULL) return give_up_step(d, unstored);
    if (visit == VISIT_NEW) return meet_new(d, state);
    if (d->reduction) reduction_again(d->reduction, state);
    circling_again(d->circling, state, choice.thread);
    step_back(d);
    return false;
}

/* True: the search is over. */
static bool leave_state(struct dfs *d) {
    u64 movers;
    if (circling_leave(d->circling, &movers) && (catch_up(d) || search_judge_circling(d->s, movers))) return true;
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

/* ---- archives ---- */

static void write_checkpoint(struct dfs *d, struct archive_writer *w) {
    struct search *s = d->s;
    seam_undo(s->vm, s->start);
    if (space_write(s->space, w, &s->result->trouble) < 0) return;
    protection_write(s->vm, w);
    saving_write(s, w);
    archive_put32(w, d->unstored);
    archive_put32(w, d->stack.levels.count);
    for (u32 i = 0; i < d->stack.levels.count; i++) {
        archive_put32(w, d->stack.levels.items[i].mark.state);
        stack_write_level(&d->stack, &d->stack.levels.items[i], w);
    }
    circling_write(d->circling, w);
    if (d->reduction) reduction_write(d->reduction, w);
}

/* Takes the step to a level again; it must lead where it led. */
static bool step_again(struct dfs *d, struct choice choice, u32 expected) {
    struct search *s = d->s;
    u32 state;
    const struct level *top = stack_top(&d->stack);
    bool possible = false;
    for (u32 i = 0; i < top->count && !possible; i++)
        possible = memcmp(&d->stack.choices.items[top->first + i], &choice, sizeof choice) == 0;
    if (!possible) return false;
    stack_top(&d->stack)->mark.vm = seam_mark(s->vm);
    search_redo(s, choice);
    d->vm_steps = s->path.count;
    s->again = seam_broken(s->vm);
    if (s->vm->fatal[0] || s->again) return false;
    if (!expected) return space_follow(s->space);
    return search_visit(s, &state) == VISIT_SEEN && state == expected;
}

/* step: leads there; NULL: this is the start. */
static bool read_level(struct dfs *d, const struct choice *step, struct archive_reader *r) {
    struct search *s = d->s;
    u32 expected = archive_get_upto(r, space_states(s->space)), state = 0;
    if (r->failed) return false;
    if (!step && (space_commit(s->space, &state) != VISIT_SEEN || state != expected)) return false;
    if (step && !step_again(d, *step, expected)) return false;
    if (list_choices(d)) return false;
    stack_push(&d->stack, space_mark(s->space, expected), &d->choices);
    stack_read_top(&d->stack, r);
    return !r->failed;
}

static int take_steps_again(struct dfs *d, const struct schedule *steps, struct archive_reader *r) {
    u32 levels = archive_get32(r);
    if (r->failed || levels != steps->count + 1) return saving_refuse(d->s, "the checkpoint is damaged");
    for (u32 i = 0; i < levels; i++)
        if (!read_level(d, i ? &steps->items[i - 1] : NULL, r))
            return d->s->again ? -1 : saving_refuse(d->s, "the program has changed: its steps lead elsewhere");
    return 0;
}

/* The assumptions must be in force before the steps are taken again, since they say where a step ends; taking them adds
 * nothing to what the archive knows, so that is read once more afterwards. (A step that was foreseen may be really taken
 * for the first time now. If it breaks an assumption, the search begins again, as it would have then.) */
static int resume(struct dfs *d, struct archive_reader *r) {
    struct search *s = d->s;
    struct archive_reader assumptions = *r;
    struct schedule steps = {0};
    protection_read(s->vm, r);
    saving_read(s, &steps, r);
    u64 instructions = s->vm->instructions;
    d->unstored = archive_get_upto(r, LONGEST_WAY);
    int status = take_steps_again(d, &steps, r);
    vec_free(&steps);
    if (status < 0) return -1;
    s->vm->instructions = instructions;
    circling_read(d->circling, d->stack.levels.count, space_states(s->space), r);
    if (d->reduction) reduction_read(d->reduction, space_states(s->space), r);
    if (r->failed || r->at != r->end) return saving_refuse(s, "the checkpoint is damaged");
    protection_read(s->vm, &assumptions);
    return 0;
}

/* ---- from start to end ---- */

/* Reduction asks the VM about every state, and so do bounds and properties that look at more than the store has. */
static bool can_foresee(const struct search *s) {
    const struct properties *properties = s->options->properties;
    bool asks = properties && (properties->race || properties->invariants.count);
    return !s->options->reduce && !s->options->lossy && !s->options->window && !s->counts_switches && !asks;
}

static int begin(struct dfs *d) {
    struct search *s = d->s;
    u32 state;
    if (s->options->reduce) d->reduction = reduction_new(s->vm, &d->stack);
    if (s->resume && resume(d, s->resume) < 0) return -1;
    if (can_foresee(s)) d->foresight = foresight_new(s->space);
    if (s->resume) return 0;
    if (space_commit(s->space, &state) == VISIT_FULL) return search_stop(s, "--max-memory"), -1;
    s->result->stats.states = 1;
    if (list_choices(d)) return -1;
    enter_state(d, state);
    return 0;
}

static void search_on(struct dfs *d) {
    struct choice choice;
    while (d->stack.levels.count && !search_bound_hit(d->s)) {
        bool is_over = stack_next(&d->stack, &choice) ? try_choice(d, choice) : leave_state(d);
        if (is_over) break;
    }
}

void dfs_run(struct search *s) {
    struct dfs d = {.s = s, .circling = circling_new()};
    if (begin(&d) == 0) search_on(&d);
    struct archive_writer *w = d.stack.levels.count ? saving_begin(s) : NULL;
    if (w) write_checkpoint(&d, w);
    circling_free(d.circling);
    reduction_free(d.reduction);
    foresight_free(d.foresight);
    stack_free(&d.stack);
    vec_free(&d.choices);
}
