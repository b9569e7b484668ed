/* inflate.h - expands deflated bytes into an arena. */
#ifndef HAVELOCK_CLASSFILE_INFLATE_H
#define HAVELOCK_CLASSFILE_INFLATE_H

#include "base/arena.h"
#include "base/types.h"

enum inflate_format { INFLATE_RAW, INFLATE_ZLIB };

/* What expands to more is refused, so that a small file cannot take all memory: no class file and no manifest is so
 * large. */
#define INFLATE_MOST ((u64)256 << 20)

/* Expands `in` to exactly `size` bytes. -1 if it is corrupt or gives more or less; sizes that deflate cannot reach
 * from so few bytes are refused before memory is taken. */
int inflate_into(struct arena *arena, struct slice in, u64 size, enum inflate_format format, struct slice *out);

/* The first `size` bytes of raw deflated bytes; what follows them is not read. */
int inflate_start(struct arena *arena, struct slice in, u64 size, struct slice *out);

/* Everything that raw deflated bytes expand to; -1 if they are corrupt or have no end. */
int inflate_all(struct arena *arena, struct slice in, struct slice *out);

#endif
