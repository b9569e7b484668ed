#include "classfile/jimage.h"

#include <stdlib.h>
#include <string.h>

#include "base/mapped.h"
#include "base/memory.h"
#include "classfile/inflate.h"

enum { HEADER_BYTES = 28, HASH_SEED = 0x01000193, RESOURCE_HEADER_BYTES = 29, DEEPEST_COMPRESSION = 8 };

static const u32 magic_number = 0xCAFEDADA, resource_magic = 0xCAFEFAFA;

struct jimage {
    struct slice file;
    bool owns_file;
    const char *name;
    u32 slots;          /* entries of redirect and offsets */
    const u8 *redirect; /* i32 each */
    const u8 *offsets;  /* u32 each, into locations */
    struct slice locations;
    struct slice strings; /* ends with a NUL */
    struct slice resources;
};

enum location_attribute {
    LOCATION_END,
    LOCATION_MODULE,
    LOCATION_PARENT,
    LOCATION_BASE,
    LOCATION_EXTENSION,
    LOCATION_OFFSET,
    LOCATION_COMPRESSED,
    LOCATION_SIZE,
    LOCATION_ATTRIBUTES
};

struct location {
    u64 attribute[LOCATION_ATTRIBUTES];
};

static u32 little_u32(const u8 *at) { return (u32)at[3] << 24 | (u32)at[2] << 16 | (u32)at[1] << 8 | at[0]; }
static u64 little_u64(const u8 *at) { return (u64)little_u32(at + 4) << 32 | little_u32(at); }

static int fail(const struct jimage *image, struct diag *diag, const char *what) {
    return diag_set(diag, "%s: %s", image->name, what);
}

static int read_index(struct jimage *image, struct diag *diag) {
    struct slice file = image->file;
    if (file.length < HEADER_BYTES || little_u32(file.at) != magic_number) return fail(image, diag, "not a JDK image");
    if (little_u32(file.at + 4) != 0x00010000) return fail(image, diag, "JDK image of an unknown version");
    image->slots = little_u32(file.at + 16);
    u64 locations = little_u32(file.at + 20), strings = little_u32(file.at + 24);
    u64 index_size = HEADER_BYTES + 8 * (u64)image->slots + locations + strings;
    if (index_size > file.length) return fail(image, diag, "truncated JDK image");
    image->redirect = file.at + HEADER_BYTES;
    image->offsets = image->redirect + 4 * (size_t)image->slots;
    image->locations = (struct slice){image->offsets + 4 * (size_t)image->slots, (size_t)locations};
    image->strings = (struct slice){image->locations.at + locations, (size_t)strings};
    image->resources = (struct slice){file.at + index_size, file.length - (size_t)index_size};
    if (strings == 0 || image->strings.at[strings - 1] != 0)
        return fail(image, diag, "unterminated strings in the JDK image");
    return 0;
}

static struct jimage *open_file(struct slice file, bool owned, const char *name, struct diag *diag) {
    struct jimage *image = memory_zero(1, sizeof *image + strlen(name) + 1);
    image->file = file;
    image->owns_file = owned;
    image->name = strcpy((char *)(image + 1), name);
    if (read_index(image, diag) == 0) return image;
    jimage_close(image);
    return NULL;
}

struct jimage *jimage_open(const char *path, struct diag *diag) {
    struct slice file;
    return mapped_open(path, &file, diag) ? NULL : open_file(file, true, path, diag);
}

struct jimage *jimage_open_bytes(struct slice bytes, const char *name, struct diag *diag) {
    return open_file(bytes, false, name, diag);
}

struct slice jimage_bytes(const struct jimage *image) {
    return image->file;
}

void jimage_close(struct jimage *image) {
    if (!image) return;
    if (image->owns_file) mapped_close(image->file);
    free(image);
}

static const char *string_at(const struct jimage *image, u64 offset) {
    return offset < image->strings.length ? (const char *)image->strings.at + offset : NULL;
}

static u32 hash_text(u32 hash, const char *text) {
    for (; *text; text++) hash = hash * HASH_SEED ^ (u8)*text;
    return hash;
}

/* Of "/module/path". */
static u32 hash_name(u32 seed, const char *module, const char *path) {
    u32 hash = hash_text(hash_text(seed, "/"), module);
    return hash_text(hash_text(hash, "/"), path) & 0x7fffffff;
}

/* A list of attributes: kind and width in one byte, then the big-endian value. */
static int read_location(const struct jimage *image, u32 offset, struct location *location, struct diag *diag) {
    *location = (struct location){{0}};
    for (size_t at = offset; at < image->locations.length;) {
        u8 head = image->locations.at[at++];
        u8 kind = head >> 3, width = (head & 7) + 1;
        if (kind == LOCATION_END) return 0;
        if (kind >= LOCATION_ATTRIBUTES || image->locations.length - at < width) break;
        u64 value = 0;
        while (width--) value = value << 8 | image->locations.at[at++];
        location->attribute[kind] = value;
    }
    return fail(image, diag, "corrupt location in the JDK image");
}

