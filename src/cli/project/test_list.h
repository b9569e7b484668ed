/* test_list.h - all tests of a project: which there are, and which of them were asked for. */
#ifndef HAVELOCK_CLI_PROJECT_TEST_LIST_H
#define HAVELOCK_CLI_PROJECT_TEST_LIST_H

#include "cli/junit/test_methods.h"
#include "cli/project/project.h"

/* One test, or all of a class that a runner of its own runs. */
struct listed_test {
    const char *name; /* "p.FooTest#adds" */
    const struct project_module *module;
    struct test_method method;
};

struct test_list {
    struct arena *arena;
    u32 classes;                          /* that were looked at */
    struct VEC(struct listed_test) tests; /* by module, then by name */
};

/* Reads every class file in the roots of the modules, and completes their class paths with JUnit. 0, or -1 with diag.
 * test_list_free in either case. The project must outlive the list. */
int test_list_read(struct test_list *list, struct project *project, int jdk, struct diag *diag);
void test_list_free(struct test_list *list);

/* Drops those that the function refuses; number: of the test, from 0 on. The others keep their order. */
typedef bool test_list_choice(void *context, const struct listed_test *test, u32 number);
void test_list_keep(struct test_list *list, test_list_choice *is_kept, void *context);

#endif
