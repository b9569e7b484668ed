#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/numbers.h"

static const u32 from_hundred[NUMBER_KINDS] = {100, 100, 100, 100, 100, 100, 100};

static void a_key_keeps_its_number(void **state) {
    (void)state;
    struct numbers *numbers = numbers_new(from_hundred);
    assert_int_equal(numbers_of(numbers, NUMBER_CLASS, "one", 3, 1), 100);
    assert_int_equal(numbers_of(numbers, NUMBER_CLASS, "two", 3, 1), 101);
    assert_int_equal(numbers_of(numbers, NUMBER_CLASS, "one", 3, 1), 100);
    assert_int_equal(numbers_of(numbers, NUMBER_CLASS, "on", 2, 1), 102);
    assert_int_equal(numbers_of(numbers, NUMBER_OBJECT, "two", 3, 1), 100);
    assert_int_equal(numbers_fresh(numbers, NUMBER_CLASS, 1), 103);
    assert_int_equal(numbers_of(numbers, NUMBER_CLASS, "three", 5, 1), 104);
    numbers_free(numbers);
}

static void rows_do_not_overlap(void **state) {
    (void)state;
    struct numbers *numbers = numbers_new(from_hundred);
    assert_int_equal(numbers_of(numbers, NUMBER_METHOD, "a", 1, 10), 100);
    assert_int_equal(numbers_of(numbers, NUMBER_METHOD, "b", 1, 5), 110);
    assert_int_equal(numbers_of(numbers, NUMBER_METHOD, "a", 1, 10), 100);
    assert_int_equal(numbers_of(numbers, NUMBER_METHOD, "a", 1, 11), 115); /* another row: nobody's key */
    assert_int_equal(numbers_of(numbers, NUMBER_METHOD, "a", 1, 10), 100);
    assert_int_equal(numbers_fresh(numbers, NUMBER_METHOD, 3), 126);
    assert_int_equal(numbers_of(numbers, NUMBER_METHOD, "c", 1, 0), 129);
    numbers_free(numbers);
}

enum { KEYS = 5000, THREADS = 4 };

struct asker {
    struct numbers *numbers;
    u32 stride;
    u32 got[KEYS];
};

static void *ask(void *context) {
    struct asker *asker = context;
    for (u32 i = 0; i < KEYS; i++) {
        u32 key = (u32)((u64)i * asker->stride % KEYS);
        asker->got[key] = numbers_of(asker->numbers, NUMBER_OBJECT, &key, sizeof key, 1);
    }
    return NULL;
}

static void all_threads_get_the_same(void **state) {
    (void)state;
    static const u32 strides[THREADS] = {1, 3, 7, 4999};
    static struct asker askers[THREADS];
    struct numbers *numbers = numbers_new(from_hundred);
    pthread_t threads[THREADS];
    for (u32 i = 0; i < THREADS; i++) {
        askers[i].numbers = numbers;
        askers[i].stride = strides[i];
        assert_int_equal(pthread_create(&threads[i], NULL, ask, &askers[i]), 0);
    }
    for (u32 i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    for (u32 i = 1; i < THREADS; i++) assert_memory_equal(askers[i].got, askers[0].got, sizeof askers[0].got);
    assert_int_equal(numbers_fresh(numbers, NUMBER_OBJECT, 1), 100 + KEYS);
    numbers_free(numbers);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_key_keeps_its_number),
        cmocka_unit_test(rows_do_not_overlap),
        cmocka_unit_test(all_threads_get_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
