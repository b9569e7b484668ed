/* test_result.h - what came of one test. */
#ifndef HAVELOCK_CLI_SUITE_TEST_RESULT_H
#define HAVELOCK_CLI_SUITE_TEST_RESULT_H

#include "base/arena.h"
#include "base/json_value.h"

/* X(id, name). From the best to the worst of those that were run; the last ones were not. */
/* clang-format off */
#define TEST_VERDICTS(X) \
    X(CLEAN, "clean") \
    X(INCONCLUSIVE, "inconclusive") \
    X(ERROR, "error") \
    X(VIOLATION, "violation") \
    X(SKIPPED, "skipped")   /* by JUnit, when it was run */ \
    X(DISABLED, "disabled") /* by @Disabled or @Ignore */
/* clang-format on */

#define TEST_VERDICT_ID(id, name) TEST_##id,
enum test_verdict { TEST_VERDICTS(TEST_VERDICT_ID) TEST_VERDICT_COUNT };

struct test_result {
    enum test_verdict verdict;
    const char *reason;   /* in one line; NULL: there is nothing to say */
    const char *text;     /* what was found, as check prints it; NULL: nothing */
    const char *schedule; /* for replay; NULL: none */
    double seconds;       /* of CPU */
    double states;
    bool cached;                     /* from an earlier run */
    const struct json_value *report; /* of the check; NULL: it left none */
};

const char *test_verdict_name(enum test_verdict verdict);

/* The verdict of this name; false: there is none. */
bool test_verdict_named(const char *name, enum test_verdict *verdict);

/* From the files that a check left in a folder: result.json, out.txt, err.txt, and its status as of waitpid. Texts live
 * in the arena. */
void test_result_read(struct test_result *result, struct arena *arena, const char *folder, int status);

/* From result.json and the exit status; false: there is no such file, or it makes no sense. */
bool test_result_read_report(struct test_result *result, struct arena *arena, const char *folder, int exit_status);

#endif
