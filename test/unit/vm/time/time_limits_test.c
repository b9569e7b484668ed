/* Limits: each is learned once, comes into force when a search begins, and survives an archive. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "vm/time/time_limits.h"

static void a_limit_is_learned_once(void **state) {
    (void)state;
    struct time_limits limits = {0};
    assert_true(time_limits_add(&limits, (struct time_value){1000, 1}));
    assert_false(time_limits_add(&limits, (struct time_value){1000, 1}));
    assert_false(time_limits_add(&limits, (struct time_value){1001, 1})); /* nothing is between them */
    assert_true(time_limits_add(&limits, (struct time_value){1002, 1}));
    assert_true(time_limits_add(&limits, (struct time_value){1000, 1000}));
    assert_int_equal(limits.in_force_count, 0);
    time_limits_begin(&limits);
    assert_int_equal(limits.in_force_count, 3);
    assert_int_equal(limits.learned_count, 0);
    assert_false(time_limits_add(&limits, (struct time_value){1002, 1}));
}

static void there_is_room_for_so_many(void **state) {
    (void)state;
    struct time_limits limits = {0}, other = {0};
    for (u32 i = 0; i < MOST_TIME_LIMITS; i++) {
        assert_true(time_limits_add(&limits, (struct time_value){10 * (i + 1), 1}));
        if (i % 3 == 0) time_limits_begin(&limits);
    }
    assert_false(time_limits_add(&limits, (struct time_value){5, 1}));
    time_limits_adopt(&other, &limits);
    assert_int_equal(other.in_force_count, limits.in_force_count);
    assert_int_equal(other.learned_count, 0);
}

static void they_come_back_from_an_archive(void **state) {
    (void)state;
    struct time_limits limits = {
        .in_force = {{5000000, 1000000}, {7, 1}}, .in_force_count = 2, .learned = {{9, 1}}, .learned_count = 1};
    struct time_limits back;
    char *bytes;
    size_t size;
    struct diag diag = {""};
    struct archive_reader r;
    FILE *stream = open_memstream(&bytes, &size);
    struct archive_writer *w = archive_begin(stream, "TESTLIMS", 1);
    time_limits_write(&limits, w);
    assert_int_equal(archive_finish(w, &diag), 0);
    fclose(stream);
    assert_int_equal(archive_open(&r, (struct slice){(const u8 *)bytes, size}, "TESTLIMS", 1, &diag), 0);
    time_limits_read(&back, &r);
    assert_false(r.failed);
    assert_int_equal(back.in_force_count, 2);
    assert_int_equal(back.in_force[0].unit, 1000000);
    assert_int_equal(back.learned_count, 1);
    assert_int_equal(back.learned[0].at, 9);
    free(bytes);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_limit_is_learned_once),
        cmocka_unit_test(there_is_room_for_so_many),
        cmocka_unit_test(they_come_back_from_an_archive),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
