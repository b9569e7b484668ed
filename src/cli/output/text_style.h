/* text_style.h - what text is written on: how wide it is, and whether it takes color. */
#ifndef HAVELOCK_CLI_OUTPUT_TEXT_STYLE_H
#define HAVELOCK_CLI_OUTPUT_TEXT_STYLE_H

#include "cli/target/target.h"
#include "report/columns.h"

struct text_style {
    struct columns_style style;
    bool whole;       /* nothing of a story is left out */
    bool with_status; /* findings are of different statuses: each one's is told */
};

/* From --color, -o, NO_COLOR, COLUMNS and the terminal. -1 with diag. */
int text_style_read(struct text_style *text_style, const struct target *target, struct diag *diag);

/* A finding with its story. */
void text_style_write_finding(const struct text_style *text_style, const struct finding *finding, FILE *out);

/* A story alone; the title is that of its last picture. */
void text_style_write_story(const struct text_style *text_style, const struct story *story, const char *title,
                            FILE *out);

#endif
