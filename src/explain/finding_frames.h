/* finding_frames.h - stacks as a finding lists them.
 *
 * Both functions append to a site; the texts live in the findings' arena.
 */
#ifndef HAVELOCK_EXPLAIN_FINDING_FRAMES_H
#define HAVELOCK_EXPLAIN_FINDING_FRAMES_H

#include "report/finding.h"
#include "vm/explore/inspect.h"

/* The frames of a thread's present stack. */
void finding_frames_of_thread(struct findings *findings, struct finding_site *site, struct thread *t);

/* The stack trace that a throwable has. */
void finding_frames_of_exception(struct findings *findings, struct finding_site *site, struct vm *vm, ref throwable);

#endif
