#define _GNU_SOURCE
#include "cli/output/text_style.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { NARROWEST = 60, WIDEST = 200, MOST_ROWS = 400 };

static int read_color(struct text_style *style, const char *when, bool terminal, struct diag *diag) {
    const char *no_color = getenv("NO_COLOR"), *kind = getenv("TERM");
    if (!when || strcmp(when, "auto") == 0)
        style->columns.color = terminal && !(no_color && *no_color) && !(kind && strcmp(kind, "dumb") == 0);
    else if (strcmp(when, "always") == 0) style->columns.color = true;
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

int text_style_read(struct text_style *style, const char *const *option, struct diag *diag) {
    bool terminal = !option[OPTION_OUTPUT] && isatty(STDOUT_FILENO);
    *style = (struct text_style){.columns = {.width = width_of(terminal), .most_rows = MOST_ROWS},
                                 .full_stacks = option[OPTION_FULL_STACKS] != NULL};
    return read_color(style, option[OPTION_COLOR], terminal, diag);
}
