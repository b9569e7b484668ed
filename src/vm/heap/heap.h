/* heap.h - allocation and the object table.
 *
 * Objects never move while they live. Collection happens only between instructions (gc.h), so C
 * code may hold references across allocations. Allocation zeroes the fields.
 *
 * Two ways of numbering. Plain: the next free number. Canonical (after heap_canonical): the number
 * belongs to (allocation site, thread, smallest free occurrence), so that schedules which commute
 * give equal numbers (requirement M4). Eternal objects (literals, class mirrors) are made on
 * demand, are the same in every state, and are never freed nor undone.
 */
#ifndef HAVELOCK_VM_HEAP_HEAP_H
#define HAVELOCK_VM_HEAP_HEAP_H

#include "base/numbers.h"
#include "base/vec.h"
#include "vm/heap/object.h"

enum object_flag {
    OBJECT_LIVE = 1,
    OBJECT_MARK = 2,
    OBJECT_ETERNAL = 4,
    OBJECT_BASE = 8,     /* existed when the base layer was taken */
    OBJECT_SHARED = 16,  /* another thread may reach it */
    OBJECT_TOUCHED = 32, /* fields saved in the undo log since the last mark */
    OBJECT_LOCKED = 64,  /* monitor saved likewise */
    OBJECT_NEW = 128     /* allocated since the last mark */
};

struct identity { /* canonical numbering: what a number stands for */
    u64 site;     /* method number << 16 | insn number; 0: numbered plainly */
    u32 thread, occurrence;
};

struct heap {
    struct object **objects;     /* by number; a reserved mapping that never moves */
    u8 *flags;                   /* enum object_flag by number; likewise */
    struct identity *identities; /* canonical numbering only; likewise */
    u32 next;                    /* numbers >= next were never used */
    u32 max_number;
    u32 free_count, free_capacity;
    u32 *free_numbers; /* plain numbering: freed numbers */
    struct map *sites; /* canonical numbering: (site, thread) -> struct site * */
    struct arena *arena;
    bool canonical;
    void *free_cells[65]; /* by size class */
    char *bump, *bump_end;
    struct VEC(void *) chunks;
    struct large *large;     /* objects too big for a size class, doubly linked */
    u64 bytes;               /* held by live objects, size classes rounded up */
    u64 limit;               /* --max-memory: beyond it allocation fails */
    u64 threshold;           /* collect when bytes and overhead pass this */
    u64 overhead;            /* in a step of a search: what its objects take beside their bytes, roughly */
    u64 before;              /* likewise: bytes when the step began, and of eternal objects since */
    u64 allocated;           /* objects ever */
    struct numbers *numbers; /* canonical numbering: shared with other heaps, or NULL */
};

int heap_init(struct heap *heap, u64 limit);
void heap_free(struct heap *heap);

/* A zeroed object of so many bytes (header included) under a fresh number; 0 when the limit is reached.
 * site and thread matter only for canonical numbering. */
ref heap_alloc(struct heap *heap, u32 class_id, u32 length, u64 bytes, u64 site, u32 thread);

/* An eternal object: numbered plainly, never freed. key: what it is, where numbers are shared, beginning with a letter;
 * NULL: there is no other one of that class and length. */
ref heap_eternal(struct heap *heap, u32 class_id, u32 length, u64 bytes, struct slice key);

/* Gives back the memory and the number. */
void heap_release(struct heap *heap, ref r, u64 bytes);

/* Puts an object back under a number it had before (undo of a release, restore of a state). */
struct object *heap_revive(struct heap *heap, ref r, u32 class_id, u32 length, u64 bytes);

/* A step of a search begins: it is due for a collection when it has made some megabytes, or a part of what it keeps. */
void heap_begin_step(struct heap *heap);

/* A collection has left so many objects of this step. */
void heap_collected_step(struct heap *heap, u32 objects);

/* What the objects of this step take, with those that are garbage. */
static inline u64 heap_step_bytes(const struct heap *heap) { return heap->bytes - heap->before + heap->overhead; }

static inline bool heap_is_due(const struct heap *heap) { return heap->bytes + heap->overhead > heap->threshold; }

/* From now on numbers are canonical; everything alive becomes the base layer. */
void heap_canonical(struct heap *heap);

/* The number of (site, thread, occurrence), made if need be: states from files name objects so. */
ref heap_number_of(struct heap *heap, struct identity identity);

#endif
