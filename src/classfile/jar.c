#include "classfile/jar.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/mapped.h"
#include "base/memory.h"
#include "classfile/inflate.h"
#include "classfile/plain_utf8.h"

enum {
    END_BYTES = 22,
    END64_BYTES = 56,
    LOCATOR64_BYTES = 20,
    CENTRAL_BYTES = 46,
    LOCAL_BYTES = 30,
    LONGEST_COMMENT = 65535,
    LONGEST_CENTRAL = 65535,
    LARGEST_TRUSTED = 65535,     /* manifests up to this size are read as far as announced */
    LARGEST_MANIFEST = 16000000, /* of any jar, signed or not */
    FIRST_STRICT_JDK = 22,
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
    u16 method;
    bool has_bad_comment; /* older JDKs find out when they look the entry up, and then give up */
};

struct jar {
    struct slice file;
    bool owns_file;
    bool is_strict; /* the rules of newer JDKs hold */
    const char *name;
    u64 start; /* archives may follow other bytes, such as a launcher: where the archive proper begins */
    u32 count;
    struct entry *entries;
    u32 mask;     /* size of the index - 1 */
    u32 *by_name; /* open addressing, linear probing; no_entry: free */
};

/* The end record says where the central directory is. */
struct directory {
    u64 size, offset, entries;
    u64 end; /* offset of the record that follows the directory */
};

static u16 little_u16(const u8 *at) { return (u16)(at[1] << 8 | at[0]); }
static u32 little_u32(const u8 *at) { return (u32)little_u16(at + 2) << 16 | little_u16(at); }
static u64 little_u64(const u8 *at) { return (u64)little_u32(at + 4) << 32 | little_u32(at); }

static int fail(const struct jar *jar, struct diag *diag, const char *what) {
    return diag_set(diag, "%s: %s", jar->name, what);
}

static bool has_magic(struct slice file, u64 at, u32 magic) {
    return at <= file.length && file.length - at >= 4 && little_u32(file.at + at) == magic;
}

/* An end record is followed by its comment only; when it is not, it must at least point at headers. */
static bool is_end(struct slice file, u64 at) {
    const u8 *end = file.at + at;
    u64 size = little_u32(end + 12), offset = little_u32(end + 16);
    if (little_u32(end) != end_magic) return false;
    if (at + END_BYTES + little_u16(end + 20) == file.length) return true;
    return size <= at && offset <= at - size && has_magic(file, at - size, central_magic) &&
           has_magic(file, at - size - offset, local_magic);
}

static bool find_end(struct slice file, u64 *at) {
    if (file.length < END_BYTES) return false;
    u64 last = file.length - END_BYTES;
    u64 first = last > LONGEST_COMMENT ? last - LONGEST_COMMENT : 0;
    for (*at = last + 1; (*at)-- > first;)
        if (is_end(file, *at)) return true;
    return false;
}

/* Large archives have a second end record, found through a locator before the first. */
static bool find_end64(struct slice file, u64 end, u64 *at) {
    if (end < LOCATOR64_BYTES || little_u32(file.at + end - LOCATOR64_BYTES) != locator64_magic) return false;
    *at = little_u64(file.at + end - LOCATOR64_BYTES + 8);
    if (*at > file.length || file.length - *at < END64_BYTES || little_u32(file.at + *at) != end64_magic) return false;
    const u8 *large = file.at + *at, *small = file.at + end; /* they agree, unless the small one has no room */
    u64 entries = little_u16(small + 10), size = little_u32(small + 12), offset = little_u32(small + 16);
    return (size == UINT32_MAX || size == little_u64(large + 40)) &&
           (offset == UINT32_MAX || offset == little_u64(large + 48)) &&
           (entries == UINT16_MAX || entries == little_u64(large + 32));
}