static bool skip_text(const char **path, const char *text) {
    size_t length = strlen(text);
    if (strncmp(*path, text, length) != 0) return false;
    *path += length;
    return true;
}

static bool is_location_of(const struct jimage *image, const struct location *location, const char *module,
                           const char *path) {
    const char *part[LOCATION_OFFSET];
    for (int i = LOCATION_MODULE; i < LOCATION_OFFSET; i++)
        if (!(part[i] = string_at(image, location->attribute[i]))) return false;
    if (strcmp(part[LOCATION_MODULE], module) != 0) return false;
    if (*part[LOCATION_PARENT] && !(skip_text(&path, part[LOCATION_PARENT]) && skip_text(&path, "/"))) return false;
    if (!skip_text(&path, part[LOCATION_BASE])) return false;
    if (*part[LOCATION_EXTENSION] && !(skip_text(&path, ".") && skip_text(&path, part[LOCATION_EXTENSION])))
        return false;
    return *path == '\0';
}

/* 1 with the location, 0 absent, -1 with diag. */
static int find_location(const struct jimage *image, const char *module, const char *path, struct location *location,
                         struct diag *diag) {
    if (image->slots == 0) return 0;
    u32 slot = hash_name(HASH_SEED, module, path) % image->slots;
    i32 redirect = (i32)little_u32(image->redirect + 4 * (size_t)slot);
    if (redirect == 0) return 0;
    if (redirect < 0) slot = (u32)(-1 - (i64)redirect);
    else slot = hash_name((u32)redirect, module, path) % image->slots;
    if (slot >= image->slots) return fail(image, diag, "corrupt redirection in the JDK image");
    if (read_location(image, little_u32(image->offsets + 4 * (size_t)slot), location, diag)) return -1;
    return is_location_of(image, location, module, path);
}

/* Resources made by jlink may be compressed several times: each layer has a header. */
static int decompress_layer(const struct jimage *image, struct arena *arena, struct slice *resource,
                            struct diag *diag) {
    u64 compressed = little_u64(resource->at + 4), size = little_u64(resource->at + 12);
    const char *method = string_at(image, little_u32(resource->at + 20));
    struct slice body = {resource->at + RESOURCE_HEADER_BYTES, resource->length - RESOURCE_HEADER_BYTES};
    if (!method || compressed > body.length) return fail(image, diag, "corrupt compressed resource in the JDK image");
    if (strcmp(method, "zip") != 0)
        return diag_set(diag, "%s: JDK images compressed with \"%s\" are not supported", image->name, method);
    body.length = (size_t)compressed;
    if (inflate_into(arena, body, size, INFLATE_ZLIB, resource))
        return fail(image, diag, "corrupt compressed resource in the JDK image");
    return 0;
}

static bool has_header(struct slice resource) {
    return resource.length >= RESOURCE_HEADER_BYTES && little_u32(resource.at) == resource_magic;
}

static int read_resource(const struct jimage *image, const struct location *location, struct arena *arena,
                         struct slice *out, struct diag *diag) {
    u64 offset = location->attribute[LOCATION_OFFSET], size = location->attribute[LOCATION_SIZE];
    u64 compressed = location->attribute[LOCATION_COMPRESSED];
    u64 stored = compressed ? compressed : size;
    if (offset > image->resources.length || stored > image->resources.length - offset)
        return fail(image, diag, "resource outside the JDK image");
    *out = (struct slice){image->resources.at + offset, (size_t)stored};
    for (int depth = 0; compressed && has_header(*out); depth++) {
        if (depth == DEEPEST_COMPRESSION) return fail(image, diag, "too many levels of compression in the JDK image");
        if (decompress_layer(image, arena, out, diag)) return -1;
    }
    return out->length == size ? 0 : fail(image, diag, "wrong size of a resource in the JDK image");
}

int jimage_find(const struct jimage *image, const char *module, const char *path, struct arena *arena,
                struct slice *out, struct diag *diag) {
    struct location location;
    int found = find_location(image, module, path, &location, diag);
    if (found != 1) return found;
    return read_resource(image, &location, arena, out, diag) ? -1 : 1;
}

static bool with_dots(const char *package, char *out, size_t size) {
    size_t length = strlen(package);
    if (length >= size) return false;
    for (size_t i = 0; i <= length; i++) out[i] = package[i] == '/' ? '.' : package[i];
    return true;
}

/* The resource /packages/java.lang lists pairs: is the package empty there, and the module's name. It is never
 * compressed. No package of a JDK has a longer name than the buffer. */
const char *jimage_package_module(const struct jimage *image, const char *package) {
    char dotted[1024];
    struct location location;
    struct slice pairs;
    struct diag ignored;
    if (!with_dots(package, dotted, sizeof dotted) ||
        find_location(image, "packages", dotted, &location, &ignored) != 1 || location.attribute[LOCATION_COMPRESSED] ||
        read_resource(image, &location, NULL, &pairs, &ignored))
        return NULL;
    for (size_t i = 0; i + 8 <= pairs.length; i += 8)
        if (little_u32(pairs.at + i) == 0) return string_at(image, little_u32(pairs.at + i + 4));
    return NULL;
}
