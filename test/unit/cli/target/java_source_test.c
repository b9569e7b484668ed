#include "cli/target/java_source.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static void expect(const char *text, const char *name) {
    struct arena *arena = arena_new();
    const char *found = java_source_main_class(arena, (struct slice){(const u8 *)text, strlen(text)});
    if (name) assert_string_equal(found, name);
    else assert_null(found);
    arena_free(arena);
}

static void the_first_type_without_a_main(void **state) {
    (void)state;
    expect("class A {} class B {}", "A");
    expect("public final class A<T> extends B {}", "A");
    expect("interface I {}", "I");
    expect("enum E { X }", "E");
    expect("record R(int x) {}", "R");
    expect("@Deprecated class A {}", "A");
    expect("@Uses({B.class, C.class}) class A {}", "A");
}

static void the_type_with_main_wins(void **state) {
    (void)state;
    expect("class A { int x; } class B { public static void main(String[] a) {} }", "B");
    expect("class A { static class In { void main() {} } } class B { static void main (String... a) {} }", "B");
    expect("class A { void f() { main(null); } } class B {}", "A");
    expect("interface A { static void main(String[] a) {} } class B { static void main(String[] a) {} }", "A");
}

static void packages(void **state) {
    (void)state;
    expect("package a.b; class C {}", "a/b/C");
    expect("/* package x; */ package a . b ;\nimport java.util.*; class C {}", "a/b/C");
}

static void comments_and_literals_are_no_code(void **state) {
    (void)state;
    expect("// class X\nclass A {}", "A");
    expect("/* class X { */ class A {}", "A");
    expect("class A { String s = \"}\\\"} class X {\"; } class B { void main() {} }", "B");
    expect("class A { char c = '{', d = '\\'', e = '\"'; } class B { void main() {} }", "B");
    expect("class A { String s = \"\"\"\n } class X { \"quoted\" \\\"\"\" \"\"\"; } class B { void main() {} }", "B");
    expect("class A { Object o = String.class; } class B { void main() {} }", "B");
}

static void texts_without_a_type(void **state) {
    (void)state;
    expect("", NULL);
    expect("/* unfinished", NULL);
    expect("\"unfinished", NULL);
    expect("class", NULL);
    expect("package", NULL);
    expect("'\\", NULL);
    expect("}}}} {{{{", NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_type_without_a_main),
        cmocka_unit_test(the_type_with_main_wins),
        cmocka_unit_test(packages),
        cmocka_unit_test(comments_and_literals_are_no_code),
        cmocka_unit_test(texts_without_a_type),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
