#include "cli/output/output.h"

#include <string.h>

int output_open(struct output *page, const struct target *target, struct diag *diag) {
    const char *format = target->option[OPTION_FORMAT];
    page->quiet = target->option[OPTION_QUIET] != NULL;
    page->json = format && strcmp(format, "json") == 0;
    if (format && !page->json && strcmp(format, "text") != 0)
        return diag_set(diag, "option --format: %s is not one of text, json", format);
    if (text_style_read(&page->paper, target, diag) < 0) return -1;
    return outfile_open(&page->out, target->option[OPTION_OUTPUT], diag);
}
