#include "vm/access/protection.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"
#include "base/numset.h"
#include "vm/access/protection_inside.h"
#include "vm/state/undo.h"

struct protection *protection_new(void) {
    struct protection *p = memory_zero(1, sizeof *p);
    p->sets = numsets_new();
    p->index = map_new();
    p->field_index = map_new();
    p->shared_sets = map_new();
    return p;
}

void protection_free(struct protection *p) {
    if (!p) return;
    numsets_free(p->sets);
    map_free(p->index);
    vec_free(&p->places);
    vec_free(&p->uses.list);
    map_free(p->field_index);
    map_free(p->shared_sets);
    vec_free(&p->fates);
    long_loops_free(&p->loops);
    free(p);
}

/* What is known for good, beside what is exposed. */
static void adopt(struct protection *p, const struct protection *from) {
    time_limits_adopt(&p->limits, &from->limits);
    if (p == from) return;
    long_loops_join(&p->loops, &from->loops);
    p->loops.hasty = from->loops.hasty;
}

static void begin(struct protection *p) {
    p->broken = false;
    for (u32 i = 0; i < p->fates.count; i++) p->fates.items[i].trusted = false;
    map_free(p->index);
    p->index = map_new();
    p->places.count = p->uses.list.count = 0;
    if (p->pool) adopt(p, p->pool);
    else time_limits_begin(&p->limits);
}

/* All elements of an array are one place. */
static u32 place_slot(struct vm *vm, ref object, u32 slot) {
    return object && slot != SLOT_MONITOR && class_of(vm, object)->is_array ? 0 : slot;
}

/* Does the slot of the object have a fate of its own, whatever becomes of its fields? */
static u64 kind_of_slot(u32 slot) {
    if (slot == SLOT_MONITOR) return (u64)1 << 62;
    return slot == (u32)SLOT_INTERRUPT ? (u64)1 << 60 : 0;
}

/* Objects of a class share their fields' fate, arrays that of others made at the same place. */
static u64 field_of(struct vm *vm, ref object, u32 slot) {
    if (!object) return slot;
    const struct class *c = class_of(vm, object);
    u64 kind = kind_of_slot(slot);
    if (!c->is_array && !kind) return (u64)(c->id + 1) << 32 | slot;
    u64 site = vm->heap.identities[object].site;
    return (u64)1 << 63 | kind | (site ? site : (u64)1 << 61 | object);
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
    if (fate->trusted && !fate->exposed) __atomic_store_n(&p->broken, true, __ATOMIC_RELAXED);
    fate->exposed = true;
}

/* What this VM does to a field, the others have to know. True: it is exposed. */
static bool note_in_pool(struct protection *pool, u64 field, bool expose) {
    pthread_mutex_lock(&pool->lock);
    u32 number = number_of_field(pool, field); /* may move the fates */
    struct fate *fate = &pool->fates.items[number];
    if (expose) expose_field(pool, fate);
    else if (!fate->exposed) fate->trusted = true;
    bool exposed = fate->exposed;
    pthread_mutex_unlock(&pool->lock);
    return exposed;
}

void protection_expose(struct vm *vm, ref object, u32 slot) {
    struct protection *p = vm->explore.protection;
    u64 field = field_of(vm, object, place_slot(vm, object, slot));
    u32 number = number_of_field(p, field);
    if (p->frozen) return;
    expose_field(p, &p->fates.items[number]);
    if (p->pool) note_in_pool(p->pool, field, true);
}

void protection_expose_all(struct vm *vm) {
    vm->explore.protection->all_exposed = true;
    protection_recall(vm);
}

bool protection_is_exposed(struct vm *vm, ref object, u32 slot) {
    struct protection *p = vm->explore.protection;
    u64 field = field_of(vm, object, place_slot(vm, object, slot));
    u32 number = number_of_field(p, field); /* may move the fates */
    struct fate *fate = &p->fates.items[number];
    if (p->all_exposed) return true;
    if (p->pool && !p->frozen && !fate->exposed && !fate->trusted) fate->exposed = note_in_pool(p->pool, field, false);
    fate->trusted |= !fate->exposed;
    return fate->exposed;
}

