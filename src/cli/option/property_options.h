/* property_options.h - from options to the properties a search looks for: --race, --invariant. */
#ifndef HAVELOCK_CLI_OPTION_PROPERTY_OPTIONS_H
#define HAVELOCK_CLI_OPTION_PROPERTY_OPTIONS_H

#include "cli/target/target.h"
#include "search/property/property.h"

/* The VM stands before main and was not opened for a search yet. 0, or -1 with diag; properties_free in every case. */
int property_options_read(const struct target *target, struct vm *vm, struct properties *properties, struct diag *diag);

#endif
