#include "search/space/space.h"

#include <assert.h>

#include "state/transfer.h"
#include "vm/state/number_archive.h"

enum { TRAIL_BYTES = 64 << 20 };

static u32 group_of(struct component_key c) {
    if (c.kind == COMPONENT_THREAD) return (u32)c.key;
    if (c.kind == COMPONENT_FRAME) return (u32)(c.key >> 32);
    return TREE_ANYWHERE;
}

static u64 key_of(struct component_key c) { return (u64)c.kind << 60 ^ c.key; }

u32 space_slot(struct space *space, struct component_key c) {
    assert(!space->fingerprint);
    return slot_map_of(space->slots, c, group_of(c));
}

static u32 intern(struct space *space, u32 kind, const void *bytes, u32 length) {
    return space->shared ? shards_component(space->shared->shards, kind, bytes, length)
                         : component_table_intern(space->components, kind, bytes, length);
}

const u8 *space_component(const struct space *space, u32 id, u32 *length) {
    assert(!space->fingerprint);
    return space->shared ? shards_contents(space->shared->shards, id, length)
                         : component_table_get(space->components, id, length);
}

void space_diff(const struct space *space, u32 from, u32 to, tree_visit *visit, void *context) {
    assert(!space->fingerprint);
    tree_diff(space->tree, from, to, visit, context);
}

/* Interns one component and puts its id into the vector. */
static bool store_component(struct space *space, struct component_key c) {
    u32 length, id = 0;
    const void *bytes = seam_read(space->vm, c, &length);
    if (space->fingerprint) {
        fingerprint_set(space->fingerprint, key_of(c), bytes, length);
        return true;
    }
    if (length && !(id = intern(space, c.kind, bytes, length))) return false;
    return cursor_set(space->cursor, space_slot(space, c), id);
}

struct first {
    struct space *space;
    bool full;
};

static void store_first(void *context, struct component_key c) {
    struct first *first = context;
    if (!store_component(first->space, c)) first->full = true;
}

static int too_small(struct diag *diag) {
    diag_set(diag, "there is too little memory to store even one state");
    return SPACE_TOO_SMALL;
}

static int open_empty(struct space *space, struct vm *vm, u64 limit, struct diag *diag) {
    *space = (struct space){.vm = vm, .budget = {.limit = limit}};
    space->components = component_table_new(&space->budget);
    space->tree = tree_new(&space->budget);
    if (space->tree) space->cursor = cursor_new(space->tree, &space->budget, TRAIL_BYTES);
    if (space->tree) space->slots = slot_map_new(space->tree);
    return space->components && space->cursor && space->slots ? 0 : too_small(diag);
}

/* The cursor shows the state that the VM is in. */
static int store_all(struct space *space, struct diag *diag) {
    struct first first = {space, false};
    seam_each(space->vm, store_first, &first);
    return first.full ? too_small(diag) : 0;
}

int space_open(struct space *space, struct vm *vm, u64 limit, struct diag *diag) {
    int status = open_empty(space, vm, limit, diag);
    return status < 0 ? status : store_all(space, diag);
}

static int open_empty_lossy(struct space *space, struct vm *vm, u64 limit, struct diag *diag) {
    *space = (struct space){.vm = vm, .budget = {.limit = limit}};
    space->fingerprint = fingerprint_new(&space->budget);
    return space->fingerprint ? 0 : too_small(diag);
}

int space_open_shared(struct space *space, struct vm *vm, struct shared_store *shared, struct diag *diag) {
    *space = (struct space){.vm = vm, .shared = shared, .budget = {.limit = shared->share}};
    space->tree = tree_new_shared(&shared->budget, shared->shards);
    if (space->tree) space->cursor = cursor_new(space->tree, &shared->budget, TRAIL_BYTES);
    if (space->tree) space->slots = slot_map_new_shared(space->tree, shared->slot_book);
    struct first first = {space, !space->cursor || !space->slots};
    if (!first.full) seam_each(vm, store_first, &first);
    return first.full ? too_small(diag) : 0;
}

