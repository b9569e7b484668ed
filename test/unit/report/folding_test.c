/* What is left of a story when its repetitions are taken out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "report/folding.h"

static struct story_row *add(struct story *story, u32 thread, int line, const char *action) {
    struct story_row row = {.thread = thread, .step = story->rows.count + 1, .file = "A.java", .line = line};
    vec_push(&row.actions, action);
    vec_push(&story->rows, row);
    return &story->rows.items[story->rows.count - 1];
}

static const char *action_of(const struct story *story, u32 row) { return story->rows.items[row].actions.items[0]; }

static void rounds_in_the_middle_are_left_out(void **state) {
    (void)state;
    struct story *story = story_new();
    add(story, 0, 1, "starts t");
    for (u32 i = 0; i < 5; i++) {
        add(story, 1, 7, "reads A.on = false");
        add(story, 1, 8, arena_printf(story->arena, "writes A.i = %u", i));
    }
    add(story, 1, 9, "ends");
    story_fold(story);
    assert_int_equal(story->rows.count, 7);
    assert_string_equal(action_of(story, 2), "writes A.i = 0");
    assert_string_equal(action_of(story, 3), "(3 more iterations like this)");
    assert_null(story->rows.items[3].file);
    assert_string_equal(action_of(story, 4), "reads A.on = false");
    assert_string_equal(action_of(story, 5), "writes A.i = 4");
    assert_string_equal(action_of(story, 6), "ends");
    story_free(story);
}

static void few_rounds_and_other_threads_stay(void **state) {
    (void)state;
    struct story *story = story_new();
    for (u32 i = 0; i < 3; i++) {
        add(story, 0, 7, "reads A.on = false");
        add(story, 0, 8, "yields");
    }
    for (u32 i = 0; i < 12; i++) add(story, i % 2, 7, "reads A.on = false");
    story_fold(story);
    assert_int_equal(story->rows.count, 18);
    story_free(story);
}

static void values_in_one_line_become_a_list(void **state) {
    (void)state;
    struct story *story = story_new();
    struct story_row *row = add(story, 0, 7, "writes A.i = 0");
    for (u32 i = 1; i < 30; i++) vec_push(&row->actions, arena_printf(story->arena, "writes A.i = %u", i));
    vec_push(&row->actions, "writes A.j = 0");
    vec_push(&row->actions, "writes A.j = 1");
    story_fold(story);
    assert_int_equal(story->rows.items[0].actions.count, 3);
    assert_string_equal(action_of(story, 0), "writes A.i = 0, 1, .., 29 (30 times)");
    assert_string_equal(story->rows.items[0].actions.items[2], "writes A.j = 1");
    story_free(story);
}

static struct story *begun(u32 rows, const char *then) {
    struct story *story = story_new();
    for (u32 i = 0; i < rows; i++) add(story, 0, (int)i + 1, arena_printf(story->arena, "writes A.f%u = 1", i));
    add(story, 0, 20, then);
    add(story, 1, 30, "reads A.f0 = 1");
    story_fold(story);
    return story;
}

static void a_long_beginning_is_counted_only(void **state) {
    (void)state;
    struct story *story = begun(9, "starts t");
    assert_int_equal(story->rows.count, 3);
    assert_string_equal(action_of(story, 0), "(9 rows before the first start left out)");
    assert_int_equal(story->rows.items[0].step, 1);
    assert_string_equal(action_of(story, 1), "starts t");
    assert_string_equal(action_of(story, 2), "reads A.f0 = 1");
    story_free(story);
}

static void short_beginnings_and_those_without_a_start_stay(void **state) {
    (void)state;
    struct story *story = begun(3, "starts t");
    assert_int_equal(story->rows.count, 5);
    story_free(story);
    story = begun(9, "ends");
    assert_int_equal(story->rows.count, 11);
    story_free(story);
}

static void name_threads(struct story *story, u32 count) {
    for (u32 i = 0; i < count; i++) vec_push(&story->threads, arena_printf(story->arena, "t%u", i));
}

static void many_starts_become_one(void **state) {
    (void)state;
    struct story *story = story_new();
    struct story_row *row = add(story, 0, 7, "starts a");
    for (u32 i = 0; i < 4; i++) vec_push(&row->actions, arena_printf(story->arena, "starts t%u", i));
    vec_push(&row->actions, "ends");
    row = add(story, 1, 7, "starts b");
    vec_push(&row->actions, "starts c");
    story_fold(story);
    assert_int_equal(story->rows.items[0].actions.count, 2);
    assert_string_equal(action_of(story, 0), "starts a and t0 ... t3 (5 threads)");
    assert_string_equal(story->rows.items[0].actions.items[1], "ends");
    assert_int_equal(story->rows.items[1].actions.count, 2);
    story_free(story);
}

static void starts_in_several_lines_become_one(void **state) {
    (void)state;
    struct story *story = story_new();
    add(story, 0, 1, "starts t0");
    add(story, 0, 2, "starts u0");
    add(story, 0, 3, "locks A");
    for (u32 i = 0; i < 3; i++) {
        add(story, 0, 7, arena_printf(story->arena, "starts t%u", 2 * i + 1));
        add(story, 0, 8, arena_printf(story->arena, "starts t%u", 2 * i + 2));
    }
    add(story, 1, 9, "starts w0");
    story_fold(story);
    assert_int_equal(story->rows.count, 5);
    assert_string_equal(action_of(story, 1), "starts u0");
    assert_string_equal(action_of(story, 3), "starts t1 ... t6 (6 threads)");
    assert_int_equal(story->rows.items[3].line, 7);
    assert_string_equal(action_of(story, 4), "starts w0");
    story_free(story);
}

static void those_who_do_the_same_are_named(void **state) {
    (void)state;
    static const u32 order[] = {2, 4, 1, 3};
    struct story *story = story_new();
    name_threads(story, 6);
    add(story, 0, 1, "starts t1");
    for (u32 i = 0; i < 4; i++) {
        add(story, order[i], 7, "locks A");
        add(story, order[i], 8, "waits on A");
    }
    add(story, 5, 7, "locks A");
    add(story, 5, 9, "ends");
    story_fold(story);
    assert_int_equal(story->rows.count, 6);
    assert_int_equal(story->rows.items[1].thread, 2);
    assert_string_equal(action_of(story, 2), "waits on A");
    assert_string_equal(action_of(story, 3), "(3 others do the same: t1, t3 and t4)");
    assert_int_equal(story->rows.items[3].step, 4);
    assert_null(story->rows.items[3].file);
    assert_string_equal(action_of(story, 5), "ends");
    story_free(story);
}

static void others_and_few_are_told_one_by_one(void **state) {
    (void)state;
    struct story *story = story_new();
    name_threads(story, 5);
    for (u32 i = 0; i < 3; i++) add(story, i, 7, "locks A");
    for (u32 i = 0; i < 5; i++) add(story, i, 8, arena_printf(story->arena, "writes A.x = %u", i));
    for (u32 i = 0; i < 8; i++) add(story, i % 2, 9, "unlocks A");
    story_fold(story);
    assert_int_equal(story->rows.count, 16);
    story_free(story);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rounds_in_the_middle_are_left_out),
        cmocka_unit_test(few_rounds_and_other_threads_stay),
        cmocka_unit_test(values_in_one_line_become_a_list),
        cmocka_unit_test(a_long_beginning_is_counted_only),
        cmocka_unit_test(short_beginnings_and_those_without_a_start_stay),
        cmocka_unit_test(many_starts_become_one),
        cmocka_unit_test(starts_in_several_lines_become_one),
        cmocka_unit_test(those_who_do_the_same_are_named),
        cmocka_unit_test(others_and_few_are_told_one_by_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
