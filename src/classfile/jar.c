#include "classfile/jar.h"

#include <stdlib.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>
#include <zlib.h>

#include "base/mapped.h"
#include "classfile/inflate.h"

enum {
    END_BYTES = 22,
    END64_BYTES = 56,
    LOCATOR64_BYTES = 20,
    CENTRAL_BYTES = 46,
    LOCAL_BYTES = 30,
    LONGEST_COMMENT = 65535,
    METHOD_STORED = 0,
    METHOD_DEFLATED = 8,
    FLAG_ENCRYPTED = 1,
    EXTRA_ZIP64 = 1
};

static const u32 end_magic = 0x06054b50, end64_magic = 0x06064b50, locator64_magic = 0x07064b50;
static const u32 central_magic = 0x02014b50, local_magic = 0x04034b50;
static const u32 no_entry = UINT32_MAX;

struct entry {
    struct slice name;
    u64 compressed, size;
    u64 local; /* offset of the local header from the start of the archive proper */
    u32 crc;
    u16 method, flags;
};

struct jar {
    struct slice file;
    bool owns_file;
    const char *name;
    u64 start; /* archives may follow other bytes, such as a launcher: where the archive proper begins */
    u32 count;
    struct entry *entries;
    u32 mask;     /* size of the index - 1 */
    u32 *by_name; /* open addressing, linear probing; no_entry: free */
};

/* The end record says where the central directory is. */
struct directory {
    u64 entries, size, offset;
    u64 end; /* offset of the record that follows the directory */
};

static u16 little_u16(const u8 *at) {
    return (u16)(at[1] << 8 | at[0]);
}
static u32 little_u32(const u8 *at) {
    return (u32)little_u16(at + 2) << 16 | little_u16(at);
}
static u64 little_u64(const u8 *at) {
    return (u64)little_u32(at + 4) << 32 | little_u32(at);
}

static int fail(const struct jar *jar, struct diag *diag, const char *what) {
    return diag_set(diag, "%s: %s", jar->name, what);
}

/* The end record is followed only by its comment. */
static bool find_end(struct slice file, u64 *at) {
    if (file.length < END_BYTES)
        return false;
    u64 last = file.length - END_BYTES;
    u64 first = last > LONGEST_COMMENT ? last - LONGEST_COMMENT : 0;
    for (u64 i = last + 1; i-- > first;) {
        const u8 *end = file.at + i;
        if (little_u32(end) == end_magic && little_u16(end + 20) <= last - i) {
            *at = i;
            return true;
        }
    }
    return false;
}

/* Large archives have a second end record, found through a locator before the first. */
static bool find_end64(struct slice file, u64 end, u64 *at) {
    if (end < LOCATOR64_BYTES || little_u32(file.at + end - LOCATOR64_BYTES) != locator64_magic)
        return false;
    *at = little_u64(file.at + end - LOCATOR64_BYTES + 8);
    return *at <= end - LOCATOR64_BYTES && end - LOCATOR64_BYTES - *at >= END64_BYTES &&
           little_u32(file.at + *at) == end64_magic;
}

static int find_directory(struct jar *jar, struct directory *directory, struct diag *diag) {
    u64 end, end64;
    if (!find_end(jar->file, &end))
        return fail(jar, diag, "not a zip file: it has no end record");
    const u8 *at = jar->file.at + end;
    *directory = (struct directory){little_u16(at + 10), little_u32(at + 12), little_u32(at + 16), end};
    if (find_end64(jar->file, end, &end64)) {
        at = jar->file.at + end64;
        *directory = (struct directory){little_u64(at + 32), little_u64(at + 40), little_u64(at + 48), end64};
    }
    if (directory->size > directory->end)
        return fail(jar, diag, "zip file with a bad central directory size");
    if (directory->offset > directory->end - directory->size)
        return fail(jar, diag, "zip file with a bad central directory offset");
    if (directory->entries > directory->size / CENTRAL_BYTES || directory->entries > INT32_MAX)
        return fail(jar, diag, "zip file with a bad number of entries");
    jar->start = directory->end - directory->size - directory->offset;
    return 0;
}

/* Fields of 32 bits that are all ones stand for 64-bit ones in an extra block, in this order. */
static bool widen(struct entry *entry, const u8 *extra, size_t length) {
    u64 *fields[] = {&entry->size, &entry->compressed, &entry->local};
    size_t at = 0;
    for (int i = 0; i < 3; i++) {
        if (*fields[i] != UINT32_MAX)
            continue;
        if (length - at < 8)
            return false;
        *fields[i] = little_u64(extra + at);
        at += 8;
    }
    return true;
}

static bool read_extra(struct entry *entry, struct slice extra) {
    for (size_t at = 0; extra.length - at >= 4;) {
        u16 id = little_u16(extra.at + at), length = little_u16(extra.at + at + 2);
        at += 4;
        if (length > extra.length - at)
            return true; /* other tools leave junk here, and readers ignore it */
        if (id == EXTRA_ZIP64)
            return widen(entry, extra.at + at, length);
        at += length;
    }
    return true;
}

/* Reads the entry at *at and moves on to the next one. */
static int read_entry(struct jar *jar, u64 *at, u64 end, struct entry *entry, struct diag *diag) {
    const u8 *head = jar->file.at + *at;
    if (end - *at < CENTRAL_BYTES || little_u32(head) != central_magic)
        return fail(jar, diag, "zip file with a corrupt central directory");
    u32 name = little_u16(head + 28), extra = little_u16(head + 30), comment = little_u16(head + 32);
    if (end - *at - CENTRAL_BYTES < name + extra + comment)
        return fail(jar, diag, "zip file with a truncated central directory");
    entry->flags = little_u16(head + 8);
    entry->method = little_u16(head + 10);
    entry->crc = little_u32(head + 16);
    entry->compressed = little_u32(head + 20);
    entry->size = little_u32(head + 24);
    entry->local = little_u32(head + 42);
    entry->name = (struct slice){head + CENTRAL_BYTES, name};
    if (!read_extra(entry, (struct slice){head + CENTRAL_BYTES + name, extra}))
        return fail(jar, diag, "zip file with a corrupt zip64 entry");
    *at += CENTRAL_BYTES + name + extra + comment;
    return 0;
}

