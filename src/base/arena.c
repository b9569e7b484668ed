#include "base/arena.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum { ALIGNMENT = 8, FIRST_CHUNK = 16 * 1024, LARGEST_CHUNK = 1024 * 1024 };

struct chunk {
    struct chunk *next;
    u64 bytes[];
};

struct arena {
    struct chunk *chunks;
    u8 *free; /* free .. limit is the zeroed rest of the newest chunk */
    u8 *limit;
    size_t next_chunk;
    size_t used;
};

static u8 *add_chunk(struct arena *arena, size_t size) {
    if (size > SIZE_MAX - sizeof(struct chunk)) memory_exhausted(size);
    struct chunk *chunk = memory_zero(1, sizeof *chunk + size);
    chunk->next = arena->chunks;
    arena->chunks = chunk;
    return (u8 *)chunk->bytes;
}

struct arena *arena_new(void) {
    struct arena *arena = memory_zero(1, sizeof *arena);
    arena->next_chunk = FIRST_CHUNK;
    return arena;
}

void arena_free(struct arena *arena) {
    if (!arena) return;
    for (struct chunk *chunk = arena->chunks, *next; chunk; chunk = next) {
        next = chunk->next;
        free(chunk);
    }
    free(arena);
}

/* A large piece gets a chunk of its own, so that the rest of the current one is not wasted. */
static void *alloc_slowly(struct arena *arena, size_t size) {
    if (size > arena->next_chunk / 4) return add_chunk(arena, size);
    arena->free = add_chunk(arena, arena->next_chunk);
    arena->limit = arena->free + arena->next_chunk;
    if (arena->next_chunk < LARGEST_CHUNK) arena->next_chunk *= 2;
    u8 *piece = arena->free;
    arena->free += size;
    return piece;
}

void *arena_alloc(struct arena *arena, size_t size) {
    if (size > SIZE_MAX - ALIGNMENT) memory_exhausted(size);
    size = size ? (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1) : ALIGNMENT;
    arena->used += size;
    if (size > (size_t)(arena->limit - arena->free)) return alloc_slowly(arena, size);
    u8 *piece = arena->free;
    arena->free += size;
    return piece;
}

void *arena_copy(struct arena *arena, const void *bytes, size_t size) {
    void *copy = arena_alloc(arena, size);
    if (size) memcpy(copy, bytes, size);
    return copy;
}

char *arena_string(struct arena *arena, const char *text) { return arena_copy(arena, text, strlen(text) + 1); }

char *arena_printf(struct arena *arena, const char *format, ...) {
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    size_t size = length < 0 ? 1 : (size_t)length + 1;
    char *text = arena_alloc(arena, size);
    if (length > 0) vsnprintf(text, size, format, again);
    va_end(again);
    return text;
}

size_t arena_bytes(const struct arena *arena) { return arena->used; }
