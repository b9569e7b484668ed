#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/bytes.h"

static const u8 sample[] = {0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xff, 0xfe, 0xfd, 0xfc, 0xfb, 0xfa, 0xf9};

static void reads_big_endian(void **state) {
    (void)state;
    struct bytes in = bytes_of((struct slice){sample, sizeof sample});
    assert_int_equal(bytes_u8(&in), 0x01);
    assert_int_equal(bytes_u16(&in), 0x2345);
    assert_int_equal(bytes_u32(&in), 0x6789abcd);
    assert_true(bytes_u64(&in) == 0xeffffefdfcfbfaf9u);
    assert_int_equal(bytes_left(&in), 0);
    assert_false(in.failed);
}

static void failure_sticks(void **state) {
    (void)state;
    struct bytes in = bytes_of((struct slice){sample, 3});
    assert_int_equal(bytes_u32(&in), 0);
    assert_true(in.failed);
    assert_int_equal(bytes_u8(&in), 0);
    assert_int_equal(bytes_take(&in, 1).length, 0);
    assert_true(in.failed);
}

static void takes_and_skips_within_bounds(void **state) {
    (void)state;
    struct bytes in = bytes_of((struct slice){sample, sizeof sample});
    bytes_skip(&in, 4);
    struct slice taken = bytes_take(&in, 2);
    assert_ptr_equal(taken.at, sample + 4);
    assert_int_equal(taken.length, 2);
    bytes_skip(&in, SIZE_MAX);
    assert_true(in.failed);
    struct bytes nothing = bytes_of((struct slice){NULL, 0});
    assert_int_equal(bytes_u16(&nothing), 0);
    assert_true(nothing.failed);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_big_endian),
        cmocka_unit_test(failure_sticks),
        cmocka_unit_test(takes_and_skips_within_bounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
