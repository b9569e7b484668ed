#include "cli/watchlist.h"

#include <stdlib.h>
#include <string.h>

/* The names of other commands' analyses mean the same here: yes. */
static int read_race(const char *value, bool *race, struct diag *diag) {
    static const char *const yes[] = {"", "on", "both", "lockset", "hb"};
    *race = false;
    if (!value || strcmp(value, "off") == 0) return 0;
    for (size_t i = 0; i < sizeof yes / sizeof yes[0]; i++)
        if (strcmp(value, yes[i]) == 0) *race = true;
    return *race ? 0 : diag_set(diag, "option --race: %s is not one of on, off", value);
}

int watchlist_read(const struct target *target, struct vm *vm, struct properties *properties, struct diag *diag) {
    *properties = (struct properties){0};
    if (read_race(target->option[OPTION_RACE], &properties->race, diag) < 0) return -1;
    properties->exit_status = target->option[OPTION_EXIT_STATUS] != NULL;
    for (u32 i = 0; i < target->invariants.count; i++) {
        const char *nearby = target->test_class ? target->test_class : target->main_class;
        struct invariant *invariant = invariant_new(vm, nearby, target->invariants.items[i], diag);
        if (!invariant) return -1;
        vec_push(&properties->invariants, invariant);
    }
    return 0;
}
