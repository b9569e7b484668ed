/* image_bytes.h - writes tiny JDK images for the tests of the reader.
 *
 * The table has a prime number of slots, many more than resources, so that a place is always found quickly. Names
 * that share a slot get a seed of their own, as in real images.
 */
#ifndef HAVELOCK_TEST_IMAGE_BYTES_H
#define HAVELOCK_TEST_IMAGE_BYTES_H

#include <assert.h>
#include <string.h>

#include "base/types.h"

enum { IMAGE_SLOTS = 31, IMAGE_HEADER = 28 };

struct image_resource {
    const char *module, *parent, *base, *extension; /* "" where there is none */
    u32 offset, stored, size;                       /* stored: 0 if it is not compressed */
};

struct image_bytes {
    u8 bytes[16384], locations[2048], strings[2048], resources[8192];
    size_t location_bytes, string_bytes, resource_bytes;
    i32 redirect[IMAGE_SLOTS];
    u32 offsets[IMAGE_SLOTS], count;
    struct image_resource items[IMAGE_SLOTS];
};

static inline u32 image_string(struct image_bytes *image, const char *text) {
    size_t length = strlen(text) + 1;
    for (size_t i = 0; i < image->string_bytes; i += strlen((char *)image->strings + i) + 1)
        if (strcmp((char *)image->strings + i, text) == 0) return (u32)i;
    memcpy(image->strings + image->string_bytes, text, length);
    image->string_bytes += length;
    return (u32)(image->string_bytes - length);
}

static inline void image_start(struct image_bytes *image) {
    memset(image, 0, sizeof *image);
    image_string(image, "");
}

/* compressed: the bytes already have their headers, and size is that of the result. */
static inline void image_add(struct image_bytes *image, struct image_resource r, const void *bytes, u32 stored,
                             bool compressed) {
    r.offset = (u32)image->resource_bytes;
    r.stored = compressed ? stored : 0;
    memcpy(image->resources + image->resource_bytes, bytes, stored);
    image->resource_bytes += stored;
    image->items[image->count++] = r;
}

static inline u32 image_hash(const struct image_resource *r, u32 seed) {
    char name[512], *at = name;
    at = stpcpy(stpcpy(stpcpy(stpcpy(at, "/"), r->module), "/"), r->parent);
    at = stpcpy(stpcpy(at, *r->parent ? "/" : ""), r->base);
    stpcpy(stpcpy(at, *r->extension ? "." : ""), r->extension);
    for (at = name; *at; at++) seed = seed * 0x01000193 ^ (u8)*at;
    return (seed & 0x7fffffff) % IMAGE_SLOTS;
}

static inline void image_attribute(struct image_bytes *image, u8 kind, u32 value) {
    if (value == 0) return;
    image->locations[image->location_bytes++] = (u8)(kind << 3 | 3);
    for (int shift = 24; shift >= 0; shift -= 8) image->locations[image->location_bytes++] = (u8)(value >> shift);
}

static inline void image_locate(struct image_bytes *image, const struct image_resource *r, u32 slot) {
    image->offsets[slot] = (u32)image->location_bytes;
    image_attribute(image, 1, image_string(image, r->module));
    image_attribute(image, 2, image_string(image, r->parent));
    image_attribute(image, 3, image_string(image, r->base));
    image_attribute(image, 4, image_string(image, r->extension));
    image_attribute(image, 5, r->offset);
    image_attribute(image, 6, r->stored);
    image_attribute(image, 7, r->size);
    image->locations[image->location_bytes++] = 0;
}

/* A seed that sends every resource of the bucket to a free slot of its own. */
static inline bool image_try(struct image_bytes *image, u32 bucket, u32 seed, bool *taken) {
    bool mine[IMAGE_SLOTS] = {0};
    for (u32 i = 0; i < image->count; i++) {
        if (image_hash(&image->items[i], 0x01000193) != bucket) continue;
        u32 slot = image_hash(&image->items[i], seed);
        if (taken[slot] || mine[slot]) return false;
        mine[slot] = true;
    }
    for (u32 i = 0; i < image->count; i++)
        if (image_hash(&image->items[i], 0x01000193) == bucket)
            image_locate(image, &image->items[i], image_hash(&image->items[i], seed));
    for (u32 i = 0; i < IMAGE_SLOTS; i++) taken[i] |= mine[i];
    return true;
}

static inline void image_place(struct image_bytes *image) {
    bool taken[IMAGE_SLOTS] = {0};
    u32 sizes[IMAGE_SLOTS] = {0};
    for (u32 i = 0; i < image->count; i++) sizes[image_hash(&image->items[i], 0x01000193)]++;
    for (u32 bucket = 0; bucket < IMAGE_SLOTS; bucket++)
        for (u32 seed = 1; sizes[bucket] > 1 && image->redirect[bucket] == 0; seed++)
            if (image_try(image, bucket, seed, taken)) image->redirect[bucket] = (i32)seed;
    for (u32 i = 0; i < image->count; i++) {
        u32 bucket = image_hash(&image->items[i], 0x01000193), slot = 0;
        if (sizes[bucket] != 1) continue;
        while (taken[slot]) slot++;
        taken[slot] = true;
        image_locate(image, &image->items[i], slot);
        image->redirect[bucket] = -1 - (i32)slot;
    }
}

static inline void image_word(struct image_bytes *image, size_t *at, u32 value) {
    for (int shift = 0; shift < 32; shift += 8) image->bytes[(*at)++] = (u8)(value >> shift);
}

static inline struct slice image_finish(struct image_bytes *image) {
    size_t at = 0;
    image_place(image);
    const u32 header[] = {
        0xCAFEDADA, 0x00010000, 0, image->count, IMAGE_SLOTS, (u32)image->location_bytes, (u32)image->string_bytes};
    for (int i = 0; i < 7; i++) image_word(image, &at, header[i]);
    for (int i = 0; i < IMAGE_SLOTS; i++) image_word(image, &at, (u32)image->redirect[i]);
    for (int i = 0; i < IMAGE_SLOTS; i++) image_word(image, &at, image->offsets[i]);
    memcpy(image->bytes + at, image->locations, image->location_bytes);
    at += image->location_bytes;
    memcpy(image->bytes + at, image->strings, image->string_bytes);
    at += image->string_bytes;
    memcpy(image->bytes + at, image->resources, image->resource_bytes);
    return (struct slice){image->bytes, at + image->resource_bytes};
}

#endif
