#include "state/cursor.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "state/component_table.h"
#include "state/memo.h"
#include "state/trail.h"

/* The subtree at depth d whose slots have paths ending in the d bits p is cell (1 << d) + p. So the
 * row of a depth starts at 1 << d, and the halves of (d, p) are (d + 1, p) and (d + 1, p + (1 << d)).
 * Where a cell is does not depend on the height: when the trie gets deeper, a row is appended.
 *
 * Invariants when not pending: the cells of row `height` are 0 or leaves; every cell above is the
 * join of its halves. Row 0 is not used: the state itself is a root of the tree. */
#define HEIGHT_FIRST 4
#define HEIGHT_MAX   PLACEMENT_PATH_BITS

/* More cells than this are not sorted by insertion. */
#define MANY 64

struct cursor {
    struct tree *tree;
    struct budget *budget;
    u32 *cells;     /* 2 << height */
    u32 *work;      /* 1 << height: cells whose parents are to be computed */
    u64 *busy;      /* one bit per cell of the slots' row: it is in `work` */
    u32 height;     /* depth of the row that holds the slots */
    u32 work_count; /* slots set since the last commit */
    bool stale;     /* a commit or move failed half-way: cells may contradict each other */
    struct trail trail;
    /* Trail entries for row d below this position were made when row d held the slots. */
    u64 leaf_row_until[HEIGHT_MAX + 1];
    struct memo memo;
};

static size_t cells_bytes(u32 height) { return ((size_t)2 << height) * sizeof(u32); }

static size_t work_bytes(u32 height) { return ((size_t)1 << height) * sizeof(u32); }

static size_t busy_bytes(u32 height) { return (((size_t)2 << height) + 63) / 64 * sizeof(u64); }

struct cursor *cursor_new(struct tree *tree, struct budget *budget, u64 trail_bytes) {
    struct cursor *cursor = budget_take(budget, sizeof *cursor);
    if (!cursor) return NULL;
    cursor->tree = tree;
    cursor->budget = budget;
    cursor->height = HEIGHT_FIRST;
    cursor->cells = budget_take(budget, cells_bytes(cursor->height));
    cursor->work = budget_take(budget, work_bytes(cursor->height));
    cursor->busy = budget_take(budget, busy_bytes(cursor->height));
    bool has_trail = trail_open(&cursor->trail, budget, trail_bytes);
    if (cursor->cells && cursor->work && cursor->busy && has_trail) return cursor;
    cursor_free(cursor);
    return NULL;
}

void cursor_free(struct cursor *cursor) {
    if (!cursor) return;
    struct budget *budget = cursor->budget;
    trail_close(&cursor->trail);
    budget_return(budget, cursor->cells, cells_bytes(cursor->height));
    budget_return(budget, cursor->work, work_bytes(cursor->height));
    budget_return(budget, cursor->busy, busy_bytes(cursor->height));
    budget_return(budget, cursor, sizeof *cursor);
}

u64 cursor_bytes(const struct cursor *cursor) {
    return budget_round(sizeof *cursor) + budget_round(cells_bytes(cursor->height)) +
           budget_round(work_bytes(cursor->height)) + budget_round(busy_bytes(cursor->height)) +
           trail_bytes(&cursor->trail);
}

static bool is_busy(const struct cursor *cursor, u32 cell) { return cursor->busy[cell / 64] >> (cell % 64) & 1; }

static void set_busy(struct cursor *cursor, u32 cell) { cursor->busy[cell / 64] |= UINT64_C(1) << (cell % 64); }

static void clear_busy(struct cursor *cursor, u32 cell) { cursor->busy[cell / 64] &= ~(UINT64_C(1) << (cell % 64)); }

static u32 row_of(u32 cell) { return 31 - (u32)__builtin_clz(cell); }

static void *enlarge(const struct cursor *cursor, void *pages, size_t (*bytes)(u32 height)) {
    return budget_grow(cursor->budget, pages, bytes(cursor->height), bytes(cursor->height + 1));
}

/* Gives back what was enlarged before a failure, so that the bytes held always follow from the height. */
static void shrink(const struct cursor *cursor, void *pages, size_t (*bytes)(u32 height)) {
    size_t kept = budget_round(bytes(cursor->height));
    size_t held = budget_round(bytes(cursor->height + 1));
    if (held > kept) budget_return(cursor->budget, (u8 *)pages + kept, held - kept);
}

static bool make_room_for_a_row(struct cursor *cursor) {
    if (cursor->height == HEIGHT_MAX) return false;
    u32 *cells = enlarge(cursor, cursor->cells, cells_bytes);
    if (!cells) return false;
    cursor->cells = cells;
    u32 *work = enlarge(cursor, cursor->work, work_bytes);
    if (!work) {
        shrink(cursor, cells, cells_bytes);
        return false;
    }
    cursor->work = work;
    u64 *busy = enlarge(cursor, cursor->busy, busy_bytes);
    if (!busy) {
        shrink(cursor, cells, cells_bytes);
        shrink(cursor, work, work_bytes);
        return false;
    }
    cursor->busy = busy;
    return true;
}

