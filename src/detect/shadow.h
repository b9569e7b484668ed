/* shadow.h - what a detector knows of each variable: a cell of fixed size for each (object, slot).
 *
 * Cells are zero until they are written. A cell's address holds until the next call with the same shadow. Slots are
 * byte offsets (instance fields: multiples of four), indices (elements) or word numbers (statics, object 0): a block
 * of cells takes only every fourth slot until another one is asked for. Blocks grow on demand; those with many cells
 * are cut into chunks, so that an element of a large array costs a chunk and not the array.
 */
#ifndef HAVELOCK_DETECT_SHADOW_H
#define HAVELOCK_DETECT_SHADOW_H

#include "base/types.h"

struct shadow_block {
    union {
        u8 *cells;   /* limit of them, zeroed */
        u8 **chunks; /* directory of them, NULL: all zero; then limit and stride are 0 */
    };
    u32 limit;
    u32 directory : 24;
    u8 stride; /* a cell takes 1 << stride slots: 0 or 2 */
};

enum { SHADOW_CHUNK_BITS = 9 };

/* Told of each cell, also of zero ones, that goes away. */
typedef void shadow_drop(void *context, void *cell);

struct shadow {
    struct shadow_block *blocks; /* by object */
    u32 count;
    u32 cell_size;
    shadow_drop *drop; /* NULL: nobody wants to know */
    void *context;
    u64 bytes;
};

void shadow_init(struct shadow *shadow, u32 cell_size, shadow_drop *drop, void *context);
void shadow_free(struct shadow *shadow);

/* The object is no more: its cells are dropped. */
void shadow_forget(struct shadow *shadow, u32 object);

/* The same as shadow_cell, for whatever is not quickly found; makes the cell. */
void *shadow_find(struct shadow *shadow, u32 object, u32 slot);

static inline void *shadow_cell(struct shadow *shadow, u32 object, u32 slot) {
    if (object < shadow->count) {
        struct shadow_block *block = &shadow->blocks[object];
        /* Rotated, so that a slot between two cells becomes too large an index. */
        u32 index = slot >> (block->stride & 31) | slot << (-(u32)block->stride & 31);
        if (index < block->limit) return block->cells + (size_t)index * shadow->cell_size;
        u32 chunk = slot >> SHADOW_CHUNK_BITS;
        if (chunk < block->directory && block->chunks[chunk])
            return block->chunks[chunk] + (size_t)(slot & ((1u << SHADOW_CHUNK_BITS) - 1)) * shadow->cell_size;
    }
    return shadow_find(shadow, object, slot);
}

/* Memory in use, the table of objects included. */
u64 shadow_bytes(const struct shadow *shadow);

#endif
