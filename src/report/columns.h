/* columns.h - a story as text: a column for each thread or, where they would get too narrow, a column of names.
 *
 * A row is a line of source with what the thread did there below it; its left edge names the step of the schedule. So a
 * change of column (of name) is a context switch.
 */
#ifndef HAVELOCK_REPORT_COLUMNS_H
#define HAVELOCK_REPORT_COLUMNS_H

#include <stdio.h>

#include "report/story.h"

struct columns_style {
    u32 width;     /* of the paper, in characters; 0: 100 */
    bool color;    /* with the escape sequences of terminals */
    u32 most_rows; /* the last so many rows are shown; 0: all */
};

void columns_write(const struct story *story, const struct columns_style *style, FILE *out);

/* Where everybody stands when the story stops, below a title. Nothing if there is nothing to say. */
void columns_write_ends(const struct story *story, const char *title, const struct columns_style *style, FILE *out);

#endif
