#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "search/strategy/priority_queue.h"

static void expect_order(struct priority_queue *queue, const u32 *numbers, u32 count) {
    for (u32 i = 0; i < count; i++) assert_int_equal(priority_queue_take(queue), numbers[i]);
    assert_int_equal(queue->count, 0);
}

static void the_lowest_rank_comes_first(void **state) {
    struct priority_queue queue;
    (void)state;
    assert_true(priority_queue_open(&queue));
    priority_queue_put(&queue, 10, 7);
    priority_queue_put(&queue, 11, 3);
    priority_queue_put(&queue, 12, 5);
    expect_order(&queue, (u32[]){11, 12, 10}, 3);
    priority_queue_close(&queue);
}

static void of_equal_ranks_the_newest_comes_first(void **state) {
    struct priority_queue queue;
    (void)state;
    assert_true(priority_queue_open(&queue));
    for (u32 i = 0; i < 3; i++) priority_queue_put(&queue, i, 4);
    expect_order(&queue, (u32[]){2, 1, 0}, 3);
    priority_queue_close(&queue);
}

static void a_lower_rank_may_come_later(void **state) {
    struct priority_queue queue;
    (void)state;
    assert_true(priority_queue_open(&queue));
    priority_queue_put(&queue, 1, 9);
    priority_queue_put(&queue, 2, 9);
    assert_int_equal(priority_queue_take(&queue), 2);
    priority_queue_put(&queue, 3, 0);
    expect_order(&queue, (u32[]){3, 1}, 2);
    priority_queue_close(&queue);
}

static void the_rank_of_what_was_taken_is_known(void **state) {
    struct priority_queue queue;
    (void)state;
    assert_true(priority_queue_open(&queue));
    priority_queue_put(&queue, 1, 5 * PRIORITY_QUEUE_HUNCH + 3);
    priority_queue_put(&queue, 2, PRIORITY_QUEUE_RANKS - 1);
    priority_queue_put(&queue, 3, 2);
    assert_int_equal(priority_queue_take(&queue), 3);
    assert_int_equal(queue.rank, 2);
    assert_int_equal(priority_queue_take(&queue), 1);
    assert_int_equal(queue.rank, 5 * PRIORITY_QUEUE_HUNCH + 3);
    assert_int_equal(priority_queue_take(&queue), 2);
    assert_int_equal(queue.rank, PRIORITY_QUEUE_RANKS - 1);
    priority_queue_close(&queue);
}

/* The newest 64 times, the oldest 64 times, the newest 128 times. */
static void a_fair_queue_takes_the_oldest_by_turns(void **state) {
    struct priority_queue queue;
    (void)state;
    assert_true(priority_queue_open(&queue));
    queue.fair = true;
    for (u32 i = 0; i < 1000; i++) priority_queue_put(&queue, i, 4);
    for (u32 i = 0; i < 64; i++) assert_int_equal(priority_queue_take(&queue), 999 - i);
    for (u32 i = 0; i < 64; i++) assert_int_equal(priority_queue_take(&queue), i);
    priority_queue_put(&queue, 7777, 4);
    assert_int_equal(priority_queue_take(&queue), 7777);
    for (u32 i = 0; i < 127; i++) assert_int_equal(priority_queue_take(&queue), 935 - i);
    assert_int_equal(priority_queue_take(&queue), 64);
    priority_queue_put(&queue, 5000, 1);
    priority_queue_put(&queue, 5001, PRIORITY_QUEUE_HUNCH + 1);
    assert_int_equal(priority_queue_take(&queue), 65);
    for (u32 left = queue.count; left; left--) priority_queue_take(&queue);
    priority_queue_put(&queue, 1, 4);
    expect_order(&queue, (u32[]){1}, 1);
    priority_queue_close(&queue);
}

static void ranks_beyond_the_last_are_equal(void **state) {
    struct priority_queue queue;
    (void)state;
    assert_true(priority_queue_open(&queue));
    priority_queue_put(&queue, 1, PRIORITY_QUEUE_RANKS - 1);
    priority_queue_put(&queue, 2, UINT32_MAX);
    priority_queue_put(&queue, 3, PRIORITY_QUEUE_RANKS);
    expect_order(&queue, (u32[]){3, 2, 1}, 3);
    priority_queue_close(&queue);
}

static void bytes_grow_with_what_is_in_it(void **state) {
    struct priority_queue queue;
    (void)state;
    assert_true(priority_queue_open(&queue));
    assert_true(priority_queue_put(&queue, 0, 3));
    u64 before = queue.bytes;
    for (u32 i = 0; i < 1000; i++) priority_queue_put(&queue, i, i % 3);
    assert_in_range(queue.bytes - before, 4000, 3 * 8000);
    priority_queue_close(&queue);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lowest_rank_comes_first),         cmocka_unit_test(of_equal_ranks_the_newest_comes_first),
        cmocka_unit_test(a_lower_rank_may_come_later),         cmocka_unit_test(a_fair_queue_takes_the_oldest_by_turns),
        cmocka_unit_test(ranks_beyond_the_last_are_equal),     cmocka_unit_test(bytes_grow_with_what_is_in_it),
        cmocka_unit_test(the_rank_of_what_was_taken_is_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