/* The slots move to a new row; where they were, each is now the only filled slot of its subtree. */
static bool grow(struct cursor *cursor) {
    if (!make_room_for_a_row(cursor)) return false;
    u32 row = 1u << cursor->height;
    memcpy(cursor->cells + 2 * (size_t)row, cursor->cells + row, row * sizeof(u32));
    for (u32 i = 0; i < cursor->work_count; i++) {
        clear_busy(cursor, cursor->work[i]);
        cursor->work[i] += row;
        set_busy(cursor, cursor->work[i]);
    }
    cursor->leaf_row_until[cursor->height] = cursor->trail.head;
    cursor->height++;
    return true;
}

u32 cursor_get(const struct cursor *cursor, u32 slot) {
    u32 path = tree_path(cursor->tree, slot);
    if (path == PLACEMENT_NONE || path >> cursor->height) return 0;
    return cursor->cells[(1u << cursor->height) + path] >> 1;
}

struct leaves cursor_leaves(const struct cursor *cursor) {
    return (struct leaves){.at = cursor->cells + (1u << cursor->height), .count = 1u << cursor->height};
}

bool cursor_set(struct cursor *cursor, u32 slot, u32 id) {
    assert(id <= COMPONENT_ID_MAX);
    if (cursor_get(cursor, slot) == id) return true;
    u32 path = tree_place(cursor->tree, slot, TREE_ANYWHERE);
    if (path == PLACEMENT_NONE) return false;
    while (path >> cursor->height) {
        if (!grow(cursor)) return false;
    }
    u32 cell = (1u << cursor->height) + path;
    if (!is_busy(cursor, cell)) {
        trail_push(&cursor->trail, cell, cursor->cells[cell]);
        set_busy(cursor, cell);
        cursor->work[cursor->work_count++] = cell;
    }
    cursor->cells[cell] = id << 1;
    return true;
}

static void drop_work(struct cursor *cursor) {
    for (u32 i = 0; i < cursor->work_count; i++) clear_busy(cursor, cursor->work[i]);
    cursor->work_count = 0;
}

/* Which of two cells of a row comes first when they are ordered by the lowest bits first: then cells that share a
 * subtree lie next to each other, in every row. */
static bool comes_before(u32 a, u32 b) {
    u32 differ = a ^ b;
    return !(a & (differ & -differ));
}

static int compare_cells(const void *a, const void *b) {
    u32 left = *(const u32 *)a, right = *(const u32 *)b;
    return left == right ? 0 : comes_before(left, right) ? -1 : 1;
}

static void sort_work(struct cursor *cursor) {
    u32 *work = cursor->work, count = cursor->work_count;
    if (count > MANY) {
        qsort(work, count, sizeof *work, compare_cells);
        return;
    }
    for (u32 i = 1; i < count; i++) {
        u32 cell = work[i], at = i;
        for (; at && comes_before(cell, work[at - 1]); at--) work[at] = work[at - 1];
        work[at] = cell;
    }
}

static inline bool join(struct cursor *cursor, u32 left, u32 right, u32 *value) {
    *value = left;
    if (!right && !tree_is_node(left)) return true;
    *value = memo_find(&cursor->memo, left, right);
    if (*value) return true;
    if (!tree_join(cursor->tree, left, right, value)) return false;
    memo_keep(&cursor->memo, left, right, *value);
    return true;
}

/* Replaces the cells in `work`, which lie in one row, by their parents in the row above, joined again. A parent that
 * stays as it was is not left out: after a grow() it may have been ahead of those above it. */
static bool climb_to_row(struct cursor *cursor, u32 row) {
    u32 *cells = cursor->cells, *work = cursor->work, start = 1u << row, count = 0, last = 0;
    for (u32 i = 0; i < cursor->work_count; i++) {
        u32 cell = start | (work[i] & (start - 1)), value;
        if (cell == last) continue;
        last = cell;
        if (!join(cursor, cells[cell + start], cells[cell + 2 * start], &value)) return false;
        work[count++] = cell;
        if (value == cells[cell]) continue;
        trail_push(&cursor->trail, cell, cells[cell]);
        cells[cell] = value;
    }
    cursor->work_count = count;
    return true;
}

bool cursor_settle(struct cursor *cursor) {
    assert(!cursor->stale);
    for (u32 i = 0; i < cursor->work_count; i++) clear_busy(cursor, cursor->work[i]);
    sort_work(cursor);
    for (u32 row = cursor->height - 1; row > 0 && !cursor->stale; row--) cursor->stale = !climb_to_row(cursor, row);
    cursor->work_count = 0;
    return !cursor->stale;
}

