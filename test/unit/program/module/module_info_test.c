/* Exports and opens of the JDK's own modules. */
#include "program/module/module_info.h"
#include "unit/program/maker.h"

static struct world world;

static int set_up(void **state) {
    (void)state;
    world_open(&world);
    return 0;
}

static int tear_down(void **state) {
    (void)state;
    world_close(&world);
    return 0;
}

static void packages_belong_to_modules(void **state) {
    (void)state;
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        assert_string_equal(program_package_module(world.program, "java/lang")->text, "java.base");
        assert_string_equal(program_package_module(world.program, "java/util/logging")->text, "java.logging");
        assert_null(program_package_module(world.program, "no/such"));
    }
}

static void exports_are_read_from_the_image(void **state) {
    (void)state;
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        assert_true(program_module_exports(world.program, "java.base", "java/lang", NULL, false));
        assert_false(program_module_exports(world.program, "java.base", "java/lang", NULL, true));
        assert_false(program_module_exports(world.program, "java.base", "jdk/internal/misc", NULL, false));
        assert_true(program_module_exports(world.program, "java.base", "jdk/internal/misc", "java.logging", false));
        assert_false(program_module_exports(world.program, "java.base", "jdk/internal/misc", "java.sql", false));
        assert_false(program_module_exports(world.program, "java.base", "java", NULL, false));
        assert_true(program_module_exports(world.program, "java.logging", "java/util/logging", NULL, false));
        assert_true(program_module_exports(world.program, "jdk.unsupported", "sun/misc", NULL, true));
        assert_false(program_module_exports(world.program, "no.such.module", "java/lang", NULL, false));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(packages_belong_to_modules, set_up, tear_down),
        cmocka_unit_test_setup_teardown(exports_are_read_from_the_image, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