static int find_directory(struct jar *jar, struct directory *directory, struct diag *diag) {
    u64 end, end64;
    if (!find_end(jar->file, &end)) return fail(jar, diag, "not a zip file: it has no end record");
    const u8 *at = jar->file.at + end;
    if (jar->file.length - end - END_BYTES < little_u16(at + 20))
        return fail(jar, diag, "zip file with a truncated comment");
    *directory = (struct directory){little_u32(at + 12), little_u32(at + 16), little_u16(at + 10), end};
    if (find_end64(jar->file, end, &end64)) {
        at = jar->file.at + end64;
        *directory = (struct directory){little_u64(at + 40), little_u64(at + 48), little_u64(at + 32), end64};
    }
    if (directory->size > directory->end || directory->size > INT32_MAX)
        return fail(jar, diag, "zip file with a bad central directory size");
    if (directory->offset > directory->end - directory->size)
        return fail(jar, diag, "zip file with a bad central directory offset");
    if (jar->is_strict && directory->entries > directory->size / CENTRAL_BYTES)
        return fail(jar, diag, "zip file with a bad number of entries");
    jar->start = directory->end - directory->size - directory->offset;
    return 0;
}

/* Fields of 32 bits that are all ones stand for 64-bit ones in an extra block, in this order. Those the block is too
 * short for stay as they are. */
static void widen(struct entry *entry, struct slice block) {
    u64 *fields[] = {&entry->size, &entry->compressed, &entry->local};
    for (int i = 0; i < 3; i++) {
        if (*fields[i] != UINT32_MAX) continue;
        if (block.length < 8) return;
        *fields[i] = little_u64(block.at);
        block.at += 8;
        block.length -= 8;
    }
}

/* Newer JDKs want a block to hold what is missing and nothing else. A block without any bytes is left by some tools and
 * means nothing. */
static bool is_strict_block(const struct entry *entry, struct slice block, u32 disk) {
    struct entry wide = *entry;
    size_t needed = disk;
    needed += entry->size == UINT32_MAX ? 8 : 0;
    needed += entry->compressed == UINT32_MAX ? 8 : 0;
    needed += entry->local == UINT32_MAX ? 8 : 0;
    widen(&wide, block);
    return block.length == needed && wide.size <= INT64_MAX && wide.compressed <= INT64_MAX && wide.local <= INT64_MAX;
}

/* Older ones know the usual lengths, and look for sizes in fixed places. */
static bool is_usual_block(const struct entry *entry, struct slice block) {
    bool size_there = entry->size == UINT32_MAX, compressed_there = entry->compressed == UINT32_MAX;
    if (block.length == 0) return !size_there && !compressed_there;
    if (block.length != 8 && block.length != 16 && block.length != 24 && block.length != 28) return false;
    return !(size_there && little_u64(block.at) > INT64_MAX) &&
           !(compressed_there && block.length >= 16 && little_u64(block.at + 8) > INT64_MAX);
}

/* The first zip64 block counts, but each must be a good one. */
static bool read_extra(struct entry *entry, struct slice extra, u32 disk, bool strict) {
    const struct entry narrow = *entry;
    bool is_wide = false;
    for (size_t at = 0; extra.length - at >= 4;) {
        u16 id = little_u16(extra.at + at), length = little_u16(extra.at + at + 2);
        at += 4;
        if (length > extra.length - at) return false;
        struct slice block = {extra.at + at, length};
        if (id == EXTRA_ZIP64) {
            if (!(strict ? is_strict_block(&narrow, block, disk) : is_usual_block(&narrow, block))) return false;
            if (!is_wide) widen(entry, block);
            is_wide = true;
        }
        at += length;
    }
    return true;
}

static bool fits_its_extra(const u8 *head) {
    bool wide = little_u32(head + 20) == UINT32_MAX || little_u32(head + 24) == UINT32_MAX ||
                little_u32(head + 42) == UINT32_MAX || little_u16(head + 34) == UINT16_MAX;
    return !wide || little_u16(head + 30) != 0;
}

/* Is the header at `head`, of which `room` bytes are there, one that may stand in a central directory? */
static const char *flaw_of_header(const u8 *head, u64 room, bool strict) {
    if (little_u32(head) != central_magic) return "zip file with a corrupt central directory";
    if (little_u16(head + 8) & FLAG_ENCRYPTED) return "zip file with an encrypted entry";
    if (little_u16(head + 10) != METHOD_STORED && little_u16(head + 10) != METHOD_DEFLATED)
        return "zip file with an unknown compression method";
    u32 name = little_u16(head + 28), extra = little_u16(head + 30), comment = little_u16(head + 32);
    u32 length = CENTRAL_BYTES + name + extra + comment;
    if ((strict && length > LONGEST_CENTRAL) || length > room) return "zip file with a truncated central directory";
    if (!plain_utf8(head + CENTRAL_BYTES, name) ||
        (strict && !plain_utf8(head + CENTRAL_BYTES + name + extra, comment)))
        return "zip file with a bad entry name or comment";
    return !strict || fits_its_extra(head) ? NULL : "zip file with a corrupt zip64 entry";
}

