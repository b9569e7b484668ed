/* run_options.h - what the command line says about plain runs: --runs, --seed, and the analyses. */
#ifndef HAVELOCK_CLI_OPTION_RUN_OPTIONS_H
#define HAVELOCK_CLI_OPTION_RUN_OPTIONS_H

#include "cli/option/option_table.h"
#include "predict/execution.h"

/* option: as in search_options.h. Options that were not given leave theirs as they are. 0, or -1 with diag. */
int run_options_read(const char *const *option, struct execution_options *options, struct diag *diag);

#endif
