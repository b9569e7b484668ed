#include "cli/jarfile.h"

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

enum { END_BYTES = 22, LONGEST_COMMENT = 65535, CENTRAL_BYTES = 46, LOCAL_BYTES = 30, STORED = 0, DEFLATED = 8 };

static const char manifest_name[] = "META-INF/MANIFEST.MF";

/* ---- the launcher's reader ---- */

static u32 little(const u8 *at, int size) {
    u32 value = 0;
    while (size--)
        value = value << 8 | at[size];
    return value;
}

static bool has_magic(struct slice file, u64 at, u64 room, const char *magic) {
    return at <= file.length && file.length - at >= room && memcmp(file.at + at, magic, 4) == 0;
}

static bool find_end(struct slice file, u64 *at) {
    if (file.length < END_BYTES)
        return false;
    *at = file.length - END_BYTES;
    if (has_magic(file, *at, END_BYTES, "PK\5\6"))
        return true;
    u64 first = *at > LONGEST_COMMENT ? *at - LONGEST_COMMENT : 0;
    for (++*at; (*at)-- > first;)
        if (has_magic(file, *at, END_BYTES, "PK\5\6") && *at + END_BYTES + little(file.at + *at + 20, 2) == file.length)
            return true;
    return false;
}

/* Is there a local header where the directory says, with a name of the same length? */
static bool has_local(struct slice file, i64 base, const u8 *head) {
    i64 at = base + (i64)little(head + 42, 4);
    return at >= 0 && has_magic(file, (u64)at, LOCAL_BYTES, "PK\3\4") &&
           little(file.at + at + 26, 2) == little(head + 28, 2);
}

/* The header of the manifest in the central directory, or NULL; *base is where the archive begins. */
static const u8 *find_manifest(struct slice file, i64 *base) {
    u64 end;
    if (!find_end(file, &end))
        return NULL;
    i64 at = (i64)end - (i64)little(file.at + end + 12, 4);
    *base = at - (i64)little(file.at + end + 16, 4);
    while (at >= 0 && has_magic(file, (u64)at, CENTRAL_BYTES, "PK\1\2")) {
        const u8 *head = file.at + at;
        u32 name = little(head + 28, 2), whole = CENTRAL_BYTES + name + little(head + 30, 2) + little(head + 32, 2);
        if (file.length - (u64)at < whole || !has_local(file, *base, head))
            return NULL;
        if (name == sizeof manifest_name - 1 && memcmp(head + CENTRAL_BYTES, manifest_name, name) == 0)
            return head;
        at += whole;
    }
    return NULL;
}

/* One call of inflate, as much as there is room for; a stream that ends early is taken as it is. */
static bool inflate_text(struct slice data, char *out, u32 size) {
    z_stream stream = {.next_in = (u8 *)(uintptr_t)data.at, .avail_in = (uInt)data.length};
    stream.next_out = (u8 *)out;
    stream.avail_out = size;
    if (inflateInit2(&stream, -MAX_WBITS) < 0)
        return false;
    int result = inflate(&stream, Z_PARTIAL_FLUSH);
    inflateEnd(&stream);
    return result >= 0;
}

/* The manifest's text, zero-terminated, or NULL. */
static char *read_manifest(struct arena *arena, struct slice file) {
    i64 base;
    const u8 *head = find_manifest(file, &base);
    if (!head)
        return NULL;
    i64 local = base + (i64)little(head + 42, 4);
    u64 at = (u64)local + LOCAL_BYTES + little(file.at + local + 26, 2) + little(file.at + local + 28, 2);
    u32 compressed = little(head + 20, 4), size = little(head + 24, 4), how = little(head + 10, 2);
    u64 there = at < file.length ? file.length - at : 0;
    struct slice data = {file.at + (there ? at : 0), (size_t)(compressed < there ? compressed : there)};
    u64 most = how == STORED ? compressed : (u64)data.length * 1040 + 64;
    if (size < most)
        most = size;
    if ((how != STORED && how != DEFLATED) || (how == STORED && data.length < compressed) || most > file.length * 1040)
        return NULL;
    char *text = arena_alloc(arena, (size_t)most + 1);
    if (how == STORED)
        memcpy(text, data.at, (size_t)most);
    else if (!inflate_text(data, text, (u32)most))
        return NULL;
    return text;
}

/* Every line of the main section is "Name: value", and lines that begin with a space go on. */
static bool has_good_lines(const char *text) {
    while (*text && *text != '\n' && *text != '\r') {
        size_t length = strcspn(text, "\r\n");
        const char *colon = strchr(text, ':');
        if (!colon || colon[1] != ' ')
            return false;
        for (text += length; *text;) {
            text += *text == '\r' && text[1] == '\n' ? 2 : 1;
            if (*text != ' ')
                break;
            text += strcspn(text, "\r\n");
        }
    }
    return true;
}

static int ask_the_launcher(struct arena *arena, const char *path, struct diag *diag) {
    struct diag ignored;
    struct slice file;
    int opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (opened < 0)
        return diag_set(diag, "Error: Unable to access jarfile %s", path);
    close(opened);
    if (mapped_open(path, &file, &ignored) < 0)
        return diag_set(diag, "Error: Invalid or corrupt jarfile %s", path);
    const char *text = read_manifest(arena, file);
    bool good = text && has_good_lines(text);
    mapped_close(file);
    return good ? 0 : diag_set(diag, "Error: Invalid or corrupt jarfile %s", path);
}

/* ---- the library's reader ---- */

static const char *ask_the_library(struct arena *arena, const char *path, struct diag *diag) {
    struct diag ignored;
    struct slice text = {0};
    struct jar *jar = jar_open(path, &ignored);
    int index = jar ? jar_find(jar, manifest_name, sizeof manifest_name - 1) : -1;
    bool readable = jar && (index < 0 || jar_read(jar, (u32)index, arena, &text, &ignored) == 0) &&
                    (index < 0 || manifest_is_legal(text));
    const char *found = readable && index >= 0 ? manifest_value(arena, text, "Main-Class") : NULL;
    jar_close(jar);
    if (found)
        return found;
    if (!readable)
        diag_set(diag, "Error: An unexpected error occurred while trying to open file %s", path);
    else
        diag_set(diag, index < 0 ? "manifest not found in %s" : "no main manifest attribute, in %s", path);
    return NULL;
}

/* Bytes of the well-formed character that begins here, 0 if there is none. */
static size_t character(const char *text, size_t left) {
    for (size_t length = 1; length <= 4 && length <= left; length++)
        if (plain_utf8((const u8 *)text, length))
            return length;
    return 0;
}

/* As the library decodes it, what is no character being U+FFFD; without spaces around it. */
static const char *decoded(struct arena *arena, const char *text) {
    while (*text && (u8)*text <= ' ')
        text++;
    size_t length = strlen(text), used = 0;
    while (length && (u8)text[length - 1] <= ' ')
        length--;
    char *out = arena_alloc(arena, 3 * length + 1);
    for (size_t at = 0; at < length;) {
        size_t whole = character(text + at, length - at);
        memcpy(out + used, whole ? text + at : "\xef\xbf\xbd", whole ? whole : 3);
        used += whole ? whole : 3;
        at += whole ? whole : 1;
    }
    return out;
}

const char *jarfile_main_class(struct arena *arena, const char *path, struct diag *diag) {
    if (ask_the_launcher(arena, path, diag) < 0)
        return NULL;
    const char *found = ask_the_library(arena, path, diag);
    return found ? decoded(arena, found) : NULL;
}
