#include "cli/target/target.h"

#include "unit/cli/scratch.h"

#include <setjmp.h>
#include <stdarg.h>
#include <unistd.h>

#include <cmocka.h>

enum { MOST_ARGUMENTS = 16 };

struct fixture {
    struct arena *arena;
    struct tempdir *dir;
    struct diag diag;
    struct target target;
    const char *jdk;
};

static int set_up(void **state) {
    struct fixture *f = calloc(1, sizeof *f);
    f->arena = arena_new();
    f->dir = tempdir_new(&f->diag);
    f->target.arena = arena_new();
    unsetenv("CLASSPATH");
    *state = f;
    if (!f->dir) return -1;
    f->jdk = make_jdk(f->arena, f->dir, "jdk", "17");
    setenv("JAVA_HOME", f->jdk, 1);
    return 0;
}

static int tear_down(void **state) {
    struct fixture *f = *state;
    target_free(&f->target);
    tempdir_free(f->dir);
    arena_free(f->arena);
    free(f);
    return 0;
}

/* Parses words separated by spaces. */
static int parse(struct fixture *f, enum command command, const char *words) {
    char *argv[MOST_ARGUMENTS];
    int argc = 0;
    char *rest = NULL;
    for (char *word = strtok_r(arena_string(f->arena, words), " ", &rest); word; word = strtok_r(NULL, " ", &rest))
        argv[argc++] = word;
    char **copy = arena_copy(f->arena, argv, sizeof argv); /* the target borrows them */
    target_free(&f->target);
    return target_parse(&f->target, NULL, command, argc, copy, &f->diag);
}

static void a_class_name_and_what_belongs_to_the_program(void **state) {
    struct fixture *f = *state;
    assert_int_equal(parse(f, COMMAND_JAVA, "-cp x:y.jar -Da=b -Dc -Da=d=e a.b.Main -cp z --help"), 0);
    assert_string_equal(f->target.main_class, "a/b/Main");
    assert_string_equal(f->target.class_path, "x:y.jar");
    assert_string_equal(f->target.jdk.home, f->jdk);
    assert_int_equal(f->target.argc, 3);
    assert_string_equal(f->target.argv[0], "-cp");
    assert_string_equal(f->target.argv[2], "--help");
    assert_int_equal(f->target.properties.count, 4);
    assert_string_equal(f->target.properties.items[0], "a=b");
    assert_string_equal(f->target.properties.items[1], "c=");
    assert_string_equal(f->target.properties.items[2], "a=d=e");
    assert_null(f->target.properties.items[3]);
}

static void the_class_path_has_defaults(void **state) {
    struct fixture *f = *state;
    assert_int_equal(parse(f, COMMAND_JAVA, "Main"), 0);
    assert_string_equal(f->target.class_path, ".");
    setenv("CLASSPATH", "from/environment", 1);
    assert_int_equal(parse(f, COMMAND_JAVA, "Main"), 0);
    assert_string_equal(f->target.class_path, "from/environment");
    assert_int_equal(parse(f, COMMAND_JAVA, "-cp given Main"), 0);
    assert_string_equal(f->target.class_path, "given");
}

static void assertions_are_on_except_under_java(void **state) {
    struct fixture *f = *state;
    assert_int_equal(parse(f, COMMAND_JAVA, "-ea -da:a.B -esa Main -ea"), 0);
    assert_false(f->target.assertions_on);
    assert_int_equal(f->target.assertions.count, 4);
    assert_string_equal(f->target.assertions.items[0], "-ea");
    assert_string_equal(f->target.assertions.items[1], "-da:a.B");
    assert_string_equal(f->target.assertions.items[2], "-esa");
    assert_null(f->target.assertions.items[3]);
    assert_int_equal(parse(f, COMMAND_CHECK, "Main"), 0);
    assert_true(f->target.assertions_on);
    assert_null(f->target.assertions.items[0]);
}

