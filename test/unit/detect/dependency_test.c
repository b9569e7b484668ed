#include "detect/dependency.h"

#include <string.h>

#include "unit/detect/stage.h"

struct play {
    struct stage stage;
    struct dependency *dependency;
};

static struct stage *begin(struct play *play) {
    stage_open(&play->stage);
    play->dependency = dependency_new();
    play->stage.to = dependency_sink(play->dependency);
    return &play->stage;
}

static void end(struct play *play) {
    dependency_free(play->dependency);
    stage_close(&play->stage);
}

/* The window of one thread, as bits. */
static u64 window_of(struct play *play, u32 thread) {
    struct threadset set;
    dependency_window(play->dependency, &thread, 1, &set);
    u64 bits = set.count ? set.words[0] : 0;
    threadset_free(&set);
    return bits;
}

static u64 bits(u32 a, u32 b) { return UINT64_C(1) << a | UINT64_C(1) << b; }

static void parents_belong_to_the_window(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_other(s, EVENT_START, 0, 1);
    stage_other(s, EVENT_START, 1, 2);
    stage_other(s, EVENT_START, 0, 3);
    assert_int_equal(window_of(&play, 2), 7);
    assert_int_equal(window_of(&play, 3), bits(0, 3));
    assert_int_equal(window_of(&play, 0), 1);
    assert_int_equal(dependency_parent(play.dependency, 2), 1);
    assert_int_equal(dependency_parent(play.dependency, 0), NO_THREAD);
    assert_int_equal(window_of(&play, 9), 1 << 9); /* never heard of */
    end(&play);
}

static void writers_of_what_is_read_belong_to_it(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_read(s, 1, 10, 8); /* before the write */
    stage_write(s, 2, 10, 16);
    stage_write(s, 3, 11, 8);
    stage_read(s, 2, 11, 8); /* after it; and so on from 1 */
    stage_write(s, 1, 12, 8);
    stage_write(s, 4, 12, 8); /* both write, none reads */
    assert_int_equal(window_of(&play, 1), 0xe);
    assert_int_equal(window_of(&play, 2), bits(2, 3));
    assert_int_equal(window_of(&play, 3), 8);
    assert_int_equal(window_of(&play, 4), 16);
    end(&play);
}

static void statics_are_apart(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_write(s, 1, 0, 5);
    stage_read(s, 2, 0, 6);
    assert_int_equal(window_of(&play, 2), 4);
    stage_read(s, 2, 0, 5);
    assert_int_equal(window_of(&play, 2), bits(1, 2));
    end(&play);
}

static void what_counts_as_reading_and_writing(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_order(s, EVENT_ACQUIRE, 1, 10, 8);
    stage_order(s, EVENT_RELEASE, 2, 10, 8);
    assert_int_equal(window_of(&play, 1), bits(1, 2));
    stage_lock(s, EVENT_UNLOCK, 3, 11, EVENT_WAIT);
    stage_lock(s, EVENT_NOTIFY, 4, 11, 0);
    assert_int_equal(window_of(&play, 3), bits(3, 4));
    for (u32 t = 5; t < 7; t++) {
        stage_lock(s, EVENT_LOCK, t, 12, 0);
        stage_lock(s, EVENT_UNLOCK, t, 12, 0);
        stage_lock(s, EVENT_ACQUIRE, t, 13, 0); /* orders only */
        stage_lock(s, EVENT_RELEASE, t, 13, 0);
        stage_lock(s, EVENT_ACQUIRE, t, 14, EVENT_ATOMIC | EVENT_LIBRARY);
        stage_lock(s, EVENT_RELEASE, t, 14, EVENT_ATOMIC | EVENT_LIBRARY);
    }
    assert_int_equal(window_of(&play, 5), 1 << 5);
    end(&play);
}

static void a_number_that_comes_back_is_another_object(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_write(s, 1, 10, 8);
    stage_drop(s, 10);
    stage_read(s, 2, 10, 8);
    assert_int_equal(window_of(&play, 2), 4);
    stage_write(s, 3, 10, 8);
    stage_drop(s, 10); /* what was found stays */
    stage_read(s, 4, 10, 8);
    stage_write(s, 4, 10, 8);
    assert_int_equal(window_of(&play, 2), bits(2, 3));
    stage_read(s, 5, 10, 8);
    assert_int_equal(window_of(&play, 5), bits(4, 5));
    assert_int_equal(window_of(&play, 4), 16);
    end(&play);
}

/* Against sets that keep everything (figure 11). */
static void agrees_with_the_papers_fixpoint(void **state) {
    (void)state;
    enum { THREADS = 8, OBJECTS = 12 };
    for (u64 run = 1; run <= 1000; run++) {
        struct play play;
        struct stage *s = begin(&play);
        u64 seed = run * 99991;
        bool reads[THREADS][OBJECTS] = {0}, writes[THREADS][OBJECTS] = {0};
        for (u32 i = 0; i < 14; i++) {
            seed = seed * 6364136223846793005u + 1442695040888963407u;
            u32 t = (u32)(seed >> 40) % THREADS, o = (u32)(seed >> 50) % OBJECTS;
            if (seed >> 60 & 1) stage_read(s, t, o + 1, 8), reads[t][o] = true;
            else stage_write(s, t, o + 1, 12), writes[t][o] = true;
        }
        u64 wanted = 1, before = 0;
        while (wanted != before) {
            before = wanted;
            for (u32 t = 0; t < THREADS; t++)
                for (u32 w = 0; w < THREADS; w++)
                    for (u32 o = 0; o < OBJECTS; o++)
                        if (wanted >> t & 1 && reads[t][o] && writes[w][o]) wanted |= UINT64_C(1) << w;
        }
        if (window_of(&play, 0) != wanted) print_message("seed %u\n", (u32)run);
        assert_int_equal(window_of(&play, 0), wanted);
        end(&play);
    }
}

/* A thousand threads that each have an object with their neighbour: the window reaches all of them. */
static void a_thousand_threads_are_no_trouble(void **state) {
    (void)state;
    enum { THREADS = 1000 };
    struct play play;
    struct stage *s = begin(&play);
    for (u32 t = 0; t < THREADS; t++) {
        stage_write(s, t, t + 100, 8);
        if (t) stage_read(s, t, t + 99, 8);
    }
    struct threadset set;
    dependency_window(play.dependency, (u32[]){THREADS - 1}, 1, &set);
    u32 found = 0;
    for (u32 t = 0; threadset_next(&set, &t); t++) found++;
    assert_int_equal(found, THREADS);
    assert_true(dependency_bytes(play.dependency) < 1 << 20);
    threadset_free(&set);
    end(&play);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parents_belong_to_the_window),
        cmocka_unit_test(writers_of_what_is_read_belong_to_it),
        cmocka_unit_test(statics_are_apart),
        cmocka_unit_test(what_counts_as_reading_and_writing),
        cmocka_unit_test(a_number_that_comes_back_is_another_object),
        cmocka_unit_test(agrees_with_the_papers_fixpoint),
        cmocka_unit_test(a_thousand_threads_are_no_trouble),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
