#include "cli/host/machine.h"

#include "unit/cli/scratch.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

/* A folder with up to two files, like that of a control group. */
struct group {
    const char *name, *text;
    const char *other, *more;
};

static u64 limit_of(struct group group, u64 (*limit_in)(const char *folder)) {
    struct arena *arena = arena_new();
    struct diag diag = {""};
    struct tempdir *dir = tempdir_new(&diag);
    assert_non_null(dir);
    if (group.name) make_text(arena, dir, group.name, group.text);
    if (group.other) make_text(arena, dir, group.other, group.more);
    u64 limit = limit_in(tempdir_path(dir));
    tempdir_free(dir);
    arena_free(arena);
    return limit;
}

static u64 processors(struct group group) { return limit_of(group, machine_processors_in); }
static u64 memory(struct group group) { return limit_of(group, machine_memory_in); }

static void a_quota_is_read(void **state) {
    (void)state;
    assert_int_equal(processors((struct group){"cpu.max", "150000 100000\n", NULL, NULL}), 1500);
    assert_int_equal(processors((struct group){"cpu.max", "max 100000\n", NULL, NULL}), 0);
    assert_int_equal(processors((struct group){"cpu.cfs_quota_us", "400000\n", "cpu.cfs_period_us", "100000\n"}), 4000);
    assert_int_equal(processors((struct group){"cpu.cfs_quota_us", "-1\n", "cpu.cfs_period_us", "100000\n"}), 0);
    assert_int_equal(processors((struct group){NULL, NULL, NULL, NULL}), 0);
}

static void a_limit_of_memory_is_read(void **state) {
    (void)state;
    assert_int_equal(memory((struct group){"memory.max", "1073741824\n", NULL, NULL}), 1073741824);
    assert_int_equal(memory((struct group){"memory.max", "max\n", NULL, NULL}), 0);
    assert_int_equal(memory((struct group){"memory.limit_in_bytes", "9223372036854771712\n", NULL, NULL}), 0);
}

static void there_is_a_processor(void **state) {
    (void)state;
    assert_true(machine_cores() >= 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_quota_is_read),
        cmocka_unit_test(a_limit_of_memory_is_read),
        cmocka_unit_test(there_is_a_processor),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
