/* snapshot.h - the state of an observed VM in a file, and back in another process.
 *
 * The reader must have booted the same JDK with the same class path and stand where the writer stood when it
 * called seam_open. Written are: what was added to the append-only tables since (classes, stubs, eternal objects,
 * object numbers, call sites), then every component that is not empty. Code is not written: the reader decodes and
 * quickens again.
 */
#ifndef HAVELOCK_VM_STATE_SNAPSHOT_H
#define HAVELOCK_VM_STATE_SNAPSHOT_H

#include <stdio.h>

#include "vm/explore/seam.h"

int snapshot_write(struct vm *vm, FILE *out, struct diag *diag);
/* The tables only: with them the numbers in states mean the same in another process that stands at its start. */
int snapshot_write_names(struct vm *vm, FILE *out, struct diag *diag);
int snapshot_read(struct vm *vm, FILE *in, struct diag *diag);

#endif
