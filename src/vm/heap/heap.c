#include "vm/heap/heap.h"

#include <assert.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/map.h"
#include "base/reserve.h"

enum { SMALL_LIMIT = 1024, CHUNK_BYTES = 1 << 20 };

/* What an object of a step takes in the undo log and in tables, roughly; how many bytes a step makes at least before a
 * collection. */
enum { OVERHEAD = 96, STEP_ROOM = 8 << 20 };

/* What precedes an object that is too big for a size class. */
struct large {
    struct large *next, *previous;
};

/* Canonical numbering: the numbers of one allocation site in one thread, by occurrence. Every
 * occurrence below `lowest` is in use; it is only a lower bound, so undo never makes it wrong. */
struct site {
    struct VEC(u32) numbers;
    u32 lowest;
};

int heap_init(struct heap *heap, u64 limit) {
    *heap = (struct heap){.limit = limit, .threshold = 64u << 20, .next = 1};
    u64 numbers = limit / 24 + (1 << 16);
    if (numbers > 1u << 30) numbers = 1u << 30;
    heap->max_number = (u32)numbers;
    heap->objects = reserve_take(numbers * sizeof *heap->objects);
    heap->flags = reserve_take(numbers);
    heap->identities = reserve_take(numbers * sizeof *heap->identities);
    heap->arena = arena_new();
    if (heap->threshold > limit / 2) heap->threshold = limit / 2;
    return heap->objects && heap->flags && heap->identities ? 0 : -1;
}

static void free_sites(struct heap *heap) {
    size_t at = 0;
    u64 key, value;
    while (map_next(heap->sites, &at, &key, &value)) {
        struct site *site = (struct site *)(uintptr_t)value;
        vec_free(&site->numbers);
    }
    map_free(heap->sites);
}

void heap_free(struct heap *heap) {
    u64 numbers = heap->max_number;
    for (u32 i = 0; i < heap->chunks.count; i++) free(heap->chunks.items[i]);
    vec_free(&heap->chunks);
    while (heap->large) {
        struct large *next = heap->large->next;
        free(heap->large);
        heap->large = next;
    }
    if (heap->sites) free_sites(heap);
    free(heap->free_numbers);
    reserve_give(heap->objects, numbers * sizeof *heap->objects);
    reserve_give(heap->flags, numbers);
    reserve_give(heap->identities, numbers * sizeof *heap->identities);
    if (heap->arena) arena_free(heap->arena);
}

static inline u64 round_up(u64 bytes) { return (bytes + 15) & ~(u64)15; }

static bool new_chunk(struct heap *heap) {
    void *chunk = malloc(CHUNK_BYTES); /* NULL: the Java program gets an OutOfMemoryError */
    if (!chunk) return false;
    vec_push(&heap->chunks, chunk);
    heap->bump = chunk;
    heap->bump_end = heap->bump + CHUNK_BYTES;
    return true;
}

static struct object *take_small_cell(struct heap *heap, u64 bytes) {
    void **list = &heap->free_cells[bytes / 16];
    if (*list) {
        void *cell = *list;
        memcpy(list, cell, sizeof(void *));
        return memset(cell, 0, bytes);
    }
    if ((u64)(heap->bump_end - heap->bump) < bytes && !new_chunk(heap)) return NULL;
    void *cell = heap->bump;
    heap->bump += bytes;
    return memset(cell, 0, bytes);
}

static struct object *take_large_cell(struct heap *heap, u64 bytes) {
    struct large *cell = calloc(1, sizeof *cell + bytes); /* NULL: as above */
    if (!cell) return NULL;
    cell->next = heap->large;
    if (cell->next) cell->next->previous = cell;
    heap->large = cell;
    return (struct object *)(void *)(cell + 1);
}

static struct object *take_cell(struct heap *heap, u64 bytes) {
    u64 rounded = round_up(bytes);
    if (heap->bytes + rounded > heap->limit) return NULL;
    struct object *cell = rounded <= SMALL_LIMIT ? take_small_cell(heap, rounded) : take_large_cell(heap, rounded);
    if (cell) heap->bytes += rounded;
    return cell;
}

static void give_cell(struct heap *heap, struct object *cell, u64 bytes) {
    u64 rounded = round_up(bytes);
    heap->bytes -= rounded;
    if (rounded <= SMALL_LIMIT) {
        void **list = &heap->free_cells[rounded / 16];
        memcpy(cell, list, sizeof(void *));
        *list = cell;
        return;
    }
    struct large *large = (struct large *)(void *)cell - 1;
    if (large->previous) large->previous->next = large->next;
    else heap->large = large->next;
    if (large->next) large->next->previous = large->previous;
    free(large);
}

static u32 fresh_number(struct heap *heap) { return heap->next < heap->max_number ? heap->next++ : 0; }

/* What an object is known by; keys of others' making begin with another byte (java_string.c, module.c). */
enum { KEY_IDENTITY = 1, KEY_UNIQUE = 2 };
struct object_key {
    u64 kind;
    struct identity identity;
};

/* Others may know numbers that this heap does not have. */
static u32 shared_number(struct heap *heap, const void *key, size_t length) {
    if (!heap->numbers) return fresh_number(heap);
    u32 number = numbers_of(heap->numbers, NUMBER_OBJECT, key, length, 1);
    if (number < heap->max_number && (heap->flags[number] & OBJECT_LIVE))
        number = numbers_fresh(heap->numbers, NUMBER_OBJECT, 1);
    if (number >= heap->max_number) return 0;
    if (number >= heap->next) heap->next = number + 1;
    return number;
}

