#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "cli/output/finding_order.h"

static void what_hurries_comes_last(void **state) {
    struct findings findings;
    (void)state;
    findings_init(&findings);
    for (u32 i = 0; i < 4; i++) {
        struct finding *finding = findings_add(&findings, FINDING_DEADLOCK, RULE_MODEL_CHECKER, STATUS_CONFIRMED);
        finding->count = i;
    }
    assert_false(finding_order_put_hurried_last(&findings));
    findings.list.items[0]->hurries = findings.list.items[2]->hurries = true;
    assert_true(finding_order_put_hurried_last(&findings));
    static const u64 order[] = {1, 3, 0, 2};
    for (u32 i = 0; i < 4; i++) assert_int_equal(findings.list.items[i]->count, order[i]);
    findings_free(&findings);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_hurries_comes_last)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
