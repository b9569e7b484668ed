/* The results of tests as JSON (docs/findings.md). */
#include <string.h>

#include "cli/host/version.h"
#include "cli/output/verdict.h"
#include "cli/suite/suite_report.h"

static void write_test(struct json *json, const struct suite_row *row) {
    const struct test_result *r = &row->result;
    bool was_run = r->verdict <= TEST_VIOLATION;
    json_object(json, NULL, true);
    json_string(json, "name", row->name);
    json_string(json, "verdict", test_verdict_name(r->verdict));
    json_string(json, "reason", r->reason);
    if (*row->module) json_string(json, "module", row->module);
    if (was_run) {
        json_real(json, "states", r->states, 0);
        json_real(json, "seconds", r->seconds, 3);
        json_bool(json, "cached", r->cached);
    }
    if (r->schedule) json_string(json, "schedule", r->schedule);
    json_close(json);
}

static void write_counts(struct json *json, const struct suite_report *report) {
    u32 cached = 0;
    for (u32 i = 0; i < report->rows.count; i++) cached += report->rows.items[i].result.cached;
    json_object(json, "counts", false);
    json_whole(json, "tests", report->rows.count + report->unchanged);
    json_whole(json, "run", suite_report_run(report));
    for (int v = 0; v < TEST_VERDICT_COUNT; v++)
        json_whole(json, test_verdict_name((enum test_verdict)v), suite_report_count(report, (enum test_verdict)v));
    json_whole(json, "unchanged", report->unchanged);
    json_whole(json, "cached", cached);
    json_close(json);
}

static void write_finding(struct json *json, const struct suite_finding *finding) {
    json_object(json, NULL, false);
    json_string(json, "test", finding->test);
    for (const struct json_value *at = finding->finding->first; at; at = at->next)
        if (strcmp(at->name, "test") != 0) json_put(json, at->name, at, false);
    json_close(json);
}

static void write_figures(struct json *json, const struct suite_report *report) {
    double states = 0, seconds = 0;
    for (u32 i = 0; i < report->rows.count; i++) {
        states += report->rows.items[i].result.states;
        seconds += report->rows.items[i].result.seconds;
    }
    json_object(json, "stats", false);
    json_real(json, "states", states, 0);
    json_real(json, "seconds", seconds, 3);
    json_close(json);
}

void suite_report_write_json(const struct suite_report *report, const char *command, FILE *out) {
    struct json json;
    enum verdict verdict = suite_report_verdict(report);
    json_start(&json, out);
    json_object(&json, NULL, false);
    json_string(&json, "schema", "havelock-findings/1");
    json_string(&json, "version", HAVELOCK_VERSION);
    json_string(&json, "command", command);
    json_string(&json, "verdict", verdict_name(verdict));
    json_bool(&json, "exhaustive", verdict == VERDICT_CLEAN);
    if (suite_report_is_void(report)) json_string(&json, "reason", "no test was run");
    json_string(&json, "memory_model", VERDICT_MEMORY_MODEL);
    json_array(&json, "assumptions", false);
    for (u32 i = 0; i < report->assumptions.count; i++) json_string(&json, NULL, report->assumptions.items[i]);
    json_close(&json);
    json_array(&json, "tests", false);
    for (u32 i = 0; i < report->rows.count; i++) write_test(&json, &report->rows.items[i]);
    json_close(&json);
    write_counts(&json, report);
    json_array(&json, "findings", false);
    for (u32 i = 0; i < report->findings.count; i++) write_finding(&json, &report->findings.items[i]);
    json_close(&json);
    write_figures(&json, report);
    json_finish(&json);
}