static u32 place_of(const struct jar *jar, const void *name, size_t length) {
    u32 at = (u32)XXH3_64bits(name, length) & jar->mask;
    for (; jar->by_name[at] != no_entry; at = (at + 1) & jar->mask) {
        struct slice other = jar->entries[jar->by_name[at]].name;
        if (other.length == length && memcmp(other.at, name, length) == 0)
            break;
    }
    return at;
}

static void *alloc(size_t count, size_t size) {
    void *memory = calloc(count ? count : 1, size);
    if (!memory)
        abort();
    return memory;
}

/* Of entries with one name the last counts, as in the JDK. */
static void index_names(struct jar *jar) {
    u32 size = 16;
    while (size / 2 < jar->count)
        size *= 2;
    jar->mask = size - 1;
    jar->by_name = alloc(size, sizeof *jar->by_name);
    memset(jar->by_name, 0xff, size * sizeof *jar->by_name);
    for (u32 i = 0; i < jar->count; i++)
        jar->by_name[place_of(jar, jar->entries[i].name.at, jar->entries[i].name.length)] = i;
}

static int read_directory(struct jar *jar, struct diag *diag) {
    struct directory directory = {0};
    if (find_directory(jar, &directory, diag))
        return -1;
    jar->entries = alloc((size_t)directory.entries, sizeof *jar->entries);
    u64 at = directory.end - directory.size;
    for (; jar->count < directory.entries; jar->count++)
        if (read_entry(jar, &at, directory.end, &jar->entries[jar->count], diag))
            return -1;
    index_names(jar);
    return 0;
}

static struct jar *open_file(struct slice file, bool owned, const char *name, struct diag *diag) {
    struct jar *jar = alloc(1, sizeof *jar + strlen(name) + 1);
    jar->file = file;
    jar->owns_file = owned;
    jar->name = strcpy((char *)(jar + 1), name);
    if (read_directory(jar, diag) == 0)
        return jar;
    jar_close(jar);
    return NULL;
}

struct jar *jar_open(const char *path, struct diag *diag) {
    struct slice file;
    return mapped_open(path, &file, diag) ? NULL : open_file(file, true, path, diag);
}

struct jar *jar_open_bytes(struct slice bytes, const char *name, struct diag *diag) {
    return open_file(bytes, false, name, diag);
}

void jar_close(struct jar *jar) {
    if (!jar)
        return;
    if (jar->owns_file)
        mapped_close(jar->file);
    free(jar->entries);
    free(jar->by_name);
    free(jar);
}

int jar_find(const struct jar *jar, const char *name, size_t length) {
    u32 entry = jar->by_name[place_of(jar, name, length)];
    return entry == no_entry ? -1 : (int)entry;
}

u32 jar_count(const struct jar *jar) {
    return jar->count;
}

struct slice jar_entry_name(const struct jar *jar, u32 index) {
    return jar->entries[index].name;
}

/* The bytes behind the local header, still compressed. */
static bool find_data(const struct jar *jar, const struct entry *entry, struct slice *data) {
    u64 limit = jar->file.length - jar->start;
    if (limit < LOCAL_BYTES || entry->local > limit - LOCAL_BYTES)
        return false;
    u64 at = jar->start + entry->local;
    const u8 *head = jar->file.at + at;
    if (little_u32(head) != local_magic)
        return false;
    at += LOCAL_BYTES + little_u16(head + 26) + little_u16(head + 28);
    if (at > jar->file.length || entry->compressed > jar->file.length - at)
        return false;
    *data = (struct slice){jar->file.at + at, (size_t)entry->compressed};
    return true;
}

static int fail_entry(const struct jar *jar, const struct entry *entry, struct diag *diag, const char *what) {
    return diag_set(diag, "%s(%.*s): %s", jar->name, (int)entry->name.length, (const char *)entry->name.at, what);
}

static bool has_crc(struct slice bytes, u32 wanted) {
    return crc32_z(crc32_z(0, NULL, 0), bytes.at, bytes.length) == wanted;
}

int jar_read(const struct jar *jar, u32 index, struct arena *arena, struct slice *out, struct diag *diag) {
    const struct entry *entry = &jar->entries[index];
    struct slice data;
    if (!find_data(jar, entry, &data))
        return fail_entry(jar, entry, diag, "corrupt zip entry");
    if (entry->flags & FLAG_ENCRYPTED)
        return fail_entry(jar, entry, diag, "encrypted zip entry");
    if (entry->method == METHOD_STORED && entry->size != entry->compressed)
        return fail_entry(jar, entry, diag, "stored zip entry with two sizes");
    if (entry->method == METHOD_DEFLATED && inflate_into(arena, data, entry->size, INFLATE_RAW, &data))
        return fail_entry(jar, entry, diag, "corrupt deflated zip entry");
    if (entry->method != METHOD_STORED && entry->method != METHOD_DEFLATED)
        return fail_entry(jar, entry, diag, "zip entry with an unknown compression method");
    if (data.length && !has_crc(data, entry->crc))
        return fail_entry(jar, entry, diag, "zip entry with a wrong checksum");
    *out = data;
    return 0;
}
