/* Ids of findings: what they depend on, and what they do not. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "report/finding_id.h"

/* A race as a list may hold it. */
struct race {
    const char *variable, *lock;
    const char *methods[2];
    int lines[2];
};

static const struct race usual = {"Value#0.x", "Lock#3", {"read", "write"}, {4, 9}};

static struct finding *add_race(struct findings *findings, const struct race *race) {
    struct finding *finding = findings_add(findings, FINDING_DATA_RACE, RULE_ERASER, STATUS_PREDICTED);
    finding->variable = race->variable;
    finding_name(findings, &finding->locks, race->lock);
    for (int i = 0; i < 2; i++) {
        struct finding_site *site = finding_at(findings, finding, i ? "t" : "u", i ? "write" : "read", race->variable);
        struct finding_frame inner = {"java.util.Objects", "hash", "Objects.java", 20 + i, "java.base"};
        struct finding_frame outer = {"p.Main", race->methods[i], "Main.java", race->lines[i], NULL};
        vec_push(&site->frames, inner);
        vec_push(&site->frames, outer);
    }
    return finding;
}

/* Does such a race have the same id as the usual one? */
static bool is_same(struct race race) {
    char id[FINDING_ID_SIZE], usual_id[FINDING_ID_SIZE];
    struct findings findings;
    findings_init(&findings);
    finding_id(add_race(&findings, &race), id);
    finding_id(add_race(&findings, &usual), usual_id);
    findings_free(&findings);
    assert_int_equal(strlen(id), 16);
    return strcmp(id, usual_id) == 0;
}

static void lines_and_numbers_do_not_count(void **state) {
    (void)state;
    assert_true(is_same(usual));
    assert_true(is_same((struct race){"Value#0.x", "Lock#3", {"read", "write"}, {5, 10}}));
    assert_true(is_same((struct race){"Value#17.x", "Lock#4", {"read", "write"}, {4, 9}}));
}

static void names_count(void **state) {
    (void)state;
    assert_false(is_same((struct race){"Value#0.y", "Lock#3", {"read", "write"}, {4, 9}}));
    assert_false(is_same((struct race){"Value#0.x", "Other#3", {"read", "write"}, {4, 9}}));
    assert_false(is_same((struct race){"Value#0.x", "Lock#3", {"read", "read"}, {4, 9}}));
    assert_false(is_same((struct race){"Value#0.x", "Lock#3", {"write", "read"}, {4, 9}}));
}

static void rules_status_threads_and_order_do_not_count(void **state) {
    (void)state;
    char before[FINDING_ID_SIZE], after[FINDING_ID_SIZE];
    struct findings findings;
    findings_init(&findings);
    struct finding *finding = add_race(&findings, &usual);
    finding_id(finding, before);
    struct finding_site first = finding->sites.items[0];
    finding->sites.items[0] = finding->sites.items[1];
    finding->sites.items[1] = first;
    finding->sites.items[0].thread = "v";
    finding->rules = 1u << RULE_HAPPENS_BEFORE | 1u << RULE_MODEL_CHECKER;
    finding->status = STATUS_CONFIRMED;
    finding_id(finding, after);
    assert_string_equal(before, after);
    finding->kind = FINDING_LOCK_ORDER;
    finding_id(finding, after);
    assert_string_not_equal(before, after);
    findings_free(&findings);
}

static void lambdas_are_not_counted(void **state) {
    (void)state;
    char one[FINDING_ID_SIZE], two[FINDING_ID_SIZE], other[FINDING_ID_SIZE];
    struct findings findings;
    findings_init(&findings);
    finding_id(add_race(&findings, &(struct race){"V.x", "L", {"lambda$run$0", "w1"}, {1, 2}}), one);
    finding_id(add_race(&findings, &(struct race){"V.x", "L", {"lambda$run$12", "w1"}, {1, 2}}), two);
    finding_id(add_race(&findings, &(struct race){"V.x", "L", {"lambda$run$0", "w2"}, {1, 2}}), other);
    assert_string_equal(one, two);
    assert_string_not_equal(one, other);
    findings_free(&findings);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(lines_and_numbers_do_not_count), cmocka_unit_test(names_count),
                                       cmocka_unit_test(rules_status_threads_and_order_do_not_count),
                                       cmocka_unit_test(lambdas_are_not_counted)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
