#include "cli/target/jar_main.h"

#include "base/mapped.h"
#include "classfile/jar.h"
#include "classfile/plain_utf8.h"
#include "program/manifest.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

enum {
    END_BYTES = 22,
    LARGE_END_BYTES = 56,
    LOCATOR_BYTES = 20,
    LONGEST_COMMENT = 65535,
    CENTRAL_BYTES = 46,
    LOCAL_BYTES = 30,
    STORED = 0,
    DEFLATED = 8
};

static const char manifest_name[] = "META-INF/MANIFEST.MF";

/* ---- the launcher's reader ---- */

/* Where the central directory begins, and what the offsets in it count from. */
struct positions {
    i64 base, directory;
};

static u64 little(const u8 *at, int size) {
    u64 value = 0;
    while (size--) value = value << 8 | at[size];
    return value;
}

static bool has_magic(struct slice file, i64 at, u64 room, const char *magic) {
    return at >= 0 && (u64)at <= file.length && file.length - (u64)at >= room && memcmp(file.at + at, magic, 4) == 0;
}

/* An end record without a comment may announce one all the same. */
static bool find_end(struct slice file, i64 *at) {
    *at = (i64)file.length - END_BYTES;
    if (has_magic(file, *at, END_BYTES, "PK\5\6")) return true;
    i64 first = *at > LONGEST_COMMENT ? *at - LONGEST_COMMENT : 0;
    for (; *at >= first; --*at)
        if (has_magic(file, *at, END_BYTES, "PK\5\6") &&
            (u64)*at + END_BYTES + little(file.at + *at + 20, 2) == file.length)
            return true;
    return false;
}

/* A directory of this size before `end` is believed when it is empty, or when its first header leads to a local one
 * with a name of the same length. */
static bool take_positions(struct slice file, i64 end, u64 size, u64 offset, struct positions *out) {
    if (size > (u64)end || offset > INT64_MAX) return false;
    out->directory = end - (i64)size;
    out->base = out->directory - (i64)offset;
    if (size == 0) return true;
    if (!has_magic(file, out->directory, CENTRAL_BYTES, "PK\1\2")) return false;
    const u8 *head = file.at + out->directory;
    i64 local = out->base + (i64)little(head + 42, 4);
    return has_magic(file, local, LOCAL_BYTES, "PK\3\4") && little(file.at + local + 26, 2) == little(head + 28, 2);
}

/* The large end record at `at`, when it says what the small one says as far as that has room. */
static bool take_large_end(struct slice file, i64 at, const u8 *small, struct positions *out) {
    if (!has_magic(file, at, LARGE_END_BYTES, "PK\6\6")) return false;
    const u8 *large = file.at + at;
    u64 entries = little(large + 32, 8), size = little(large + 40, 8), offset = little(large + 48, 8);
    u64 few = little(small + 10, 2), short_size = little(small + 12, 4), short_offset = little(small + 16, 4);
    return (few == entries || few == UINT16_MAX) && (short_size == size || short_size == UINT32_MAX) &&
           (short_offset == offset || short_offset == UINT32_MAX) && take_positions(file, at, size, offset, out);
}

static bool find_positions(struct slice file, struct positions *out) {
    i64 end;
    if (!find_end(file, &end)) return false;
    const u8 *small = file.at + end;
    u64 size = little(small + 12, 4), offset = little(small + 16, 4);
    i64 locator = end - LOCATOR_BYTES, large = locator - LARGE_END_BYTES;
    if (size + offset != (u64)end && large >= 0 && has_magic(file, locator, LOCATOR_BYTES, "PK\6\7") &&
        little(file.at + locator + 4, 4) == little(small + 4, 2) &&
        (take_large_end(file, large, small, out) ||
         take_large_end(file, (i64)little(file.at + locator + 8, 8), small, out)))
        return true;
    return take_positions(file, end, size, offset, out);
}

/* The header of the manifest in the central directory, or NULL. */
static const u8 *find_manifest(struct slice file, i64 at) {
    while (has_magic(file, at, CENTRAL_BYTES, "PK\1\2")) {
        const u8 *head = file.at + at;
        u64 name = little(head + 28, 2), whole = CENTRAL_BYTES + name + little(head + 30, 2) + little(head + 32, 2);
        if (file.length - (u64)at < whole + 4) return NULL;
        if (name == sizeof manifest_name - 1 && memcmp(head + CENTRAL_BYTES, manifest_name, name) == 0) return head;
        at += (i64)whole;
    }
    return NULL;
}

/* One call of inflate, as much as there is room for; a stream that ends early is taken as it is. */
static bool inflate_text(struct slice data, char *out, u32 size) {
    z_stream stream = {.next_in = (u8 *)(uintptr_t)data.at, .avail_in = (uInt)data.length};
    stream.next_out = (u8 *)out;
    stream.avail_out = size;
    if (inflateInit2(&stream, -MAX_WBITS) < 0) return false;
    int result = inflate(&stream, Z_PARTIAL_FLUSH);
    inflateEnd(&stream);
    return result >= 0;
}

