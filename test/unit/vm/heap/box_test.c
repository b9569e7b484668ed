/* Widening between primitive types: exactly the pairs of JLS 5.1.2, with the right bits. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "vm/heap/box.h"

static u64 bits_of(double v) {
    u64 bits;
    memcpy(&bits, &v, 8);
    return bits;
}

static u64 bits_of_float(float v) {
    u32 bits;
    memcpy(&bits, &v, 4);
    return bits;
}

static void exactly_the_pairs_of_the_language_widen(void **state) {
    (void)state;
    static const char *const allowed[] = {"Z", "BSIJFD", "CIJFD", "SIJFD", "IJFD", "JFD", "FD", "D"};
    static const char types[] = "ZBCSIJFD";
    for (u32 from = 0; from < 8; from++)
        for (u32 to = 0; to < 8; to++) {
            u64 value = 1;
            assert_int_equal(box_widen(types[from], types[to], &value), strchr(allowed[from], types[to]) != NULL);
        }
}

static void values_keep_their_meaning(void **state) {
    (void)state;
    u64 v = (u32)-5;
    assert_true(box_widen('B', 'J', &v));
    assert_int_equal((i64)v, -5);
    v = 0xffff;
    assert_true(box_widen('C', 'I', &v));
    assert_int_equal(v, 0xffff);
    v = (u32)-3;
    assert_true(box_widen('S', 'D', &v));
    assert_true(v == bits_of(-3.0));
    v = (u64) - (i64)(1LL << 40);
    assert_true(box_widen('J', 'F', &v));
    assert_true(v == bits_of_float(-(float)(1LL << 40)));
    v = bits_of_float(1.5f);
    assert_true(box_widen('F', 'D', &v));
    assert_true(v == bits_of(1.5));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exactly_the_pairs_of_the_language_widen),
        cmocka_unit_test(values_keep_their_meaning),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
