/* stopper.h - where the steps of a watched run end: notes it, or sees to it. */
#ifndef HAVELOCK_EXPLAIN_STEP_BOUNDARY_H
#define HAVELOCK_EXPLAIN_STEP_BOUNDARY_H

#include "explain/schedule_file.h"
#include "vm/explore/seam.h"

struct stopper;

struct stopper *stopper_new(struct vm *vm);
void stopper_free(struct stopper *s);

/* A step begins. until NULL: it ends where it ends, and that is noted. Else what is visible does not count: the step goes
 * on to the place that `until` names (borrowed for the step), or to where the thread cannot go on. */
void stopper_step(struct stopper *s, const struct script_step *until);

/* To be told before each instruction. True: the step ends here. */
bool stopper_instruction(struct stopper *s, struct thread *t);

/* Where the step ended; thread and alternative are left alone. The text lives in the arena. */
void stopper_stopped(struct stopper *s, struct thread *t, enum outcome outcome, struct arena *arena,
                     struct script_step *out);

/* Threads in the order of their starts: the number of a VM's thread in it (-1: it was not started), and the reverse (-1:
 * there is none). */
i64 stopper_rank(struct stopper *s, u32 thread);
i64 stopper_ranked(struct stopper *s, u32 rank);

#endif
