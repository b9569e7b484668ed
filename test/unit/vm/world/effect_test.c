/* Values go forth and back with marks; only what was changed since the last mark is saved again. */
#include "vm/world/effect.h"

#include "vm/state/component.h"
#include "vm/state/undo.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdlib.h>

enum { KEY = 7 };

static int set_up(void **state) {
    struct vm *vm = calloc(1, sizeof *vm);
    vm->undo = undo_new(vm);
    vm->world.effects = effects_new(NULL);
    *state = vm;
    return 0;
}

static int tear_down(void **state) {
    struct vm *vm = *state;
    undo_free(vm->undo);
    effects_free(vm->world.effects);
    free(vm);
    return 0;
}

static void append(struct vm *vm, u64 key, const char *text) {
    byte_buffer_put(effect_edit(vm, key), text, (u32)strlen(text));
}

static void expect(struct vm *vm, u64 key, const char *text) {
    struct slice value = effect_get(vm, key);
    assert_int_equal(value.length, strlen(text));
    if (value.length) assert_memory_equal(value.at, text, value.length);
}

static void test_undo_restores(void **state) {
    struct vm *vm = *state;
    append(vm, KEY, "one ");
    undo_mark first = undo_mark_now(vm);
    append(vm, KEY, "two ");
    append(vm, KEY, "three ");
    undo_mark second = undo_mark_now(vm);
    append(vm, KEY, "four");
    effect_edit(vm, KEY + 1)->used = 0;
    append(vm, KEY + 1, "other");
    expect(vm, KEY, "one two three four");
    undo_to(vm, second);
    expect(vm, KEY, "one two three ");
    expect(vm, KEY + 1, "");
    undo_to(vm, first);
    expect(vm, KEY, "one ");
}

static void test_touched_once_per_step(void **state) {
    struct vm *vm = *state;
    u32 count;
    undo_mark_now(vm);
    append(vm, KEY, "a");
    append(vm, KEY, "b");
    append(vm, KEY + 1, "c");
    const struct component_key *touched = undo_touched(vm, &count);
    assert_int_equal(count, 2);
    assert_int_equal(touched[0].kind, COMPONENT_EFFECT);
    assert_int_equal(touched[0].key, KEY);
    undo_mark_now(vm);
    undo_touched(vm, &count);
    assert_int_equal(count, 0);
    append(vm, KEY, "d");
    undo_touched(vm, &count);
    assert_int_equal(count, 1);
}

struct keys {
    u32 count;
    u64 items[4];
};

static void collect(void *context, u64 key) {
    struct keys *keys = context;
    keys->items[keys->count++] = key;
}

static void test_each_in_order_without_empty_ones(void **state) {
    struct vm *vm = *state;
    struct keys keys = {0};
    append(vm, 30, "x");
    append(vm, 10, "y");
    append(vm, 20, "z");
    effect_edit(vm, 20)->used = 0;
    effects_each(vm, collect, &keys);
    assert_int_equal(keys.count, 2);
    assert_int_equal(keys.items[0], 10);
    assert_int_equal(keys.items[1], 30);
}

static void test_component_is_the_value(void **state) {
    struct vm *vm = *state;
    struct byte_buffer out = {0};
    append(vm, KEY, "text");
    component_read(vm, (struct component_key){COMPONENT_EFFECT, KEY}, &out);
    assert_int_equal(out.used, 4);
    assert_memory_equal(out.bytes, "text", 4);
    free(out.bytes);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_undo_restores, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_touched_once_per_step, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_each_in_order_without_empty_ones, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_component_is_the_value, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
