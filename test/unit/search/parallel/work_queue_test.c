#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "search/parallel/work_queue.h"

enum { THREADS = 4, DEPTH = 10 };

struct hand {
    struct work_queue *work_queue;
    u32 done;
};

static struct work_item *item_of_depth(u32 depth) {
    struct work_item *item = calloc(1, sizeof *item);
    for (u32 i = 0; i < depth; i++) vec_push(&item->way, ((struct choice){i, 0}));
    return item;
}

/* Each item leads to two more, until they are deep enough. */
static void *work(void *context) {
    struct hand *hand = context;
    bool working = false;
    while (!work_queue_is_over(hand->work_queue)) {
        struct work_item *item = work_queue_take(hand->work_queue, &working);
        if (!item) continue;
        hand->done++;
        for (u32 i = 0; i < 2 && item->way.count < DEPTH; i++)
            work_queue_give(hand->work_queue, item_of_depth(item->way.count + 1));
        work_item_free(item);
    }
    return NULL;
}

static void every_item_is_done_once_and_then_it_is_over(void **state) {
    (void)state;
    struct work_queue work_queue;
    struct hand hands[THREADS];
    pthread_t threads[THREADS];
    u32 done = 0;
    work_queue_open(&work_queue);
    work_queue_give(&work_queue, item_of_depth(0));
    for (u32 i = 0; i < THREADS; i++) {
        hands[i] = (struct hand){&work_queue, 0};
        assert_int_equal(pthread_create(&threads[i], NULL, work, &hands[i]), 0);
    }
    for (u32 i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        done += hands[i].done;
    }
    assert_int_equal(done, (2 << DEPTH) - 1);
    work_queue_close(&work_queue);
}

static void whoever_works_keeps_the_others_waiting(void **state) {
    (void)state;
    struct work_queue work_queue;
    bool working = false, waiting = false;
    work_queue_open(&work_queue);
    work_queue_give(&work_queue, item_of_depth(3));
    struct work_item *item = work_queue_take(&work_queue, &working);
    assert_non_null(item);
    assert_int_equal(item->way.count, 3);
    assert_null(work_queue_take(&work_queue, &waiting)); /* another worker */
    assert_false(work_queue_is_over(&work_queue));
    assert_null(work_queue_take(&work_queue, &working)); /* the last one is done */
    assert_true(work_queue_is_over(&work_queue));
    work_item_free(item);
    work_queue_close(&work_queue);
}

static void after_a_stop_nobody_gets_anything(void **state) {
    (void)state;
    struct work_queue work_queue;
    bool working = false;
    work_queue_open(&work_queue);
    work_queue_give(&work_queue, item_of_depth(1));
    work_queue_stop(&work_queue);
    assert_null(work_queue_take(&work_queue, &working));
    assert_true(work_queue_is_over(&work_queue));
    work_queue_close(&work_queue);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_item_is_done_once_and_then_it_is_over),
        cmocka_unit_test(whoever_works_keeps_the_others_waiting),
        cmocka_unit_test(after_a_stop_nobody_gets_anything),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