bool protection_sees(struct vm *vm, ref object, u32 slot) {
    const struct protection *p = vm->explore.protection;
    u64 number;
    if (p->all_exposed) return true;
    return map_get(p->field_index, field_of(vm, object, place_slot(vm, object, slot)), &number) &&
           p->fates.items[number].exposed;
}

static inline struct used_place *place_at(struct protection *p, struct vm *vm, ref object, u32 slot) {
    u64 index, key = (u64)object << 32 | slot;
    if (!map_get(p->index, key, &index)) {
        index = p->places.count;
        map_put(p->index, key, index);
        vec_push(&p->places, (struct used_place){.field = number_of_field(p, field_of(vm, object, slot))});
    }
    return &p->places.items[index];
}

/* Whoever looks at places again and again waits for one of them to change. Printing, which only reads a monitor
 * (printed.h), is not looking. */
static bool is_suspect(const struct protection *p, u32 slot, bool write) {
    return p->suspicious && (write || slot != SLOT_MONITOR);
}

/* ---- several VMs ---- */

static u32 set_in_pool(struct protection *p, u32 set) {
    u32 count;
    const u32 *items = numset_items(p->sets, set, &count);
    return numset_of(p->pool->sets, items, count);
}

/* Each VM sees a part of all accesses. One that is new to a VM is noted in the pool as well, where the assumptions are
 * about all of them. True: the place is visible. */
static bool is_visible_to_all(struct protection *p, struct vm *vm, ref object, u32 slot, struct accessor by, bool write,
                              bool volatile_place) {
    struct protection *pool = p->pool;
    pthread_mutex_lock(&pool->lock);
    struct used_place *place = place_at(pool, vm, object, slot);
    struct fate *fate = &pool->fates.items[place->field];
    if (!fate->exposed) {
        by.joined = set_in_pool(p, by.joined);
        by.held = set_in_pool(p, by.held);
        place_uses_note(&pool->uses, pool->sets, place, &by, write, volatile_place);
        if (place_uses_are_safe(&pool->uses, pool->sets, place) && !is_suspect(p, slot, write)) fate->trusted = true;
        else expose_field(pool, fate);
    }
    bool exposed = fate->exposed;
    pthread_mutex_unlock(&pool->lock);
    return exposed;
}

struct protection *protection_pool_new(void) {
    struct protection *pool = protection_new();
    pthread_mutex_init(&pool->lock, NULL);
    return pool;
}

void protection_pool_free(struct protection *pool) {
    if (!pool) return;
    pthread_mutex_destroy(&pool->lock);
    protection_free(pool);
}

static void each_exposed(const struct protection *p, void (*visit)(struct protection *to, u64 field),
                         struct protection *to) {
    size_t at = 0;
    u64 field, number;
    while (map_next(p->field_index, &at, &field, &number))
        if (p->fates.items[number].exposed) visit(to, field);
}

static void expose_in_pool(struct protection *pool, u64 field) { note_in_pool(pool, field, true); }

static void expose_here(struct protection *p, u64 field) {
    u32 number = number_of_field(p, field);
    p->fates.items[number].exposed = true;
}

static void add_limit_to_pool(struct protection *pool, struct time_value limit) {
    pthread_mutex_lock(&pool->lock);
    if (time_limits_add(&pool->limits, limit)) __atomic_store_n(&pool->broken, true, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&pool->lock);
}

void protection_learn_limit(struct vm *vm, struct time_value limit) {
    struct protection *p = vm->explore.protection;
    if (p->frozen || time_limits_know(&p->limits, limit)) return;
    if (time_limits_are_full(&p->limits)) vm->clock.cut = true;
    if (time_limits_add(&p->limits, limit)) p->broken = true;
    if (p->pool) add_limit_to_pool(p->pool, limit);
}

