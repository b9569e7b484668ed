/* zip_bytes.h - writes small zip files for the tests of the reader. */
#ifndef HAVELOCK_TEST_ZIP_BYTES_H
#define HAVELOCK_TEST_ZIP_BYTES_H

#include <assert.h>
#include <string.h>
#include <zlib.h>

#include "base/types.h"

struct zip_bytes {
    u8 bytes[65536], central[16384];
    size_t count, central_count;
    u16 entries;
    bool wide; /* sizes and offsets in zip64 blocks, and a zip64 end record */
};

static inline void little(u8 *out, size_t *count, u64 value, int width) {
    for (; width > 0; width--, value >>= 8) out[(*count)++] = (u8)value;
}

static inline void raw(u8 *out, size_t *count, const void *bytes, size_t size) {
    memcpy(out + *count, bytes, size);
    *count += size;
}

static inline size_t deflate_raw(const void *data, size_t size, u8 *out, size_t room) {
    z_stream stream = {
        .next_in = (u8 *)(uintptr_t)data, .avail_in = (uInt)size, .next_out = out, .avail_out = (uInt)room};
    int result = deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    assert(result == Z_OK);
    result = deflate(&stream, Z_FINISH);
    assert(result == Z_STREAM_END);
    size_t written = stream.total_out;
    deflateEnd(&stream);
    return written;
}

static inline void zip_central(struct zip_bytes *zip, const char *name, u16 method, u32 crc, u64 packed, u64 size,
                               u64 at) {
    u8 *out = zip->central;
    size_t *n = &zip->central_count;
    little(out, n, 0x02014b50, 4);
    little(out, n, 20 | 20 << 16, 4);
    little(out, n, 0, 2); /* flags */
    little(out, n, method, 2);
    little(out, n, 0, 4); /* time */
    little(out, n, crc, 4);
    little(out, n, zip->wide ? 0xffffffff : packed, 4);
    little(out, n, zip->wide ? 0xffffffff : size, 4);
    little(out, n, strlen(name), 2);
    little(out, n, zip->wide ? 4 + 28 : 0, 2);
    little(out, n, 0, 10);
    little(out, n, zip->wide ? 0xffffffff : at, 4);
    raw(out, n, name, strlen(name));
    if (zip->wide) {
        little(out, n, 0xcafe, 2), little(out, n, 0, 2); /* another block, to be skipped */
        little(out, n, 1, 2), little(out, n, 24, 2);
        little(out, n, size, 8), little(out, n, packed, 8), little(out, n, at, 8);
    }
    zip->entries++;
}

/* method 8 deflates the data, any other stores it. */
static inline void zip_add(struct zip_bytes *zip, const char *name, const char *data, size_t size, u16 method) {
    u8 packed[32768];
    size_t packed_size = size, at = zip->count;
    if (method == 8) packed_size = deflate_raw(data, size, packed, sizeof packed);
    u32 crc = (u32)crc32(0, (const u8 *)data, (uInt)size);
    little(zip->bytes, &zip->count, 0x04034b50, 4);
    little(zip->bytes, &zip->count, 0, 22); /* readers trust the central directory */
    little(zip->bytes, &zip->count, strlen(name), 2);
    little(zip->bytes, &zip->count, 0, 2);
    raw(zip->bytes, &zip->count, name, strlen(name));
    raw(zip->bytes, &zip->count, method == 8 ? (const void *)packed : data, packed_size);
    zip_central(zip, name, method, crc, packed_size, size, at);
}

static inline struct slice zip_finish(struct zip_bytes *zip, const char *comment) {
    u8 *out = zip->bytes;
    size_t *n = &zip->count, directory = zip->count;
    raw(out, n, zip->central, zip->central_count);
    if (zip->wide) {
        size_t end64 = *n;
        little(out, n, 0x06064b50, 4), little(out, n, 44, 8), little(out, n, 0, 12);
        little(out, n, zip->entries, 8), little(out, n, zip->entries, 8);
        little(out, n, zip->central_count, 8), little(out, n, directory, 8);
        little(out, n, 0x07064b50, 4), little(out, n, 0, 4), little(out, n, end64, 8), little(out, n, 1, 4);
    }
    little(out, n, 0x06054b50, 4), little(out, n, 0, 4);
    little(out, n, zip->wide ? 0xffff : zip->entries, 2), little(out, n, zip->wide ? 0xffff : zip->entries, 2);
    little(out, n, zip->wide ? 0xffffffff : zip->central_count, 4);
    little(out, n, zip->wide ? 0xffffffff : directory, 4);
    little(out, n, strlen(comment), 2);
    raw(out, n, comment, strlen(comment));
    return (struct slice){out, *n};
}

#endif
