/* text_style.h - how text is to look: the width of the terminal, and whether it takes color. */
#ifndef HAVELOCK_CLI_OUTPUT_TEXT_STYLE_H
#define HAVELOCK_CLI_OUTPUT_TEXT_STYLE_H

#include "cli/option/option_table.h"
#include "report/formats.h"

/* From --color, -o, NO_COLOR, COLUMNS and the terminal. option: as in search_options.h. -1 with diag. */
int text_style_read(struct text_style *style, const char *const *option, struct diag *diag);

#endif
