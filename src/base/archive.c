#include "base/archive.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define XXH_STATIC_LINKING_ONLY
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/memory.h"

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "archives are little-endian");

enum { NAME_BYTES = 8, CHECKSUM_BYTES = 8 };

struct archive_writer {
    FILE *stream;
    int error; /* errno of the first write that failed */
    XXH3_state_t hash;
};

struct archive_writer *archive_begin(FILE *stream, const char name[8], u32 version) {
    struct archive_writer *w = aligned_alloc(64, (sizeof *w + 63) / 64 * 64); /* as the hash state wants it */
    if (!w) memory_exhausted(sizeof *w);
    w->stream = stream;
    w->error = 0;
    XXH3_64bits_reset(&w->hash);
    archive_put(w, name, NAME_BYTES);
    archive_put32(w, version);
    return w;
}

static void write_out(struct archive_writer *w, const void *bytes, size_t length) {
    if (!w->error && fwrite(bytes, 1, length, w->stream) != length) w->error = errno ? errno : EIO;
}

void archive_put(struct archive_writer *w, const void *bytes, size_t length) {
    if (!length || w->error) return;
    write_out(w, bytes, length);
    XXH3_64bits_update(&w->hash, bytes, length);
}

void archive_put32(struct archive_writer *w, u32 number) { archive_put(w, &number, sizeof number); }
void archive_put64(struct archive_writer *w, u64 number) { archive_put(w, &number, sizeof number); }

void archive_put_list(struct archive_writer *w, const void *items, u32 count, size_t item_size) {
    archive_put32(w, count);
    archive_put(w, items, count * item_size);
}

void archive_put_text(struct archive_writer *w, const char *text) {
    archive_put_list(w, text, (u32)strlen(text) + 1, 1);
}

int archive_finish(struct archive_writer *w, struct diag *diag) {
    u64 checksum = XXH3_64bits_digest(&w->hash);
    write_out(w, &checksum, sizeof checksum);
    if (!w->error && fflush(w->stream) != 0) w->error = errno;
    int error = w->error;
    free(w);
    return error ? diag_set(diag, "%s", strerror(error)) : 0;
}

int archive_open(struct archive_reader *r, struct slice bytes, const char name[8], u32 version, struct diag *diag) {
    *r = (struct archive_reader){.failed = true};
    if (bytes.length < NAME_BYTES + 4 + CHECKSUM_BYTES || memcmp(bytes.at, name, NAME_BYTES) != 0)
        return diag_set(diag, "is not a file of this kind");
    *r = (struct archive_reader){bytes.at + NAME_BYTES, bytes.at + bytes.length - CHECKSUM_BYTES, false};
    u32 found = archive_get32(r);
    if (found != version) return diag_set(diag, "has format %u; this version reads format %u", found, version);
    u64 checksum;
    memcpy(&checksum, r->end, sizeof checksum);
    if (checksum != XXH3_64bits(bytes.at, bytes.length - CHECKSUM_BYTES))
        return diag_set(diag, "is damaged: its checksum is wrong");
    return 0;
}

void archive_get(struct archive_reader *r, void *bytes, size_t length) {
    if (r->failed || (size_t)(r->end - r->at) < length) {
        r->failed = true;
        memset(bytes, 0, length);
        return;
    }
    memcpy(bytes, r->at, length);
    r->at += length;
}

u32 archive_get32(struct archive_reader *r) {
    u32 number;
    archive_get(r, &number, sizeof number);
    return number;
}

u64 archive_get64(struct archive_reader *r) {
    u64 number;
    archive_get(r, &number, sizeof number);
    return number;
}

u32 archive_get_upto(struct archive_reader *r, u32 most) {
    u32 number = archive_get32(r);
    if (number <= most) return number;
    r->failed = true;
    return 0;
}

const void *archive_get_list(struct archive_reader *r, u32 *count, size_t item_size) {
    *count = archive_get32(r);
    if (r->failed || (size_t)(r->end - r->at) / item_size < *count) {
        r->failed = true;
        *count = 0;
        return NULL;
    }
    const void *items = r->at;
    r->at += *count * item_size;
    return items;
}

void *archive_get_items(struct archive_reader *r, u32 *count, u32 *capacity, size_t item_size) {
    const void *from = archive_get_list(r, count, item_size);
    *capacity = *count;
    if (!*count) return NULL;
    return memory_copy(from, *count * item_size);
}

const char *archive_get_text(struct archive_reader *r) {
    u32 length;
    const char *text = archive_get_list(r, &length, 1);
    if (text && length && text[length - 1] == '\0' && strlen(text) == length - 1) return text;
    r->failed = true;
    return "";
}
