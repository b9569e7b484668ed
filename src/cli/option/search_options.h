/* search_options.h - what the command line says about a search. */
#ifndef HAVELOCK_CLI_OPTION_SEARCH_OPTIONS_H
#define HAVELOCK_CLI_OPTION_SEARCH_OPTIONS_H

#include "cli/target/target.h"
#include "search/search.h"

/* Fills in the options, defaults included. 0, or -1 with diag; search_options_free in either case. */
int search_options_read(const struct target *target, struct search_options *options, struct diag *diag);
void search_options_free(struct search_options *options);

#endif
