/* Which frames are those of a test framework. */
#include "report/framework.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void names(void **state) {
    (void)state;
    assert_true(framework_has("org.junit.Assert"));
    assert_true(framework_has("org/junit/jupiter/api/AssertEquals"));
    assert_true(framework_has("havelock.TestMain"));
    assert_true(framework_has("jdk.internal.reflect.NativeMethodAccessorImpl"));
    assert_false(framework_has("org.junitx.Assert"));
    assert_false(framework_has("org.junit"));
    assert_false(framework_has("java.lang.Thread"));
    assert_false(framework_has("my.org.junit.Test"));
    assert_false(framework_has(""));
}

/* From the innermost: an assertion of JUnit, called by a test, called through a stream, called by JUnit; at the bottom
 * the thread. */
static void frames(void **state) {
    (void)state;
    struct finding_site site = {.thread = "main", .action = "throw"};
    static const struct finding_frame stack[] = {{.class_name = "org.junit.Assert"},
                                                 {.class_name = "p.MyTest"},
                                                 {.class_name = "java.util.ArrayList", .module = "java.base"},
                                                 {.class_name = "p.MyTest"},
                                                 {.class_name = "java.util.ArrayList", .module = "java.base"},
                                                 {.class_name = "java.lang.reflect.Method", .module = "java.base"},
                                                 {.class_name = "org.junit.runners.Runner"},
                                                 {.class_name = "java.lang.Thread", .module = "java.base"}};
    static const bool expected[] = {true, false, false, false, true, true, true, false};
    for (u32 i = 0; i < 8; i++) vec_push(&site.frames, stack[i]);
    for (u32 i = 0; i < 8; i++) assert_int_equal(framework_has_frame(&site, i), expected[i]);
    vec_free(&site.frames);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(names), cmocka_unit_test(frames)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
