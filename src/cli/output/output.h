/* output.h - where a command writes what it found, and how: --format, -o, --color, --quiet.
 *
 * Invariant: a format that is not for people is written once and whole, whatever ends the command, unless its usage was
 * wrong: by output_write; else by output_close, which says why there is no report; else as the last words of the
 * process (host/last_words.h).
 */
#ifndef HAVELOCK_CLI_OUTPUT_OUTPUT_H
#define HAVELOCK_CLI_OUTPUT_OUTPUT_H

#include "cli/host/last_words.h"
#include "cli/option/option_table.h"
#include "cli/output/outfile.h"
#include "report/formats.h"

struct output {
    const struct report_format *format;
    struct text_style style;
    struct outfile out;
    const char *command; /* its name; borrowed */
    struct last_words *last_words;
    struct diag reason; /* why there is no report; "": not known */
    bool quiet, stats;
    bool is_open; /* and nothing was written yet */
};

/* option: as in search_options.h. last_words: of the process. -1 with diag: an option is wrong, or the place cannot be
 * written to. output_close in every case. */
int output_open(struct output *output, const char *const *option, enum command command, struct last_words *last_words,
                struct diag *diag);

/* What is to be said if the process is ended by force from now on: this report, with the reason. Its verdict must be
 * one for an early end: violation or inconclusive. */
void output_prepare(struct output *output, const struct report *report);

/* Writes the report, its figures to standard error with --stats, and closes. -1 with diag: it could not be written. */
int output_write(struct output *output, const struct report *report, struct diag *diag);

/* status: what the command ends with. Does nothing if it is closed already. */
void output_close(struct output *output, int status);

#endif
