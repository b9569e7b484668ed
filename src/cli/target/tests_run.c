#include "cli/target/tests_run.h"

#include <stdio.h>
#include <string.h>

#include "cli/host/exit_status.h"

const char *tests_run_objection(const struct target *target, const struct caveats *caveats) {
    if (!target->test_class || caveats_has(caveats, CAVEAT_TEST_RAN)) return NULL;
    char *name = arena_string(target->arena, target->test_class);
    for (char *slash = name; (slash = strchr(slash, '/'));) *slash = '.';
    const char *why = caveats_has(caveats, CAVEAT_TEST_SKIPPED) ? "JUnit skipped it, or found no such test"
                                                                : "the program ends before it does";
    return arena_printf(target->arena, "no test was run to its end: --test %s%s%s: %s", name,
                        target->test_method ? "#" : "", target->test_method ? target->test_method : "", why);
}

int tests_run_complain(const char *objection) {
    fprintf(stderr, "havelock: %s\n", objection);
    return EXIT_USAGE;
}
