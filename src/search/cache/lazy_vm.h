/* pursuit.h - a VM that follows a depth-first search.
 *
 * The search stands in a state of the store, at the end of its path. Steps that can be foreseen (foresight.h) move only the
 * store; the VM comes after when it has to be asked. A search that foresees nothing has its VM always with it.
 *
 * Each level of the stack is the state behind one step of the path; the lowest level lies behind the first `base` steps,
 * which the VM has taken.
 */
#ifndef HAVELOCK_SEARCH_CACHE_LAZY_VM_H
#define HAVELOCK_SEARCH_CACHE_LAZY_VM_H

#include "search/cache/transition_cache.h"
#include "search/strategy/dfs_stack.h"

struct pursuit {
    struct search *s;
    struct stack *stack;
    struct foresight *foresight; /* NULL: every step is really taken */
    struct schedule choices;     /* of the state where the search stands: pursuit_list_choices */
    u32 vm_steps;                /* of the path that the VM has taken */
    u32 base;
};

/* A round begins; the VM stands before the first step. */
void pursuit_open(struct pursuit *p, struct search *s, struct stack *stack);
void pursuit_close(struct pursuit *p);

/* From now on steps are foreseen, if that is possible at all. */
void pursuit_foresees(struct pursuit *p);
u64 pursuit_bytes(const struct pursuit *p);

/* Brings the VM to the end of the path. True: the search is over, an assumption was broken on the way; so below. */
bool pursuit_catch_up(struct pursuit *p);

/* An explored path ends where the search stands: if somebody listens (hearing.h), the VM takes all of it again. */
bool pursuit_hear(struct pursuit *p);

/* A choice of the topmost state is to be taken: moves the store, if what it does can be foreseen. */
enum foreseen pursuit_foresee(struct pursuit *p, struct choice choice);

/* Threads may wait for each other in a circle in a state that was foreseen, after a step of this one: judges it. */
bool pursuit_judge(struct pursuit *p, u32 thread);

/* It cannot be foreseen: the VM comes to the topmost state; then it takes the choice. */
bool pursuit_prepare(struct pursuit *p, struct choice choice);
enum stepped pursuit_step(struct pursuit *p, struct choice choice);

/* As search_visit. */
enum visit pursuit_visit(struct pursuit *p, enum foreseen foreseen, u32 *state);

/* Lists the choices of the state where the search stands. */
bool pursuit_list_choices(struct pursuit *p);

/* Back to the topmost state, from a step beyond it. */
void pursuit_back(struct pursuit *p);

#endif
