/* Stories as text: a column for each thread, or names where there is no room. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "report/columns.h"

static void add_row(struct story *story, u32 thread, u32 step, int line, const char *source, const char *action) {
    struct story_row row = {
        .thread = thread, .step = step, .file = line ? "A.java" : NULL, .line = line, .source = source};
    vec_push(&row.actions, action);
    vec_push(&story->rows, row);
}

static struct story *sample(void) {
    struct story *story = story_new();
    vec_push(&story->threads, "main");
    vec_push(&story->threads, "t\xc3\xa9");
    add_row(story, 0, 1, 7, "t.start();", "starts t\xc3\xa9");
    add_row(story, 1, 4, 12, "a.b.c.reallyLongName();", "reads Main.someField = 1234567");
    add_row(story, 1, 5, 0, NULL, "ends");
    return story;
}

static void expect(struct columns_style style, const char *text) {
    struct story *story = sample();
    char *written;
    size_t size;
    FILE *out = open_memstream(&written, &size);
    columns_write(story, &style, out);
    fclose(out);
    assert_string_equal(written, text);
    free(written);
    story_free(story);
}

static void with_room_every_thread_has_a_column(void **state) {
    (void)state;
    expect((struct columns_style){.width = 100}, " step  main          | t\xc3\xa9\n"
                                                 "---------------------+---------------------------------\n"
                                                 "    1  7: t.start(); |\n"
                                                 "         starts t\xc3\xa9   |\n"
                                                 "    4                | 12: a.b.c.reallyLongName();\n"
                                                 "                     |   reads Main.someField = 1234567\n"
                                                 "    5                | ends\n");
}

static void texts_that_do_not_fit_are_cut_or_broken(void **state) {
    (void)state;
    expect((struct columns_style){.width = 48}, " step  main          | t\xc3\xa9\n"
                                                "---------------------+-------------------------\n"
                                                "    1  7: t.start(); |\n"
                                                "         starts t\xc3\xa9   |\n"
                                                "    4                | 12: a.b.c.reallyLongNa..\n"
                                                "                     |   reads Main.someField\n"
                                                "                     |     = 1234567\n"
                                                "    5                | ends\n");
}

static void without_room_there_are_names(void **state) {
    (void)state;
    expect((struct columns_style){.width = 40, .most_rows = 2}, "(first 1 rows left out)\n"
                                                                " step  thread\n"
                                                                "    4  t\xc3\xa9    12: a.b.c.reallyLongName();\n"
                                                                "               reads Main.someField = 1234567\n"
                                                                "    5        ends\n");
}

static struct story *library_story(void) {
    struct story *story = story_new();
    vec_push(&story->threads, "main");
    struct story_row row = {.step = 1, .file = "AVeryLongNameOfAClassInALibrary.java", .line = 1234};
    vec_push(&row.actions, "locks A#0");
    vec_push(&story->rows, row);
    add_row(story, 0, 2, 0, NULL, "reads AnotherLongClass#0.aLongField = 1");
    return story;
}

static void lines_outlive_long_names(void **state) {
    (void)state;
    struct story *story = library_story();
    struct columns_style style = {.width = 30};
    char *written;
    size_t size;
    FILE *out = open_memstream(&written, &size);
    columns_write(story, &style, out);
    fclose(out);
    assert_string_equal(written, " step  main\n"
                                 "-----------------------------\n"
                                 "    1  ..InALibrary.java:1234\n"
                                 "         locks A#0\n"
                                 "    2  reads\n"
                                 "         AnotherLongClass#0\n"
                                 "         .aLongField = 1\n");
    free(written);
    story_free(story);
}

static void expect_columns(struct story *story, u32 width, const char *text) {
    struct columns_style style = {.width = width};
    char *written;
    size_t size;
    FILE *out = open_memstream(&written, &size);
    columns_write(story, &style, out);
    columns_write_ends(story, "Final state", &style, out);
    fclose(out);
    assert_string_equal(written, text);
    free(written);
    story_free(story);
}

static void long_source_goes_on_in_a_second_line(void **state) {
    (void)state;
    struct story *story = story_new();
    vec_push(&story->threads, "main");
    add_row(story, 0, 1, 7, "synchronized (lock) { ready = true; lock.notifyAll(); }", "locks A#0");
    add_row(story, 0, 1, 8, "if (lock.holdsOne()) {", "reads A#0.b = 1");
    expect_columns(story, 29,
                   " step  main\n"
                   "----------------------------\n"
                   "    1  7: synchronized\n"
                   "           (lock) { ready ..\n"
                   "         locks A#0\n"
                   "       8: if (lock.holdsOn..\n"
                   "         reads A#0.b = 1\n");
}

static void what_cannot_be_done_stands_at_the_end(void **state) {
    (void)state;
    struct story *story = story_new();
    vec_push(&story->threads, "a");
    vec_push(&story->threads, "b");
    add_row(story, 0, 3, 7, "lock", "locks A#0");
    add_row(story, 0, 0, 8, "lock", "wants B#0");
    add_row(story, 1, 0, 8, "lock", "wants A#0");
    expect_columns(story, 100,
                   " step  a           | b\n"
                   "-------------------+------------\n"
                   "    3  7: lock     |\n"
                   "         locks A#0 |\n"
                   "  end  8: lock     |\n"
                   "         wants B#0 |\n"
                   "                   | 8: lock\n"
                   "                   |   wants A#0\n");
}

static struct story *crowded(u32 count) {
    struct story *story = story_new();
    for (u32 i = 0; i < count; i++) {
        struct story_end end = {.thread = i, .state = "waits", .note = "missed", .file = "A.java", .line = 7};
        vec_push(&story->threads, arena_printf(story->arena, "t%u", i));
        vec_push(&story->ends, end);
    }
    return story;
}

static void expect_ends(struct story *story, const char *text) {
    struct columns_style style = {.width = 80};
    char *written;
    size_t size;
    FILE *out = open_memstream(&written, &size);
    columns_write_ends(story, "Final state", &style, out);
    fclose(out);
    assert_string_equal(written, text);
    free(written);
    story_free(story);
}

static void a_crowd_is_told_of_once(void **state) {
    (void)state;
    struct story *story = crowded(5);
    story->ends.items[1].holds = "A#0";
    expect_ends(story, "Final state\n"
                       "  t0 and t2 ... t4 (4 threads): each waits\n"
                       "      at A.java:7\n"
                       "    (missed)\n"
                       "  t1 holds A#0\n"
                       "    and waits\n"
                       "      at A.java:7\n"
                       "    (missed)\n");
    story = crowded(4);
    story->ends.items[3].note = "another";
    story->ends.items[0].line = 8;
    expect_ends(story, "Final state\n"
                       "  t0 waits\n"
                       "      at A.java:8\n"
                       "    (missed)\n"
                       "  t1 ... t3 (3 threads): each waits\n"
                       "      at A.java:7\n");
}

static void two_are_no_crowd(void **state) {
    (void)state;
    expect_ends(crowded(2), "Final state\n"
                            "  t0 waits\n"
                            "      at A.java:7\n"
                            "    (missed)\n"
                            "  t1 waits\n"
                            "      at A.java:7\n"
                            "    (missed)\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(with_room_every_thread_has_a_column),
        cmocka_unit_test(texts_that_do_not_fit_are_cut_or_broken),
        cmocka_unit_test(without_room_there_are_names),
        cmocka_unit_test(lines_outlive_long_names),
        cmocka_unit_test(long_source_goes_on_in_a_second_line),
        cmocka_unit_test(what_cannot_be_done_stands_at_the_end),
        cmocka_unit_test(a_crowd_is_told_of_once),
        cmocka_unit_test(two_are_no_crowd),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
