#include "report/folding.h"

#include <stdlib.h>
#include <string.h>

enum { FEWEST_ROUNDS = 4, MOST_ROWS = 12, MOST_ALONE = 3 };

/* ---- within a row ---- */

/* How much of an action comes before its value: "writes A.x" of "writes A.x = 3". */
static size_t stem_of(const char *action) {
    size_t length = strlen(action);
    for (size_t i = length; i >= 3; i--)
        if (strncmp(action + i - 3, " = ", 3) == 0) return i - 3;
    return length;
}

static bool is_like(const char *a, const char *b) {
    size_t stem = stem_of(a);
    return stem == stem_of(b) && strncmp(a, b, stem) == 0;
}

static const char *value_of(const char *action) {
    const char *value = action + stem_of(action);
    return *value ? value + 3 : "";
}

static const char *folded(struct arena *arena, const char *const *actions, u32 count) {
    return arena_printf(arena, "%s, %s, .., %s (%u times)", actions[0], value_of(actions[1]),
                        value_of(actions[count - 1]), count);
}

static void fold_actions(struct story *story, struct texts *actions) {
    u32 kept = 0, run;
    for (u32 i = 0; i < actions->count; i += run) {
        const char *first = actions->items[i];
        for (run = 1; i + run < actions->count && is_like(first, actions->items[i + run]);) run++;
        if (run < FEWEST_ROUNDS || !*value_of(first)) run = 1;
        actions->items[kept++] = run == 1 ? first : folded(story->arena, actions->items + i, run);
    }
    actions->count = kept;
}

/* ---- rounds of rows ---- */

static bool is_same_text(const char *a, const char *b) { return a && b ? strcmp(a, b) == 0 : a == b; }

static bool is_like_row(const struct story_row *a, const struct story_row *b) {
    if (a->thread != b->thread || a->line != b->line || !is_same_text(a->file, b->file)) return false;
    if (a->actions.count != b->actions.count) return false;
    for (u32 i = 0; i < a->actions.count; i++)
        if (!is_like(a->actions.items[i], b->actions.items[i])) return false;
    return true;
}

static bool is_of_one_thread(const struct story_row *rows, u32 count) {
    for (u32 i = 1; i < count; i++)
        if (rows[i].thread != rows[0].thread) return false;
    return true;
}

/* How often the first `length` rows come in a row. */
static u32 rounds_of(const struct story_row *rows, u32 count, u32 length) {
    u32 same = length;
    if (length > count || !is_of_one_thread(rows, length)) return 0;
    while (same < count && is_like_row(&rows[same], &rows[same - length])) same++;
    return same / length;
}

static void drop(struct story_row *rows, u32 count) {
    for (u32 i = 0; i < count; i++) vec_free(&rows[i].actions);
}

/* Moves rounds to where they stay: the first, a row about those left out, the last. Returns how many rows that is. */
static u32 fold_rounds(struct story *story, struct story_row *to, struct story_row *from, u32 length, u32 rounds) {
    u32 between = length * (rounds - 2);
    struct story_row gap = {.thread = from->thread, .step = from[length].step};
    vec_push(&gap.actions, arena_printf(story->arena, "(%u more rounds like this)", rounds - 2));
    drop(from + length, between);
    memmove(to, from, length * sizeof *to);
    to[length] = gap;
    memmove(to + length + 1, from + length + between, length * sizeof *to);
    return 2 * length + 1;
}

static void fold_rows(struct story *story) {
    struct story_row *rows = story->rows.items;
    u32 count = story->rows.count, kept = 0;
    for (u32 i = 0; i < count;) {
        u32 length = 1, rounds = 0;
        while (length <= MOST_ROWS && (rounds = rounds_of(rows + i, count - i, length)) < FEWEST_ROUNDS) length++;
        if (length > MOST_ROWS) rows[kept++] = rows[i++];
        else {
            kept += fold_rounds(story, rows + kept, rows + i, length, rounds);
            i += length * rounds;
        }
    }
    story->rows.count = kept;
}

/* ---- the beginning ---- */

static bool is_start(const struct story_row *row) {
    for (u32 i = 0; i < row->actions.count; i++)
        if (strncmp(row->actions.items[i], "starts ", 7) == 0) return true;
    return false;
}

/* How many rows come before the first start; 0 if there is none. */
static u32 rows_alone(const struct story *story) {
    for (u32 i = 0; i < story->rows.count; i++)
        if (is_start(&story->rows.items[i])) return is_of_one_thread(story->rows.items, i) ? i : 0;
    return 0;
}

static void fold_beginning(struct story *story) {
    struct story_row *rows = story->rows.items;
    u32 alone = rows_alone(story);
    if (alone <= MOST_ALONE) return;
    struct story_row gap = {.thread = rows->thread, .step = rows->step};
    vec_push(&gap.actions, arena_printf(story->arena, "(alone at %u places)", alone));
    drop(rows, alone);
    rows[0] = gap;
    memmove(rows + 1, rows + alone, (story->rows.count - alone) * sizeof *rows);
    story->rows.count -= alone - 1;
}

void story_fold(struct story *story) {
    for (u32 i = 0; i < story->rows.count; i++) fold_actions(story, &story->rows.items[i].actions);
    fold_beginning(story);
    fold_rows(story);
}
