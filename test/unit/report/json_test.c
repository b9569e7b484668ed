/* The findings as JSON: every field, those that do not apply, hostile names. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "report/formats.h"
#include "report/story.h"

static void expect(const struct report *report, const char *text) {
    char *written;
    size_t size;
    FILE *out = open_memstream(&written, &size);
    report_write_json(report, NULL, out);
    fclose(out);
    assert_string_equal(written, text);
    free(written);
}

/* What two threads do, and what one of them cannot. */
static struct story *story_of_two(void) {
    struct story *story = story_new();
    struct story_row first = {.thread = 0, .step = 3, .file = "A.java", .line = 4, .source = "x = \"a = b\";"};
    struct story_row last = {.thread = 1};
    vec_push(&story->threads, "t");
    vec_push(&story->threads, "u");
    vec_push(&first.actions, "writes A.x = 1 (2 times)");
    vec_push(&first.actions, "A.put(\"a = b\") = \"c = d\"");
    vec_push(&first.actions, "calls A.put(\"a = b\")");
    vec_push(&last.actions, "wants A#1");
    vec_push(&story->rows, first);
    vec_push(&story->rows, last);
    return story;
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
    struct finding_choice choice = {.step = 3, .taken = 1, .of = 2, .value = "\"true\"", .site.thread = "t"};
    vec_push(&choice.site.frames, known);
    vec_push(&finding->choices, choice);
    finding->story = story_of_two();
    struct report report = {.command = "hunt",
                            .version = "1.2",
                            .verdict = VERDICT_VIOLATION,
                            .exhaustive = true,
                            .memory_model = "sc",
                            .findings = &findings};
    vec_push(&report.assumptions, "one");
    vec_push(&report.assumptions, "two");
    figures_set(&report.figures, FIGURE_states, 12);
    figures_set(&report.figures, FIGURE_seconds, 0.5);
    figures_set(&report.figures, FIGURE_events, 0);
    expect(&report,
           "{\n"
           "  \"schema\": \"havelock-findings/1\",\n"
           "  \"version\": \"1.2\",\n"
           "  \"command\": \"hunt\",\n"
           "  \"verdict\": \"violation\",\n"
           "  \"reason\": null,\n"
           "  \"exhaustive\": true,\n"
           "  \"memory_model\": \"sc\",\n"
           "  \"assumptions\": [\n"
           "    \"one\",\n"
           "    \"two\"\n"
           "  ],\n"
           "  \"findings\": [\n"
           "    {\n"
           "      \"id\": \"b58469babfa90f72\",\n"
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
           "      \"choices\": [\n"
           "        {\n"
           "          \"step\": 3,\n"
           "          \"thread\": \"t\",\n"
           "          \"taken\": 1,\n"
           "          \"of\": 2,\n"
           "          \"value\": \"\\\"true\\\"\",\n"
           "          \"frames\": [\n"
           "            {\"class\": \"p.A\", \"method\": \"m\", \"file\": \"A.java\", \"line\": 4}\n"
           "          ]\n"
           "        }\n"
           "      ],\n"
           "      \"story\": [\n"
           "        {\"step\": 3, \"thread\": \"t\", \"file\": \"A.java\", \"line\": 4, "
           "\"source\": \"x = \\\"a = b\\\";\", \"action\": \"writes A.x (2 times)\", \"value\": \"1\"},\n"
           "        {\"step\": 3, \"thread\": \"t\", \"file\": \"A.java\", \"line\": 4, "
           "\"source\": \"x = \\\"a = b\\\";\", \"action\": \"A.put(\\\"a = b\\\")\", "
           "\"value\": \"\\\"c = d\\\"\"},\n"
           "        {\"step\": 3, \"thread\": \"t\", \"file\": \"A.java\", \"line\": 4, "
           "\"source\": \"x = \\\"a = b\\\";\", \"action\": \"calls A.put(\\\"a = b\\\")\", \"value\": null},\n"
           "        {\"step\": null, \"thread\": \"u\", \"file\": null, \"line\": null, \"source\": null, "
           "\"action\": \"wants A#1\", \"value\": null}\n"
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
    vec_free(&report.assumptions);
    findings_free(&findings);
}

static void nothing_found(void **state) {
    (void)state;
    struct findings findings;
    findings_init(&findings);
    struct report report = {
        .command = "check", .version = "1.2", .verdict = VERDICT_CLEAN, .exhaustive = true, .findings = &findings};
    expect(&report, "{\n"
                    "  \"schema\": \"havelock-findings/1\",\n"
                    "  \"version\": \"1.2\",\n"
                    "  \"command\": \"check\",\n"
                    "  \"verdict\": \"clean\",\n"
                    "  \"reason\": null,\n"
                    "  \"exhaustive\": true,\n"
                    "  \"memory_model\": null,\n"
                    "  \"assumptions\": [],\n"
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
