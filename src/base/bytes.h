/* bytes.h - a bounded big-endian reader over a run of bytes.
 *
 * The error flag is sticky: a read past the end gives 0 (or an empty slice), sets `failed` and
 * moves to the end, so a parser may read a whole structure and ask once. Loops over counts read
 * from the input must ask too, or be bounded by bytes_left.
 */
#ifndef HAVELOCK_BASE_BYTES_H
#define HAVELOCK_BASE_BYTES_H

#include "base/compiler.h"
#include "base/types.h"

struct bytes {
    const u8 *at, *end;
    bool failed;
};

static inline struct bytes bytes_of(struct slice slice) {
    return (struct bytes){slice.at, slice.length ? slice.at + slice.length : slice.at, false};
}

static inline size_t bytes_left(const struct bytes *in) { return (size_t)(in->end - in->at); }

/* True if `size` more bytes are there; else the reader fails. */
static inline bool bytes_need(struct bytes *in, size_t size) {
    if (LIKELY(bytes_left(in) >= size)) return true;
    in->failed = true;
    in->at = in->end;
    return false;
}

static inline u8 bytes_u8(struct bytes *in) { return bytes_need(in, 1) ? *in->at++ : 0; }

/* Big-endian numbers at a place that is known to have enough bytes. */
static inline u16 bytes_peek_u16(const u8 *at) { return (u16)(at[0] << 8 | at[1]); }
static inline u32 bytes_peek_u32(const u8 *at) { return (u32)at[0] << 24 | (u32)at[1] << 16 | (u32)at[2] << 8 | at[3]; }
static inline u64 bytes_peek_u64(const u8 *at) { return (u64)bytes_peek_u32(at) << 32 | bytes_peek_u32(at + 4); }

static inline u16 bytes_u16(struct bytes *in) {
    if (!bytes_need(in, 2)) return 0;
    in->at += 2;
    return bytes_peek_u16(in->at - 2);
}

static inline u32 bytes_u32(struct bytes *in) {
    if (!bytes_need(in, 4)) return 0;
    in->at += 4;
    return bytes_peek_u32(in->at - 4);
}

static inline u64 bytes_u64(struct bytes *in) {
    if (!bytes_need(in, 8)) return 0;
    in->at += 8;
    return bytes_peek_u64(in->at - 8);
}

static inline struct slice bytes_take(struct bytes *in, size_t size) {
    if (!bytes_need(in, size)) return (struct slice){in->end, 0};
    in->at += size;
    return (struct slice){in->at - size, size};
}

static inline void bytes_skip(struct bytes *in, size_t size) {
    if (bytes_need(in, size)) in->at += size;
}

#endif