const struct time_value *protection_limits(const struct vm *vm, u32 *count) {
    *count = vm->explore.protection->limits.in_force_count;
    return vm->explore.protection->limits.in_force;
}

u64 protection_leap(const struct vm *vm) { return time_limits_leap(&vm->explore.protection->limits); }

/* Waits grow and shrink by a little: twos to some power stand for them. */
void protection_learn_span(struct vm *vm, u64 span) {
    u64 limit = protection_leap(vm) / 2;
    if (span < limit || span > LONGEST_LIMIT) return;
    while (limit <= span) limit *= 2;
    protection_learn_limit(vm, (struct time_value){limit > LONGEST_LIMIT ? LONGEST_LIMIT : limit, 1});
}

void protection_impose_limits(struct vm *vm, const struct time_value *limits, u32 count) {
    struct time_limits *own = &vm->explore.protection->limits;
    *own = (struct time_limits){0};
    for (u32 i = 0; i < count && i < MOST_TIME_LIMITS; i++) own->in_force[own->in_force_count++] = limits[i];
}

void protection_share(struct vm *vm, struct protection *pool) {
    const struct time_limits *limits = &vm->explore.protection->limits;
    vm->explore.protection->pool = pool;
    if (!pool) return;
    each_exposed(vm->explore.protection, expose_in_pool, pool);
    for (u32 i = 0; i < limits->in_force_count; i++) add_limit_to_pool(pool, limits->in_force[i]);
    pthread_mutex_lock(&pool->lock);
    long_loops_join(&pool->loops, &vm->explore.protection->loops);
    pthread_mutex_unlock(&pool->lock);
}

bool protection_knows_loops(const struct vm *vm) { return vm->explore.protection->loops.list.count > 0; }

enum loop_length protection_loop(const struct vm *vm, u64 place) {
    return long_loops_find(&vm->explore.protection->loops, place);
}

void protection_learn_loop(struct vm *vm, u64 place, enum loop_length length) {
    struct protection *p = vm->explore.protection;
    if (p->frozen || !long_loops_add(&p->loops, place, length)) return;
    if (p->pool) {
        pthread_mutex_lock(&p->pool->lock);
        long_loops_add(&p->pool->loops, place, length);
        pthread_mutex_unlock(&p->pool->lock);
    }
    protection_break(vm);
}

bool protection_is_hasty(const struct vm *vm) { return vm->explore.protection->loops.hasty; }
void protection_hurry(struct vm *vm, bool on) { vm->explore.protection->loops.hasty = on; }
void protection_pool_hurry(struct protection *pool, bool on) { pool->loops.hasty = on; }

void protection_pool_begin(struct protection *pool) { begin(pool); }

bool protection_pool_is_broken(const struct protection *pool) {
    return __atomic_load_n(&pool->broken, __ATOMIC_RELAXED);
}

/* Where everything is exposed, what the library keeps for nobody is not. */
static bool has_looked(struct vm *vm, u32 slot) {
    struct protection *p = vm->explore.protection;
    if (!p->all_exposed) return protection_is_exposed(vm, 0, slot);
    u32 number = number_of_field(p, slot); /* may move the fates */
    p->fates.items[number].trusted |= !p->fates.items[number].exposed;
    return p->fates.items[number].exposed;
}

void protection_recall(struct vm *vm) {
    vm->explore.finals_open = protection_is_exposed(vm, 0, SLOT_FINALS);
    vm->explore.static_finals_open = protection_is_exposed(vm, 0, SLOT_STATIC_FINALS);
    vm->explore.ids_seen = has_looked(vm, SLOT_ID_LOOKS);
    vm->explore.groups_seen = has_looked(vm, SLOT_GROUP_LOOKS);
}

/* Nobody else uses the pool any more. */
static void take_over(struct protection *p, const struct protection *from) {
    for (u32 i = 0; i < p->fates.count; i++) p->fates.items[i].exposed = false;
    each_exposed(from, expose_here, p);
    adopt(p, from);
}

