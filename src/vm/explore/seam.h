/* seam.h - how a search steps a VM: choices, steps, components of the state, undo (the next-state interface). What it
 * may read besides is in inspect.h, what it may set in control.h.
 *
 * A VM that was opened for a search runs in steps. A step belongs to one thread: it executes the
 * visible operation that the thread stands before, and runs on to just before its next one. Between
 * steps the whole state is a set of components (enum component_kind in component_key.h), each a run of bytes made of
 * numbers only; two states are equal iff their components are. A component that has the contents it had
 * when the VM was opened (or does not exist) is empty.
 *
 * Everything can be taken back: seam_mark, seam_undo. After a step seam_touched lists the components
 * that may have changed since the mark.
 */
#ifndef HAVELOCK_VM_EXPLORE_SEAM_H
#define HAVELOCK_VM_EXPLORE_SEAM_H

#include "vm/access/access.h"
#include "vm/explore/pending.h"
#include "vm/state/undo.h"

/* Makes everything so far the base layer and starts observing. */
int seam_open(struct vm *vm, struct diag *diag);
void seam_close(struct vm *vm); /* vm_free does it */

/* Several VMs search together: an open VM that has taken no step begins to share its numbers; others, opened alike,
 * join it. -1: they are not alike. What is shared outlives them all. */
struct numbers *seam_share(struct vm *vm);
int seam_join(struct vm *vm, struct vm *other);

/* Ends observing: from here on the program runs plainly (scheduler_run). */
void seam_leave(struct vm *vm);

/* What the next step touches first: at most MOST_ACCESSES. */
u32 seam_accesses(struct vm *vm, u32 thread, struct access *out);

/* What the last step touched besides, without having stopped before it; borrowed until the next step. */
const struct access *seam_noted(struct vm *vm, u32 *count);

/* The monitors a thread holds, as a number; do two such sets have one in common? */
u32 seam_locks_held(struct vm *vm, u32 thread);
bool seam_locks_meet(struct vm *vm, u32 a, u32 b);

/* One way to go on: which thread takes a step, and which of the alternatives its operation has (notify: which waiter;
 * a choice of the program: which value). Most operations have one, number 0. */
struct choice {
    u32 thread, alternative;
};

/* The choices in order of thread and alternative; returns how many (at most `capacity` are written). */
u32 seam_choices(struct vm *vm, struct choice *choices, u32 capacity);

/* Is there any choice? */
bool seam_can_go_on(struct vm *vm);

/* From now on only threads with these names (a list with commas; NULL: all) take steps. */
void seam_window(struct vm *vm, const char *names);

/* Did any thread of this name ask for a step since the window was set? It is one of the window's names. */
bool seam_window_has_seen(const struct vm *vm, const char *name, size_t length);

/* Is a thread alive that the window keeps from taking steps? Then whoever waits for it is not deadlocked. */
bool seam_holds_back(const struct vm *vm);

/* Is a thread left behind in the midst of a long step (step_run.h), or at the end of time (idle_time.h)? Then whoever
 * waits for it is not deadlocked, and nothing lasts for ever. Does one run for ever where nobody can see it? */
bool seam_leaves_behind(const struct vm *vm);
bool seam_diverges(const struct vm *vm);

/* Can this thread take a step? Could it, if time may pass? Can it without a time-out, whatever the window says? */
bool seam_enabled(struct vm *vm, u32 thread);
bool seam_enabled_in_time(struct vm *vm, u32 thread);
bool seam_can_run(struct vm *vm, u32 thread);

/* May every thread go on that can? Not when the program is over, or one is in its atomic section. */
bool seam_is_free(const struct vm *vm);

/* Is it held back only because another thread is in its atomic section (Verify.beginAtomic)? */
bool seam_stands_back(struct vm *vm, u32 thread);

/* How many alternatives has its operation, if it can take a step? Those by which time passes count, too. */
u32 seam_alternatives(struct vm *vm, u32 thread);

/* Does this choice end a wait because its time is up? */
bool seam_times_out(struct vm *vm, struct choice choice);

/* How much time is left of the wait of a thread (idle_time.h; without idle time: all of it); 0: none. */
u64 seam_wait_left(const struct vm *vm, u32 thread);

/* With idle time (idle_time.h): does time pass by a choice? From now on, when are such choices offered? Could time
 * pass: does a thread wait for it, and when would one that looks at the clock see something new (UINT64_MAX: never)? */
bool seam_passes_time(struct vm *vm, struct choice choice);
void seam_offer_time(struct vm *vm, enum time_offer offer, u64 limit);
bool seam_awaits_time(struct vm *vm, u64 *looked_for);

/* Is this one of the choices, or one by which time passes? */
bool seam_offers(struct vm *vm, struct choice choice);

/* How many monitors it owns. */
u32 seam_locks(struct vm *vm, u32 thread);

struct pending seam_pending(struct vm *vm, u32 thread);

enum outcome {
    OUTCOME_STEP,       /* went on */
    OUTCOME_UNCAUGHT,   /* an exception left a thread: vm->explore.uncaught */
    OUTCOME_EXIT,       /* the program is over: vm->exit_status */
    OUTCOME_IGNORED,    /* likewise, but the program said that this path does not matter */
    OUTCOME_TERMINATED, /* likewise, and that the search shall end */
    OUTCOME_UNFINISHED, /* the step was given up because vm->explore.asked wanted it: the VM can only be taken back */
    OUTCOME_FATAL       /* vm->fatal: something unsupported, or a step without end */
};

/* One step; it must be among the choices. It can be taken back to any mark that was made before it. */
enum outcome seam_step(struct vm *vm, struct choice choice);

/* What is visible rests on assumptions about accesses (protection.h). seam_begin forgets them; when seam_broken says
 * that a step since then broke one, the states seen may not be all, and whoever wants all begins again from the
 * start. */
void seam_begin(struct vm *vm);
bool seam_broken(const struct vm *vm);

/* A hasty search leaves threads behind in long steps (step_run.h). To be set between searches. */
void seam_hurry(struct vm *vm, bool on);
bool seam_is_hasty(const struct vm *vm);

/* While frozen, what is visible stays as it is: a schedule that was found can be taken again, and changed, in the same
 * steps. A thread that would then wait for ever for something nobody can see is fatal. */
void seam_freeze(struct vm *vm, bool on);

/* Nothing is assumed from now on: every access to an object that several threads can reach is visible. */
void seam_expose_all(struct vm *vm);

/* Are there threads that should go on but cannot? For a state without choices: true means deadlock. */
bool seam_unfinished(struct vm *vm);

/* Can nobody go on, but by waking up for no reason, which nobody has to do? */
bool seam_is_quiet(struct vm *vm);

undo_mark seam_mark(struct vm *vm);
void seam_undo(struct vm *vm, undo_mark mark);
u64 seam_bytes(const struct vm *vm); /* of what makes that possible */
const struct component_key *seam_touched(struct vm *vm, u32 *count);

/* The contents of a component, canonical, in a buffer of the VM that the next call overwrites; length 0: empty. */
const void *seam_read(struct vm *vm, struct component_key component, u32 *length);

/* Every component that is not empty now. */
typedef void seam_visit(void *context, struct component_key component);
void seam_each(struct vm *vm, seam_visit *visit, void *context);

#endif
