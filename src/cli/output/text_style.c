#define _GNU_SOURCE
#include "cli/output/text_style.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "report/folding.h"
#include "report/report.h"

enum { NARROWEST = 60, WIDEST = 200, MOST_ROWS = 400 };

static int read_color(struct text_style *text_style, const char *when, bool terminal, struct diag *diag) {
    const char *no_color = getenv("NO_COLOR"), *kind = getenv("TERM");
    if (!when || strcmp(when, "auto") == 0)
        text_style->style.color = terminal && !(no_color && *no_color) && !(kind && strcmp(kind, "dumb") == 0);
    else if (strcmp(when, "always") == 0) text_style->style.color = true;
    else if (strcmp(when, "never") != 0)
        return diag_set(diag, "option --color: %s is not one of auto, always, never", when);
    return 0;
}

static u32 width_of(bool terminal) {
    const char *columns = getenv("COLUMNS");
    struct winsize size;
    u64 width = 0;
    struct diag ignored;
    if (columns && *columns && option_number("COLUMNS", columns, &width, &ignored) < 0) width = 0;
    if (!width && terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) width = size.ws_col;
    if (!width) return 0;
    return width < NARROWEST ? NARROWEST : width > WIDEST ? WIDEST : (u32)width;
}

int text_style_read(struct text_style *text_style, const struct target *target, struct diag *diag) {
    bool terminal = !target->option[OPTION_OUTPUT] && isatty(STDOUT_FILENO);
    *text_style = (struct text_style){.style = {.width = width_of(terminal), .most_rows = MOST_ROWS}};
    return read_color(text_style, target->option[OPTION_COLOR], terminal, diag);
}

void text_style_write_story(const struct text_style *text_style, const struct story *story, const char *title,
                            FILE *out) {
    columns_write(story, &text_style->style, out);
    fputc('\n', out);
    columns_write_ends(story, title, &text_style->style, out);
    if (story->ends.count || story->facts.count) fputc('\n', out);
}

void text_style_write_finding(const struct text_style *text_style, const struct finding *finding, FILE *out) {
    bool plain =
        !text_style->with_status && finding->status == STATUS_CONFIRMED && finding->rules == 1u << RULE_MODEL_CHECKER;
    fprintf(out, "%s%s%s%s: %s%s\n", text_style->style.color ? "\033[1m" : "", finding_kind_name(finding->kind),
            plain ? "" : ", ", plain ? "" : finding_status_name(finding->status), finding->message,
            text_style->style.color ? "\033[0m" : "");
    report_write_finding(finding, out);
    if (!finding->story) return;
    if (!text_style->whole) story_fold(finding->story);
    fprintf(out, "\nCounterexample (%u steps%s)\n\n", finding->story->steps,
            text_style->whole ? "" : "; irrelevant ones left out");
    text_style_write_story(text_style, finding->story, "Final state", out);
}
