/* UTF-8 outside class files. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <string.h>
#include <cmocka.h>

#include "classfile/plain_utf8.h"

static bool is_good(const char *text) { return plain_utf8((const u8 *)text, strlen(text)); }

static void whole_characters_are_good(void **state) {
    (void)state;
    assert_true(is_good(""));
    assert_true(is_good("plain"));
    assert_true(is_good("\xc2\x80 \xdf\xbf \xe0\xa0\x80 \xed\x9f\xbf \xee\x80\x80 \xf0\x90\x80\x80 \xf4\x8f\xbf\xbf"));
    assert_true(plain_utf8((const u8 *)"\0", 1));
}

static void others_are_bad(void **state) {
    static const char *const bad[] = {
        "\x80",         "\xc0\x80",         "\xc1\xbf",         "\xc2",         "\xc2 ",
        "\xe0\x9f\xbf", "\xe1\x80",         "\xed\xa0\x80",     "\xed\xbf\xbf", "\xf0\x8f\xbf\xbf",
        "\xf1\x80\x80", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff"};
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) assert_false(is_good(bad[i]));
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(whole_characters_are_good), cmocka_unit_test(others_are_bad)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
