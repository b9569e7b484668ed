#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/hash.h"

/* The values decide in which order states are met, and are stored in files: they must not change. */
static void values_stay_as_they_are(void **state) {
    (void)state;
    assert_int_equal(hash_spread(3), UINT64_C(0xDAA66D2C7DDF743F));
    assert_int_equal(hash_spread32(3), UINT32_C(0xDAA66D13));
    assert_int_equal(hash_add(0, 1), UINT64_C(0x9E3779B97F4A7C15) ^ UINT64_C(0x9E3779B97F4A7C15) >> 29);
    assert_int_equal(hash_bytes(HASH_BYTES_START, "", 0), UINT64_C(0xCBF29CE484222325));
    assert_int_equal(hash_bytes(HASH_BYTES_START, "a", 1), UINT64_C(0xAF63DC4C8601EC8C));
    assert_int_equal(hash_bytes(HASH_BYTES_START, "foobar", 6), UINT64_C(0x85944171F73967E8));
}

static void bytes_may_come_in_pieces(void **state) {
    (void)state;
    u64 whole = hash_bytes(HASH_BYTES_START, "monitor", 7);
    assert_int_equal(hash_bytes(hash_bytes(HASH_BYTES_START, "mon", 3), "itor", 4), whole);
}

/* Each bit of a key changes about half of the bits of its hash. */
static void mixing_reaches_all_bits(void **state) {
    (void)state;
    for (u64 key = 1; key < 1000; key++) {
        for (u32 bit = 0; bit < 64; bit++) {
            int changed = __builtin_popcountll(hash_mix(key) ^ hash_mix(key ^ UINT64_C(1) << bit));
            assert_in_range(changed, 8, 56);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_stay_as_they_are),
        cmocka_unit_test(bytes_may_come_in_pieces),
        cmocka_unit_test(mixing_reaches_all_bits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
