/* Memory outside the heap: only what was allocated exists. */
#include "vm/host.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "unit/program/maker.h"

static void only_blocks_exist(void **state) {
    (void)state;
    struct vm vm = {0};
    u64 made[50];
    assert_null(host_bytes(&vm, 4096, 1, true));
    for (u32 i = 0; i < 50; i++) made[i] = host_allocate(&vm, i + 1, HOST_BYTES);
    for (u32 i = 0; i < 50; i++) {
        assert_non_null(host_bytes(&vm, made[i], i + 1, true));
        assert_non_null(host_bytes(&vm, made[i] + i, 1, true));
        assert_null(host_bytes(&vm, made[i] + i, 2, true));
        assert_null(host_bytes(&vm, made[i], UINT64_MAX, true));
        assert_int_equal(i + 1, host_size(&vm, made[i], HOST_BYTES));
        assert_null(host_find(&vm, made[i], HOST_DEFLATE, true));
    }
    assert_false(host_release(&vm, made[0], HOST_DEFLATE));
    for (u32 i = 0; i < 50; i += 2) assert_true(host_release(&vm, made[i], HOST_BYTES));
    assert_false(host_release(&vm, made[0], HOST_BYTES));
    assert_false(host_release(&vm, made[49] + 1, HOST_BYTES));
    assert_false(host_release(&vm, 12345, HOST_BYTES));
    for (u32 i = 0; i < 50; i++) assert_int_equal(i % 2 ? i + 1 : 0, host_size(&vm, made[i], HOST_BYTES));
    host_free(&vm);
    assert_null(host_bytes(&vm, made[1], 1, true));
}

static void too_much_is_refused(void **state) {
    (void)state;
    struct vm vm = {0};
    assert_int_equal(0, host_allocate(&vm, UINT64_MAX, HOST_BYTES));
    assert_int_equal(0, host_allocate(&vm, UINT64_MAX - 7, HOST_BYTES));
    host_free(&vm);
}

/* Wherever it is mapped, it has the same address; nobody writes there. */
static void the_image_can_be_read(void **state) {
    (void)state;
    FOR_EACH_JDK(jdk) {
        struct world world;
        world_open(&world);
        world_start(&world, jdk);
        struct vm vm = {.program = world.program};
        struct slice image = program_image(world.program);
        assert_ptr_equal(image.at, host_bytes(&vm, HOST_IMAGE, 4, false));
        assert_ptr_equal(image.at + 100, host_bytes(&vm, HOST_IMAGE + 100, image.length - 100, false));
        assert_null(host_bytes(&vm, HOST_IMAGE, image.length + 1, false));
        assert_null(host_bytes(&vm, HOST_IMAGE + image.length, 1, false));
        assert_null(host_bytes(&vm, HOST_IMAGE + 100, UINT64_MAX, false));
        assert_null(host_bytes(&vm, UINT64_MAX, 1, false));
        assert_null(host_bytes(&vm, HOST_IMAGE, 4, true));
        world_close(&world);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(only_blocks_exist), cmocka_unit_test(too_much_is_refused),
                                       cmocka_unit_test(the_image_can_be_read)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
