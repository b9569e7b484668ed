/* outcome_list.h - the outcomes of a search for its report. */
#ifndef HAVELOCK_CLI_OUTPUT_OUTCOME_LIST_H
#define HAVELOCK_CLI_OUTPUT_OUTCOME_LIST_H

#include "base/arena.h"
#include "report/report.h"
#include "search/outcomes.h"

/* All of them, from the arena; outcomes_count says how many. */
const struct report_outcome *outcomes_list(struct outcomes *outcomes, struct arena *arena);

#endif
