#include "cli/option/property_options.h"

#include <stdlib.h>
#include <string.h>

int property_options_read(const struct target *target, struct vm *vm, struct properties *properties,
                          struct diag *diag) {
    const char *race = target->option[OPTION_RACE];
    *properties =
        (struct properties){.race = race && strcmp(race, "off") != 0}; /* whoever predicts races wants them proven */
    properties->daemons = target->option[OPTION_DAEMONS] != NULL;
    properties->exit_status = target->option[OPTION_EXIT_STATUS] != NULL;
    for (u32 i = 0; i < target->invariants.count; i++) {
        const char *nearby = target->test_class ? target->test_class : target->main_class;
        struct invariant *invariant = invariant_new(vm, nearby, target->invariants.items[i], diag);
        if (!invariant) {
            diag_prefix(diag, "option --invariant: %s", target->invariants.items[i]);
            return -1;
        }
        vec_push(&properties->invariants, invariant);
    }
    return 0;
}
