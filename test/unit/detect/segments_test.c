/* Segments: the figure of paper 2, threads from nowhere, and a comparison with the plain closure. */
#include "detect/segments.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

/* Paper 2 figure 6: 6 comes before 7. */
static void the_figure(void **state) {
    (void)state;
    struct segments *s = segments_new();
    segments_start(s, 0, 1);
    segments_start(s, 0, 2);
    segments_start(s, 1, 3);
    assert_int_equal(segments_now(s, 0), 3);
    assert_int_equal(segments_now(s, 2), 4);
    assert_int_equal(segments_now(s, 3), 6);
    segments_join(s, 1, 3);
    assert_int_equal(segments_now(s, 1), 7);
    assert_true(segments_before(s, 6, 7));
    assert_true(segments_before(s, 0, 7));
    assert_true(segments_before(s, 2, 6));
    assert_false(segments_before(s, 7, 6));
    assert_false(segments_before(s, 6, 6));
    assert_false(segments_before(s, 4, 7));
    assert_false(segments_before(s, 3, 7));
    segments_free(s);
}

static void a_thread_from_nowhere_comes_after_nothing(void **state) {
    (void)state;
    struct segments *s = segments_new();
    segments_start(s, 0, 1);
    u32 stranger = segments_now(s, 9);
    assert_int_equal(stranger, 3);
    assert_int_equal(segments_now(s, 9), stranger);
    assert_false(segments_before(s, 0, stranger));
    segments_join(s, 0, 9);
    assert_true(segments_before(s, stranger, segments_now(s, 0)));
    assert_false(segments_before(s, stranger, segments_now(s, 1)));
    segments_free(s);
}

static void what_is_handed_on_comes_before_who_receives_it(void **state) {
    (void)state;
    struct segments *s = segments_new();
    segments_start(s, 0, 1);
    u32 handed = segments_hand(s, 0), later = segments_now(s, 0), worker = segments_now(s, 1);
    assert_true(segments_before(s, handed, later));
    assert_false(segments_before(s, handed, worker));
    segments_receive(s, 1, handed);
    u32 received = segments_now(s, 1);
    assert_true(segments_before(s, handed, received));
    assert_true(segments_before(s, worker, received));
    assert_false(segments_before(s, later, received));
    segments_receive(s, 1, handed); /* known already */
    segments_receive(s, 0, handed);
    assert_int_equal(segments_now(s, 1), received);
    assert_int_equal(segments_now(s, 0), later);
    segments_free(s);
}

static void agrees_with_the_closure(void **state) {
    (void)state;
    enum { MOST = 256, THREADS = 20 };
    static bool before[MOST][MOST];
    for (u64 seed = 1; seed <= 20; seed++) {
        struct segments *s = segments_new();
        u64 random = seed;
        u32 threads = 1;
        for (u32 i = 0; i < MOST; i++)
            for (u32 k = 0; k < MOST; k++) before[i][k] = false;
        while (segments_count(s) + 2 <= MOST) {
            random = random * 6364136223846793005u + 1442695040888963407u;
            u32 one = (u32)(random >> 40) % threads, other = (u32)(random >> 50) % threads, from = segments_now(s, one);
            bool start = threads < THREADS && random >> 63;
            u32 ended = segments_now(s, other);
            if (random >> 61 & 1) segments_before(s, ended, from); /* what is known then is used later */
            if (start) segments_start(s, one, threads++);
            else segments_join(s, one, other);
            for (u32 new = segments_count(s) - (start ? 2 : 1); new < segments_count(s); new ++)
                for (u32 k = 0; k < new; k++)
                    before[k][new] = k == from || before[k][from] || (!start && (k == ended || before[k][ended]));
        }
        for (u32 i = 0; i < segments_count(s); i++)
            for (u32 k = 0; k < segments_count(s); k++)
                if (segments_before(s, i, k) != before[i][k]) fail_msg("seed %u: %u before %u", (u32)seed, i, k);
        segments_free(s);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_figure),
        cmocka_unit_test(a_thread_from_nowhere_comes_after_nothing),
        cmocka_unit_test(what_is_handed_on_comes_before_who_receives_it),
        cmocka_unit_test(agrees_with_the_closure),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
