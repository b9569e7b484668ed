#include "report/sources.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/arena.h"
#include "base/mapped.h"
#include "base/memory.h"
#include "base/vec.h"

enum { LARGEST_FILE = 1 << 26 };

/* A file that was asked for. */
struct source {
    const char *package, *file, *beside;
    struct VEC(const char *) lines; /* none: not found */
};

struct sources {
    struct arena *arena;
    const char *path;
    struct VEC(struct source) files;
};

struct sources *sources_new(const char *path) {
    struct sources *sources = memory_zero(1, sizeof *sources);
    sources->arena = arena_new();
    sources->path = path ? arena_string(sources->arena, path) : "";
    return sources;
}

void sources_free(struct sources *sources) {
    if (!sources) return;
    for (u32 i = 0; i < sources->files.count; i++) vec_free(&sources->files.items[i].lines);
    vec_free(&sources->files);
    arena_free(sources->arena);
    free(sources);
}

/* ---- reading ---- */

static bool is_space(u8 c) { return c <= ' '; }

/* Tabs and whatever else would upset a terminal become spaces. */
static const char *tidy(struct arena *arena, const u8 *from, const u8 *to) {
    while (from < to && is_space(*from)) from++;
    while (to > from && is_space(to[-1])) to--;
    char *text = arena_printf(arena, "%.*s", (int)(to - from), (const char *)from);
    for (char *p = text; *p; p++)
        if (is_space((u8)*p) || *p == 0x7F) *p = ' ';
    return text;
}

static void split(struct sources *sources, struct source *source, struct slice bytes) {
    const u8 *at = bytes.at, *end = bytes.at + bytes.length;
    while (at < end) {
        const u8 *stop = memchr(at, '\n', (size_t)(end - at));
        if (!stop) stop = end;
        vec_push(&source->lines, tidy(sources->arena, at, stop));
        at = stop + (stop < end);
    }
}

static bool try(struct sources *sources, struct source *source, const char *path) {
    struct stat info;
    struct slice bytes;
    struct diag ignored;
    if (stat(path, &info) != 0 || !S_ISREG(info.st_mode) || info.st_size > LARGEST_FILE) return false;
    if (mapped_open(path, &bytes, &ignored) < 0) return false;
    split(sources, source, bytes);
    mapped_close(bytes);
    return true;
}

static bool try_folder(struct sources *sources, struct source *source, const char *folder, size_t length) {
    struct arena *arena = sources->arena;
    if (*source->package &&
        try(sources, source, arena_printf(arena, "%.*s/%s/%s", (int)length, folder, source->package, source->file)))
        return true;
    return try(sources, source, arena_printf(arena, "%.*s/%s", (int)length, folder, source->file));
}

static bool try_beside(struct sources *sources, struct source *source) {
    struct stat info;
    const char *beside = source->beside, *slash = strrchr(beside, '/');
    if (stat(beside, &info) == 0 && S_ISDIR(info.st_mode)) return try_folder(sources, source, beside, strlen(beside));
    if (!slash) return try_folder(sources, source, ".", 1);
    return try_folder(sources, source, beside, (size_t)(slash - beside));
}

/* The sources of a project, from the folder that its build compiles into: "p" of p/target/classes/Main.class. */
static bool try_project(struct sources *sources, struct source *source, const char *project, size_t length) {
    static const char *const folders[] = {
        "src/main/java", "src/test/java", "src/main/kotlin", "src/test/kotlin", "src/main", "src/test", "src", "test"};
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        const char *slash = *source->package ? "/" : "";
        if (try(sources, source,
                arena_printf(sources->arena, "%.*s/%s/%s%s%s", (int)length, project, folders[i], source->package, slash,
                             source->file)))
            return true;
    }
    return false;
}

static bool is_output(const char *name) {
    static const char *const outputs[] = {"target", "build", "out", "bin"};
    size_t length = strcspn(name, "/");
    for (size_t i = 0; i < sizeof outputs / sizeof *outputs; i++)
        if (strlen(outputs[i]) == length && memcmp(name, outputs[i], length) == 0) return true;
    return false;
}

/* The innermost of such folders first. */
static bool try_projects(struct sources *sources, struct source *source) {
    const char *path = source->beside;
    for (size_t at = strlen(path); at-- > 0;)
        if (path[at] == '/' && is_output(path + at + 1) && try_project(sources, source, path, at)) return true;
    return is_output(path) && try_project(sources, source, ".", 1);
}

static void find(struct sources *sources, struct source *source) {
    if (strchr(source->file, '/')) return;
    for (const char *folder = sources->path; *folder;) {
        size_t length = strcspn(folder, ":");
        if (length && try_folder(sources, source, folder, length)) return;
        folder += length + (folder[length] == ':');
    }
    if (*source->beside && !try_beside(sources, source)) try_projects(sources, source);
}

/* ---- asking ---- */

static struct source *source_of(struct sources *sources, const char *package, const char *file, const char *beside) {
    for (u32 i = 0; i < sources->files.count; i++) {
        struct source *s = &sources->files.items[i];
        if (strcmp(s->file, file) == 0 && strcmp(s->package, package) == 0 && strcmp(s->beside, beside) == 0) return s;
    }
    struct source source = {.package = arena_string(sources->arena, package),
                            .file = arena_string(sources->arena, file),
                            .beside = arena_string(sources->arena, beside)};
    find(sources, &source);
    vec_push(&sources->files, source);
    return &sources->files.items[sources->files.count - 1];
}

const char *sources_line(struct sources *sources, const char *package, const char *file, const char *beside, int line) {
    const struct source *source = source_of(sources, package, file, beside ? beside : "");
    return line > 0 && (u32)line <= source->lines.count ? source->lines.items[line - 1] : NULL;
}
