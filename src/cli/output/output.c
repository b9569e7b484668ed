#include "cli/output/output.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/host/exit_status.h"
#include "cli/host/version.h"
#include "cli/option/command_table.h"
#include "cli/output/text_style.h"
#include "cli/output/verdict.h"

/* A report about nothing. */
static struct report empty_report(const struct output *output, enum verdict verdict, const struct findings *none) {
    return (struct report){
        .command = output->command, .version = HAVELOCK_VERSION, .verdict = verdict, .findings = none};
}

int output_open(struct output *output, const char *const *option, enum command command, struct last_words *last_words,
                struct diag *diag) {
    const char *format = option[OPTION_FORMAT];
    struct findings none = {0};
    char known[200];
    *output = (struct output){.format = report_format_named(format ? format : "text"),
                              .command = command_row(command)->name,
                              .last_words = last_words,
                              .quiet = option[OPTION_QUIET] != NULL,
                              .stats = option[OPTION_STATS] != NULL};
    report_format_list(known, sizeof known);
    if (!output->format) return diag_set(diag, "option --format: %s is not one of %s", format, known);
    if (text_style_read(&output->style, option, diag) < 0) return -1;
    if (outfile_open(&output->out, option[OPTION_OUTPUT], diag) < 0) return -1;
    output->is_open = true;
    last_words_open(last_words, (struct last_place){fileno(output->out.stream), output->out.draft, output->out.path});
    struct report report = empty_report(output, VERDICT_INCONCLUSIVE, &none);
    output_prepare(output, &report);
    return 0;
}

/* ---- writing ---- */

struct rendered {
    char *text; /* malloc'ed */
    size_t length;
};

static struct rendered render(const struct output *output, const struct report *report) {
    struct rendered rendered = {NULL, 0};
    FILE *out = open_memstream(&rendered.text, &rendered.length);
    if (!out) memory_exhausted(BUFSIZ);
    output->format->write(report, &output->style, out);
    if (fclose(out) != 0) memory_exhausted(rendered.length);
    return rendered;
}

void output_prepare(struct output *output, const struct report *report) {
    static const char *const reasons[FORCED_END_COUNT] = {
        [FORCED_BY_TIME] = "stopped by --max-time in the midst of its work",
        [FORCED_BY_MEMORY] = "stopped by --max-memory in the midst of its work",
        [FORCED_BY_SIGNAL] = "ended by a signal in the midst of its work",
        [FORCED_BY_CRASH] = "internal error"};
    struct report told = *report;
    assert(report->verdict == VERDICT_VIOLATION || report->verdict == VERDICT_INCONCLUSIVE);
    if (!output->is_open) return;
    for (int end = 0; end < FORCED_END_COUNT; end++) {
        struct rendered rendered = {NULL, 0};
        told.reason = reasons[end];
        told.verdict = end == FORCED_BY_CRASH ? VERDICT_ERROR : report->verdict;
        if (!output->format->is_text) rendered = render(output, &told);
        last_words_replace(output->last_words, (enum forced_end)end,
                           (struct last_document){verdict_exit_status(told.verdict), rendered.text, rendered.length});
    }
}

/* Nothing else is written while or after this. */
static void write_whole(struct output *output, const struct report *report) {
    struct rendered rendered = render(output, report);
    last_words_stop(output->last_words);
    fwrite(rendered.text, 1, rendered.length, output->out.stream);
    fflush(output->out.stream);
    last_words_stopped(output->last_words);
    free(rendered.text);
}

static int finish(struct output *output, bool keep, struct diag *diag) {
    output->is_open = false;
    last_words_close(output->last_words);
    return outfile_close(&output->out, keep, diag);
}

int output_write(struct output *output, const struct report *report, struct diag *diag) {
    assert(output->is_open);
    write_whole(output, report);
    if (output->stats) report_write_figures(&report->figures, stderr);
    return finish(output, true, diag);
}

/* What was said to people begins with a name that does not belong to the reason. */
static const char *reason_of(const struct output *output) {
    static const char name[] = "havelock: ";
    const char *text = output->reason.text;
    if (strncmp(text, name, sizeof name - 1) == 0) text += sizeof name - 1;
    return text[0] ? text : NULL;
}

/* Whoever asked for no text gets to know that there is no report. */
void output_close(struct output *output, int status) {
    struct diag ignored;
    struct findings none = {0};
    if (!output->is_open) return;
    bool speaks = !output->format->is_text && status != EXIT_USAGE && status != EXIT_CLEAN;
    if (speaks) {
        struct report report =
            empty_report(output, status == EXIT_UNSUPPORTED ? VERDICT_ERROR : VERDICT_INCONCLUSIVE, &none);
        report.reason = reason_of(output);
        write_whole(output, &report);
    }
    finish(output, speaks, &ignored);
}
