#include "detect/shadow.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum { CHUNK = 1 << SHADOW_CHUNK_BITS, MOST_DIRECT = 1024, FEWEST_CELLS = 4, WIDE = 2, FIRST_OBJECTS = 1024 };

static void *memory(struct shadow *shadow, size_t count, size_t size) {
    void *at = memory_zero(count, size);
    shadow->bytes += count * size;
    return at;
}

void shadow_init(struct shadow *shadow, u32 cell_size, shadow_drop *drop, void *context) {
    assert(cell_size > 0);
    *shadow = (struct shadow){.cell_size = cell_size, .drop = drop, .context = context};
}

u64 shadow_bytes(const struct shadow *shadow) { return shadow->bytes; }

/* ---- going away ---- */

static void drop_cells(struct shadow *shadow, u8 *cells, u32 count) {
    for (u32 i = 0; shadow->drop && i < count; i++)
        shadow->drop(shadow->context, cells + (size_t)i * shadow->cell_size);
    free(cells);
    shadow->bytes -= (size_t)count * shadow->cell_size;
}

void shadow_forget(struct shadow *shadow, u32 object) {
    if (object >= shadow->count || !shadow->blocks[object].cells) return;
    struct shadow_block *block = &shadow->blocks[object];
    if (block->directory) {
        for (u32 i = 0; i < block->directory; i++)
            if (block->chunks[i]) drop_cells(shadow, block->chunks[i], CHUNK);
        free(block->chunks);
        shadow->bytes -= block->directory * sizeof *block->chunks;
    } else {
        drop_cells(shadow, block->cells, block->limit);
    }
    *block = (struct shadow_block){0};
}

void shadow_free(struct shadow *shadow) {
    for (u32 i = 0; i < shadow->count; i++) shadow_forget(shadow, i);
    free(shadow->blocks);
    *shadow = (struct shadow){0};
}

/* ---- growing ---- */

static void make_room_for_object(struct shadow *shadow, u32 object) {
    u64 count = shadow->count ? shadow->count : FIRST_OBJECTS;
    while (count <= object) count *= 2;
    struct shadow_block *blocks = memory(shadow, count, sizeof *blocks);
    if (shadow->count) memcpy(blocks, shadow->blocks, shadow->count * sizeof *blocks);
    shadow->bytes -= shadow->count * sizeof *blocks;
    free(shadow->blocks);
    shadow->blocks = blocks;
    shadow->count = count > UINT32_MAX ? UINT32_MAX : (u32)count;
}

/* The chunks reach to the given one, at least. */
static void make_room_for_chunk(struct shadow *shadow, struct shadow_block *block, u32 chunk) {
    u32 count = block->directory ? block->directory : MOST_DIRECT / CHUNK;
    while (count <= chunk) count *= 2;
    u8 **chunks = memory(shadow, count, sizeof *chunks);
    if (block->directory) {
        memcpy(chunks, block->chunks, block->directory * sizeof *chunks);
        free(block->chunks);
        shadow->bytes -= block->directory * sizeof *chunks;
    }
    block->chunks = chunks;
    block->directory = count;
}

static u8 *chunk_cell(struct shadow *shadow, struct shadow_block *block, u32 slot) {
    u32 chunk = slot >> SHADOW_CHUNK_BITS;
    if (chunk >= block->directory) make_room_for_chunk(shadow, block, chunk);
    if (!block->chunks[chunk]) block->chunks[chunk] = memory(shadow, CHUNK, shadow->cell_size);
    return block->chunks[chunk] + (size_t)(slot & (CHUNK - 1)) * shadow->cell_size;
}

/* Empties the block, and puts its cells where they belong in one of another shape. */
static void reshape(struct shadow *shadow, struct shadow_block *block, u32 limit, u32 stride) {
    struct shadow_block old = *block;
    bool direct = limit <= MOST_DIRECT;
    *block = (struct shadow_block){.limit = direct ? limit : 0, .stride = direct ? stride : 0};
    if (direct) block->cells = memory(shadow, limit, shadow->cell_size);
    else make_room_for_chunk(shadow, block, (limit - 1) >> SHADOW_CHUNK_BITS);
    for (u32 i = 0; i < old.limit; i++) {
        u32 slot = i << old.stride;
        u8 *to = direct ? block->cells + (size_t)(slot >> stride) * shadow->cell_size : chunk_cell(shadow, block, slot);
        memcpy(to, old.cells + (size_t)i * shadow->cell_size, shadow->cell_size);
    }
    free(old.cells);
    shadow->bytes -= (size_t)old.limit * shadow->cell_size;
}

static u32 limit_above(u32 index, u32 least) {
    u32 limit = least > FEWEST_CELLS ? least : FEWEST_CELLS;
    while (limit <= index && limit <= MOST_DIRECT) limit *= 2;
    return limit;
}

void *shadow_find(struct shadow *shadow, u32 object, u32 slot) {
    if (object >= shadow->count) make_room_for_object(shadow, object);
    struct shadow_block *block = &shadow->blocks[object];
    if (block->directory) return chunk_cell(shadow, block, slot);
    u32 stride = block->limit ? block->stride : WIDE;
    if (slot & ((1u << stride) - 1)) stride = 0;
    u32 index = slot >> stride;
    if (block->limit <= index || block->stride != stride) {
        u32 least = block->limit ? block->limit << (block->stride - stride) : 0;
        reshape(shadow, block, limit_above(index, least), stride);
    }
    if (block->directory) return chunk_cell(shadow, block, slot);
    return block->cells + (size_t)index * shadow->cell_size;
}
