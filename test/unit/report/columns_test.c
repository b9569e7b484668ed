/* Stories as text: a column for each thread, or names where there is no room. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "report/columns.h"

static void add_row(struct story *story, u32 thread, u32 step, int line, const char *source, const char *action) {
    struct story_row row = {.thread = thread, .step = step, .file = line ? "A.java" : NULL, .line = line, .source = source};
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
                                                 "                     | ends\n");
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
                                                "                     | ends\n");
}

static void without_room_there_are_names(void **state) {
    (void)state;
    expect((struct columns_style){.width = 40, .most_rows = 2}, "(the first 1 rows are left out)\n"
                                                                " step  thread\n"
                                                                "    4  t\xc3\xa9    12: a.b.c.reallyLongName();\n"
                                                                "               reads Main.someField = 1234567\n"
                                                                "             ends\n");
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
                                 "       reads AnotherLongClass\n"
                                 "         #0.aLongField = 1\n");
    free(written);
    story_free(story);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(with_room_every_thread_has_a_column),
        cmocka_unit_test(texts_that_do_not_fit_are_cut_or_broken),
        cmocka_unit_test(without_room_there_are_names),
        cmocka_unit_test(lines_outlive_long_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
