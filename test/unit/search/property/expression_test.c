#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "search/property/expression.h"

/* The tree as text with every parenthesis. */
static void print(const struct expression *e, char *out, size_t size) {
    char left[400], right[400];
    switch (e->kind) {
    case EXPRESSION_NUMBER: snprintf(out, size, "%lld", (long long)e->number); return;
    case EXPRESSION_BOOLEAN: snprintf(out, size, "%s", e->number ? "true" : "false"); return;
    case EXPRESSION_NULL: snprintf(out, size, "null"); return;
    case EXPRESSION_FIELD: snprintf(out, size, "%s", e->name); return;
    case EXPRESSION_NOT:
    case EXPRESSION_NEGATE:
        print(e->left, left, sizeof left);
        snprintf(out, size, "%s(%.200s)", expression_operator(e->kind), left);
        return;
    default: break;
    }
    print(e->left, left, sizeof left);
    print(e->right, right, sizeof right);
    snprintf(out, size, "(%.150s %s %.150s)", left, expression_operator(e->kind), right);
}

static void expect(const char *text, const char *tree) {
    struct arena *arena = arena_new();
    struct diag diag = {""};
    char printed[400] = "";
    const struct expression *e = expression_parse(arena, text, &diag);
    if (e) print(e, printed, sizeof printed);
    assert_string_equal(e ? printed : diag.text, tree);
    arena_free(arena);
}

static void operators_bind_as_in_java(void **state) {
    (void)state;
    expect("A.x + 2 * 3 - 1 == 4", "(((A.x + (2 * 3)) - 1) == 4)");
    expect("A.a || A.b && A.c == A.d", "(A.a || (A.b && (A.c == A.d)))");
    expect("(A.a || A.b) && !A.c", "((A.a || A.b) && !(A.c))");
    expect("1 < 2 == true", "((1 < 2) == true)");
    expect("10 - 4 - 3 >= 0", "(((10 - 4) - 3) >= 0)");
    expect("- -5%3<=a.b.C.d", "((-(-(5)) % 3) <= a.b.C.d)");
    expect("A.o!=null", "(A.o != null)");
}

static void what_is_wrong_is_named(void **state) {
    (void)state;
    expect("", "expected a value at the end");
    expect("A.x >", "expected a value at the end");
    expect("A.x 1", "expected an operator in column 5, at \"1\"");
    expect("A.x = 1", "expected an operator in column 5, at \"= 1\"");
    expect("(A.x", "expected \")\" at the end");
    expect("count > 0", "expected Class.field in column 1, at \"count > 0\"");
    expect("A..x", "expected a name after the dot in column 2, at \"..x\"");
    expect("9223372036854775808 > 0", "number too large in column 19, at \"8 > 0\"");
}

static void size_and_depth_are_limited(void **state) {
    (void)state;
    char text[3000];
    struct diag diag = {""};
    struct arena *arena = arena_new();
    memset(text, '(', sizeof text);
    text[sizeof text - 1] = '\0';
    assert_null(expression_parse(arena, text, &diag));
    assert_non_null(strstr(diag.text, "too deep"));
    for (size_t i = 0; i + 1 < sizeof text; i++) text[i] = i % 2 ? '+' : '1';
    text[sizeof text - 2] = '1';
    assert_null(expression_parse(arena, text, &diag));
    assert_non_null(strstr(diag.text, "too long"));
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(operators_bind_as_in_java),
        cmocka_unit_test(what_is_wrong_is_named),
        cmocka_unit_test(size_and_depth_are_limited),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
