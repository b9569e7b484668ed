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
    u32 field;     /* in protection.fates */
    u32 again;     /* thread number + 1 of an access that changed nothing, */
    u32 again_held; /* with these locks: another one like that changes nothing either */
    bool written;
};

struct fate {
    bool exposed;
    bool trusted; /* accesses were passed over since the search began */
};

struct protection {
    struct numsets *sets;
    struct map *index;    /* (object << 32 | slot) -> place */
    struct VEC(struct place) places;
    struct map *field_index; /* see field_of */
    struct VEC(struct fate) fates;
    bool broken;
    bool suspicious; /* exposes whatever is accessed */
    bool frozen;     /* exposes nothing */
    bool all_exposed;
};

struct protection *protection_new(void) {
    struct protection *p = calloc(1, sizeof *p);
    if (!p) abort();
    p->sets = numsets_new();
    p->index = map_new();
    p->field_index = map_new();
    return p;
}

void protection_free(struct protection *p) {
    if (!p) return;
    numsets_free(p->sets);
    map_free(p->index);
    vec_free(&p->places);
    map_free(p->field_index);
    vec_free(&p->fates);
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

static u32 number_of_field(struct protection *p, u64 key) {
    u64 number;
    if (!map_get(p->field_index, key, &number)) {
        number = p->fates.count;
        map_put(p->field_index, key, number);
        vec_push(&p->fates, (struct fate){0});
    }
    return (u32)number;
}

static void expose_field(struct protection *p, struct fate *fate) {
    if (fate->trusted && !fate->exposed) p->broken = true;
    fate->exposed = true;
}

void protection_expose(struct vm *vm, ref object, u32 slot) {
    struct protection *p = vm->protection;
    u32 number = number_of_field(p, field_of(vm, object, place_slot(vm, object, slot)));
    if (!p->frozen) expose_field(p, &p->fates.items[number]);
}

void protection_expose_all(struct vm *vm) { vm->protection->all_exposed = true; }

bool protection_is_exposed(struct vm *vm, ref object, u32 slot) {
    struct protection *p = vm->protection;
    u32 number = number_of_field(p, field_of(vm, object, place_slot(vm, object, slot)));
    struct fate *fate = &p->fates.items[number];
    if (p->all_exposed) return true;
    fate->trusted |= !fate->exposed;
    return fate->exposed;
}

static struct place *place_at(struct vm *vm, ref object, u32 slot) {
    struct protection *p = vm->protection;
    u64 index, key = (u64)object << 32 | slot;
    if (!map_get(p->index, key, &index)) {
        index = p->places.count;
        map_put(p->index, key, index);
        vec_push(&p->places, (struct place){.field = number_of_field(p, field_of(vm, object, slot))});
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

/* What the library set up before the program began is seldom written afterwards, volatile or not. */
static bool is_settled(const struct vm *vm, ref object, u32 slot) {
    if (object) return object < vm->base_numbers;
    u32 owner = vm->static_owner[slot];
    return owner < vm->base_classes && program_classes(vm->program)[owner]->module;
}

static bool is_visible(struct thread *t, ref object, u32 slot, u32 held, bool write,
                       bool volatile_place) {
    struct protection *p = t->vm->protection;
    if (p->all_exposed) return true;
    struct place *place = place_at(t->vm, object, place_slot(t->vm, object, slot));
    struct fate *fate = &p->fates.items[place->field];
    if (fate->exposed || p->frozen) return fate->exposed;
    if (place->again == t->id + 1 && place->again_held == held && (place->written || !write) && !p->suspicious) return false;
    volatile_place = volatile_place && !is_settled(t->vm, object, slot);
    if (note_access(p, t, place, held, write, volatile_place) && !p->suspicious) {
        place->again = place->late == t->id + 1 ? 0 : t->id + 1; /* what was joined may differ */
        place->again_held = held;
        fate->trusted = true;
        return false;
    }
    expose_field(p, fate);
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

const u32 *protection_locks(const struct thread *t, u32 *count) {
    return numset_items(t->vm->protection->sets, t->lockset, count);
}

bool protection_suspect(struct vm *vm, bool on) {
    vm->protection->suspicious = on;
    return !vm->protection->frozen;
}

void protection_freeze(struct vm *vm, bool on) { vm->protection->frozen = on; }

bool protection_meet(struct vm *vm, u32 a, u32 b) { return numset_common(vm->protection->sets, a, b) != 0; }

bool protection_broken(const struct vm *vm) { return vm->protection->broken; }

void protection_begin(struct vm *vm) {
    struct protection *p = vm->protection;
    p->broken = false;
    for (u32 i = 0; i < p->fates.count; i++) p->fates.items[i].trusted = false;
    map_free(p->index);
    p->index = map_new();
    p->places.count = 0;
}

/* ---- archives ---- */

u32 protection_sets(const struct vm *vm) { return numsets_count(vm->protection->sets); }

/* The keys of a map whose values are 0 .. count - 1, in the order of these. */
static void write_keys(const struct map *map, u32 count, struct archive_writer *w) {
    u64 *keys = calloc(count + 1, sizeof *keys), key, value;
    size_t at = 0;
    if (!keys) abort();
    while (map_next(map, &at, &key, &value)) keys[value] = key;
    archive_put_list(w, keys, count, sizeof *keys);
    free(keys);
}

static u32 read_keys(struct map *map, struct archive_reader *r) {
    u32 count;
    const u8 *keys = archive_get_list(r, &count, sizeof(u64));
    for (u32 i = 0; i < count; i++) {
        u64 key;
        memcpy(&key, keys + i * sizeof key, sizeof key);
        map_put(map, key, i);
    }
    archive_check(r, map_count(map) == count);
    return count;
}

void protection_write(const struct vm *vm, struct archive_writer *w) {
    const struct protection *p = vm->protection;
    numsets_write(p->sets, w);
    write_keys(p->field_index, p->fates.count, w);
    for (u32 i = 0; i < p->fates.count; i++)
        archive_put32(w, (u32)p->fates.items[i].exposed | (u32)p->fates.items[i].trusted << 1);
    write_keys(p->index, p->places.count, w);
    for (u32 i = 0; i < p->places.count; i++) {
        const struct place *place = &p->places.items[i];
        u32 words[] = {place->common, place->accessors, place->late,       place->joined,
                       place->field,  place->again,     place->again_held, place->written};
        archive_put(w, words, sizeof words);
    }
}

static void read_place(struct protection *p, struct archive_reader *r) {
    u32 last_set = numsets_count(p->sets) - 1;
    struct place place = {.common = archive_get_upto(r, last_set), .accessors = archive_get_upto(r, last_set)};
    place.late = archive_get32(r);
    place.joined = archive_get_upto(r, last_set);
    place.field = archive_get32(r);
    place.again = archive_get32(r);
    place.again_held = archive_get_upto(r, last_set);
    place.written = archive_get_upto(r, 1);
    archive_check(r, place.field < p->fates.count);
    vec_push(&p->places, place);
}

void protection_read(struct vm *vm, struct archive_reader *r) {
    protection_free(vm->protection);
    struct protection *p = vm->protection = protection_new();
    numsets_read(p->sets, r);
    for (u32 left = read_keys(p->field_index, r); left && !r->failed; left--) {
        u32 bits = archive_get_upto(r, 3);
        vec_push(&p->fates, ((struct fate){.exposed = bits & 1, .trusted = bits >> 1}));
    }
    for (u32 left = read_keys(p->index, r); left && !r->failed; left--) read_place(p, r);
}
