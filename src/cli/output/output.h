/* output.h - where a command writes what it found, and how: --format, -o, --color, --quiet. */
#ifndef HAVELOCK_CLI_OUTPUT_OUTPUT_H
#define HAVELOCK_CLI_OUTPUT_OUTPUT_H

#include "cli/output/outfile.h"
#include "cli/output/text_style.h"

struct output {
    struct text_style text_style;
    struct outfile out;
    bool json, quiet;
};

/* -1 with diag: an option is wrong, or the place cannot be written to. */
int output_open(struct output *output, const struct target *target, struct diag *diag);

#endif
