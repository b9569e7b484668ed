/* option_conflicts.h - combinations of options that are refused: they contradict each other, or the verdict would be
 * unsound. One table. */
#ifndef HAVELOCK_CLI_OPTION_OPTION_CONFLICTS_H
#define HAVELOCK_CLI_OPTION_OPTION_CONFLICTS_H

#include "search/search.h"

/* 0, or -1 with diag: they are refused, and why. */
int option_conflicts_check(const struct search_options *options, struct diag *diag);

#endif
