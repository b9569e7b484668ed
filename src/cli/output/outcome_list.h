/* outcome_list.h - the list of outcomes as text, and for reports. */
#ifndef HAVELOCK_CLI_OUTPUT_OUTCOME_LIST_H
#define HAVELOCK_CLI_OUTPUT_OUTCOME_LIST_H

#include "report/report.h"
#include "search/outcomes.h"

#include <stdio.h>

/* One paragraph each: the exit status if it is not 0, then what was printed line by line, marked with '|', or '!' for
 * standard error. all: the search was exhaustive. */
void outcomes_print(struct outcomes *outcomes, bool all, FILE *out);

/* All of them for a report, from the arena. */
const struct report_outcome *outcomes_list(struct outcomes *outcomes, struct arena *arena);

#endif
