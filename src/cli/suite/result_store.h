/* result_store.h - results of tests, kept from run to run.
 *
 * A folder with one folder for each test and set of options:
 *   key          what was asked for: the program itself, the JDK, the command line; then the bounds and the exit status
 *   inputs       what the result depends on beside that (cli/search/inputs_file.h)
 *   result.json  the report; out.txt, err.txt: what the check printed; schedule: its counterexample
 *
 * A result is current if key and inputs are as they were. An inconclusive one also needs the same bounds. The key is
 * written last, so that what was interrupted is not believed.
 */
#ifndef HAVELOCK_CLI_SUITE_RESULT_STORE_H
#define HAVELOCK_CLI_SUITE_RESULT_STORE_H

#include "cli/project/test_list.h"
#include "cli/search/inputs_file.h"
#include "cli/suite/test_result.h"
#include "cli/target/jdk.h"

struct result_store {
    struct arena *arena;
    const char *folder;
    const char *origin;     /* the program and the JDK, in words that change when they do */
    const char *verify_jar; /* behind every class path; "" */
    int jdk;
    struct host_snapshot *host;
    struct VEC(struct inputs_now *) now; /* for each module of the project, made when needed */
    struct VEC(const struct project_module *) modules;
};

/* One question to it. */
struct result_request {
    const struct listed_test *test;
    const char *words;  /* the options of the check, in one text */
    const char *bounds; /* those that bound it */
    const char *folder; /* the answer: where the result is, or is to be written */
    const char *key;
};

/* Makes the folder if it is not there. 0, or -1 with diag. result_store_close in either case. */
int result_store_open(struct result_store *store, const char *folder, const struct jdk *jdk, struct diag *diag);
void result_store_close(struct result_store *store);

/* Fills in folder and key. */
void result_store_locate(struct result_store *store, struct result_request *request);

/* Is there a current result? Then it is read. */
bool result_store_find(struct result_store *store, const struct result_request *request, struct test_result *result);

/* An empty folder for a new result. 0, or -1 with diag. */
int result_store_clear(const struct result_request *request, struct diag *diag);

/* The result in the folder is complete. 0, or -1 with diag. */
int result_store_commit(const struct result_request *request, int exit_status, struct diag *diag);

#endif
