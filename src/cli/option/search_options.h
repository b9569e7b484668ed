/* search_options.h - what the command line says about a search. */
#ifndef HAVELOCK_CLI_OPTION_SEARCH_OPTIONS_H
#define HAVELOCK_CLI_OPTION_SEARCH_OPTIONS_H

#include "cli/option/option_table.h"
#include "search/search.h"

/* option: the value of each option by its id; NULL: not given. Fills in all that a search needs, defaults included. 0,
 * or -1 with diag; search_options_free in either case. */
int search_options_read(const char *const *option, struct search_options *options, struct diag *diag);
void search_options_free(struct search_options *options);

/* What --timeouts says, or would: does time pass only while the program is idle? */
bool search_options_have_idle_time(const char *const *option);

#endif
