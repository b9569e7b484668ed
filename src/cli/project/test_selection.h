/* test_selection.h - which of the tests of a project are meant: --test, --package, --tag, --shard. */
#ifndef HAVELOCK_CLI_PROJECT_TEST_SELECTION_H
#define HAVELOCK_CLI_PROJECT_TEST_SELECTION_H

#include "cli/project/test_list.h"

/* Of several texts of a kind one must fit, and none that begins with '!'. */
struct test_selection {
    struct paths patterns; /* CLASS[#METHOD], with * and ?; a class may be named without its package */
    struct paths packages; /* with those below them */
    struct paths tags;
    u32 shard, shards; /* number `shard` from 1 on of so many equal parts; 0: all */
};

/* "2/5"; -1 with diag. */
int test_selection_read_shard(struct test_selection *selection, const char *text, struct diag *diag);

/* Drops the others. -1 with diag: a text fits no test, or the part is empty. */
int test_selection_apply(const struct test_selection *selection, struct test_list *list, struct diag *diag);

void test_selection_free(struct test_selection *selection);

#endif
