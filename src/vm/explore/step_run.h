/* step_run.h - runs a thread to the end of its step, however far away that is.
 *
 * A step ends before the next operation that others can see (step_limit.h). A thread may never come to one, or only
 * after a long time, and others should get their turn before. So a step that passes many branches is looked at, again
 * and again:
 *
 *   - A thread that runs in a cycle (cycle.h) may wait for a field that nobody has written so far: then what it looks
 *     at is visible after all (protection_suspect). If it looks at nothing that others could change, it diverges
 *     (DIVERGENCE_PROVED): it takes no more steps, as if it were blocked for good, but it is not.
 *   - A step may take long, and end. What comes after it has to be searched; but a search that wants to see what others
 *     do meanwhile is hasty: it leaves the thread behind where it stands (DIVERGENCE_SUSPECTED), and likewise
 *     when its step takes much memory. A thread may stand there, for all
 *     that others can tell, so what is found is real; but then the search has not seen everything (vm->explore.cut).
 *     Which loops are long, it learns (long_loops.h). A search that is not hasty leaves threads behind only in those
 *     that it has given up.
 *
 * A thread is left behind only where others may find it: not inside an operation of the library that is one step, nor
 * in an atomic section. Where it stands depends only on where it stood before the step, and on what is known of loops.
 */
#ifndef HAVELOCK_VM_EXPLORE_STEP_RUN_H
#define HAVELOCK_VM_EXPLORE_STEP_RUN_H

#include "vm/vm.h"

/* The thread runs; t->stop says why it stopped. STOP_BUDGET: it diverges (t->h.divergence). */
void step_run(struct thread *t);

#endif
