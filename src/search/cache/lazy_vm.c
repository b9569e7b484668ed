#include "search/cache/lazy_vm.h"

#include <stdlib.h>

#include "search/judge.h"
#include "search/path/path_listener.h"

/* Reduction asks the VM about every state, and so do bounds and properties that look at more than the store has. */
static bool can_foresee(const struct search *s) {
    const struct properties *properties = s->options->properties;
    bool asks = properties && (properties->race || properties->invariants.count);
    return !s->vm->options.spurious && !s->options->reduce && !s->options->lossy && !s->options->window &&
           !s->counts_switches && !asks;
}

void lazy_vm_open(struct lazy_vm *p, struct search *s, struct dfs_stack *stack) {
    *p = (struct lazy_vm){.s = s, .stack = stack};
}

void lazy_vm_use_cache(struct lazy_vm *p) {
    if (can_foresee(p->s)) p->cache = transition_cache_new(p->s->space);
}

void lazy_vm_close(struct lazy_vm *p) {
    transition_cache_free(p->cache);
    vec_free(&p->choices);
}

u64 lazy_vm_bytes(const struct lazy_vm *p) {
    return p->choices.capacity * sizeof(struct choice) + (p->cache ? transition_cache_bytes(p->cache) : 0);
}

/* ---- steps ---- */

bool lazy_vm_catch_up(struct lazy_vm *p) {
    struct search *s = p->s;
    s->again |= seam_broken(s->vm); /* then steps may end elsewhere, and what comes after them makes no sense */
    for (; p->vm_steps < s->path.count && !s->again; p->vm_steps++) {
        p->stack->levels.items[p->vm_steps - p->base].mark.vm = seam_mark(s->vm);
        seam_step(s->vm, s->path.items[p->vm_steps]);
        s->again = seam_broken(s->vm);
    }
    return s->again;
}

bool lazy_vm_listen(struct lazy_vm *p) {
    if (!path_listener_is_asked(p->s)) return false;
    path_listener_begin(p->s);
    p->vm_steps = 0;
    bool over = lazy_vm_catch_up(p);
    path_listener_end(p->s);
    return over;
}

enum cached lazy_vm_take_cached(struct lazy_vm *p, struct choice choice) {
    enum cached foreseen = p->cache ? transition_cache_apply(p->cache, p->stack->levels.count - 1, choice) : CACHED_NOT;
    if (foreseen) search_skip(p->s, choice);
    return foreseen;
}

bool lazy_vm_prepare(struct lazy_vm *p, struct choice choice) {
    if (lazy_vm_catch_up(p)) return true;
    dfs_stack_top(p->stack)->mark.vm = seam_mark(p->s->vm);
    if (p->cache) transition_cache_before(p->cache, choice);
    return false;
}

enum stepped lazy_vm_step(struct lazy_vm *p, struct choice choice) {
    enum stepped stepped = search_step(p->s, choice);
    p->vm_steps = p->s->path.count;
    if (p->cache) transition_cache_after(p->cache, stepped == STEPPED_ON);
    return stepped;
}

enum visit lazy_vm_visit(struct lazy_vm *p, enum cached foreseen, u32 *state) {
    if (foreseen) return space_commit(p->s->space, state);
    enum visit visit = search_visit(p->s, state);
    if (p->cache) transition_cache_stored(p->cache);
    return visit;
}

void lazy_vm_back(struct lazy_vm *p) {
    struct level *top = dfs_stack_top(p->stack);
    u32 depth = p->base + p->stack->levels.count - 1;
    if (p->vm_steps > depth) {
        seam_undo(p->s->vm, top->mark.vm);
        p->vm_steps = depth;
    }
    space_undo_store(p->s->space, top->mark);
    p->s->path.count = depth;
}

/* ---- questions ---- */

/* Asks about a thread. */
static bool ask(struct lazy_vm *p, enum question question, u32 thread, u32 *answer) {
    if (transition_cache_answer(p->cache, question, thread, answer)) return false;
    if (lazy_vm_catch_up(p)) return true;
    *answer = transition_cache_ask(p->cache, question, thread);
    return false;
}

/* As the VM has them, or of threads that may all go on if they can. */
bool lazy_vm_list_choices(struct lazy_vm *p) {
    struct vm *vm = p->s->vm;
    u32 is_free = false;
    p->choices.count = 0;
    if (p->cache) transition_cache_enter(p->cache, p->stack->levels.count);
    if (p->cache && ask(p, QUESTION_FREE, 0, &is_free)) return true;
    if (!is_free && lazy_vm_catch_up(p)) return true;
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        u32 count = 0;
        if (!is_free) count = seam_enabled(vm, i) ? seam_alternatives(vm, i) : 0;
        else if (ask(p, QUESTION_CHOICES, i, &count)) return true;
        for (u32 k = 0; k < count; k++) vec_push(&p->choices, ((struct choice){i, k}));
    }
    return false;
}

bool lazy_vm_judge(struct lazy_vm *p, u32 thread) {
    u32 at = thread + 1;
    for (u32 k = 0; k < p->s->vm->threads.list.count && at; k++)
        if (ask(p, QUESTION_WAITS, at - 1, &at)) return true;
    return at && (lazy_vm_catch_up(p) || judge_state(p->s, thread, 0));
}
