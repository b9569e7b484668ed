#include "search/space.h"

enum { TRAIL_BYTES = 64 << 20 };

static u32 group_of(const struct space *space, struct touched c) {
    if (c.kind == COMPONENT_THREAD) return (u32)c.key;
    if (c.kind == COMPONENT_FRAME) return (u32)(c.key >> 32);
    (void)space;
    return TREE_ANYWHERE;
}

/* Interns one component and puts its id into the vector. */
static bool store_component(struct space *space, struct touched c) {
    u32 length, id = 0;
    const void *bytes = seam_read(space->vm, c, &length);
    if (length && !(id = component_intern(space->components, c.kind, bytes, length))) return false;
    return cursor_set(space->cursor, slots_of(space->slots, c, group_of(space, c)), id);
}

struct first {
    struct space *space;
    bool full;
};

static void store_first(void *context, struct touched c) {
    struct first *first = context;
    if (!store_component(first->space, c)) first->full = true;
}

int space_open(struct space *space, struct vm *vm, u64 limit, struct diag *diag) {
    *space = (struct space){.vm = vm, .budget = {.limit = limit}};
    space->components = component_table_new(&space->budget);
    space->tree = tree_new(&space->budget);
    if (space->tree) space->cursor = cursor_new(space->tree, &space->budget, TRAIL_BYTES);
    if (space->tree) space->slots = slots_new(space->tree);
    struct first first = {space, !space->components || !space->cursor || !space->slots};
    if (!first.full) seam_each(vm, store_first, &first);
    return first.full ? diag_set(diag, "--max-memory is too small to store even one state") : 0;
}

void space_close(struct space *space) {
    slots_free(space->slots);
    if (space->cursor) cursor_free(space->cursor);
    if (space->tree) tree_free(space->tree);
    if (space->components) component_table_free(space->components);
}

static bool store_touched(struct space *space) {
    u32 count;
    const struct touched *touched = seam_touched(space->vm, &count);
    for (u32 i = 0; i < count; i++)
        if (!store_component(space, touched[i])) return false;
    return true;
}

bool space_follow(struct space *space) { return store_touched(space) && cursor_settle(space->cursor); }

enum visit space_visit(struct space *space, u32 *state) {
    if (!store_touched(space)) return VISIT_FULL;
    switch (cursor_commit(space->cursor, state)) {
    case INTERNED_NEW: return VISIT_NEW;
    case INTERNED_FULL: return VISIT_FULL;
    default: return VISIT_SEEN;
    }
}

/* The VM has one global component, number 0; the note is number 1. */
bool space_note(struct space *space, u64 note) {
    u32 id = component_intern(space->components, COMPONENT_GLOBAL, &note, sizeof note);
    u32 slot = slots_of(space->slots, (struct touched){COMPONENT_GLOBAL, 1}, TREE_ANYWHERE);
    return id && cursor_set(space->cursor, slot, id);
}

bool space_goto(struct space *space, u32 state) { return cursor_goto(space->cursor, state, NULL, NULL); }

struct space_mark space_mark(struct space *space, u32 state) {
    return (struct space_mark){seam_mark(space->vm), cursor_mark(space->cursor), state};
}

void space_undo(struct space *space, struct space_mark mark) {
    seam_undo(space->vm, mark.vm);
    if (!cursor_undo(space->cursor, mark.cursor) && mark.state) cursor_goto(space->cursor, mark.state, NULL, NULL);
}

u64 space_bytes(const struct space *space) {
    return space->budget.used + slots_bytes(space->slots) + undo_bytes(space->vm);
}
