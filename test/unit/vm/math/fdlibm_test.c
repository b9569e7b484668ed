/* StrictMath's values, as JDK 17 gives them, and the laws that hold exactly. */
#include "vm/math/fdlibm.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "vm/math/fdlibm_bits.h"

#define SAME(expected, actual) assert_int_equal(bits_of(expected), bits_of(actual))

static void known_values(void **state) {
    (void)state;
    SAME(0x1.aed548f090ceep-1, strict_sin(1.0));
    SAME(0x1.14a280fb5068cp-1, strict_cos(1.0));
    SAME(0x1.8eb245cbee3a6p0, strict_tan(1.0));
    SAME(0x1.62e42fefa39efp-1, strict_log(2.0));
    SAME(0x1.5bf0a8b14576ap1, strict_exp(1.0));
    SAME(2.0, strict_log10(100.0));
    SAME(0x1.921fb54442d18p0, strict_asin(1.0));
    SAME(0x1.921fb54442d18p1, strict_acos(-1.0));
    SAME(0x1.921fb54442d18p-1, strict_atan(1.0));
}

static void huge_angles(void **state) {
    (void)state;
    SAME(0x1.86ab48b1a09cep-1, strict_sin(-0x1.147a11ee88ee9p+831));
    SAME(-0x1.4af0ca3fe798dp-1, strict_cos(-0x1.147a11ee88ee9p+831));
    SAME(-0x1.ce150f4f22f55p+2, strict_tan(-0x1.60506bdf81cb7p+143));
}

static void edges(void **state) {
    (void)state;
    SAME(-0.0, strict_sin(-0.0));
    SAME(-0.0, strict_tanh(-0.0));
    SAME(-0.0, strict_sinh(-0.0));
    SAME(-INFINITY, strict_log(0.0));
    SAME(-INFINITY, strict_log1p(-1.0));
    SAME(INFINITY, strict_exp(710.0));
    SAME(0.0, strict_exp(-746.0));
    SAME(-1.0, strict_expm1(-INFINITY));
    SAME(1.0, strict_tanh(INFINITY));
    SAME(-0x1.921fb54442d18p1, strict_atan2(-0.0, -1.0));
    assert_true(isnan(strict_log(-1.0)) && isnan(strict_asin(1.5)) && isnan(strict_sin(INFINITY)));
    assert_true(strict_exp(-745.0) == 0x1p-1074);
}

static void odd_and_even(void **state) {
    (void)state;
    for (double x = 1e-9; x < 1e12; x *= 1.7) {
        SAME(-strict_sin(x), strict_sin(-x));
        SAME(strict_cos(x), strict_cos(-x));
        SAME(-strict_tan(x), strict_tan(-x));
        SAME(-strict_atan(x), strict_atan(-x));
        SAME(-strict_sinh(x), strict_sinh(-x));
        SAME(strict_cosh(x), strict_cosh(-x));
        SAME(-strict_tanh(x), strict_tanh(-x));
        assert_true(fabs(strict_sin(x) - sin(x)) < 0x1p-52 && fabs(strict_log(x) - log(x)) < 0x1p-46);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(known_values), cmocka_unit_test(huge_angles),
                                       cmocka_unit_test(edges), cmocka_unit_test(odd_and_even)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
