/* number_archive.h - what the numbers of a VM mean, in an archive, and back in another process.
 *
 * States hold numbers of classes, methods, objects, threads. A new process that has booted the same program and stands
 * at its start (seam_open) gives them the same meaning after number_archive_read. Written besides are fingerprints of
 * all classes loaded so far: a program that has changed since is refused, with the name of the class.
 */
#ifndef HAVELOCK_VM_STATE_NUMBER_ARCHIVE_H
#define HAVELOCK_VM_STATE_NUMBER_ARCHIVE_H

#include "base/archive.h"
#include "vm/vm.h"

/* The VM must stand at its start. */
int number_archive_write(struct vm *vm, struct archive_writer *w, struct diag *diag);

/* The tables of code that are read here are trusted as far as the archive's checksum goes. */
int number_archive_read(struct vm *vm, struct archive_reader *r, struct diag *diag);

#endif