static void options_of_other_jvms(void **state) {
    struct fixture *f = *state;
    assert_int_equal(parse(f, COMMAND_JAVA, "-Xss512k -Xmx1g -Xint -XX:+UseSerialGC -server --add-opens a/b=c Main"),
                     0);
    assert_int_equal(f->target.stack_size, 512 << 10);
    assert_int_equal(f->target.max_heap, 1 << 30);
    assert_int_equal(parse(f, COMMAND_JAVA, "-Xmxlots Main"), -1);
    assert_non_null(strstr(f->diag.text, "-Xmx"));
}

static void options_of_the_command_are_kept(void **state) {
    struct fixture *f = *state;
    assert_int_equal(parse(f, COMMAND_CHECK, "--max-time=5s --stats --max-time 7s Main"), 0);
    assert_string_equal(f->target.option[OPTION_MAX_TIME], "7s");
    assert_string_equal(f->target.option[OPTION_STATS], "");
    assert_null(f->target.option[OPTION_MAX_DEPTH]);
    assert_int_equal(parse(f, COMMAND_CHECK, "--help"), 1);
}

static void errors_name_what_is_wrong(void **state) {
    struct fixture *f = *state;
    assert_int_equal(parse(f, COMMAND_JAVA, ""), -1);
    assert_int_equal(parse(f, COMMAND_JAVA, "-ea"), -1);
    assert_int_equal(parse(f, COMMAND_JAVA, "-jar"), -1);
    assert_non_null(strstr(f->diag.text, "-jar"));
    assert_int_equal(parse(f, COMMAND_JAVA, "-jar no/such.jar"), -1);
    assert_non_null(strstr(f->diag.text, "no/such.jar"));
    assert_int_equal(parse(f, COMMAND_JAVA, "no/such.java"), -1);
    assert_non_null(strstr(f->diag.text, "no/such.java"));
    assert_int_equal(parse(f, COMMAND_JAVA, "--jdk /no/jdk Main"), -1);
    assert_non_null(strstr(f->diag.text, "/no/jdk"));
    make_text(f->arena, f->dir, "Broken.class", "not a class");
    assert_int_equal(parse(f, COMMAND_JAVA, path_in(f->arena, f->dir, "Broken.class")), -1);
    assert_non_null(strstr(f->diag.text, "Broken.class"));
    make_text(f->arena, f->dir, "Broken.jar", "not a jar");
    assert_int_equal(parse(f, COMMAND_JAVA, arena_printf(f->arena, "-jar %s/Broken.jar", tempdir_path(f->dir))), -1);
    make_text(f->arena, f->dir, "Empty.java", "// nothing");
    assert_int_equal(parse(f, COMMAND_JAVA, path_in(f->arena, f->dir, "Empty.java")), -1);
    assert_non_null(strstr(f->diag.text, "no class"));
}

static void a_source_file_needs_javac(void **state) {
    struct fixture *f = *state;
    make_text(f->arena, f->dir, "Main.java", "class Main { public static void main(String[] a) {} }");
    assert_int_equal(parse(f, COMMAND_JAVA, path_in(f->arena, f->dir, "Main.java")), -1);
    assert_non_null(strstr(f->diag.text, "javac"));
}

/* The class p/Main without members, as small as a class file can be. */
/* clang-format off */
static const u8 tiny_class[] = {0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 52, 0, 5,
                                1, 0, 6, 'p', '/', 'M', 'a', 'i', 'n', 7, 0, 1,
                                1, 0, 16, 'j', 'a', 'v', 'a', '/', 'l', 'a', 'n', 'g', '/',
                                'O', 'b', 'j', 'e', 'c', 't',
                                7, 0, 3, 0, 0x21, 0, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0};
/* clang-format on */

