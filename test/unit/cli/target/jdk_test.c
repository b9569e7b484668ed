#include "cli/target/jdk.h"

#include "unit/cli/scratch.h"

#include <setjmp.h>
#include <stdarg.h>
#include <unistd.h>

#include <cmocka.h>

struct fixture {
    struct arena *arena;
    struct tempdir *dir;
    struct diag diag;
    struct jdk jdk;
};

static int set_up(void **state) {
    struct fixture *fixture = calloc(1, sizeof *fixture);
    fixture->arena = arena_new();
    fixture->dir = tempdir_new(&fixture->diag);
    *state = fixture;
    return fixture->dir ? 0 : -1;
}

static int tear_down(void **state) {
    struct fixture *fixture = *state;
    tempdir_free(fixture->dir);
    arena_free(fixture->arena);
    free(fixture);
    return 0;
}

static int find(struct fixture *f, const char *asked, const char *java_home, const char *path) {
    setenv("JAVA_HOME", java_home, 1);
    setenv("PATH", path, 1);
    return jdk_find(f->arena, asked, &f->jdk, &f->diag);
}

static void asked_then_java_home_then_path(void **state) {
    struct fixture *f = *state;
    const char *a = make_jdk(f->arena, f->dir, "a", "17.0.1");
    const char *b = make_jdk(f->arena, f->dir, "b", "21");
    const char *c = make_jdk(f->arena, f->dir, "c", "25.0.3");
    const char *path = arena_printf(f->arena, "/nowhere::%s/bin:/usr/bin", c);
    assert_int_equal(find(f, a, b, path), 0);
    assert_string_equal(f->jdk.home, a);
    assert_int_equal(f->jdk.feature, 17);
    assert_int_equal(find(f, NULL, b, path), 0);
    assert_string_equal(f->jdk.origin, "JAVA_HOME");
    assert_int_equal(f->jdk.feature, 21);
    assert_int_equal(find(f, NULL, "", path), 0);
    assert_string_equal(f->jdk.home, c);
    assert_string_equal(f->jdk.version, "25.0.3");
    assert_int_equal(find(f, arena_printf(f->arena, "%s///", a), b, path), 0);
    assert_string_equal(f->jdk.home, a);
}

static void links_on_the_path_are_resolved(void **state) {
    struct fixture *f = *state;
    const char *a = make_jdk(f->arena, f->dir, "a", "17");
    make_folder(f->arena, f->dir, "bin");
    const char *link = path_in(f->arena, f->dir, "bin/java");
    assert_int_equal(symlink(arena_printf(f->arena, "%s/bin/java", a), link), 0);
    assert_int_equal(find(f, NULL, "", path_in(f->arena, f->dir, "bin")), 0);
    assert_string_equal(f->jdk.home, a);
    assert_non_null(jdk_tool(f->arena, &f->jdk, "java"));
    assert_null(jdk_tool(f->arena, &f->jdk, "javac"));
}

static void a_choice_that_does_not_work_is_an_error(void **state) {
    struct fixture *f = *state;
    const char *good = make_jdk(f->arena, f->dir, "good", "17");
    make_folder(f->arena, f->dir, "old");
    const char *old = path_in(f->arena, f->dir, "old");
    assert_int_equal(find(f, "/no/such/folder", good, ""), -1);
    assert_non_null(strstr(f->diag.text, "/no/such/folder"));
    assert_int_equal(find(f, NULL, old, ""), -1);
    assert_non_null(strstr(f->diag.text, "lib/modules"));
    assert_int_equal(find(f, NULL, "", "/nowhere"), -1);
    assert_non_null(strstr(f->diag.text, "--jdk"));
}

static void a_release_file_that_says_nothing(void **state) {
    struct fixture *f = *state;
    const char *home = make_jdk(f->arena, f->dir, "a", "17");
    const char *texts[] = {"", "JAVA_VERSION", "JAVA_VERSION=\"", "JAVA_VERSION=17\n", "\n\n", "XJAVA_VERSION=\"9\""};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        make_text(f->arena, f->dir, "a/release", texts[i]);
        assert_int_equal(jdk_at(f->arena, home, "--jdk", &f->jdk, &f->diag), 0);
        assert_int_equal(f->jdk.feature, 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(asked_then_java_home_then_path, set_up, tear_down),
        cmocka_unit_test_setup_teardown(links_on_the_path_are_resolved, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_choice_that_does_not_work_is_an_error, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_release_file_that_says_nothing, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