/* Reads the entry at *at and moves on to the next one. */
static int read_entry(struct jar *jar, u64 *at, u64 end, struct entry *entry, struct diag *diag) {
    const u8 *head = jar->file.at + *at;
    const char *flaw = flaw_of_header(head, end - *at, jar->is_strict);
    if (flaw) return fail(jar, diag, flaw);
    u32 name = little_u16(head + 28), extra = little_u16(head + 30), comment = little_u16(head + 32);
    entry->method = little_u16(head + 10);
    entry->compressed = little_u32(head + 20);
    entry->size = little_u32(head + 24);
    entry->local = little_u32(head + 42);
    entry->name = (struct slice){head + CENTRAL_BYTES, name};
    entry->has_bad_comment = !plain_utf8(head + CENTRAL_BYTES + name + extra, comment);
    u32 disk = little_u16(head + 34) == UINT16_MAX ? 4 : 0;
    if (!read_extra(entry, (struct slice){head + CENTRAL_BYTES + name, extra}, disk, jar->is_strict))
        return fail(jar, diag, "zip file with a corrupt zip64 entry");
    *at += CENTRAL_BYTES + name + extra + comment;
    return 0;
}

static u32 place_of(const struct jar *jar, const void *name, size_t length) {
    u32 at = (u32)XXH3_64bits(name, length) & jar->mask;
    for (; jar->by_name[at] != no_entry; at = (at + 1) & jar->mask) {
        struct slice other = jar->entries[jar->by_name[at]].name;
        if (other.length == length && memcmp(other.at, name, length) == 0) break;
    }
    return at;
}

/* Of entries with one name the last counts, as in the JDK. */
static void index_names(struct jar *jar) {
    u32 size = 16;
    while (size / 2 < jar->count) size *= 2;
    jar->mask = size - 1;
    jar->by_name = memory_zero(size, sizeof *jar->by_name);
    memset(jar->by_name, 0xff, size * sizeof *jar->by_name);
    for (u32 i = 0; i < jar->count; i++)
        jar->by_name[place_of(jar, jar->entries[i].name.at, jar->entries[i].name.length)] = i;
}

/* The directory is what its size says: a wrong number of entries does no harm. */
static int read_directory(struct jar *jar, struct diag *diag) {
    struct directory directory = {0};
    if (find_directory(jar, &directory, diag)) return -1;
    u64 at = directory.end - directory.size;
    jar->entries = memory_zero((size_t)(directory.size / CENTRAL_BYTES), sizeof *jar->entries);
    for (; directory.end - at >= CENTRAL_BYTES; jar->count++)
        if (read_entry(jar, &at, directory.end, &jar->entries[jar->count], diag)) return -1;
    if (at != directory.end) return fail(jar, diag, "zip file with a truncated central directory");
    index_names(jar);
    return 0;
}

static struct jar *open_file(struct slice file, bool owned, const char *name, int jdk, struct diag *diag) {
    struct jar *jar = memory_zero(1, sizeof *jar + strlen(name) + 1);
    jar->file = file;
    jar->owns_file = owned;
    jar->is_strict = jdk == 0 || jdk >= FIRST_STRICT_JDK;
    jar->name = strcpy((char *)(jar + 1), name);
    if (read_directory(jar, diag) == 0) return jar;
    jar_close(jar);
    return NULL;
}

struct jar *jar_open(const char *path, int jdk, struct diag *diag) {
    struct slice file;
    return mapped_open(path, &file, diag) ? NULL : open_file(file, true, path, jdk, diag);
}

struct jar *jar_open_bytes(struct slice bytes, const char *name, int jdk, struct diag *diag) {
    return open_file(bytes, false, name, jdk, diag);
}

