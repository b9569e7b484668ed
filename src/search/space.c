#include "search/space.h"

enum { TRAIL_BYTES = 64 << 20 };

static u32 group_of(struct touched c) {
    if (c.kind == COMPONENT_THREAD) return (u32)c.key;
    if (c.kind == COMPONENT_FRAME) return (u32)(c.key >> 32);
    return TREE_ANYWHERE;
}

static u64 key_of(struct touched c) { return (u64)c.kind << 60 ^ c.key; }

u32 space_slot(struct space *space, struct touched c) { return slots_of(space->slots, c, group_of(c)); }

/* Interns one component and puts its id into the vector. */
static bool store_component(struct space *space, struct touched c) {
    u32 length, id = 0;
    const void *bytes = seam_read(space->vm, c, &length);
    if (space->fingerprint) {
        fingerprint_set(space->fingerprint, key_of(c), bytes, length);
        return true;
    }
    if (length && !(id = component_intern(space->components, c.kind, bytes, length))) return false;
    return cursor_set(space->cursor, space_slot(space, c), id);
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

int space_open_lossy(struct space *space, struct vm *vm, u64 limit, struct diag *diag) {
    *space = (struct space){.vm = vm, .budget = {.limit = limit}};
    space->fingerprint = fingerprint_new(&space->budget);
    struct first first = {space, !space->fingerprint};
    if (!first.full) seam_each(vm, store_first, &first);
    return first.full ? diag_set(diag, "--max-memory is too small to store even one state") : 0;
}

void space_close(struct space *space) {
    slots_free(space->slots);
    fingerprint_free(space->fingerprint);
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

bool space_follow(struct space *space) {
    return store_touched(space) && (space->fingerprint || cursor_settle(space->cursor));
}

enum visit space_commit(struct space *space, u32 *state) {
    switch (space->fingerprint ? fingerprint_commit(space->fingerprint, state) : cursor_commit(space->cursor, state)) {
    case INTERNED_NEW: return VISIT_NEW;
    case INTERNED_FULL: return VISIT_FULL;
    default: return VISIT_SEEN;
    }
}

enum visit space_visit(struct space *space, u32 *state) {
    return store_touched(space) ? space_commit(space, state) : VISIT_FULL;
}

/* The VM has one global component, number 0; the note is number 1. */
bool space_note(struct space *space, u64 note) {
    struct touched c = {COMPONENT_GLOBAL, 1};
    if (space->fingerprint) {
        fingerprint_set(space->fingerprint, key_of(c), &note, sizeof note);
        return true;
    }
    u32 id = component_intern(space->components, COMPONENT_GLOBAL, &note, sizeof note);
    u32 slot = slots_of(space->slots, c, TREE_ANYWHERE);
    return id && cursor_set(space->cursor, slot, id);
}

bool space_goto(struct space *space, u32 state) { return cursor_goto(space->cursor, state, NULL, NULL); }

struct space_mark space_mark(struct space *space, u32 state) {
    u64 store = space->fingerprint ? fingerprint_mark(space->fingerprint) : cursor_mark(space->cursor);
    return (struct space_mark){seam_mark(space->vm), store, state};
}

void space_undo(struct space *space, struct space_mark mark) {
    seam_undo(space->vm, mark.vm);
    space_undo_store(space, mark);
}

void space_undo_store(struct space *space, struct space_mark mark) {
    if (space->fingerprint) fingerprint_undo(space->fingerprint, mark.cursor);
    else if (!cursor_undo(space->cursor, mark.cursor) && mark.state) cursor_goto(space->cursor, mark.state, NULL, NULL);
}

u64 space_bytes(const struct space *space) {
    u64 more = space->fingerprint ? fingerprint_bytes(space->fingerprint) : space->slots ? slots_bytes(space->slots) : 0;
    return space->budget.used + more + undo_bytes(space->vm);
}