static struct site *site_of(struct heap *heap, u64 site_id, u32 thread) {
    u64 key = site_id << 28 | thread, value;
    if (map_get(heap->sites, key, &value)) return (struct site *)(uintptr_t)value;
    struct site *site = arena_alloc(heap->arena, sizeof *site);
    map_put(heap->sites, key, (uintptr_t)site);
    return site;
}

static u32 number_at(struct heap *heap, struct site *site, struct identity identity) {
    while (site->numbers.count <= identity.occurrence) {
        struct identity next = {identity.site, identity.thread, site->numbers.count};
        struct object_key key = {KEY_IDENTITY, next};
        u32 number = shared_number(heap, &key, sizeof key);
        if (!number) return 0;
        heap->identities[number] = next;
        vec_push(&site->numbers, number);
    }
    return site->numbers.items[identity.occurrence];
}

static u32 canonical_number(struct heap *heap, u64 site_id, u32 thread) {
    struct site *site = site_of(heap, site_id, thread);
    u32 k = site->lowest;
    while (k < site->numbers.count && (heap->flags[site->numbers.items[k]] & OBJECT_LIVE)) k++;
    site->lowest = k + 1;
    return number_at(heap, site, (struct identity){site_id, thread, k});
}

ref heap_number_of(struct heap *heap, struct identity identity) {
    return number_at(heap, site_of(heap, identity.site, identity.thread), identity);
}

static ref install(struct heap *heap, u32 number, struct object *cell, u32 class_id, u32 length, u8 flags) {
    cell->class_id = class_id;
    cell->length = length;
    heap->objects[number] = cell;
    heap->flags[number] = flags;
    heap->allocated++;
    return number;
}

ref heap_alloc(struct heap *heap, u32 class_id, u32 length, u64 bytes, u64 site, u32 thread) {
    struct object *cell = take_cell(heap, bytes);
    if (!cell) return 0;
    u32 number;
    if (heap->canonical) number = canonical_number(heap, site, thread), heap->overhead += OVERHEAD;
    else number = heap->free_count ? heap->free_numbers[--heap->free_count] : fresh_number(heap);
    if (!number) {
        give_cell(heap, cell, bytes);
        return 0;
    }
    return install(heap, number, cell, class_id, length, OBJECT_LIVE);
}

ref heap_eternal(struct heap *heap, u32 class_id, u32 length, u64 bytes, struct slice key) {
    struct object_key unique = {KEY_UNIQUE, {class_id, length, 0}};
    u64 limit = heap->limit;
    heap->limit = UINT64_MAX; /* they belong to the program text, which the limit is not about */
    struct object *cell = take_cell(heap, bytes);
    heap->limit = limit;
    u32 number = 0;
    if (cell) number = key.at ? shared_number(heap, key.at, key.length) : shared_number(heap, &unique, sizeof unique);
    if (!number) return 0;
    if (heap->canonical) heap->before += round_up(bytes), heap->threshold += round_up(bytes);
    u8 base = heap->canonical ? OBJECT_BASE | OBJECT_SHARED : 0;
    return install(heap, number, cell, class_id, length, OBJECT_LIVE | OBJECT_ETERNAL | base);
}

void heap_begin_step(struct heap *heap) {
    heap->before = heap->bytes;
    heap_collected_step(heap, 0);
}

void heap_collected_step(struct heap *heap, u32 objects) {
    heap->overhead = (u64)objects * OVERHEAD;
    u64 left = heap_step_bytes(heap);
    heap->threshold = heap->before + left + (left / 4 > STEP_ROOM ? left / 4 : STEP_ROOM);
}

static void lower_hint(struct heap *heap, ref r) {
    struct identity id = heap->identities[r];
    if (!id.site) return; /* numbered plainly, before the base layer */
    struct site *site = site_of(heap, id.site, id.thread);
    if (id.occurrence < site->lowest) site->lowest = id.occurrence;
}

void heap_release(struct heap *heap, ref r, u64 bytes) {
    assert(heap->flags[r] & OBJECT_LIVE);
    give_cell(heap, heap->objects[r], bytes);
    heap->objects[r] = NULL;
    heap->flags[r] = 0;
    if (heap->canonical) {
        lower_hint(heap, r);
        return;
    }
    if (heap->free_count == heap->free_capacity)
        heap->free_numbers = vec_reserve(heap->free_numbers, heap->free_count, &heap->free_capacity, sizeof(u32));
    heap->free_numbers[heap->free_count++] = r;
}

struct object *heap_revive(struct heap *heap, ref r, u32 class_id, u32 length, u64 bytes) {
    assert(r && r < heap->next && !(heap->flags[r] & OBJECT_LIVE));
    struct object *cell = take_cell(heap, bytes);
    if (!cell) return NULL;
    install(heap, r, cell, class_id, length, OBJECT_LIVE);
    return cell;
}

void heap_canonical(struct heap *heap) {
    assert(!heap->canonical);
    heap->canonical = true;
    heap->sites = map_new();
    for (u32 i = 1; i < heap->next; i++)
        if (heap->flags[i] & OBJECT_LIVE) heap->flags[i] |= OBJECT_BASE | OBJECT_SHARED;
}
