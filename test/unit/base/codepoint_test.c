/* Any bytes become characters; what is written is UTF-8. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/codepoint.h"

/* The text read character by character and written again. */
static const char *cleaned(const char *text) {
    static char out[256];
    const char *end = text + strlen(text);
    size_t length = 0;
    while (text < end) length += codepoint_put(out + length, codepoint_next(&text, end));
    out[length] = 0;
    return out;
}

static void utf8_stays_as_it_is(void **state) {
    (void)state;
    assert_string_equal(cleaned("a\x7f \xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80 \xf4\x8f\xbf\xbf"),
                        "a\x7f \xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80 \xf4\x8f\xbf\xbf");
}

static void the_surrogates_of_class_files_are_joined(void **state) {
    (void)state;
    assert_string_equal(cleaned("x\xed\xa0\xbd\xed\xb8\x80y"), "x\xf0\x9f\x98\x80y");
    const char *nul = "\xc0\x80", *at = nul;
    assert_int_equal(codepoint_next(&at, nul + 2), 0);
    assert_ptr_equal(at, nul + 2);
}

#define BAD "\xef\xbf\xbd"

static void what_fits_nothing_is_replaced(void **state) {
    (void)state;
    assert_string_equal(cleaned("\xff\xfe"), BAD BAD);
    assert_string_equal(cleaned("\x80z"), BAD "z");
    assert_string_equal(cleaned("\xc3"), BAD);
    assert_string_equal(cleaned("\xe2\x82z"), BAD BAD "z");
    assert_string_equal(cleaned("\xc1\x81"), BAD BAD);                 /* longer than needed */
    assert_string_equal(cleaned("\xe0\x80\x80"), BAD BAD BAD);         /* likewise */
    assert_string_equal(cleaned("\xf4\x90\x80\x80"), BAD BAD BAD BAD); /* beyond Unicode */
    assert_string_equal(cleaned("\xed\xa0\xbdz"), BAD "z");            /* a lone high surrogate */
    assert_string_equal(cleaned("\xed\xb8\x80z"), BAD "z");            /* a lone low one */
    assert_string_equal(cleaned("\xed\xa0\xbd\xed\xa0\xbd\xed\xb8\x80"), BAD "\xf0\x9f\x98\x80");
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(utf8_stays_as_it_is),
                                       cmocka_unit_test(the_surrogates_of_class_files_are_joined),
                                       cmocka_unit_test(what_fits_nothing_is_replaced)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
