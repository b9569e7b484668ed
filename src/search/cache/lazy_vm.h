/* lazy_vm.h - a VM that follows a depth-first search.
 *
 * The search stands in a state of the store, at the end of its path. Steps that can be foreseen (transition_cache.h)
 * move only the store; the VM comes after when it has to be asked. A search that foresees nothing has its VM always
 * with it.
 *
 * Each level of the stack is the state behind one step of the path; the lowest level lies behind the first `base`
 * steps, which the VM has taken.
 */
#ifndef HAVELOCK_SEARCH_CACHE_LAZY_VM_H
#define HAVELOCK_SEARCH_CACHE_LAZY_VM_H

#include "search/cache/transition_cache.h"
#include "search/dfs_stack.h"
#include "search/step.h"

struct lazy_vm {
    struct search *s;
    struct dfs_stack *stack;
    struct transition_cache *cache; /* NULL: every step is really taken */
    struct schedule choices;        /* of the state where the search stands: lazy_vm_list_choices */
    u32 vm_steps;                   /* of the path that the VM has taken */
    u32 base;
};

/* A round begins; the VM stands before the first step. */
void lazy_vm_open(struct lazy_vm *p, struct search *s, struct dfs_stack *stack);
void lazy_vm_close(struct lazy_vm *p);

/* From now on steps are foreseen, if that is possible at all. */
void lazy_vm_use_cache(struct lazy_vm *p);
u64 lazy_vm_bytes(const struct lazy_vm *p);

/* Brings the VM to the end of the path. True: the search is over, an assumption was broken on the way; so below. */
bool lazy_vm_catch_up(struct lazy_vm *p);

/* An explored path ends where the search stands: if somebody listens (path_listener.h), the VM takes all of it again.
 */
bool lazy_vm_listen(struct lazy_vm *p);

/* A choice of the topmost state is to be taken: moves the store, if what it does can be foreseen. */
enum cached lazy_vm_take_cached(struct lazy_vm *p, struct choice choice);

/* Threads may wait for each other in a circle in a state that was foreseen, after a step of this one: judges it. */
bool lazy_vm_judge(struct lazy_vm *p, u32 thread);

/* It cannot be foreseen: the VM comes to the topmost state; then it takes the choice. */
bool lazy_vm_prepare(struct lazy_vm *p, struct choice choice);
enum stepped lazy_vm_step(struct lazy_vm *p, struct choice choice);

/* As search_visit. */
enum visit lazy_vm_visit(struct lazy_vm *p, enum cached foreseen, u32 *state);

/* Lists the choices of the state where the search stands. */
bool lazy_vm_list_choices(struct lazy_vm *p);

/* Back to the topmost state, from a step beyond it. */
void lazy_vm_back(struct lazy_vm *p);

#endif
