/* arena.h - memory that is freed all at once.
 *
 * Everything allocated from an arena lives until arena_free. Memory is zeroed and aligned
 * to 8 bytes. Out of memory aborts with a message: an arena holds program text and tables,
 * never the state of a search.
 */
#ifndef HAVELOCK_BASE_ARENA_H
#define HAVELOCK_BASE_ARENA_H

#include "base/compiler.h"
#include "base/types.h"

struct arena;

struct arena *arena_new(void);
void arena_free(struct arena *arena);

void *arena_alloc(struct arena *arena, size_t size);
void *arena_copy(struct arena *arena, const void *bytes, size_t size);
char *arena_string(struct arena *arena, const char *text); /* NUL-terminated copy */
char *arena_printf(struct arena *arena, const char *format, ...) PRINTF_LIKE(2, 3);

/* Bytes handed out so far, slack included. */
size_t arena_bytes(const struct arena *arena);

#endif
