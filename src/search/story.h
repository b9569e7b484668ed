/* story.h - a schedule, told: step by step, which thread does what, where. */
#ifndef HAVELOCK_SEARCH_STORY_H
#define HAVELOCK_SEARCH_STORY_H

#include <stdio.h>

#include "vm/seam.h"

/* Prints the steps of a schedule while taking them again: the VM must stand at the start, with `start` marked.
 * Consecutive steps of a thread on one line number are joined. */
void story_tell(struct vm *vm, const u32 *schedule, u32 count, FILE *out);

/* Prints what every thread stands before or waits for, with its Java stack. */
void story_end(struct vm *vm, FILE *out);

#endif
