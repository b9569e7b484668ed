/* printed.h - where a program's output goes.
 *
 * In a search that looks at outcomes it is part of the state, and printing is an operation that other threads can see;
 * otherwise it goes to vm->output.
 */
#ifndef HAVELOCK_VM_PRINTED_H
#define HAVELOCK_VM_PRINTED_H

#include "vm/vm.h"

/* fd: 1 standard output, 2 standard error. */
void print_bytes(struct vm *vm, int fd, const void *bytes, size_t length);

/* What was printed there so far; only when output is part of the state. Borrowed. */
struct slice printed_so_far(const struct vm *vm, int fd);

#endif
