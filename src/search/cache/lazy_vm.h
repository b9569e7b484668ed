/* lazy_vm.h - a VM that lags behind its depth-first search and catches up when it is needed.
 *
 * The search stands in a state of the store, at the end of its path. A step whose effect is cached
 * (transition_cache.h) moves the store only. When something is not cached, the VM executes the steps it lacks. Without
 * a cache the VM is always where the search is.
 *
 * Invariants: level n of the stack is the state after base + n steps of the path; base <= vm_steps <= path.count.
 */
#ifndef HAVELOCK_SEARCH_CACHE_LAZY_VM_H
#define HAVELOCK_SEARCH_CACHE_LAZY_VM_H

#include "search/cache/transition_cache.h"
#include "search/dfs_stack.h"
#include "search/step.h"

struct lazy_vm {
    struct search *s;
    struct dfs_stack *stack;
    struct transition_cache *cache; /* NULL: every step is executed */
    struct schedule choices;        /* of the state where the search stands; see lazy_vm_list_choices */
    u32 vm_steps;                   /* how many steps of the path the VM has executed */
    u32 base;                       /* how many steps lead to the lowest level */
};

/* The VM stands before the first step. */
void lazy_vm_open(struct lazy_vm *lazy, struct search *s, struct dfs_stack *stack);
void lazy_vm_close(struct lazy_vm *lazy);

/* Uses a transition cache from now on, if the options allow one. */
void lazy_vm_use_cache(struct lazy_vm *lazy);
u64 lazy_vm_bytes(const struct lazy_vm *lazy);

/* Brings the VM to the end of the path. True: the search is over, because a step broke an assumption; so below. */
bool lazy_vm_catch_up(struct lazy_vm *lazy);

/* An explored path ends where the search stands: if there is a path listener, the VM executes the path once more. */
bool lazy_vm_listen(struct lazy_vm *lazy);

/* Takes a choice of the topmost state if its effect is cached: moves the store. */
enum cached lazy_vm_take_cached(struct lazy_vm *lazy, struct choice choice);

/* After a cached step of this thread, which may have closed a cycle of waits: judges the state. */
bool lazy_vm_judge(struct lazy_vm *lazy, u32 thread);

/* The effect is not cached: first the VM comes to the topmost state, then it executes the choice. */
bool lazy_vm_prepare(struct lazy_vm *lazy, struct choice choice);
enum stepped lazy_vm_step(struct lazy_vm *lazy, struct choice choice);

/* As search_visit; cached: what lazy_vm_take_cached returned. */
enum visit lazy_vm_visit(struct lazy_vm *lazy, enum cached cached, u32 *state);

/* Lists the choices of the state where the search stands. */
bool lazy_vm_list_choices(struct lazy_vm *lazy);

/* Back to the topmost state, from a step beyond it. */
void lazy_vm_back(struct lazy_vm *lazy);

#endif