static void a_class_file_in_the_folder_of_its_package(void **state) {
    struct fixture *f = *state;
    make_folder(f->arena, f->dir, "p");
    make_folder(f->arena, f->dir, "q");
    make_folder(f->arena, f->dir, "xp");
    make_file(f->arena, f->dir, "xp/Main.class", tiny_class, sizeof tiny_class);
    make_file(f->arena, f->dir, "p/Main.class", tiny_class, sizeof tiny_class);
    make_file(f->arena, f->dir, "q/Main.class", tiny_class, sizeof tiny_class);
    assert_int_equal(parse(f, COMMAND_JAVA, path_in(f->arena, f->dir, "p/Main.class")), 0);
    assert_string_equal(f->target.main_class, "p/Main");
    assert_string_equal(f->target.class_path, tempdir_path(f->dir));
    assert_int_equal(parse(f, COMMAND_JAVA, path_in(f->arena, f->dir, "q/Main.class")), -1);
    assert_non_null(strstr(f->diag.text, "p/Main"));
    assert_int_equal(parse(f, COMMAND_JAVA, path_in(f->arena, f->dir, "xp/Main.class")), -1);
    assert_int_equal(chdir(path_in(f->arena, f->dir, "p")), 0);
    assert_int_equal(parse(f, COMMAND_JAVA, "-cp lib Main.class x"), 0);
    assert_string_equal(f->target.class_path, arena_printf(f->arena, "%s:lib", tempdir_path(f->dir)));
    assert_int_equal(f->target.argc, 1);
    assert_int_equal(chdir("/"), 0);
}

static bool has_property(const struct fixture *f, const char *text) {
    for (u32 i = 0; f->target.properties.items[i]; i++)
        if (strcmp(f->target.properties.items[i], text) == 0) return true;
    return false;
}

static void options_about_modules_become_properties(void **state) {
    struct fixture *f = *state;
    assert_int_equal(parse(f, COMMAND_CHECK, "-p a:b --add-opens m/p=n --add-opens m/q=n -m app/p.Main -p x"), 0);
    assert_true(f->target.needs_modules);
    assert_string_equal(f->target.module, "app");
    assert_string_equal(f->target.main_class, "p/Main");
    assert_int_equal(f->target.argc, 2);
    assert_true(has_property(f, "jdk.module.path=a:b"));
    assert_true(has_property(f, "jdk.module.addopens.0=m/p=n"));
    assert_true(has_property(f, "jdk.module.addopens.1=m/q=n"));
    assert_true(has_property(f, "jdk.module.main=app"));
    assert_true(has_property(f, "jdk.module.main.class=p.Main"));
    assert_int_equal(parse(f, COMMAND_JAVA, "--module-path=a --module app"), 0);
    assert_string_equal(f->target.main_class, "");
    assert_int_equal(parse(f, COMMAND_JAVA, "-p a -m /Main"), -1);
    assert_int_equal(parse(f, COMMAND_JAVA, "-p a -m"), -1);
    assert_string_equal(f->diag.text, "-m needs a module");
    assert_int_equal(parse(f, COMMAND_JAVA, "Main"), 0);
    assert_false(f->target.needs_modules);
}

static void tests_are_targets(void **state) {
    struct fixture *f = *state;
    assert_int_equal(parse(f, COMMAND_CHECK, "-cp x --test a.b.CTest#m"), 0);
    assert_string_equal(f->target.test_class, "a/b/CTest");
    assert_string_equal(f->target.test_method, "m");
    assert_string_equal(f->target.class_path, "x");
    assert_int_equal(parse(f, COMMAND_JAVA, "--test=CTest"), 0);
    assert_null(f->target.test_method);
    assert_int_equal(parse(f, COMMAND_JAVA, "--test CTest more"), -1);
    assert_int_equal(parse(f, COMMAND_JAVA, "--test #m"), -1);
    assert_int_equal(parse(f, COMMAND_JAVA, "--test CTest#"), -1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_class_name_and_what_belongs_to_the_program, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_class_path_has_defaults, set_up, tear_down),
        cmocka_unit_test_setup_teardown(assertions_are_on_except_under_java, set_up, tear_down),
        cmocka_unit_test_setup_teardown(options_of_other_jvms, set_up, tear_down),
        cmocka_unit_test_setup_teardown(options_of_the_command_are_kept, set_up, tear_down),
        cmocka_unit_test_setup_teardown(errors_name_what_is_wrong, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_source_file_needs_javac, set_up, tear_down),
        cmocka_unit_test_setup_teardown(options_about_modules_become_properties, set_up, tear_down),
        cmocka_unit_test_setup_teardown(tests_are_targets, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_class_file_in_the_folder_of_its_package, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