void protection_adopt(struct vm *vm, const struct vm *other) {
    const struct protection *pool = other->explore.protection->pool;
    vm->explore.protection->pool = NULL;
    if (pool || vm != other) take_over(vm->explore.protection, pool ? pool : other->explore.protection);
    protection_recall(vm);
}

/* ---- accesses ---- */

/* The access is not like the last one to the place. What is nothing new to this VM is not new to the pool either. */
static bool is_visible_now(struct thread *t, struct used_place *place, ref object, u32 slot, struct accessor by,
                           bool write, bool volatile_place) {
    struct protection *p = t->vm->explore.protection;
    struct fate *fate = &p->fates.items[place->field];
    bool news = place_uses_note(&p->uses, p->sets, place, &by, write, volatile_place);
    bool holds = !is_suspect(p, slot, write) && (!news || place_uses_are_safe(&p->uses, p->sets, place));
    if (p->pool && (!holds || !fate->trusted || news))
        holds = !is_visible_to_all(p, t->vm, object, slot, by, write, volatile_place);
    if (holds) {
        fate->trusted = true;
        return false;
    }
    expose_field(p, fate);
    return true;
}

static bool is_again(const struct used_place *place, const struct accessor *by, bool write, bool volatile_place) {
    const struct accessor *again = &place->again;
    return place->has_again && again->thread == by->thread && again->held == by->held && again->joined == by->joined &&
           (place->again_written || !write) && (place->is_volatile || !volatile_place);
}

/* ---- what stays ---- */

/* Whether it is written is a fate of its own. What is made at one place, by whichever thread, goes together. */
static u64 writes_to(const struct vm *vm, ref object, u32 slot) {
    u64 site = object ? vm->heap.identities[object].site : 0;
    u64 hash = hash_add(site ? site : (u64)object << 32, slot);
    return hash >> 5 | (u64)1 << 63 | (u64)1 << 59;
}

static bool was_written(const struct protection *p, const struct vm *vm, u64 writes) {
    u64 key, index;
    for (size_t at = 0; map_next(p->index, &at, &key, &index);)
        if (p->places.items[index].written && writes_to(vm, (ref)(key >> 32), (u32)key) == writes) return true;
    return false;
}

bool protection_stays(struct vm *vm, ref object, u32 slot) {
    struct protection *p = vm->explore.protection;
    u64 writes = writes_to(vm, object, place_slot(vm, object, slot));
    if (p->all_exposed) return false;
    u32 number = number_of_field(p, writes); /* may move the fates */
    struct fate *fate = &p->fates.items[number];
    if (!fate->exposed && was_written(p, vm, writes)) fate->exposed = true;
    fate->trusted |= !fate->exposed;
    p->awaits |= !fate->exposed;
    return !fate->exposed;
}

static NOINLINE void note_write(struct protection *p, const struct vm *vm, ref object, u32 slot) {
    u64 number;
    if (!map_get(p->field_index, writes_to(vm, object, slot), &number)) return;
    expose_field(p, &p->fates.items[number]);
}

/* ---- visible or not ---- */

/* What the library set up before the program began is seldom written afterwards, volatile or not. */
static bool is_settled(const struct vm *vm, ref object, u32 slot) {
    if (object) return object < vm->base.objects;
    return slot < program_static_words(vm->program) && vm->statics.owner[slot] < vm->base.classes &&
           program_classes(vm->program)[vm->statics.owner[slot]]->module;
}

