#include "cli/option/run_options.h"

#include "cli/option/analysis_options.h"

int run_options_read(const char *const *option, struct execution_options *options, struct diag *diag) {
    const char *runs = option[OPTION_EXECUTIONS], *seed = option[OPTION_SEED];
    if (runs && option_count("--runs", runs, &options->runs, diag) < 0) return -1;
    if (seed && option_number("--seed", seed, &options->seed, diag) < 0) return -1;
    return analysis_options_read(option, &options->analyses, diag);
}
