/* suite.h - checks the tests of a project, several at a time, each in a process of its own. */
#ifndef HAVELOCK_CLI_SUITE_SUITE_H
#define HAVELOCK_CLI_SUITE_SUITE_H

#include "base/limits.h"
#include "cli/project/test_list.h"
#include "cli/suite/result_store.h"

/* Who is told how it goes. */
struct suite_listener {
    void *context;
    void (*begins)(void *context, const struct listed_test *test);
    void (*ended)(void *context, const struct listed_test *test, const struct test_result *result);
};

struct suite_options {
    const char *program;      /* its path: it is started for each test */
    const char *const *words; /* options of every check */
    u32 word_count;
    double budget;         /* seconds for each test */
    u64 memory;            /* bytes for each check; 0: its own default */
    u32 jobs;              /* at the same time */
    bool only_changed;     /* leaves out tests that are known to be clean */
    bool fresh;            /* earlier results do not count */
    struct limits *limits; /* of the whole */
    const struct suite_listener *listener;
};

struct suite {
    struct arena *arena;
    const struct suite_options *options;
    struct test_list *list;
    struct result_store *store;
    struct test_result *results; /* one for each test of the list */
    bool *left_out;              /* of only_changed */
    u32 unchanged;               /* number of those */
};

/* Runs all. The result of each test is in `results`; those left out have none. 0, or -1 with diag: nothing can be
 * started at all. suite_free in either case. */
int suite_run(struct suite *suite, const struct suite_options *options, struct test_list *list,
              struct result_store *store, struct diag *diag);
void suite_free(struct suite *suite);

#endif
