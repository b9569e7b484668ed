#include "report/folding.h"

#include <stdlib.h>
#include <string.h>

#include "report/crowd.h"

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

static bool starts(const char *action) { return strncmp(action, "starts ", 7) == 0; }

/* Threads that are started one after the other: "starts t0 ... t9 (10 threads)". Returns how many actions became one.
 */
static u32 fold_starts(struct story *story, struct texts *actions, u32 first, u32 kept) {
    struct texts names = {0};
    for (u32 i = first; i < actions->count && starts(actions->items[i]); i++) vec_push(&names, actions->items[i] + 7);
    u32 count = names.count;
    if (count >= FEWEST_ROUNDS)
        actions->items[kept] =
            arena_printf(story->arena, "starts %s (%u threads)", crowd_names(story->arena, names.items, count), count);
    vec_free(&names);
    return count >= FEWEST_ROUNDS ? count : 0;
}

static void fold_actions(struct story *story, struct texts *actions) {
    u32 kept = 0, run;
    for (u32 i = 0; i < actions->count; i += run) {
        const char *first = actions->items[i];
        if ((run = fold_starts(story, actions, i, kept))) {
            kept++;
            continue;
        }
        for (run = 1; i + run < actions->count && is_like(first, actions->items[i + run]);) run++;
        if (run < FEWEST_ROUNDS || !*value_of(first)) run = 1;
        actions->items[kept++] = run == 1 ? first : folded(story->arena, actions->items + i, run);
    }
    actions->count = kept;
}

/* ---- starts ---- */

static bool only_starts(const struct story_row *row) {
    for (u32 i = 0; i < row->actions.count; i++)
        if (!starts(row->actions.items[i])) return false;
    return row->actions.count;
}

/* How many rows, from the first on, only tell that their thread starts others; *started: how many these are. */
static u32 starts_in_a_row(const struct story_row *rows, u32 count, u32 *started) {
    u32 length = 0;
    *started = 0;
    for (; length < count && rows[length].thread == rows->thread && only_starts(&rows[length]); length++)
        *started += rows[length].actions.count;
    return length;
}

/* Many threads that are started one after the other, in whatever lines: all in the first one's row. */
static void join_starts(struct story *story) {
    struct story_row *rows = story->rows.items;
    u32 kept = 0, started;
    for (u32 i = 0, length; i < story->rows.count; i += length) {
        length = starts_in_a_row(rows + i, story->rows.count - i, &started);
        if (length <= 1 || started < FEWEST_ROUNDS) length = 1;
        rows[kept] = rows[i];
        for (u32 k = i + 1; k < i + length; k++) {
            for (u32 a = 0; a < rows[k].actions.count; a++) vec_push(&rows[kept].actions, rows[k].actions.items[a]);
            vec_free(&rows[k].actions);
        }
        kept++;
    }
    story->rows.count = kept;
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
    vec_push(&gap.actions, arena_printf(story->arena, "(%u more iterations like this)", rounds - 2));
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
        if (starts(row->actions.items[i])) return true;
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
    vec_push(&gap.actions, arena_printf(story->arena, "(%u rows before the first start left out)", alone));
    drop(rows, alone);
    rows[0] = gap;
    memmove(rows + 1, rows + alone, (story->rows.count - alone) * sizeof *rows);
    story->rows.count -= alone - 1;
}

/* ---- crowds ---- */

/* The rows of a thread until another one comes. */
static u32 turn_of(const struct story_row *rows, u32 count) {
    u32 length = 1;
    while (length < count && rows[length].thread == rows[0].thread) length++;
    return length;
}

static bool does_the_same(const struct story_row *a, const struct story_row *b) {
    if (a->line != b->line || !is_same_text(a->file, b->file) || a->actions.count != b->actions.count) return false;
    for (u32 i = 0; i < a->actions.count; i++)
        if (strcmp(a->actions.items[i], b->actions.items[i]) != 0) return false;
    return !a->step == !b->step;
}

/* How many turns of the same deeds, each of another thread, come in a row; `length` is that of one. */
static u32 turns_like(const struct story_row *rows, u32 count, u32 length) {
    u32 turns = 1;
    for (; (turns + 1) * length <= count; turns++) {
        const struct story_row *next = rows + turns * length;
        if (turn_of(next, count - turns * length) != length) return turns;
        for (u32 i = 0; i < length; i++)
            if (!does_the_same(&rows[i], &next[i])) return turns;
        for (u32 i = 0; i < turns; i++)
            if (rows[i * length].thread == next->thread) return turns;
    }
    return turns;
}

static int by_number(const void *a, const void *b) {
    u32 x = *(const u32 *)a, y = *(const u32 *)b;
    return x < y ? -1 : x > y;
}

/* Who they are, in the order of the columns. */
static const char *names_of(struct story *story, const struct story_row *rows, u32 length, u32 turns) {
    struct VEC(u32) threads = {0};
    struct texts names = {0};
    for (u32 i = 0; i < turns; i++) vec_push(&threads, rows[i * length].thread);
    qsort(threads.items, threads.count, sizeof *threads.items, by_number);
    for (u32 i = 0; i < turns; i++) vec_push(&names, story->threads.items[threads.items[i]]);
    const char *text = crowd_names(story->arena, names.items, names.count);
    vec_free(&threads);
    vec_free(&names);
    return text;
}

/* The first turn stays, and a row says who then did the same. Returns how many rows that is. */
static u32 fold_turns(struct story *story, struct story_row *to, struct story_row *from, u32 length, u32 turns) {
    struct story_row gap = {.thread = from->thread, .step = from[length].step};
    vec_push(&gap.actions, arena_printf(story->arena, "(%u others do the same: %s)", turns - 1,
                                        names_of(story, from + length, length, turns - 1)));
    drop(from + length, length * (turns - 1));
    memmove(to, from, length * sizeof *to);
    to[length] = gap;
    return length + 1;
}

static void fold_crowds(struct story *story) {
    struct story_row *rows = story->rows.items;
    u32 count = story->rows.count, kept = 0;
    for (u32 i = 0; i < count;) {
        u32 length = turn_of(rows + i, count - i), turns = turns_like(rows + i, count - i, length);
        if (turns > CROWD_FEWEST) kept += fold_turns(story, rows + kept, rows + i, length, turns);
        else
            for (u32 k = 0; k < turns * length; k++) rows[kept++] = rows[i + k];
        i += turns * length;
    }
    story->rows.count = kept;
}

void story_fold(struct story *story) {
    join_starts(story);
    for (u32 i = 0; i < story->rows.count; i++) fold_actions(story, &story->rows.items[i].actions);
    fold_beginning(story);
    fold_rows(story);
    fold_crowds(story);
}
