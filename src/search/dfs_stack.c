#include "search/dfs_stack.h"

#include <assert.h>
#include <stdlib.h>

void dfs_stack_free(struct dfs_stack *stack) {
    vec_free(&stack->levels);
    vec_free(&stack->choices);
    vec_free(&stack->tried);
}

u64 dfs_stack_bytes(const struct dfs_stack *stack) {
    return stack->levels.capacity * sizeof(struct level) + stack->choices.capacity * (sizeof(struct choice) + 1);
}

static void push_choices(struct dfs_stack *stack, const struct schedule *choices) {
    for (u32 i = 0; i < choices->count; i++) {
        assert(i == 0 || choices->items[i - 1].thread <= choices->items[i].thread);
        vec_push(&stack->choices, choices->items[i]);
        vec_push(&stack->tried, NOT_TRIED);
    }
}

struct level *dfs_stack_push(struct dfs_stack *stack, struct space_mark mark, const struct schedule *choices) {
    struct level level = {.mark = mark, .first = stack->choices.count, .count = choices->count};
    push_choices(stack, choices);
    vec_push(&stack->levels, level);
    return dfs_stack_top(stack);
}

void dfs_stack_pop(struct dfs_stack *stack) {
    struct level level = vec_pop(&stack->levels);
    stack->choices.count = stack->tried.count = level.first;
}

void dfs_stack_renew(struct dfs_stack *stack, const struct schedule *choices) {
    struct level *level = dfs_stack_top(stack);
    stack->choices.count = stack->tried.count = level->first;
    push_choices(stack, choices);
    level->count = choices->count;
    level->cursor = 0;
    dfs_stack_try_all(stack, level);
}

bool dfs_stack_next(struct dfs_stack *stack, struct choice *choice) {
    struct level *level = dfs_stack_top(stack);
    for (; level->cursor < level->count; level->cursor++) {
        u8 *tried = &stack->tried.items[level->first + level->cursor];
        if (*tried != TO_TRY) continue;
        *tried = TRIED;
        *choice = stack->choices.items[level->first + level->cursor];
        return true;
    }
    return false;
}

/* Where the choices of a thread begin; level->count: it has none. */
static u32 find(const struct dfs_stack *stack, const struct level *level, u32 thread) {
    u32 low = 0, high = level->count;
    while (low < high) {
        u32 middle = (low + high) / 2;
        if (stack->choices.items[level->first + middle].thread < thread) low = middle + 1;
        else high = middle;
    }
    return low < level->count && stack->choices.items[level->first + low].thread == thread ? low : level->count;
}

bool dfs_stack_enabled(const struct dfs_stack *stack, const struct level *level, u32 thread) {
    return find(stack, level, thread) < level->count;
}

static void mark(struct dfs_stack *stack, struct level *level, u32 index) {
    u8 *tried = &stack->tried.items[level->first + index];
    if (*tried != NOT_TRIED) return;
    *tried = TO_TRY;
    if (index < level->cursor) level->cursor = index;
}

void dfs_stack_try(struct dfs_stack *stack, struct level *level, u32 thread) {
    for (u32 i = find(stack, level, thread); i < level->count; i++) {
        if (stack->choices.items[level->first + i].thread != thread) break;
        mark(stack, level, i);
    }
}

void dfs_stack_try_all(struct dfs_stack *stack, struct level *level) {
    level->full = true;
    for (u32 i = 0; i < level->count; i++) mark(stack, level, i);
}

void dfs_stack_untry(struct dfs_stack *stack) {
    const struct level *level = dfs_stack_top(stack);
    assert(level->cursor < level->count && stack->tried.items[level->first + level->cursor] == TRIED);
    stack->tried.items[level->first + level->cursor] = TO_TRY;
}

/* ---- archives ---- */

void dfs_stack_write_level(const struct dfs_stack *stack, const struct level *level, struct archive_writer *w) {
    archive_put_list(w, stack->choices.items + level->first, level->count, sizeof(struct choice));
    archive_put_list(w, stack->tried.items + level->first, level->count, 1);
    archive_put32(w, level->cursor);
    archive_put32(w, level->full);
}

void dfs_stack_read_top(struct dfs_stack *stack, struct archive_reader *r) {
    struct level *level = dfs_stack_top(stack);
    u32 choices, marks;
    const void *expected = archive_get_list(r, &choices, sizeof(struct choice));
    const u8 *tried = archive_get_list(r, &marks, 1);
    level->cursor = archive_get_upto(r, level->count);
    level->full = archive_get_upto(r, 1);
    archive_check(r, choices == level->count && marks == level->count);
    if (r->failed || !level->count) return;
    archive_check(r, memcmp(expected, stack->choices.items + level->first, choices * sizeof(struct choice)) == 0);
    for (u32 i = 0; i < marks; i++) {
        archive_check(r, tried[i] <= TRIED);
        stack->tried.items[level->first + i] = tried[i];
    }
}
