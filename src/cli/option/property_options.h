/* property_options.h - from options to the properties that a search looks for: --race, --daemons, --invariant, ... */
#ifndef HAVELOCK_CLI_OPTION_PROPERTY_OPTIONS_H
#define HAVELOCK_CLI_OPTION_PROPERTY_OPTIONS_H

#include "cli/option/option_table.h"
#include "search/property/property.h"

/* Conditions as the user wrote them, borrowed. */
struct invariant_options {
    const char *const *conditions;
    u32 count;
    const char *near; /* classes without a package are looked for beside this one: a/b/Main */
};

/* option: as in search_options.h. The VM stands before main and was not opened for a search yet. 0, or -1 with diag;
 * properties_free in every case. */
int property_options_read(const char *const *option, const struct invariant_options *invariants, struct vm *vm,
                          struct properties *properties, struct diag *diag);

#endif