void jar_close(struct jar *jar) {
    if (!jar) return;
    if (jar->owns_file) mapped_close(jar->file);
    free(jar->entries);
    free(jar->by_name);
    free(jar);
}

int jar_find(const struct jar *jar, const char *name, size_t length) {
    u32 entry = jar->by_name[place_of(jar, name, length)];
    return entry == no_entry ? -1 : (int)entry;
}

u32 jar_count(const struct jar *jar) { return jar->count; }

struct slice jar_entry_name(const struct jar *jar, u32 index) {
    assert(index < jar->count);
    return jar->entries[index].name;
}

/* The bytes after the local header, still compressed. */
static bool find_data(const struct jar *jar, const struct entry *entry, struct slice *data) {
    u64 limit = jar->file.length - jar->start;
    if (limit < LOCAL_BYTES || entry->local > limit - LOCAL_BYTES) return false;
    u64 at = jar->start + entry->local;
    const u8 *head = jar->file.at + at;
    if (little_u32(head) != local_magic) return false;
    at += LOCAL_BYTES + little_u16(head + 26) + little_u16(head + 28);
    if (at > jar->file.length) at = jar->file.length;
    u64 there = jar->file.length - at;
    *data = (struct slice){jar->file.at + at, (size_t)(entry->compressed < there ? entry->compressed : there)};
    return true;
}

static int fail_entry(const struct jar *jar, const struct entry *entry, struct diag *diag, const char *what) {
    return diag_set(diag, "%s(%.*s): %s", jar->name, (int)entry->name.length, (const char *)entry->name.at, what);
}

/* `size` bytes of the entry, or all of them when it is negative. */
static int read_some(const struct jar *jar, const struct entry *entry, i64 size, struct arena *arena, struct slice *out,
                     struct diag *diag) {
    struct slice data;
    if (entry->has_bad_comment) return fail_entry(jar, entry, diag, "zip entry with a bad comment");
    if (!find_data(jar, entry, &data)) return fail_entry(jar, entry, diag, "corrupt zip entry");
    if (entry->method == METHOD_STORED && size >= 0 && data.length < (u64)size)
        return fail_entry(jar, entry, diag, "stored zip entry that is too short");
    if (entry->method == METHOD_DEFLATED &&
        (size < 0 ? inflate_all(arena, data, &data) : inflate_start(arena, data, (u64)size, &data)))
        return fail_entry(jar, entry, diag, "corrupt deflated zip entry");
    *out = (struct slice){data.at, size < 0 ? data.length : (size_t)size};
    return 0;
}

/* The JDK's class loaders take an announced size for an int: -1 and the largest are unknown ones, other negative ones
 * nothing. */
int jar_read(const struct jar *jar, u32 index, struct arena *arena, struct slice *out, struct diag *diag) {
    assert(index < jar->count);
    const struct entry *entry = &jar->entries[index];
    u32 size = (u32)entry->size;
    bool unknown = size == UINT32_MAX || size == INT32_MAX;
    return read_some(jar, entry, unknown ? -1 : size > INT32_MAX ? 0 : (i64)size, arena, out, diag);
}

/* The last one, in whatever case its name is written. */
static const struct entry *find_manifest(const struct jar *jar) {
    static const char name[] = "META-INF/MANIFEST.MF";
    for (u32 i = jar->count; i-- > 0;) {
        struct slice other = jar->entries[i].name;
        if (other.length == sizeof name - 1 && strncasecmp((const char *)other.at, name, other.length) == 0)
            return &jar->entries[i];
    }
    return NULL;
}

int jar_read_manifest(const struct jar *jar, struct arena *arena, struct slice *out, struct diag *diag) {
    const struct entry *entry = find_manifest(jar);
    if (!entry) return 1;
    if (entry->size > LARGEST_MANIFEST) return fail_entry(jar, entry, diag, "manifest that is too large");
    bool trusted = entry->size <= LARGEST_TRUSTED;
    if (read_some(jar, entry, trusted ? (i64)entry->size : -1, arena, out, diag)) return -1;
    return out->length == entry->size ? 0 : fail_entry(jar, entry, diag, "manifest of unexpected size");
}
