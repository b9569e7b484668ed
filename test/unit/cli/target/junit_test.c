/* Which JUnit a class is written for, and what is said when something is missing. JUnit itself is empty classes here.
 */
#include "cli/target/junit.h"

#include "unit/program/maker.h"

#define OBJECT   "java/lang/Object"
#define CORE     "org/junit/runner/JUnitCore"
#define ENGINE   "org/junit/jupiter/engine/JupiterTestEngine"
#define LAUNCHER "org/junit/platform/launcher/core/LauncherFactory"
#define TEST4    "Lorg/junit/Test;"
#define TEST5    "Lorg/junit/jupiter/api/Test;"

static void empty(struct world *world, const char *name) { made(world, make_class(name, OBJECT)); }

static void both_generations(struct world *world) {
    empty(world, CORE);
    empty(world, ENGINE);
    empty(world, LAUNCHER);
}

/* A method with one annotation, or without any. */
static void annotated(struct maker *maker, u16 access, const char *name, const char *annotation) {
    struct buffer *out = &maker->methods;
    made_method(maker, ACC_PUBLIC | access, name, "()V");
    if (!annotation) return;
    out->length -= 2; /* no attributes */
    buffer_u2(out, 1);
    buffer_u2(out, pool_name(&maker->pool, "RuntimeVisibleAnnotations"));
    buffer_u4(out, 6);
    buffer_u2(out, 1);
    buffer_u2(out, pool_name(&maker->pool, annotation));
    buffer_u2(out, 0);
}

static struct maker *tests(const char *name, const char *super, const char *annotation) {
    struct maker *maker = make(ACC_PUBLIC | ACC_SUPER, name, super);
    annotated(maker, ACC_NATIVE, "first", annotation);
    annotated(maker, ACC_NATIVE, "second", annotation);
    annotated(maker, ACC_NATIVE, "helper", NULL);
    return maker;
}

static void start(struct world *world) {
    struct jdks jdks = jdks_find();
    if (jdks.count == 0) skip();
    world_start(world, &jdks.list[0]);
}

static void expect_found(struct world *world, const char *name, const char *method, int generation) {
    struct diag diag = {""};
    int found = junit_find(world->program, name, method, &diag);
    if (found != generation) fail_msg("%s: %d: %s", name, found, diag.text);
}

static void expect_refused(struct world *world, const char *name, const char *method, const char *text) {
    struct diag diag = {""};
    assert_int_equal(junit_find(world->program, name, method, &diag), -1);
    assert_string_equal(diag.text, text);
}

static void the_generation_shows(void **state) {
    (void)state;
    struct world world;
    world_open(&world);
    both_generations(&world);
    made(&world, tests("p/Four", OBJECT, TEST4));
    made(&world, tests("p/Five", OBJECT, TEST5));
    made(&world, tests("p/Inherits", "p/Five", NULL));
    made(&world, tests("p/Mixed", "p/Four", TEST5));
    made(&world, tests("p/Composed", OBJECT, "Lp/Own;"));
    start(&world);
    expect_found(&world, "p/Four", NULL, 4);
    expect_found(&world, "p/Five", "second", 5);
    expect_found(&world, "p/Inherits", "first", 5);
    expect_found(&world, "p/Mixed", NULL, 5);
    expect_found(&world, "p/Composed", "first", 5);
    world_close(&world);
}

static void tests_come_from_other_classes(void **state) {
    (void)state;
    struct world world;
    world_open(&world);
    both_generations(&world);
    empty(&world, "junit/framework/TestCase");
    made(&world, tests("Case", "junit/framework/TestCase", NULL));
    struct maker *maker = make_class("Suite", OBJECT);
    made_method(maker, ACC_PUBLIC | ACC_STATIC, "suite", "()Ljunit/framework/Test;");
    made(&world, maker);
    maker = make_interface("Tests");
    annotated(maker, ACC_ABSTRACT, "shared", TEST5);
    made(&world, maker);
    maker = make_class("Implements", OBJECT);
    made_implements(maker, "Tests");
    made(&world, maker);
    maker = make_class("Outer", OBJECT);
    made_nest_member(maker, "Outer$Lost");
    made_nest_member(maker, "Outer$Inner");
    made(&world, maker);
    made(&world, tests("Outer$Inner", OBJECT, TEST5));
    start(&world);
    expect_found(&world, "Case", NULL, 4);
    expect_found(&world, "Suite", NULL, 4);
    expect_found(&world, "Implements", "shared", 5);
    expect_found(&world, "Outer", NULL, 5);
    world_close(&world);
}

static void what_is_not_there_is_named(void **state) {
    (void)state;
    struct world world;
    world_open(&world);
    both_generations(&world);
    made(&world, tests("p/Four", OBJECT, TEST4));
    made(&world, tests("None", OBJECT, NULL));
    made(&world, tests("Orphan", "p/Gone", TEST4));
    start(&world);
    expect_refused(&world, "p/Four", "third", "--test: class p.Four has no method third; its tests are: first, second");
    expect_refused(&world, "p/Missing", NULL, "--test: class p.Missing is not on the class path");
    expect_refused(&world, "None", NULL, "--test: class None has no JUnit 4 or 5 tests");
    expect_refused(&world, "java/lang/String", NULL, "--test: class java.lang.String has no JUnit 4 or 5 tests");
    expect_refused(&world, "[I", NULL, "--test: class [I has no JUnit 4 or 5 tests");
    expect_refused(&world, "Orphan", NULL,
                   "--test: class Orphan cannot be loaded: java.lang.NoClassDefFoundError: p/Gone");
    expect_found(&world, "p/Four", "helper", 4); /* JUnit says what it thinks of it */
    world_close(&world);
}

static void junit_itself_may_be_missing(void **state) {
    (void)state;
    struct world world;
    world_open(&world);
    made(&world, tests("Four", OBJECT, TEST4));
    made(&world, tests("Five", OBJECT, TEST5));
    made(&world, tests("Composed", OBJECT, "Lp/Own;"));
    start(&world);
    expect_refused(&world, "Four", NULL, "--test: JUnit 4 is not on the class path");
    expect_refused(&world, "Five", NULL, "--test: JUnit 5's engine (junit-jupiter-engine) is not on the class path");
    expect_refused(&world, "Composed", NULL, "--test: class Composed has no JUnit 4 or 5 tests");
    empty(&world, ENGINE);
    start(&world);
    expect_refused(&world, "Five", NULL,
                   "--test: JUnit 5's launcher (junit-platform-launcher) is not on the class path");
    world_close(&world);
}

int main(void) {
    const struct CMUnitTest tests_of_this[] = {
        cmocka_unit_test(the_generation_shows), cmocka_unit_test(tests_come_from_other_classes),
        cmocka_unit_test(what_is_not_there_is_named), cmocka_unit_test(junit_itself_may_be_missing)};
    return cmocka_run_group_tests(tests_of_this, NULL, NULL);
}
