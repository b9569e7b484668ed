#include "cli/output/output.h"

#include <assert.h>

#include "cli/output/text_style.h"

int output_open(struct output *output, const char *const *option, struct diag *diag) {
    const char *format = option[OPTION_FORMAT];
    char known[200];
    *output = (struct output){.format = report_format_named(format ? format : "text"),
                              .quiet = option[OPTION_QUIET] != NULL,
                              .stats = option[OPTION_STATS] != NULL};
    report_format_list(known, sizeof known);
    if (!output->format) return diag_set(diag, "option --format: %s is not one of %s", format, known);
    if (text_style_read(&output->style, option, diag) < 0) return -1;
    return outfile_open(&output->out, option[OPTION_OUTPUT], diag);
}

int output_write(struct output *output, const struct report *report, struct diag *diag) {
    assert(output->out.stream); /* opened, and not written yet */
    output->format->write(report, &output->style, output->out.stream);
    if (output->stats) {
        fflush(output->out.stream);
        report_write_figures(&report->figures, stderr);
    }
    return outfile_close(&output->out, true, diag);
}

void output_close(struct output *output) { outfile_close(&output->out, false, &(struct diag){""}); }
