/* run_summary.h - what is said about runs besides their findings. */
#ifndef HAVELOCK_CLI_OUTPUT_RUN_SUMMARY_H
#define HAVELOCK_CLI_OUTPUT_RUN_SUMMARY_H

#include "predict/execution.h"

/* Why the runs do not say all that they could have said; NULL: they do. */
const char *run_summary_reason(const struct execution *execution, struct diag *reason);

/* That the program was stopped before its end; nothing if it was not. */
void run_summary_write_end(const struct execution *execution, FILE *out);

/* Which lock operations of the code were not executed; nothing if all were. */
void run_summary_write_coverage(const struct execution *execution, FILE *out);

/* How many variables and locks the detectors know, and the bytes for each; one figure in a line. */
void run_summary_write_memory(const struct execution *execution, FILE *out);

#endif
