#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "search/parallel/work_queue.h"

enum { THREADS = 4, DEPTH = 10 };

struct hand {
    struct team *team;
    u32 done;
};

static struct errand *errand_of_depth(u32 depth) {
    struct errand *errand = calloc(1, sizeof *errand);
    for (u32 i = 0; i < depth; i++) vec_push(&errand->way, ((struct choice){i, 0}));
    return errand;
}

/* Each errand leads to two more, until they are deep enough. */
static void *work(void *context) {
    struct hand *hand = context;
    bool working = false;
    while (!team_is_over(hand->team)) {
        struct errand *errand = team_take(hand->team, &working);
        if (!errand) continue;
        hand->done++;
        for (u32 i = 0; i < 2 && errand->way.count < DEPTH; i++)
            team_give(hand->team, errand_of_depth(errand->way.count + 1));
        errand_free(errand);
    }
    return NULL;
}

static void every_errand_is_done_once_and_then_it_is_over(void **state) {
    (void)state;
    struct team team;
    struct hand hands[THREADS];
    pthread_t threads[THREADS];
    u32 done = 0;
    team_open(&team);
    team_give(&team, errand_of_depth(0));
    for (u32 i = 0; i < THREADS; i++) {
        hands[i] = (struct hand){&team, 0};
        assert_int_equal(pthread_create(&threads[i], NULL, work, &hands[i]), 0);
    }
    for (u32 i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        done += hands[i].done;
    }
    assert_int_equal(done, (2 << DEPTH) - 1);
    team_close(&team);
}

static void whoever_works_keeps_the_others_waiting(void **state) {
    (void)state;
    struct team team;
    bool working = false, waiting = false;
    team_open(&team);
    team_give(&team, errand_of_depth(3));
    struct errand *errand = team_take(&team, &working);
    assert_non_null(errand);
    assert_int_equal(errand->way.count, 3);
    assert_null(team_take(&team, &waiting)); /* another worker */
    assert_false(team_is_over(&team));
    assert_null(team_take(&team, &working)); /* the last one is done */
    assert_true(team_is_over(&team));
    errand_free(errand);
    team_close(&team);
}

static void after_a_stop_nobody_gets_anything(void **state) {
    (void)state;
    struct team team;
    bool working = false;
    team_open(&team);
    team_give(&team, errand_of_depth(1));
    team_stop(&team);
    assert_null(team_take(&team, &working));
    assert_true(team_is_over(&team));
    team_close(&team);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_errand_is_done_once_and_then_it_is_over),
        cmocka_unit_test(whoever_works_keeps_the_others_waiting),
        cmocka_unit_test(after_a_stop_nobody_gets_anything),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
