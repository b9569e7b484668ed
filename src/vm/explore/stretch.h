/* stretch.h - a thread runs a stretch of its step.
 *
 * Whoever runs the search may want it to end in the midst of a step that takes long, or much memory. It is asked after
 * each collection of what the step has made (gc.h), and by those who run many stretches.
 */
#ifndef HAVELOCK_VM_EXPLORE_STRETCH_H
#define HAVELOCK_VM_EXPLORE_STRETCH_H

#include "vm/vm.h"

/* So many branches and calls. STOP_BUDGET: it could go on. STOP_ASKED: the search is to end. */
enum stop stretch_run(struct thread *t, i64 branches);

/* Asks if a limit was reached, or anyway. True: t->stop is STOP_ASKED now. */
bool stretch_is_to_end(struct thread *t, bool anyway);

#endif
