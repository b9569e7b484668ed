/* suite_report.h - the results of many tests as data: what `havelock test` writes and `havelock merge` joins.
 *
 * Texts and JSON values are borrowed and must outlive the report.
 */
#ifndef HAVELOCK_CLI_SUITE_SUITE_REPORT_H
#define HAVELOCK_CLI_SUITE_SUITE_REPORT_H

#include <stdio.h>

#include "base/diag.h"
#include "base/vec.h"
#include "cli/suite/test_result.h"
#include "report/report.h"

struct suite_row {
    const char *name;   /* "p.FooTest#adds" */
    const char *module; /* "" in a project without modules */
    struct test_result result;
};

struct suite_finding {
    const char *test; /* NULL: of no test */
    const struct json_value *finding;
};

struct suite_report {
    struct VEC(struct suite_row) rows;
    struct VEC(struct suite_finding) findings;
    struct texts assumptions;
    u32 unchanged;       /* tests that were left out */
    enum verdict others; /* the worst verdict of reports that are not about tests */
    bool has_others;
};

void suite_report_free(struct suite_report *report);

/* A test, and what its check reported. */
void suite_report_add(struct suite_report *report, const char *name, const char *module,
                      const struct test_result *result);

/* The contents of a file in JSON: of `test`, or of another command. A test that is there already keeps the worse of the
 * two results, and a finding is added once. -1 with diag: it is no such file. */
int suite_report_join(struct suite_report *report, const struct json_value *file, struct diag *diag);

/* How many tests have this verdict; how many were run. */
u32 suite_report_count(const struct suite_report *report, enum test_verdict verdict);
u32 suite_report_run(const struct suite_report *report);

/* Was anything tested, or known to be clean? */
bool suite_report_is_void(const struct suite_report *report);

/* Of the whole. A void report is an error, with status 2. */
enum verdict suite_report_verdict(const struct suite_report *report);
int suite_report_exit_status(const struct suite_report *report);

/* ---- output ---- */

/* One line for a test that has ended. */
void suite_report_write_line(const char *name, const struct test_result *result, FILE *out);

/* The table, and the numbers below it. */
void suite_report_write_table(const struct suite_report *report, FILE *out);

/* Schema havelock-findings/1. command: "test" or "merge". */
void suite_report_write_json(const struct suite_report *report, const char *command, FILE *out);

#endif
