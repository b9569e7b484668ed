/* The findings as JSON: every field, those that do not apply, hostile names. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "report/formats.h"

static void expect(const struct report *report, const char *text) {
    char *written;
    size_t size;
    FILE *out = open_memstream(&written, &size);
    report_write_json(report, NULL, out);
    fclose(out);
    assert_string_equal(written, text);
    free(written);
}

static void every_field(void **state) {
    (void)state;
    struct findings findings;
    findings_init(&findings);
    struct finding *finding = findings_add(&findings, FINDING_LOCK_ORDER, RULE_LOCK_GRAPH, STATUS_CONFIRMED);
    finding->rules |= 1u << RULE_MODEL_CHECKER;
    finding->message = "A#0 and \"A#1\"";
    finding->variable = "A.x";
    finding->schedule = "s";
    finding->removed_by = "guard:G";
    finding_name(&findings, &finding->locks, "A#0");
    finding_name(&findings, &finding->locks, "A#1");
    finding_name(&findings, &finding->locks, "A#0");
    finding_name(&findings, &finding->threads, "t\xff");
    struct finding_site *site = finding_at(&findings, finding, "t", "lock", NULL);
    struct finding_frame known = {.class_name = "p.A", .method = "m", .file = "A.java", .line = 4};
    struct finding_frame unknown = {.class_name = "p.B", .method = "n"};
    vec_push(&site->frames, known);
    vec_push(&site->frames, unknown);
    struct report report = {.command = "hunt", .verdict = VERDICT_VIOLATION, .exhaustive = true, .findings = &findings};
    figures_set(&report.figures, FIGURE_states, 12);
    figures_set(&report.figures, FIGURE_seconds, 0.5);
    figures_set(&report.figures, FIGURE_events, 0);
    expect(&report, "{\n"
                    "  \"schema\": \"havelock-findings/1\",\n"
                    "  \"command\": \"hunt\",\n"
                    "  \"verdict\": \"violation\",\n"
                    "  \"exhaustive\": true,\n"
                    "  \"findings\": [\n"
                    "    {\n"
                    "      \"kind\": \"lock-order\",\n"
                    "      \"rules\": [\"lock-graph\", \"model-checker\"],\n"
                    "      \"status\": \"confirmed\",\n"
                    "      \"message\": \"A#0 and \\\"A#1\\\"\",\n"
                    "      \"variable\": \"A.x\",\n"
                    "      \"locks\": [\"A#0\", \"A#1\"],\n"
                    "      \"threads\": [\"t\xef\xbf\xbd\"],\n"
                    "      \"sites\": [\n"
                    "        {\n"
                    "          \"thread\": \"t\",\n"
                    "          \"action\": \"lock\",\n"
                    "          \"target\": null,\n"
                    "          \"frames\": [\n"
                    "            {\"class\": \"p.A\", \"method\": \"m\", \"file\": \"A.java\", \"line\": 4},\n"
                    "            {\"class\": \"p.B\", \"method\": \"n\", \"file\": null, \"line\": null}\n"
                    "          ]\n"
                    "        }\n"
                    "      ],\n"
                    "      \"schedule\": \"s\",\n"
                    "      \"removed_by\": \"guard:G\"\n"
                    "    }\n"
                    "  ],\n"
                    "  \"stats\": {\n"
                    "    \"states\": 12,\n"
                    "    \"seconds\": 0.500,\n"
                    "    \"events\": 0\n"
                    "  }\n"
                    "}\n");
    findings_free(&findings);
}

static void nothing_found(void **state) {
    (void)state;
    struct findings findings;
    findings_init(&findings);
    struct report report = {.command = "check", .verdict = VERDICT_CLEAN, .exhaustive = true, .findings = &findings};
    expect(&report, "{\n"
                    "  \"schema\": \"havelock-findings/1\",\n"
                    "  \"command\": \"check\",\n"
                    "  \"verdict\": \"clean\",\n"
                    "  \"exhaustive\": true,\n"
                    "  \"findings\": [],\n"
                    "  \"stats\": {}\n"
                    "}\n");
    findings_free(&findings);
}

static void refuted_and_removed_findings_do_not_count(void **state) {
    (void)state;
    struct findings findings;
    findings_init(&findings);
    assert_true(finding_counts(findings_add(&findings, FINDING_DEADLOCK, RULE_LOCK_GRAPH, STATUS_UNDECIDED)));
    assert_false(finding_counts(findings_add(&findings, FINDING_DEADLOCK, RULE_LOCK_GRAPH, STATUS_REFUTED)));
    struct finding *removed = findings_add(&findings, FINDING_LOCK_ORDER, RULE_LOCK_GRAPH, STATUS_PREDICTED);
    removed->removed_by = "order";
    assert_false(finding_counts(removed));
    findings_free(&findings);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_field), cmocka_unit_test(nothing_found),
                                       cmocka_unit_test(refuted_and_removed_findings_do_not_count)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