/* The manifest's text, zero-terminated, or NULL. All compressed bytes that are announced must be there; of the
 * announced size no more memory is taken than they can expand to. */
static char *read_manifest(struct arena *arena, struct slice file) {
    struct positions positions;
    const u8 *head = find_positions(file, &positions) ? find_manifest(file, positions.directory) : NULL;
    i64 local = head ? positions.base + (i64)little(head + 42, 4) : -1;
    if (!has_magic(file, local, LOCAL_BYTES, "PK\3\4")) return NULL;
    u64 at = (u64)local + LOCAL_BYTES + little(file.at + local + 26, 2) + little(file.at + local + 28, 2);
    u64 compressed = little(head + 20, 4), size = little(head + 24, 4), how = little(head + 10, 2);
    if (at > file.length || compressed > file.length - at || (how != STORED && how != DEFLATED)) return NULL;
    u64 most = how == STORED ? compressed : compressed * 1040 + 64;
    if (how == DEFLATED && size < most) most = size;
    char *text = arena_alloc(arena, (size_t)most + 1);
    struct slice data = {file.at + at, (size_t)compressed};
    if (how == STORED) memcpy(text, data.at, data.length);
    else if (!inflate_text(data, text, (u32)most)) return NULL;
    text[most] = 0;
    return text;
}

/* Behind the end of the line at `text`. */
static const char *behind_line(const char *text) {
    text += strcspn(text, "\r\n");
    return text + (*text == '\r' && text[1] == '\n' ? 2 : *text != 0);
}

/* Is what begins at *text "Name: value"? Lines that begin with a space go on, and must end; *text moves behind all of
 * it. The colon and the space behind it may be anywhere in them. */
static bool take_pair(struct arena *arena, const char **text) {
    char *joined = arena_alloc(arena, strlen(*text) + 1);
    size_t used = strcspn(*text, "\r\n");
    memcpy(joined, *text, used);
    for (*text = behind_line(*text); **text == ' '; *text = behind_line(*text)) {
        size_t length = strcspn(*text, "\r\n");
        if (!(*text)[length]) return false;
        memcpy(joined + used, *text + 1, length - 1);
        used += length - 1;
    }
    joined[used] = 0;
    const char *colon = strchr(joined, ':');
    return colon && colon[1] == ' ';
}

static bool has_good_lines(struct arena *arena, const char *text) {
    while (*text && *text != '\n' && *text != '\r')
        if (!take_pair(arena, &text)) return false;
    return true;
}

static int ask_the_launcher(struct arena *arena, const char *path, struct diag *diag) {
    struct diag ignored;
    struct slice file;
    int opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (opened < 0) return diag_set(diag, "Error: Unable to access jarfile %s", path);
    close(opened);
    if (mapped_open(path, &file, &ignored) < 0) return diag_set(diag, "Error: Invalid or corrupt jarfile %s", path);
    const char *text = read_manifest(arena, file);
    bool good = text && has_good_lines(arena, text);
    mapped_close(file);
    return good ? 0 : diag_set(diag, "Error: Invalid or corrupt jarfile %s", path);
}

/* ---- the library's reader ---- */

static const char *ask_the_library(struct arena *arena, const char *path, int jdk, struct diag *diag) {
    struct diag ignored;
    struct slice text = {0};
    struct jar *jar = jar_open(path, jdk, &ignored);
    int status = jar ? jar_read_manifest(jar, arena, &text, &ignored) : -1;
    bool readable = status > 0 || (status == 0 && manifest_is_legal(text));
    const char *found = readable && status == 0 ? manifest_value(arena, text, "Main-Class") : NULL;
    jar_close(jar);
    if (found) return found;
    if (!readable) diag_set(diag, "Error: An unexpected error occurred while trying to open file %s", path);
    else diag_set(diag, status > 0 ? "manifest not found in %s" : "no main manifest attribute, in %s", path);
    return NULL;
}

/* Bytes of the well-formed character that begins here, 0 if there is none. */
static size_t character(const char *text, size_t left) {
    for (size_t length = 1; length <= 4 && length <= left; length++)
        if (plain_utf8((const u8 *)text, length)) return length;
    return 0;
}

/* As the library decodes it, what is no character being U+FFFD; without spaces around it. */
static const char *decoded(struct arena *arena, const char *text) {
    while (*text && (u8)*text <= ' ') text++;
    size_t length = strlen(text), used = 0;
    while (length && (u8)text[length - 1] <= ' ') length--;
    char *out = arena_alloc(arena, 3 * length + 1);
    for (size_t at = 0; at < length;) {
        size_t whole = character(text + at, length - at);
        memcpy(out + used, whole ? text + at : "\xef\xbf\xbd", whole ? whole : 3);
        used += whole ? whole : 3;
        at += whole ? whole : 1;
    }
    return out;
}

const char *jar_main_class(struct arena *arena, const char *path, int jdk, struct diag *diag) {
    if (ask_the_launcher(arena, path, diag) < 0) return NULL;
    const char *found = ask_the_library(arena, path, jdk, diag);
    return found ? decoded(arena, found) : NULL;
}
