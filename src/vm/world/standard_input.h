/* standard_input.h - standard input in a search: all of it is in the host snapshot (host_snapshot.h); how far the
 * program has read is state. */
#ifndef HAVELOCK_VM_WORLD_STANDARD_INPUT_H
#define HAVELOCK_VM_WORLD_STANDARD_INPUT_H

#include <sys/types.h>

#include "vm/world/effect.h"

ssize_t standard_input_read(struct vm *vm, void *to, size_t count);
u64 standard_input_left(struct vm *vm);

#endif
