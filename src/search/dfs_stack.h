/* dfs_stack.h - the states on a depth-first path, with the choices tried or to be tried from each.
 *
 * Level 0 is the start; step n leads from level n - 1 to level n. The choices of a level that are TO_TRY are its
 * backtrack set (dpor.h); those that are TRIED were taken.
 */
#ifndef HAVELOCK_SEARCH_DFS_STACK_H
#define HAVELOCK_SEARCH_DFS_STACK_H

#include <assert.h>

#include "base/archive.h"
#include "search/path/schedule.h"
#include "search/space/space.h"

struct level {
    struct space_mark mark; /* how to come back; mark.state is 0 for a state that was not stored */
    u32 first, count;       /* its choices, in stack.choices, by thread */
    u32 cursor;             /* no choice before it is TO_TRY */
    bool full;              /* everything is to be tried */
    bool idle;              /* time may pass here, though threads can go on: they go round in a closed component */
    u64 time_limit;         /* then: not more than that */
};

enum tried { NOT_TRIED, TO_TRY, TRIED };

struct dfs_stack {
    struct VEC(struct level) levels;
    struct VEC(struct choice) choices;
    struct VEC(u8) tried; /* enum tried, beside choices */
};

void dfs_stack_free(struct dfs_stack *stack);
u64 dfs_stack_bytes(const struct dfs_stack *stack);

/* A state with its choices, in the order of seam_choices, becomes the top level. Nothing is to be tried yet. */
struct level *dfs_stack_push(struct dfs_stack *stack, struct space_mark mark, const struct schedule *choices);
void dfs_stack_pop(struct dfs_stack *stack);

static inline struct level *dfs_stack_top(struct dfs_stack *stack) {
    assert(stack->levels.count);
    return &stack->levels.items[stack->levels.count - 1];
}

/* The top level has these choices instead, all of which are to be tried. */
void dfs_stack_renew(struct dfs_stack *stack, const struct schedule *choices);

/* The next choice to be tried at the top; false: none. */
bool dfs_stack_next(struct dfs_stack *stack, struct choice *choice);

/* The choice that dfs_stack_next yielded last is to be tried after all. */
void dfs_stack_untry(struct dfs_stack *stack);

/* Can the thread go on there? */
bool dfs_stack_enabled(const struct dfs_stack *stack, const struct level *level, u32 thread);

/* All choices of the thread, or all there are, are to be tried at that level, unless they were. */
void dfs_stack_try(struct dfs_stack *stack, struct level *level, u32 thread);
void dfs_stack_try_all(struct dfs_stack *stack, struct level *level);

/* All of a level but its mark. Reading fills the top, which was just pushed in the same state: the choices must be the
 * same. */
void dfs_stack_write_level(const struct dfs_stack *stack, const struct level *level, struct archive_writer *w);
void dfs_stack_read_top(struct dfs_stack *stack, struct archive_reader *r);

#endif
