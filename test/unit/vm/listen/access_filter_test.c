#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "vm/listen/access_filter.h"

static void reads_and_writes_are_seen_apart(void **state) {
    (void)state;
    struct access_filter filter = {0};
    assert_false(access_filter_note(&filter, 1, 7, 0, false));
    assert_false(access_filter_note(&filter, 1, 7, 0, true));
    assert_true(access_filter_note(&filter, 1, 7, 0, false));
    assert_true(access_filter_note(&filter, 1, 7, 0, true));
    assert_false(access_filter_note(&filter, 2, 7, 0, true));
    assert_false(access_filter_note(&filter, 2, 7, 0, false)); /* the turn before is over */
    access_filter_free(&filter);
}

/* Each place against a table, in an order that comes back to some. */
static void no_place_is_taken_for_another(void **state) {
    (void)state;
    enum { OBJECTS = 5, PLACES = 300, STEPS = 20000 };
    struct access_filter filter = {0};
    u32 seen[OBJECTS][PLACES][2] = {0}, random = 1;
    for (u32 i = 0; i < STEPS; i++) {
        random = random * 1103515245 + 12345;
        u32 turn = 1 + i / 4000, object = (random >> 8) % OBJECTS, place = (random >> 12) % PLACES;
        bool write = random >> 30 & 1;
        assert_int_equal(access_filter_note(&filter, turn, object, place, write), seen[object][place][write] == turn);
        seen[object][place][write] = turn;
    }
    access_filter_free(&filter);
}

static void an_object_that_is_gone_leaves_nothing(void **state) {
    (void)state;
    struct access_filter filter = {0};
    access_filter_note(&filter, 1, 3, 1000, true);
    access_filter_note(&filter, 1, 3, 1, true);
    access_filter_forget(&filter, 3);
    access_filter_forget(&filter, 99);
    assert_false(access_filter_note(&filter, 1, 4, 1000, true)); /* has what the other left */
    assert_false(access_filter_note(&filter, 1, 3, 1, true));
    assert_false(access_filter_note(&filter, 1, 3, 1000, true));
    assert_int_equal(filter.further.count, 3);
    access_filter_free(&filter);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_and_writes_are_seen_apart),
        cmocka_unit_test(no_place_is_taken_for_another),
        cmocka_unit_test(an_object_that_is_gone_leaves_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
