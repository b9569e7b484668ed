#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <string.h>

#include "report/merge.h"

static struct finding *race(struct findings *findings, const char *variable, int read_line, int write_line, u64 count) {
    struct finding *finding = findings_add(findings, FINDING_DATA_RACE, RULE_ERASER, STATUS_PREDICTED);
    const int lines[] = {read_line, write_line};
    finding->variable = findings_text(findings, variable);
    finding->count = count;
    for (u32 i = 0; i < 2; i++) {
        struct finding_site *site = finding_at(findings, finding, i ? "b" : "a", i ? "write" : "read", variable);
        vec_push(&site->frames, ((struct finding_frame){
                                    .class_name = "Main", .method = "run", .file = "Main.java", .line = lines[i]}));
    }
    return finding;
}

static void swap_sites(struct finding *finding) {
    struct finding_site first = finding->sites.items[0];
    finding->sites.items[0] = finding->sites.items[1];
    finding->sites.items[1] = first;
}

static void test_the_same_problem_is_one(void **state) {
    (void)state;
    struct findings all, run;
    findings_init(&all);
    findings_init(&run);
    race(&run, "Main.x", 3, 7, 2);
    findings_merge(&all, &run);
    struct finding *again = run.list.items[0];
    again->rules = 1u << RULE_HAPPENS_BEFORE;
    swap_sites(again);
    findings_merge(&all, &run);
    assert_int_equal(all.list.count, 1);
    assert_int_equal(all.list.items[0]->count, 4);
    assert_int_equal(all.list.items[0]->rules, 1u << RULE_ERASER | 1u << RULE_HAPPENS_BEFORE);
    findings_free(&run);
    assert_string_equal(all.list.items[0]->sites.items[1].frames.items[0].method, "run"); /* copied */
    findings_free(&all);
}

static void test_others_stay_apart(void **state) {
    (void)state;
    struct findings all, run;
    findings_init(&all);
    findings_init(&run);
    race(&run, "Main.x", 3, 7, 1);
    findings_merge(&all, &run);
    findings_free(&run);
    findings_init(&run);
    race(&run, "Main.y", 3, 7, 1);
    race(&run, "Main.x", 3, 8, 1);
    race(&run, "Main.x", 7, 3, 1); /* who reads and who writes is another way round */
    race(&run, "Main.x", 3, 7, 1)->removed_by = "order";
    findings_merge(&all, &run);
    assert_int_equal(all.list.count, 5);
    findings_free(&run);
    findings_free(&all);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_same_problem_is_one),
        cmocka_unit_test(test_others_stay_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
