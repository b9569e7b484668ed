/* analysis_options.h - from options to the runtime analyses: --race, --deadlock, --show-removed, --patterns, ...
 *
 * option: as in search_options.h. Messages of the analyses go to standard error. 0, or -1 with diag.
 */
#ifndef HAVELOCK_CLI_OPTION_ANALYSIS_OPTIONS_H
#define HAVELOCK_CLI_OPTION_ANALYSIS_OPTIONS_H

#include "cli/option/option_table.h"
#include "predict/detectors.h"

/* Of a run. */
int analysis_options_read(const char *const *option, struct analyses_options *options, struct diag *diag);

/* Of the paths of a search: what is not asked for is off, and --race alone does not mean that races are predicted.
 * jobs: workers of the search; only one can be listened to. */
int analysis_options_read_for_paths(const char *const *option, u32 jobs, struct analyses_options *options,
                                    struct diag *diag);

#endif
