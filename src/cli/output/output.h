/* output.h - where a command writes what it found, and how: --format, -o, --color, --quiet. */
#ifndef HAVELOCK_CLI_OUTPUT_OUTPUT_H
#define HAVELOCK_CLI_OUTPUT_OUTPUT_H

#include "cli/option/option_table.h"
#include "cli/output/outfile.h"
#include "report/formats.h"

struct output {
    const struct report_format *format;
    struct text_style style;
    struct outfile out;
    bool quiet, stats;
};

/* option: as in search_options.h. -1 with diag: an option is wrong, or the place cannot be written to. output_close in
 * every case. */
int output_open(struct output *output, const char *const *option, struct diag *diag);

/* Writes the report, its figures to standard error with --stats, and closes. -1 with diag: it could not be written. */
int output_write(struct output *output, const struct report *report, struct diag *diag);

/* What was not written is dropped. Does nothing if it is closed already. */
void output_close(struct output *output);

#endif
