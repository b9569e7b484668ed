#include "cli/suite/suite_report.h"

#include <stdlib.h>
#include <string.h>

#include "cli/host/exit_status.h"

void suite_report_free(struct suite_report *report) {
    vec_free(&report->rows);
    vec_free(&report->findings);
    vec_free(&report->assumptions);
}

/* ---- filling ---- */

static bool is_same(const char *a, const char *b) { return a && b ? strcmp(a, b) == 0 : a == b; }

static void add_assumptions(struct suite_report *report, const struct json_value *list) {
    for (const struct json_value *at = list ? list->first : NULL; at; at = at->next) {
        bool known = at->kind != JSON_TEXT;
        for (u32 i = 0; i < report->assumptions.count && !known; i++)
            known = strcmp(report->assumptions.items[i], (const char *)at->text.at) == 0;
        if (!known) vec_push(&report->assumptions, (const char *)at->text.at);
    }
}

static bool has_finding(const struct suite_report *report, const char *test, const struct json_value *finding) {
    for (u32 i = 0; i < report->findings.count; i++) {
        const struct suite_finding *f = &report->findings.items[i];
        if (is_same(f->test, test) && is_same(json_member_text(f->finding, "id"), json_member_text(finding, "id")) &&
            is_same(json_member_text(f->finding, "message"), json_member_text(finding, "message")))
            return true;
    }
    return false;
}

static void add_findings(struct suite_report *report, const char *test, const struct json_value *list) {
    for (const struct json_value *at = list ? list->first : NULL; at; at = at->next) {
        const char *own = json_member_text(at, "test");
        if (!has_finding(report, own ? own : test, at))
            vec_push(&report->findings, ((struct suite_finding){own ? own : test, at}));
    }
}

static void add_row(struct suite_report *report, const struct suite_row *row) {
    for (u32 i = 0; i < report->rows.count; i++) {
        struct suite_row *known = &report->rows.items[i];
        if (!is_same(known->name, row->name) || !is_same(known->module, row->module)) continue;
        bool was_run = known->result.verdict <= TEST_VIOLATION, is_run = row->result.verdict <= TEST_VIOLATION;
        if ((is_run && !was_run) || (is_run == was_run && row->result.verdict > known->result.verdict)) *known = *row;
        return;
    }
    vec_push(&report->rows, *row);
}

void suite_report_add(struct suite_report *report, const char *name, const char *module,
                      const struct test_result *result) {
    add_row(report, &(struct suite_row){name, module, *result});
    if (!result->report) return;
    add_assumptions(report, json_member(result->report, "assumptions"));
    add_findings(report, name, json_member(result->report, "findings"));
}

/* ---- joining ---- */

static int join_test(struct suite_report *report, const struct json_value *test, struct diag *diag) {
    const char *name = json_member_text(test, "name"), *verdict = json_member_text(test, "verdict");
    const char *module = json_member_text(test, "module");
    const struct json_value *cached = json_member(test, "cached");
    struct suite_row row = {.name = name, .module = module ? module : ""};
    if (!name || !verdict || !test_verdict_named(verdict, &row.result.verdict))
        return diag_set(diag, "a test without name, or without a known verdict");
    row.result.reason = json_member_text(test, "reason");
    row.result.schedule = json_member_text(test, "schedule");
    row.result.seconds = json_member_number(test, "seconds");
    row.result.states = json_member_number(test, "states");
    row.result.cached = cached && cached->kind == JSON_TRUE;
    add_row(report, &row);
    return 0;
}

/* From harmless to bad. */
static int weight(enum verdict verdict) {
    static const int weights[] = {[VERDICT_CLEAN] = 0,
                                  [VERDICT_NOTHING_FOUND] = 1,
                                  [VERDICT_INCONCLUSIVE] = 2,
                                  [VERDICT_ERROR] = 3,
                                  [VERDICT_VIOLATION] = 4};
    return weights[verdict];
}

static int join_other(struct suite_report *report, const char *verdict, struct diag *diag) {
    for (enum verdict v = VERDICT_VIOLATION; v <= VERDICT_ERROR; v++) {
        if (!is_same(verdict_name(v), verdict)) continue;
        if (!report->has_others || weight(v) > weight(report->others)) report->others = v;
        report->has_others = true;
        return 0;
    }
    return diag_set(diag, "no known verdict");
}

int suite_report_join(struct suite_report *report, const struct json_value *file, struct diag *diag) {
    const char *schema = json_member_text(file, "schema");
    const struct json_value *tests = json_member(file, "tests"), *counts = json_member(file, "counts");
    if (!is_same(schema, "havelock-findings/1"))
        return diag_set(diag, "no findings: its schema is not havelock-findings/1");
    for (const struct json_value *at = tests ? tests->first : NULL; at; at = at->next)
        if (join_test(report, at, diag) < 0) return -1;
    if (!tests && join_other(report, json_member_text(file, "verdict"), diag) < 0) return -1;
    report->unchanged += (u32)json_member_number(counts, "unchanged");
    add_assumptions(report, json_member(file, "assumptions"));
    add_findings(report, NULL, json_member(file, "findings"));
    return 0;
}

/* ---- what came of it ---- */

u32 suite_report_count(const struct suite_report *report, enum test_verdict verdict) {
    u32 count = 0;
    for (u32 i = 0; i < report->rows.count; i++) count += report->rows.items[i].result.verdict == verdict;
    return count;
}

u32 suite_report_run(const struct suite_report *report) {
    u32 count = 0;
    for (u32 i = 0; i < report->rows.count; i++) count += report->rows.items[i].result.verdict <= TEST_VIOLATION;
    return count;
}

bool suite_report_is_void(const struct suite_report *report) {
    return !suite_report_run(report) && !report->unchanged && !report->has_others;
}

enum verdict suite_report_verdict(const struct suite_report *report) {
    static const struct {
        enum test_verdict of_test;
        enum verdict verdict;
    } worst_first[] = {
        {TEST_VIOLATION, VERDICT_VIOLATION}, {TEST_ERROR, VERDICT_ERROR}, {TEST_INCONCLUSIVE, VERDICT_INCONCLUSIVE}};
    enum verdict verdict = VERDICT_CLEAN;
    if (suite_report_is_void(report)) return VERDICT_ERROR;
    for (size_t i = 0; i < sizeof worst_first / sizeof *worst_first && verdict == VERDICT_CLEAN; i++)
        if (suite_report_count(report, worst_first[i].of_test)) verdict = worst_first[i].verdict;
    return report->has_others && weight(report->others) > weight(verdict) ? report->others : verdict;
}

int suite_report_exit_status(const struct suite_report *report) {
    static const int statuses[] = {[VERDICT_VIOLATION] = EXIT_VIOLATION,
                                   [VERDICT_CLEAN] = EXIT_CLEAN,
                                   [VERDICT_NOTHING_FOUND] = EXIT_CLEAN,
                                   [VERDICT_INCONCLUSIVE] = EXIT_INCONCLUSIVE,
                                   [VERDICT_ERROR] = EXIT_UNSUPPORTED};
    return suite_report_is_void(report) ? EXIT_USAGE : statuses[suite_report_verdict(report)];
}
