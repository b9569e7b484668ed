/* machine.h - the limits this process runs under. */
#ifndef HAVELOCK_CLI_HOST_MACHINE_H
#define HAVELOCK_CLI_HOST_MACHINE_H

#include "base/types.h"

/* Processors this process may keep busy: those it may run on, and no more than its control groups allow. */
unsigned machine_cores(void);

/* Bytes of physical memory; 0 when unknown. */
u64 machine_memory(void);

/* The control group's memory limit (version 2 or 1), the smallest on the way to the root; 0: none. */
u64 machine_memory_limit(void);

/* What the control group with this folder allows: bytes of memory, and thousandths of a processor; 0: any number. */
u64 machine_memory_in(const char *folder);
u64 machine_processors_in(const char *folder);

/* Once, at the start: a few megabytes that were freed stay with the process, since large arrays come and go. */
void machine_tune_memory(void);

#endif
