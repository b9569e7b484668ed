/* kept_result.h - what `havelock test` wants to know of a check that it started: --keep=FOLDER.
 *
 * In the folder: result.json, the report; and inputs, what it depends on (inputs_file.h).
 */
#ifndef HAVELOCK_CLI_SEARCH_KEPT_RESULT_H
#define HAVELOCK_CLI_SEARCH_KEPT_RESULT_H

#include "base/diag.h"
#include "cli/target/target.h"
#include "report/report.h"

#define KEPT_REPORT "result.json"
#define KEPT_INPUTS "inputs"

/* Nothing, if the target does not ask for it. 0, or -1 with diag. */
int kept_result_write(const struct target *target, const struct report *report, struct diag *diag);

#endif
