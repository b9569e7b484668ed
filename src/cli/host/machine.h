/* machine.h - the limits this process runs under. */
#ifndef HAVELOCK_CLI_HOST_MACHINE_H
#define HAVELOCK_CLI_HOST_MACHINE_H

#include "base/types.h"

/* Processors this process may run on. */
unsigned machine_cores(void);

/* Bytes of physical memory; 0 when unknown. */
u64 machine_memory(void);

/* The control group's memory limit (version 2 or 1), the smallest on the way to the root; 0: none. */
u64 machine_memory_limit(void);

#endif
