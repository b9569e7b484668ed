#include "program/assertions.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#define ON(name, ...)  assert_true(assertions_enabled((const char *const[]){__VA_ARGS__, NULL}, false, name))
#define OFF(name, ...) assert_false(assertions_enabled((const char *const[]){__VA_ARGS__, NULL}, false, name))

static void without_switches_the_default_holds(void **state) {
    (void)state;
    assert_false(assertions_enabled(NULL, false, "Main"));
    assert_true(assertions_enabled(NULL, true, "a/b/Main"));
    assert_false(assertions_enabled((const char *const[]){"-da", NULL}, true, "Main"));
}

static void one_switch_for_everything(void **state) {
    (void)state;
    ON("Main", "-ea");
    ON("a/b/Main", "-enableassertions");
    OFF("Main", "-ea", "-da");
    OFF("Main", "-esa");
    OFF("Main", "-east", "-Dea");
}

static void a_package_includes_its_subpackages(void **state) {
    (void)state;
    ON("a/b/C", "-ea:a.b...");
    ON("a/b/c/D", "-ea:a.b...");
    OFF("a/C", "-ea:a.b...");
    OFF("a/bc/D", "-ea:a.b...");
    OFF("Main", "-ea:a.b...");
    OFF("a/b/C", "-ea:a.b");
    OFF("a/b/C", "-ea:a.b.C...");
}

static void the_nearest_package_decides(void **state) {
    (void)state;
    OFF("a/b/C", "-da:a.b...", "-ea:a...");
    ON("a/c/C", "-da:a.b...", "-ea:a...");
    ON("a/b/C", "-da:a.b...", "-ea:a.b...");
}

static void a_class_beats_its_package(void **state) {
    (void)state;
    ON("a/b/C", "-ea:a.b.C", "-da:a.b...", "-da");
    OFF("a/b/CC", "-ea:a.b.C");
    OFF("a/b/D", "-ea:a.b.C");
    ON("a/b/C$In", "-ea:a.b.C$In");
}

static void three_dots_alone_mean_the_unnamed_package(void **state) {
    (void)state;
    ON("Main", "-ea:...");
    OFF("a/Main", "-ea:...");
}

static void classes_of_the_jdk(void **state) {
    (void)state;
    const char *name = "java/util/HashMap";
    assert_false(assertions_enabled_in_jdk(NULL, name));
    assert_false(assertions_enabled_in_jdk((const char *const[]){"-ea", NULL}, name));
    assert_true(assertions_enabled_in_jdk((const char *const[]){"-esa", NULL}, name));
    assert_false(assertions_enabled_in_jdk((const char *const[]){"-esa", "-dsa", NULL}, name));
    assert_true(assertions_enabled_in_jdk((const char *const[]){"-ea:java.util...", NULL}, name));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_switches_the_default_holds),
        cmocka_unit_test(one_switch_for_everything),
        cmocka_unit_test(a_package_includes_its_subpackages),
        cmocka_unit_test(the_nearest_package_decides),
        cmocka_unit_test(a_class_beats_its_package),
        cmocka_unit_test(three_dots_alone_mean_the_unnamed_package),
        cmocka_unit_test(classes_of_the_jdk),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