int space_open_lossy(struct space *space, struct vm *vm, u64 limit, struct diag *diag) {
    int status = open_empty_lossy(space, vm, limit, diag);
    return status < 0 ? status : store_all(space, diag);
}

bool space_reopen(struct space *space, u64 limit, bool lossy) {
    struct vm *vm = space->vm;
    struct diag ignored;
    space_close(space);
    return (lossy ? space_open_lossy : space_open)(space, vm, limit, &ignored) == 0;
}

/* ---- archives ---- */

u32 space_states(const struct space *space) {
    return space->fingerprint ? fingerprint_states(space->fingerprint) : tree_states(space->tree);
}

static void write_slots(const struct space *space, struct archive_writer *w) {
    archive_put32(w, slot_map_count(space->slots));
    for (u32 i = 0; i < slot_map_count(space->slots); i++) {
        struct component_key c = slot_map_component(space->slots, i);
        archive_put32(w, c.kind);
        archive_put64(w, c.key);
    }
}

int space_write(struct space *space, struct archive_writer *w, struct diag *diag) {
    if (number_archive_write(space->vm, w, diag) < 0) return -1;
    if (space->fingerprint) transfer_write_fingerprints(space->fingerprint, w);
    else {
        transfer_write_components(space->components, w);
        transfer_write_tree(space->tree, w);
        write_slots(space, w);
    }
    return 0;
}

static int read_slots(struct space *space, struct archive_reader *r, struct diag *diag) {
    u32 count = archive_get_upto(r, TREE_SLOTS);
    for (u32 i = 0; i < count && !r->failed; i++) {
        struct component_key c = {archive_get_upto(r, COMPONENT_EFFECT), archive_get64(r)};
        if (!r->failed) archive_check(r, c.key >> 60 == 0 && slot_map_of(space->slots, c, group_of(c)) == i);
    }
    return r->failed ? diag_set(diag, "the checkpoint is damaged: inconsistent slots") : 0;
}

static int read_exact(struct space *space, struct archive_reader *r, struct diag *diag) {
    if (transfer_read_components(space->components, r, diag) < 0) return -1;
    if (transfer_read_tree(space->tree, component_table_count(space->components), r, diag) < 0) return -1;
    return read_slots(space, r, diag);
}

int space_open_archive(struct space *space, struct vm *vm, u64 limit, bool lossy, struct archive_reader *r,
                       struct diag *diag) {
    int status = (lossy ? open_empty_lossy : open_empty)(space, vm, limit, diag);
    if (status < 0) return status;
    if (number_archive_read(vm, r, diag) < 0) return -1;
    if ((lossy ? transfer_read_fingerprints(space->fingerprint, r, diag) : read_exact(space, r, diag)) < 0) return -1;
    return store_all(space, diag);
}

/* ---- stepping ---- */

void space_close(struct space *space) {
    slot_map_free(space->slots);
    fingerprint_free(space->fingerprint);
    if (space->cursor) cursor_free(space->cursor);
    if (space->tree) tree_free(space->tree);
    if (space->components) component_table_free(space->components);
}

static bool store_touched(struct space *space) {
    u32 count;
    const struct component_key *touched = seam_touched(space->vm, &count);
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
    struct component_key c = {COMPONENT_GLOBAL, 1};
    if (space->fingerprint) {
        fingerprint_set(space->fingerprint, key_of(c), &note, sizeof note);
        return true;
    }
    u32 id = intern(space, COMPONENT_GLOBAL, &note, sizeof note);
    u32 slot = slot_map_of(space->slots, c, TREE_ANYWHERE);
    return id && cursor_set(space->cursor, slot, id);
}

bool space_goto(struct space *space, u32 state) {
    assert(!space->fingerprint && state >= 1 && state <= space_states(space));
    return cursor_goto(space->cursor, state, NULL, NULL);
}

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
    u64 more = space->fingerprint ? fingerprint_bytes(space->fingerprint)
               : space->slots     ? slot_map_bytes(space->slots)
                                  : 0;
    return space->budget.used + more + seam_bytes(space->vm);
}
