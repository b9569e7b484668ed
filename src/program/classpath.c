#include "program/classpath.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/vec.h"
#include "classfile/jar.h"
#include "program/manifest.h"

enum { FIRST_VERSIONED_JDK = 9, MOST_ENTRIES = 65536 };

struct entry {
    const char *path;
    struct jar *jar; /* NULL: a directory */
    bool multi_release;
    dev_t device; /* what file it is, under whatever name */
    ino_t inode;
};

struct list_of_paths VEC(char *);

struct classpath {
    struct arena *arena;
    int jdk_version;
    struct lookups *lookups; /* borrowed; NULL: none */
    struct VEC(struct entry) entries;
};

static bool is_present(const struct classpath *path, const struct stat *status) {
    for (u32 i = 0; i < path->entries.count; i++)
        if (path->entries.items[i].inode == status->st_ino && path->entries.items[i].device == status->st_dev)
            return true;
    return false;
}

/* "%20" and the like, in place. */
static void decode_percents(char *text) {
    char *to = text;
    for (const char *at = text; *at; at++) {
        unsigned value;
        char digits[3] = {at[0] == '%' ? at[1] : 0, at[0] == '%' && at[1] ? at[2] : 0, 0};
        if (digits[0] && digits[1] && sscanf(digits, "%2x", &value) == 1 && value != 0) {
            *to++ = (char)value;
            at += 2;
        } else {
            *to++ = *at;
        }
    }
    *to = 0;
}

/* A Class-Path of a manifest is a list of URLs relative to the jar. */
static void list_manifest_class_path(struct classpath *path, const char *jar_path, const char *urls,
                                     struct list_of_paths *out) {
    const char *slash = strrchr(jar_path, '/');
    int folder = slash ? (int)(slash - jar_path + 1) : 0;
    for (const char *at = urls; *at;) {
        size_t length = strcspn(at, " ");
        char *url = arena_printf(path->arena, "%.*s", (int)length, at);
        at += length + (at[length] == ' ');
        decode_percents(url);
        if (strncmp(url, "file:", 5) == 0) url += 5;
        if (!*url) continue;
        if (*url != '/') url = arena_printf(path->arena, "%.*s%s", folder, jar_path, url);
        vec_push(out, url);
    }
}

/* Opens a jar for its entry and lists what its manifest adds to the path. false: it cannot be read, or only without
 * its manifest, which makes java pass it over, too. */
static bool open_jar(struct classpath *path, struct entry *entry, struct list_of_paths *more) {
    struct slice manifest;
    struct diag ignored;
    entry->jar = jar_open(entry->path, path->jdk_version, &ignored);
    if (!entry->jar) return false;
    int status = jar_read_manifest(entry->jar, path->arena, &manifest, &ignored);
    if (status < 0) jar_close(entry->jar);
    if (status != 0) return status > 0;
    const char *multi = manifest_value(path->arena, manifest, "Multi-Release");
    entry->multi_release = multi && strcasecmp(multi, "true") == 0;
    const char *urls = manifest_value(path->arena, manifest, "Class-Path");
    if (urls) list_manifest_class_path(path, entry->path, urls, more);
    return true;
}

/* Adds one directory or jar. Each goes in once, so manifests that name each other end. */
static int add_path(struct classpath *path, char *text, struct list_of_paths *more, struct diag *diag) {
    struct stat status;
    if (stat(text, &status) != 0 || is_present(path, &status)) return 0;
    if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) return 0;
    if (path->entries.count >= MOST_ENTRIES) return diag_set(diag, "class path: more than %d entries", MOST_ENTRIES);
    struct entry entry = {.path = text, .device = status.st_dev, .inode = status.st_ino};
    if (S_ISDIR(status.st_mode) || open_jar(path, &entry, more)) vec_push(&path->entries, entry);
    return 0;
}

static int is_jar_name(const struct dirent *file) {
    size_t length = strlen(file->d_name);
    return length > 4 && strcasecmp(file->d_name + length - 4, ".jar") == 0;
}

/* The jars of a directory, by name: java leaves the order open, a checker wants it fixed. */
static void list_wildcard(struct arena *arena, const char *folder, struct list_of_paths *out) {
    struct dirent **files;
    int count = scandir(*folder ? folder : ".", &files, is_jar_name, alphasort);
    for (int i = 0; i < count; i++) {
        vec_push(out, arena_printf(arena, "%s%s", folder, files[i]->d_name));
        free(files[i]);
    }
    if (count >= 0) free(files);
}

static void list_text(struct arena *arena, const char *text, struct list_of_paths *out) {
    for (const char *at = text;; at++) {
        size_t length = strcspn(at, ":");
        char *one = arena_printf(arena, "%.*s", (int)length, at);
        bool wildcard = length > 0 && one[length - 1] == '*' && (length == 1 || one[length - 2] == '/');
        if (wildcard) {
            one[length - 1] = 0;
            list_wildcard(arena, one, out);
        } else {
            vec_push(out, length ? one : arena_string(arena, "."));
        }
        at += length;
        if (!*at) return;
    }
}

