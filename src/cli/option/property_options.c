#include "cli/option/property_options.h"

#include <stdlib.h>
#include <string.h>

int property_options_read(const char *const *option, const struct invariant_options *invariants, struct vm *vm,
                          struct properties *properties, struct diag *diag) {
    const char *race = option[OPTION_RACE];
    *properties = (struct properties){.race = race && strcmp(race, "off") != 0, /* also where races are predicted */
                                      .daemons = option[OPTION_DAEMONS] != NULL,
                                      .exit_status = option[OPTION_EXIT_STATUS] != NULL};
    for (u32 i = 0; i < invariants->count; i++) {
        struct invariant *invariant = invariant_new(vm, invariants->near, invariants->conditions[i], diag);
        if (!invariant) {
            diag_prefix(diag, "option --invariant: %s", invariants->conditions[i]);
            return -1;
        }
        vec_push(&properties->invariants, invariant);
    }
    return 0;
}
