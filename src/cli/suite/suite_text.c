/* The results of tests as text: a line for each, a table of all. */
#include <string.h>

#include "cli/suite/suite_report.h"

enum { LONGEST_REASON = 72 };

static u32 longest_name(const struct suite_report *report) {
    size_t longest = strlen("test");
    for (u32 i = 0; i < report->rows.count; i++) {
        size_t length = strlen(report->rows.items[i].name);
        if (length > longest) longest = length;
    }
    return (u32)longest;
}

static void write_cost(const struct test_result *result, FILE *out) {
    if (result->cached) fprintf(out, " (cached)");
    else if (result->seconds > 0) fprintf(out, " (%.1f s CPU)", result->seconds);
}

void suite_report_write_line(const char *name, const struct test_result *result, FILE *out) {
    fprintf(out, "%-13s %s", test_verdict_name(result->verdict), name);
    if (result->reason) fprintf(out, ": %s", result->reason);
    write_cost(result, out);
    fputc('\n', out);
}

/* ---- the table ---- */

static void write_row(const struct suite_row *row, u32 width, FILE *out) {
    const struct test_result *r = &row->result;
    bool was_run = r->verdict <= TEST_VIOLATION;
    fprintf(out, "%-13s %-*s", test_verdict_name(r->verdict), (int)width, row->name);
    if (was_run && r->states > 0) fprintf(out, " %9.0f", r->states);
    else fprintf(out, " %9s", "");
    if (r->cached) fprintf(out, " %8s", "cached");
    else if (was_run) fprintf(out, " %7.1fs", r->seconds);
    else fprintf(out, " %8s", "");
    if (r->reason) fprintf(out, "  %.*s%s", LONGEST_REASON, r->reason, strlen(r->reason) > LONGEST_REASON ? "..." : "");
    fputc('\n', out);
}

/* Modules have a heading each. */
static void write_rows(const struct suite_report *report, FILE *out) {
    u32 width = longest_name(report);
    const char *module = "";
    fprintf(out, "%-13s %-*s %9s %8s  %s\n", "verdict", (int)width, "test", "states", "CPU", "reason");
    for (u32 i = 0; i < report->rows.count; i++) {
        const struct suite_row *row = &report->rows.items[i];
        if (strcmp(row->module, module) != 0) fprintf(out, "module %s\n", row->module);
        module = row->module;
        write_row(row, width, out);
    }
}

static void write_counts(const struct suite_report *report, FILE *out) {
    static const struct {
        enum test_verdict verdict;
        const char *one, *many;
    } words[] = {{TEST_CLEAN, "clean", "clean"},
                 {TEST_VIOLATION, "violation", "violations"},
                 {TEST_INCONCLUSIVE, "inconclusive", "inconclusive"},
                 {TEST_ERROR, "error", "errors"},
                 {TEST_SKIPPED, "skipped", "skipped"},
                 {TEST_DISABLED, "disabled", "disabled"}};
    u32 all = report->rows.count + report->unchanged;
    fprintf(out, "%u test%s, %u run:", all, all == 1 ? "" : "s", suite_report_run(report));
    const char *comma = " ";
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        u32 count = suite_report_count(report, words[i].verdict);
        if (count || words[i].verdict == TEST_CLEAN)
            fprintf(out, "%s%u %s", comma, count, count == 1 ? words[i].one : words[i].many);
        comma = ", ";
    }
    if (report->unchanged) fprintf(out, ", %u unchanged since they were clean", report->unchanged);
}

void suite_report_write_table(const struct suite_report *report, FILE *out) {
    double seconds = 0;
    u32 cached = 0;
    for (u32 i = 0; i < report->rows.count; i++) {
        cached += report->rows.items[i].result.cached;
        if (!report->rows.items[i].result.cached) seconds += report->rows.items[i].result.seconds;
    }
    if (report->rows.count) write_rows(report, out);
    write_counts(report, out);
    if (cached) fprintf(out, "; %u from earlier runs", cached);
    fprintf(out, "; %.1f s CPU\n", seconds);
}
