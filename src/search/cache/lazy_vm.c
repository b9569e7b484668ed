#include "search/cache/lazy_vm.h"

#include <assert.h>
#include <stdlib.h>

#include "search/judge.h"
#include "vm/explore/inspect.h"

/* Reduction asks the VM about every state; so do bounds and properties that need more than the store has. */
static bool can_cache(const struct search *s) {
    const struct properties *properties = s->options->properties;
    bool asks = properties && (properties->race || properties->invariants.count);
    return !inspect_allows_spurious(s->vm) && !s->options->idle_time && !s->options->reduce && !s->options->lossy &&
           !s->options->window && !s->counts_switches && !asks;
}

void lazy_vm_open(struct lazy_vm *lazy, struct search *s, struct dfs_stack *stack) {
    *lazy = (struct lazy_vm){.s = s, .stack = stack};
}

void lazy_vm_use_cache(struct lazy_vm *lazy) {
    if (can_cache(lazy->s)) lazy->cache = transition_cache_new(lazy->s->space);
}

void lazy_vm_close(struct lazy_vm *lazy) {
    transition_cache_free(lazy->cache);
    vec_free(&lazy->choices);
}

u64 lazy_vm_bytes(const struct lazy_vm *lazy) {
    return lazy->choices.capacity * sizeof(struct choice) + (lazy->cache ? transition_cache_bytes(lazy->cache) : 0);
}

/* ---- steps ---- */

bool lazy_vm_catch_up(struct lazy_vm *lazy) {
    struct search *s = lazy->s;
    assert(lazy->base <= lazy->vm_steps && lazy->vm_steps <= s->path.count);
    s->again |= seam_broken(s->vm); /* then steps may end elsewhere: the rest of the path is not valid */
    for (; lazy->vm_steps < s->path.count && !s->again; lazy->vm_steps++) {
        lazy->stack->levels.items[lazy->vm_steps - lazy->base].mark.vm = seam_mark(s->vm);
        seam_step(s->vm, s->path.items[lazy->vm_steps]);
        s->again = seam_broken(s->vm);
    }
    return s->again;
}

bool lazy_vm_listen(struct lazy_vm *lazy) {
    const struct path_listener *listener = lazy->s->options->path_listener;
    if (!listener) return false;
    path_listener_begin(listener, lazy->s->vm, lazy->s->start);
    lazy->vm_steps = 0;
    bool over = lazy_vm_catch_up(lazy);
    path_listener_end(listener, lazy->s->vm);
    return over;
}

enum cached lazy_vm_take_cached(struct lazy_vm *lazy, struct choice choice) {
    assert(lazy->s->path.count == lazy->base + lazy->stack->levels.count - 1);
    enum cached cached =
        lazy->cache ? transition_cache_apply(lazy->cache, lazy->stack->levels.count - 1, choice) : CACHED_NOT;
    if (cached) search_skip(lazy->s, choice);
    return cached;
}

bool lazy_vm_prepare(struct lazy_vm *lazy, struct choice choice) {
    if (lazy_vm_catch_up(lazy)) return true;
    dfs_stack_top(lazy->stack)->mark.vm = seam_mark(lazy->s->vm);
    if (lazy->cache) transition_cache_before(lazy->cache, choice);
    return false;
}

enum stepped lazy_vm_step(struct lazy_vm *lazy, struct choice choice) {
    enum stepped stepped = search_step(lazy->s, choice);
    lazy->vm_steps = lazy->s->path.count;
    if (lazy->cache) transition_cache_after(lazy->cache, stepped == STEPPED_ON);
    return stepped;
}

enum visit lazy_vm_visit(struct lazy_vm *lazy, enum cached cached, u32 *state) {
    if (cached) return space_commit(lazy->s->space, state);
    enum visit visit = search_visit(lazy->s, state);
    if (lazy->cache) transition_cache_stored(lazy->cache);
    return visit;
}

void lazy_vm_back(struct lazy_vm *lazy) {
    struct level *top = dfs_stack_top(lazy->stack);
    u32 depth = lazy->base + lazy->stack->levels.count - 1;
    if (lazy->vm_steps > depth) {
        seam_undo(lazy->s->vm, top->mark.vm);
        lazy->vm_steps = depth;
    }
    space_undo_store(lazy->s->space, top->mark);
    lazy->s->path.count = depth;
}

/* ---- questions ---- */

/* Asks about a thread. */
static bool ask(struct lazy_vm *lazy, enum question question, u32 thread, u32 *answer) {
    if (transition_cache_answer(lazy->cache, question, thread, answer)) return false;
    if (lazy_vm_catch_up(lazy)) return true;
    *answer = transition_cache_ask(lazy->cache, question, thread);
    return false;
}

static bool list_from_vm(struct lazy_vm *lazy) {
    if (lazy_vm_catch_up(lazy)) return true;
    u32 count = seam_choices(lazy->s->vm, NULL, 0);
    for (u32 i = 0; i < count; i++) vec_push(&lazy->choices, ((struct choice){0, 0}));
    if (count) seam_choices(lazy->s->vm, lazy->choices.items, count);
    return false;
}

/* From the VM, or, if every thread may go on that can, thread by thread from the cache. */
bool lazy_vm_list_choices(struct lazy_vm *lazy) {
    u32 is_free = false, count;
    lazy->choices.count = 0;
    if (lazy->cache) transition_cache_enter(lazy->cache, lazy->stack->levels.count);
    if (lazy->cache && ask(lazy, QUESTION_FREE, 0, &is_free)) return true;
    if (!is_free) return list_from_vm(lazy);
    for (u32 i = 0; i < inspect_thread_count(lazy->s->vm); i++) {
        if (ask(lazy, QUESTION_CHOICES, i, &count)) return true;
        for (u32 k = 0; k < count; k++) vec_push(&lazy->choices, ((struct choice){i, k}));
    }
    return false;
}

bool lazy_vm_judge(struct lazy_vm *lazy, u32 thread) {
    u32 at = thread + 1;
    assert(lazy->cache);
    for (u32 k = 0; k < inspect_thread_count(lazy->s->vm) && at; k++)
        if (ask(lazy, QUESTION_WAITS, at - 1, &at)) return true;
    return at && (lazy_vm_catch_up(lazy) || judge_state(lazy->s, thread, 0));
}
