/* run_findings.h - what went wrong in a run itself, as findings: exceptions that left a thread, a deadlock. */
#ifndef HAVELOCK_PREDICT_RUN_FINDINGS_H
#define HAVELOCK_PREDICT_RUN_FINDINGS_H

#include "report/finding.h"
#include "vm/interp/scheduler.h"

/* The VM was listened to, and stands where its run ended. */
void run_findings_add(struct vm *vm, enum scheduler_end end, struct findings *findings);

#endif
