/* observed.h - what went wrong in a run itself, as findings: exceptions that left a thread, a deadlock. */
#ifndef HAVELOCK_CLI_OBSERVED_H
#define HAVELOCK_CLI_OBSERVED_H

#include "report/finding.h"
#include "vm/schedule.h"

/* The VM was listened to, and stands where its run ended. */
void observed_report(struct vm *vm, enum schedule_end end, struct findings *findings);

#endif
