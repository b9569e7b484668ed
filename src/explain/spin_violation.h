/* spin_violation.h - threads that spin for ever, as a finding; and their loops in words. */
#ifndef HAVELOCK_EXPLAIN_SPIN_VIOLATION_H
#define HAVELOCK_EXPLAIN_SPIN_VIOLATION_H

#include "report/finding.h"
#include "search/property/property.h"
#include "vm/listen/display_names.h"

/* spinners: thread_mask.h. */
void spin_violation_describe(struct display_names *display_names, struct vm *vm, u64 spinners,
                             struct findings *findings, struct finding *finding);

/* "spins for ever in SpinLock.lock (lines 8 to 9)"; *reads: "reads Lock#0.held = 1, which no thread changes any more".
 * NULL: the thread does not spin. */
const char *spin_violation_text(struct display_names *display_names, struct vm *vm, u32 thread, struct arena *arena,
                                const char **reads);

#endif
