/* What was read is written again; what is not JSON is refused with its line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/json_value.h"

static struct json_value *read(struct arena *arena, const char *text, struct diag *diag) {
    return json_read(arena, (struct slice){(const u8 *)text, strlen(text)}, diag);
}

static void expect_same(const char *text, const char *written) {
    struct arena *arena = arena_new();
    struct diag diag = {""};
    struct json json;
    char *out = NULL;
    size_t size;
    struct json_value *value = read(arena, text, &diag);
    assert_string_equal(diag.text, "");
    assert_non_null(value);
    FILE *file = open_memstream(&out, &size);
    json_start(&json, file);
    json_put(&json, NULL, value, true);
    json_finish(&json);
    fclose(file);
    assert_string_equal(out, written);
    free(out);
    arena_free(arena);
}

static void expect_refused(const char *text, const char *why) {
    struct arena *arena = arena_new();
    struct diag diag = {""};
    assert_null(read(arena, text, &diag));
    assert_string_equal(diag.text, why);
    arena_free(arena);
}

static void values(void **state) {
    (void)state;
    expect_same(" null ", "null\n");
    expect_same("[true, false, 1.50, -0, 12e+3]", "[true, false, 1.50, -0, 12e+3]\n");
    expect_same("{\"b\": {}, \"a\": [], \"c\": \"x\"}", "{\"b\": {}, \"a\": [], \"c\": \"x\"}\n");
    expect_same("\"\\u00e4\\n\\\"\\\\\\/\\t\"", "\"\xc3\xa4\\n\\\"\\\\/\\t\"\n");
    expect_same("\"\\ud83d\\ude00\"", "\"\xf0\x9f\x98\x80\"\n");
    expect_same("\"\\ud83d\"", "\"\xef\xbf\xbd\"\n");
    expect_same("\"a\\u0000b\"", "\"a\\u0000b\"\n");
}

static void members(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    struct diag diag = {""};
    struct json_value *value = read(arena, "{\"a\": 1, \"t\": \"x\", \"a\": 2.5, \"l\": [1]}", &diag);
    assert_true(json_member_number(value, "a") == 2.5);
    assert_true(json_member_number(value, "t") == 0);
    assert_string_equal(json_member_text(value, "t"), "x");
    assert_null(json_member_text(value, "a"));
    assert_null(json_member(value, "missing"));
    assert_null(json_member(json_member(value, "l"), "a"));
    assert_null(json_member(NULL, "a"));
    arena_free(arena);
}

static void refused(void **state) {
    (void)state;
    expect_refused("", "line 1: the text ends where a value should be");
    expect_refused("[1,\n2", "line 2: no ',' or ']'");
    expect_refused("[1,]", "line 1: not a value");
    expect_refused("{\"a\" 1}", "line 1: a name needs a ':' behind it");
    expect_refused("{1: 2}", "line 1: a member needs a name");
    expect_refused("{\"a\": 1 \"b\": 2}", "line 1: no ',' or '}'");
    expect_refused("\n\n\"abc", "line 3: a text does not end");
    expect_refused("\"abc\\", "line 1: unknown escape in a text");
    expect_refused("\"a\nb\"", "line 2: control character in a text");
    expect_refused("\"\\x\"", "line 1: unknown escape in a text");
    expect_refused("\"\\u12g4\"", "line 1: \\u needs four hexadecimal digits");
    expect_refused("\"\\ud800\\u0041\"", "line 1: half of a character");
    expect_refused("1.", "line 1: not a number");
    expect_refused("-", "line 1: not a number");
    expect_refused("1e", "line 1: not a number");
    expect_refused("01", "line 1: more text behind the value");
    expect_refused("nul", "line 1: not a value");
    expect_refused("1 2", "line 1: more text behind the value");
    expect_refused("[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", "line 1: nested too deep");
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(values), cmocka_unit_test(members), cmocka_unit_test(refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
