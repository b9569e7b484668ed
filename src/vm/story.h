/* story.h - a schedule, told: step by step, which thread does what, where. */
#ifndef HAVELOCK_VM_STORY_H
#define HAVELOCK_VM_STORY_H

#include <stdio.h>

#include "vm/seam.h"

/* Prints the steps of a schedule while taking them again; the VM must stand at the start. Steps inside the JDK are
 * told as the call that the application made, once. */
void story_tell(struct vm *vm, const struct choice *schedule, u32 count, FILE *out);

#endif