enum interned cursor_commit(struct cursor *cursor, u32 *state) {
    if (!cursor_settle(cursor)) return INTERNED_FULL;
    enum interned result = tree_add(cursor->tree, (struct pair){cursor->cells[2], cursor->cells[3]}, state);
    cursor->stale = result == INTERNED_FULL;
    return result;
}

u64 cursor_mark(const struct cursor *cursor) {
    assert(!cursor->work_count && !cursor->stale);
    return cursor->trail.head;
}

static void put_back(struct cursor *cursor, u64 position, struct trail_entry entry) {
    u32 row = row_of(entry.cell);
    cursor->cells[entry.cell] = entry.value;
    if (position >= cursor->leaf_row_until[row]) return;
    u32 path = entry.cell - (1u << row);
    while (++row <= cursor->height) cursor->cells[(1u << row) + path] = entry.value;
}

bool cursor_undo(struct cursor *cursor, u64 mark) {
    struct trail *trail = &cursor->trail;
    assert(mark <= trail->head);
    if (mark < trail->tail) return false;
    drop_work(cursor);
    while (trail->head > mark) {
        struct trail_entry entry = trail_pop(trail);
        put_back(cursor, trail->head, entry);
    }
    for (u32 row = 1; row < cursor->height; row++) {
        if (cursor->leaf_row_until[row] > mark) cursor->leaf_row_until[row] = mark;
    }
    cursor->stale = false;
    return true;
}

/* ---- following ---- */

void cursor_follower_free(struct cursor_follower *f) {
    free(f->cells);
    *f = (struct cursor_follower){0};
}

u64 cursor_follower_bytes(const struct cursor_follower *f) { return f->height ? cells_bytes(f->height) : 0; }

static void follow_subtree(const struct cursor *cursor, struct cursor_follower *f, u32 row, u32 path, tree_visit *visit,
                           void *context) {
    u32 cell = (1u << row) + path, old = f->cells[cell], value = cursor->cells[cell];
    if (old == value) return;
    f->cells[cell] = value;
    if (row == cursor->height) {
        visit(context, tree_slot(cursor->tree, path), old >> 1, value >> 1);
        return;
    }
    follow_subtree(cursor, f, row + 1, path, visit, context);
    follow_subtree(cursor, f, row + 1, path | 1u << row, visit, context);
}

/* The slots lie in another row now: begins anew. */
static void follow_growth(const struct cursor *cursor, struct cursor_follower *f, tree_visit *visit, void *context) {
    u32 slots = f->height ? 1u << f->height : 0;
    for (u32 path = 0; path < slots; path++)
        if (f->cells[slots + path]) visit(context, tree_slot(cursor->tree, path), f->cells[slots + path] >> 1, 0);
    free(f->cells);
    f->height = cursor->height;
    f->cells = memory_zero((size_t)2 << f->height, sizeof(u32));
}

void cursor_follow(const struct cursor *cursor, struct cursor_follower *f, tree_visit *visit, void *context) {
    assert(!cursor->work_count && !cursor->stale);
    if (f->height != cursor->height) follow_growth(cursor, f, visit, context);
    follow_subtree(cursor, f, 1, 0, visit, context);
    follow_subtree(cursor, f, 1, 1, visit, context);
}

/* ---- moving ---- */

/* A move to another state; all: also look at subtrees that seem to be equal. */
struct move {
    struct cursor *cursor;
    tree_visit *visit;
    void *context;
    bool all;
};

static bool move_subtree(const struct move *move, u32 row, u32 path, u32 value) {
    struct cursor *cursor = move->cursor;
    u32 cell = (1u << row) + path;
    u32 old = cursor->cells[cell];
    if (old == value && (!move->all || row == cursor->height)) return true;
    if (row == cursor->height && !tree_is_node(value)) {
        cursor->cells[cell] = value;
        if (move->visit) move->visit(move->context, tree_slot(cursor->tree, path), old >> 1, value >> 1);
        return true;
    }
    if (row == cursor->height && !grow(cursor)) return false;
    struct pair halves = tree_halves(cursor->tree, value);
    if (!move_subtree(move, row + 1, path, halves.left)) return false;
    if (!move_subtree(move, row + 1, path | 1u << row, halves.right)) return false;
    cursor->cells[cell] = value;
    return true;
}

bool cursor_goto(struct cursor *cursor, u32 state, tree_visit *visit, void *context) {
    struct move move = {.cursor = cursor, .visit = visit, .context = context};
    move.all = cursor->stale || cursor->work_count;
    drop_work(cursor);
    trail_forget(&cursor->trail);
    struct pair halves = tree_root(cursor->tree, state);
    cursor->stale = !move_subtree(&move, 1, 0, halves.left) || !move_subtree(&move, 1, 1, halves.right);
    return !cursor->stale;
}
