#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <stdlib.h>
#include <cmocka.h>

#include "base/vec.h"

static void keeps_what_is_pushed(void **state) {
    (void)state;
    struct VEC(u64) numbers = {0};
    for (u64 i = 0; i < 1000; i++) vec_push(&numbers, i * i);
    assert_int_equal(numbers.count, 1000);
    assert_true(numbers.capacity >= 1000);
    for (u64 i = 0; i < 1000; i++) assert_int_equal(numbers.items[i], i * i);
    assert_int_equal(vec_pop(&numbers), 999 * 999);
    assert_int_equal(numbers.count, 999);
    vec_free(&numbers);
    assert_null(numbers.items);
    assert_int_equal(numbers.count + numbers.capacity, 0);
}

static void room_that_is_there_is_used(void **state) {
    (void)state;
    struct VEC(char) text = {0};
    vec_push(&text, 'a');
    char *items = text.items;
    while (text.count < text.capacity) vec_push(&text, 'b');
    assert_ptr_equal(text.items, items);
    vec_free(&text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keeps_what_is_pushed),
        cmocka_unit_test(room_that_is_there_is_used),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
