/* step_boundary.h - where the steps of a watched run end: notes it, or makes them end at a given place.
 *
 * Order of calls, for each step: step_boundary_step, step_boundary_instruction before each of its instructions,
 * step_boundary_stopped.
 */
#ifndef HAVELOCK_EXPLAIN_STEP_BOUNDARY_H
#define HAVELOCK_EXPLAIN_STEP_BOUNDARY_H

#include "explain/schedule_file.h"
#include "vm/explore/seam.h"

struct step_boundary;

struct step_boundary *step_boundary_new(struct vm *vm);
void step_boundary_free(struct step_boundary *s);

/* A step begins. until NULL: it ends where it ends, and that is noted. Else what is visible does not count: the step
 * goes on to the place that `until` names (borrowed for the step), or to where the thread cannot go on. */
void step_boundary_step(struct step_boundary *s, const struct schedule_step *until);

/* True: the step ends here. */
bool step_boundary_instruction(struct step_boundary *s, struct thread *t);

/* Where the step ended; thread and alternative are left alone. The text lives in the arena. */
void step_boundary_stopped(struct step_boundary *s, struct thread *t, enum outcome outcome, struct arena *arena,
                           struct schedule_step *out);

/* Threads in the order of their starts: the number of a VM's thread in it (-1: it was not started), and the reverse
 * (-1: there is none). */
i64 step_boundary_rank(struct step_boundary *s, u32 thread);
i64 step_boundary_ranked(struct step_boundary *s, u32 rank);

#endif
