/* violation.h - from a VM that stands at a violation to a finding. */
#ifndef HAVELOCK_SEARCH_VIOLATION_H
#define HAVELOCK_SEARCH_VIOLATION_H

#include "report/finding.h"
#include "search/labels.h"
#include "search/search.h"

/* Does the VM stand at such a violation, after a step that came out like this? */
bool violation_holds(struct vm *vm, enum violation_kind kind, enum outcome outcome);

/* thread: who took the last step. The finding is borrowed from the list. */
struct finding *violation_describe(struct labels *labels, struct vm *vm, enum violation_kind kind, u32 thread,
                                   struct findings *findings);

enum finding_kind violation_finding_kind(enum violation_kind kind);

/* The reverse. False: no search looks for such findings. */
bool violation_of_finding(enum finding_kind finding, enum violation_kind *kind);

/* Appends the frames of a thread's present stack, or of a throwable's trace, to a site. */
void violation_frames(struct findings *findings, struct finding_site *site, struct thread *t);
void violation_trace(struct findings *findings, struct finding_site *site, struct vm *vm, ref throwable);

#endif
