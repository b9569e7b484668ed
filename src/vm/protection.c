#include "vm/protection.h"

#include <stdlib.h>

#include "base/map.h"
#include "base/numset.h"
#include "vm/undo.h"

/* What is known of a place. */
struct place {
    u32 common;    /* the locks held at every access so far, the late ones excepted */
    u32 accessors; /* the threads that accessed it: a set of numbers */
    u32 late;      /* thread number + 1: accessed it after joining the others */
    u32 joined;    /* by that thread at all its late accesses */
    bool written;
};

struct protection {
    struct numsets *sets;
    struct map *index;    /* (object << 32 | slot) -> place */
    struct VEC(struct place) places;
    struct map *exposed;  /* by field */
    struct map *trusted;  /* by field: accesses were passed over since the search began */
    bool broken;
    bool suspicious; /* exposes whatever is accessed */
};

struct protection *protection_new(void) {
    struct protection *p = calloc(1, sizeof *p);
    if (!p) abort();
    p->sets = numsets_new();
    p->index = map_new();
    p->exposed = map_new();
    p->trusted = map_new();
    return p;
}

void protection_free(struct protection *p) {
    if (!p) return;
    numsets_free(p->sets);
    map_free(p->index);
    vec_free(&p->places);
    map_free(p->exposed);
    map_free(p->trusted);
    free(p);
}

/* All elements of an array are one place. */
static u32 place_slot(struct vm *vm, ref object, u32 slot) {
    return object && slot != SLOT_MONITOR && class_of(vm, object)->is_array ? 0 : slot;
}

/* Objects of a class share their fields' fate, arrays that of others made at the same place. */
static u64 field_of(struct vm *vm, ref object, u32 slot) {
    if (!object) return slot;
    const struct class *c = class_of(vm, object);
    if (!c->is_array && slot != SLOT_MONITOR) return (u64)(c->id + 1) << 32 | slot;
    u64 site = vm->heap.identities[object].site;
    return (u64)1 << 63 | (u64)(slot == SLOT_MONITOR) << 62 | (site ? site : (u64)1 << 61 | object);
}

static bool is_in(const struct map *map, u64 key) {
    u64 ignored;
    return map_get(map, key, &ignored);
}

static void expose_field(struct protection *p, u64 field) {
    map_put(p->exposed, field, 1);
    if (is_in(p->trusted, field)) p->broken = true;
}

void protection_expose(struct vm *vm, ref object, u32 slot) {
    u64 field = field_of(vm, object, place_slot(vm, object, slot));
    if (!is_in(vm->protection->exposed, field)) expose_field(vm->protection, field);
}

static struct place *place_at(struct protection *p, u64 key) {
    u64 index;
    if (!map_get(p->index, key, &index)) {
        index = p->places.count;
        map_put(p->index, key, index);
        vec_push(&p->places, (struct place){0});
    }
    return &p->places.items[index];
}

/* Has the thread seen the end of all others that access the place? */
static bool comes_late(struct protection *p, const struct thread *t, const struct place *place) {
    u32 others = numset_without(p->sets, place->accessors, t->id);
    return others && (!place->late || place->late == t->id + 1) &&
           numset_common(p->sets, others, t->h.joined) == others;
}

/* A late access has no lock in common with the others. True: it may be passed over. */
static bool note_late(struct protection *p, const struct thread *t, struct place *place) {
    place->joined = place->late ? numset_common(p->sets, place->joined, t->h.joined) : t->h.joined;
    place->late = t->id + 1;
    return true;
}

/* True: the assumptions about the place still hold. A volatile field is there to be shared: that only one thread
 * accesses it, or that nobody writes it, is not assumed. */
static bool note_access(struct protection *p, const struct thread *t, struct place *place, u32 held, bool write,
                        bool volatile_place) {
    u32 common = place->accessors ? numset_common(p->sets, held, place->common) : held;
    bool written = place->written || write;
    if (written && !common && comes_late(p, t, place)) return note_late(p, t, place);
    place->written = written;
    place->common = common;
    place->accessors = numset_with(p->sets, place->accessors, t->id);
    bool alone = !numset_without(p->sets, place->accessors, t->id);
    if (!common && (volatile_place || (written && !alone))) return false;
    u32 others = place->late ? numset_without(p->sets, place->accessors, place->late - 1) : 0;
    return numset_common(p->sets, others, place->joined) == others;
}

static bool is_visible(struct thread *t, ref object, u32 slot, u32 held, bool write,
                       bool volatile_place) {
    struct protection *p = t->vm->protection;
    slot = place_slot(t->vm, object, slot);
    u64 field = field_of(t->vm, object, slot);
    if (is_in(p->exposed, field)) return true;
    if (note_access(p, t, place_at(p, (u64)object << 32 | slot), held, write, volatile_place) && !p->suspicious) {
        map_put(p->trusted, field, 1);
        return false;
    }
    expose_field(p, field);
    return true;
}

bool protection_access(struct thread *t, ref object, u32 slot, bool write, bool volatile_place) {
    u32 held = slot == SLOT_MONITOR ? numset_without(t->vm->protection->sets, t->lockset, object) : t->lockset;
    return is_visible(t, object, slot, held, write, volatile_place);
}

void protection_locked(struct thread *t, ref r) { t->lockset = numset_with(t->vm->protection->sets, t->lockset, r); }

void protection_unlocked(struct thread *t, ref r) {
    struct numsets *sets = t->vm->protection->sets;
    t->lockset = numset_without(sets, t->lockset, r);
    u32 count = t->vm->concurrent ? UINT32_MAX : 0;
    for (u32 i = 0; i < count; i++) { /* making sets may move the list */
        const u32 *held = numset_items(sets, t->lockset, &count);
        if (i < count && (t->vm->heap.flags[held[i]] & OBJECT_SHARED))
            protection_access(t, held[i], SLOT_MONITOR, true, false);
    }
}

void protection_joined(struct thread *t, u32 thread) {
    undo_thread(t->vm, t);
    t->h.joined = numset_with(t->vm->protection->sets, t->h.joined, thread);
}

void protection_started(struct vm *vm, u32 thread) {
    for (u32 i = 0; i < vm->threads.count; i++) {
        struct thread *t = vm->threads.items[i];
        u32 joined = numset_without(vm->protection->sets, t->h.joined, thread);
        if (joined == t->h.joined) continue;
        undo_thread(vm, t);
        t->h.joined = joined;
    }
}

void protection_suspect(struct vm *vm, bool on) { vm->protection->suspicious = on; }

bool protection_meet(struct vm *vm, u32 a, u32 b) { return numset_common(vm->protection->sets, a, b) != 0; }

bool protection_broken(const struct vm *vm) { return vm->protection->broken; }

void protection_begin(struct vm *vm) {
    struct protection *p = vm->protection;
    p->broken = false;
    map_free(p->trusted);
    map_free(p->index);
    p->trusted = map_new();
    p->index = map_new();
    p->places.count = 0;
}
