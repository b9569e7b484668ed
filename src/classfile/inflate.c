#include "classfile/inflate.h"

#include <limits.h>
#include <zlib.h>

/* Deflate expands by at most 1032 : 1. */
static bool is_reachable(u64 compressed, u64 size) { return size / 1040 <= compressed && size <= INFLATE_MOST; }

static int expand(struct arena *arena, struct slice in, u64 size, int window, bool to_the_end, struct slice *out) {
    if (in.length > UINT_MAX || !is_reachable(in.length, size)) return -1;
    u8 *bytes = arena_alloc(arena, (size_t)size);
    u8 nothing;
    z_stream stream = {.next_in = (u8 *)(uintptr_t)in.at, .avail_in = (uInt)in.length};
    stream.next_out = size ? bytes : &nothing;
    stream.avail_out = (uInt)size;
    if (inflateInit2(&stream, window) != Z_OK) return -1;
    int result = inflate(&stream, Z_FINISH);
    bool whole = (result == Z_STREAM_END || (!to_the_end && result != Z_DATA_ERROR)) && stream.total_out == size;
    inflateEnd(&stream);
    *out = (struct slice){bytes, (size_t)size};
    return whole ? 0 : -1;
}

int inflate_into(struct arena *arena, struct slice in, u64 size, enum inflate_format format, struct slice *out) {
    return expand(arena, in, size, format == INFLATE_RAW ? -MAX_WBITS : MAX_WBITS, true, out);
}

int inflate_start(struct arena *arena, struct slice in, u64 size, struct slice *out) {
    return expand(arena, in, size, -MAX_WBITS, false, out);
}

/* How much there is: expanded once without keeping it. */
static bool measure(struct slice in, u64 *size) {
    u8 scratch[16384];
    z_stream stream = {.next_in = (u8 *)(uintptr_t)in.at, .avail_in = (uInt)in.length};
    if (in.length > UINT_MAX || inflateInit2(&stream, -MAX_WBITS) != Z_OK) return false;
    int result;
    do {
        stream.next_out = scratch;
        stream.avail_out = sizeof scratch;
        result = inflate(&stream, Z_NO_FLUSH);
    } while (result == Z_OK && stream.total_out <= INFLATE_MOST);
    *size = stream.total_out;
    inflateEnd(&stream);
    return result == Z_STREAM_END;
}

int inflate_all(struct arena *arena, struct slice in, struct slice *out) {
    u64 size;
    return measure(in, &size) ? inflate_start(arena, in, size, out) : -1;
}