static inline bool is_visible(struct thread *t, ref object, u32 slot, u32 held, bool write, bool volatile_place) {
    struct protection *p = t->vm->explore.protection;
    struct accessor by = {t->id, t->h.joined, held};
    if (UNLIKELY(p->suspicious)) p->looked |= is_suspect(p, slot, write);
    if (p->all_exposed) return true;
    slot = place_slot(t->vm, object, slot);
    struct used_place *place = place_at(p, t->vm, object, slot);
    const struct fate *fate = &p->fates.items[place->field];
    if (UNLIKELY(p->awaits) && write && !p->frozen) note_write(p, t->vm, object, slot);
    if (fate->exposed || p->frozen) {
        place->written |= write;
        return fate->exposed;
    }
    volatile_place = volatile_place && !is_settled(t->vm, object, slot);
    if (is_again(place, &by, write, volatile_place) && !is_suspect(p, slot, write)) return false;
    return is_visible_now(t, place, object, slot, by, write, volatile_place);
}

bool protection_access(struct thread *t, ref object, u32 slot, bool write, bool volatile_place) {
    u32 held = slot == SLOT_MONITOR ? numset_without(t->vm->explore.protection->sets, t->lockset, object) : t->lockset;
    return is_visible(t, object, slot, held, write, volatile_place);
}

void protection_locked(struct thread *t, ref r) {
    t->lockset = numset_with(t->vm->explore.protection->sets, t->lockset, r);
}

void protection_unlocked(struct thread *t, ref r) {
    struct numsets *sets = t->vm->explore.protection->sets;
    t->lockset = numset_without(sets, t->lockset, r);
    u32 count = t->vm->threads.concurrent ? UINT32_MAX : 0;
    for (u32 i = 0; i < count; i++) { /* making sets may move the list */
        const u32 *held = numset_items(sets, t->lockset, &count);
        if (i < count && (t->vm->heap.flags[held[i]] & OBJECT_SHARED))
            protection_access(t, held[i], SLOT_MONITOR, true, false);
    }
}

void protection_joined(struct thread *t, u32 thread) {
    undo_thread(t->vm, t);
    t->h.joined = numset_with(t->vm->explore.protection->sets, t->h.joined, thread);
}

void protection_started(struct vm *vm, u32 thread) {
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        struct thread *t = vm->threads.list.items[i];
        u32 joined = numset_without(vm->explore.protection->sets, t->h.joined, thread);
        if (joined == t->h.joined) continue;
        undo_thread(vm, t);
        t->h.joined = joined;
    }
}

const u32 *protection_locks(const struct thread *t, u32 *count) {
    return numset_items(t->vm->explore.protection->sets, t->lockset, count);
}

bool protection_suspect(struct vm *vm, bool on) {
    vm->explore.protection->suspicious = on;
    vm->explore.protection->looked = false;
    return !vm->explore.protection->frozen;
}

bool protection_looked(const struct vm *vm) { return vm->explore.protection->looked; }

void protection_freeze(struct vm *vm, bool on) { vm->explore.protection->frozen = on; }

bool protection_meet(struct vm *vm, u32 a, u32 b) { return numset_common(vm->explore.protection->sets, a, b) != 0; }

u32 protection_shared_set(struct vm *vm, u32 set) {
    assert(vm->explore.numbers && set < numsets_count(vm->explore.protection->sets));
    struct protection *p = vm->explore.protection;
    u64 known;
    u32 count;
    if (map_get(p->shared_sets, set, &known)) return (u32)known;
    const u32 *items = numset_items(p->sets, set, &count);
    known = numbers_of(vm->explore.numbers, NUMBER_SET, items, count * sizeof *items, 1);
    map_put(p->shared_sets, set, known);
    return (u32)known;
}

void protection_break(struct vm *vm) {
    struct protection *p = vm->explore.protection;
    if (p->frozen) return;
    p->broken = true;
    if (p->pool) __atomic_store_n(&p->pool->broken, true, __ATOMIC_RELAXED);
}

bool protection_broken(const struct vm *vm) {
    const struct protection *p = vm->explore.protection;
    return p->broken || (p->pool && __atomic_load_n(&p->pool->broken, __ATOMIC_RELAXED));
}

void protection_begin(struct vm *vm) {
    begin(vm->explore.protection);
    protection_recall(vm);
}
