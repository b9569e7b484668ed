/* Each outcome once, in order. */
#include "search/outcomes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <string.h>

static void add(struct outcomes *outcomes, i32 status, const char *output, const char *error) {
    struct final_outcome found = {status, {(const u8 *)output, strlen(output)}, {(const u8 *)error, strlen(error)}};
    outcomes_add(outcomes, &found);
}

static void expect(struct outcomes *outcomes, u32 number, i32 status, const char *output, const char *error) {
    const struct final_outcome *found = outcomes_at(outcomes, number);
    assert_non_null(found);
    assert_int_equal(found->status, status);
    assert_int_equal(found->output.length, strlen(output));
    assert_int_equal(found->error.length, strlen(error));
    if (found->output.length) assert_memory_equal(found->output.at, output, strlen(output));
    if (found->error.length) assert_memory_equal(found->error.at, error, strlen(error));
}

static void test_a_set_in_order(void **state) {
    (void)state;
    struct outcomes *outcomes = outcomes_new();
    add(outcomes, 0, "b", "");
    add(outcomes, 1, "a", "");
    add(outcomes, 0, "b", "");
    add(outcomes, 0, "a", "");
    add(outcomes, 0, "", "b");
    add(outcomes, 1, "a", "");
    assert_int_equal(outcomes_count(outcomes), 4);
    expect(outcomes, 0, 0, "", "b");
    expect(outcomes, 1, 0, "a", "");
    expect(outcomes, 2, 1, "a", "");
    expect(outcomes, 3, 0, "b", "");
    assert_null(outcomes_at(outcomes, 4));
    outcomes_free(outcomes);
}

static void test_added_after_a_look(void **state) {
    (void)state;
    struct outcomes *outcomes = outcomes_new();
    add(outcomes, 0, "b", "");
    expect(outcomes, 0, 0, "b", "");
    add(outcomes, -1, "ab", "");
    expect(outcomes, 0, -1, "ab", "");
    expect(outcomes, 1, 0, "b", "");
    outcomes_free(outcomes);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_a_set_in_order),
                                       cmocka_unit_test(test_added_after_a_look)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