static void push_backwards(struct list_of_paths *stack, struct list_of_paths *paths) {
    while (paths->count) vec_push(stack, vec_pop(paths));
}

/* What a manifest adds comes right after its jar, before the rest of the path: hence a stack. */
static int add_all(struct classpath *path, const char *text, struct diag *diag) {
    struct list_of_paths stack = {0}, more = {0};
    int result = 0;
    list_text(path->arena, text, &more);
    push_backwards(&stack, &more);
    while (stack.count && result == 0) {
        result = add_path(path, vec_pop(&stack), &more, diag);
        push_backwards(&stack, &more);
    }
    vec_free(&stack);
    vec_free(&more);
    return result;
}

struct classpath *classpath_new(struct arena *arena, const char *text, int jdk_version, struct diag *diag) {
    struct classpath *path = arena_alloc(arena, sizeof *path);
    path->arena = arena;
    path->jdk_version = jdk_version;
    if (add_all(path, text ? text : ".", diag) == 0) return path;
    classpath_free(path);
    return NULL;
}

const char *classpath_expand(struct arena *arena, const char *text) {
    struct list_of_paths paths = {0};
    if (!strchr(text, '*')) return arena_string(arena, text);
    list_text(arena, text, &paths);
    const char *joined = paths.count ? paths.items[0] : "";
    for (u32 i = 1; i < paths.count; i++) joined = arena_printf(arena, "%s:%s", joined, paths.items[i]);
    vec_free(&paths);
    return joined;
}

void classpath_free(struct classpath *path) {
    if (!path) return;
    for (u32 i = 0; i < path->entries.count; i++)
        if (path->entries.items[i].jar) jar_close(path->entries.items[i].jar);
    vec_free(&path->entries);
}

static int read_all(int file, u8 *bytes, size_t size) {
    size_t done = 0;
    while (done < size) {
        ssize_t got = read(file, bytes + done, size - done);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return -1;
        done += (size_t)got;
    }
    return 0;
}

static int read_file(struct arena *arena, const char *name, struct slice *out, struct diag *diag) {
    int file = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    int error = errno, result = 0;
    struct stat status;
    if (file < 0) /* a folder that may not be read is passed over, as java does */
        return stat(name, &status) != 0 ? 0 : diag_set(diag, "%s: %s", name, strerror(error));
    if (fstat(file, &status) == 0 && S_ISREG(status.st_mode)) {
        out->length = (size_t)status.st_size;
        u8 *bytes = arena_alloc(arena, out->length);
        out->at = bytes;
        result = read_all(file, bytes, out->length) == 0 ? 1 : diag_set(diag, "%s: cannot be read", name);
    }
    close(file);
    return result;
}

static int find_in_folder(struct classpath *path, const struct entry *entry, const char *name, struct slice *out,
                          const char **origin, struct diag *diag) {
    char whole[4096];
    int length = snprintf(whole, sizeof whole, "%s/%s", entry->path, name);
    if (length < 0 || (size_t)length >= sizeof whole) return 0; /* longer than any path the system would open */
    int found = read_file(path->arena, whole, out, diag);
    if (found == 1) *origin = arena_string(path->arena, whole);
    return found;
}

static int index_in_jar(const struct classpath *path, const struct entry *entry, const char *name) {
    if (entry->multi_release && strncmp(name, "META-INF/", 9) != 0) {
        char versioned[4096];
        for (int version = path->jdk_version; version >= FIRST_VERSIONED_JDK; version--) {
            int length = snprintf(versioned, sizeof versioned, "META-INF/versions/%d/%s", version, name);
            int index =
                length > 0 && (size_t)length < sizeof versioned ? jar_find(entry->jar, versioned, (size_t)length) : -1;
            if (index >= 0) return index;
        }
    }
    return jar_find(entry->jar, name, strlen(name));
}

static int find(struct classpath *path, const char *name, struct slice *out, const char **origin, struct diag *diag) {
    for (u32 i = 0; i < path->entries.count; i++) {
        const struct entry *entry = &path->entries.items[i];
        if (!entry->jar) {
            int found = find_in_folder(path, entry, name, out, origin, diag);
            if (found != 0) return found;
            continue;
        }
        int index = index_in_jar(path, entry, name);
        if (index < 0) continue;
        *origin = entry->path;
        if (jar_read(entry->jar, (u32)index, path->arena, out, diag) < 0) return diag_prefix(diag, "%s", entry->path);
        return 1;
    }
    return 0;
}

int classpath_find(struct classpath *path, const char *name, struct slice *out, const char **origin,
                   struct diag *diag) {
    int found = find(path, name, out, origin, diag);
    if (path->lookups) lookups_note(path->lookups, name, found == 1, found == 1 ? *out : (struct slice){NULL, 0});
    return found;
}

void classpath_watch(struct classpath *path, struct lookups *lookups) { path->lookups = lookups; }

u32 classpath_count(const struct classpath *path) { return path->entries.count; }
