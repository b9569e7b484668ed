#include "cli/output/output.h"

#include <string.h>

int output_open(struct output *output, const struct target *target, struct diag *diag) {
    const char *format = target->option[OPTION_FORMAT];
    output->quiet = target->option[OPTION_QUIET] != NULL;
    output->json = format && strcmp(format, "json") == 0;
    if (format && !output->json && strcmp(format, "text") != 0)
        return diag_set(diag, "option --format: %s is not one of text, json", format);
    if (text_style_read(&output->text_style, target, diag) < 0) return -1;
    return outfile_open(&output->out, target->option[OPTION_OUTPUT], diag);
}
