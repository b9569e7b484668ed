/* printed.h - where a program's output goes.
 *
 * In a search that looks at outcomes it is part of the state, and printing is an operation that other threads can see;
 * otherwise it goes to vm->world.output.
 *
 * Whoever prints takes the monitor of the stream and gives it back within one operation, so nobody sees it taken: all
 * that printing does with it is to wait while another thread has it. To a search it reads the monitor, and Java code
 * that takes the monitor writes it (protection.h): as long as none does, printing is not visible.
 */
#ifndef HAVELOCK_VM_WORLD_PRINTED_H
#define HAVELOCK_VM_WORLD_PRINTED_H

#include "vm/vm.h"

/* The PrintStream's monitor, which printing takes for a moment; 0: the stream is not System.out or err (it runs its own
 * bytecode), or the thread has its monitor already. */
ref printed_lock(const struct thread *t, ref stream);

/* fd: 1 standard output, 2 standard error. */
void print_bytes(struct vm *vm, int fd, const void *bytes, size_t length);

/* What was printed there so far; only when output is part of the state. Borrowed. */
struct slice printed_so_far(const struct vm *vm, int fd);

#endif
