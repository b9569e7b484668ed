/* scratch.h - small files in a temporary folder, for the tests of the command line. */
#ifndef HAVELOCK_TEST_SCRATCH_H
#define HAVELOCK_TEST_SCRATCH_H

#include "base/arena.h"
#include "cli/host/tempdir.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* "folder/name", from the arena. */
static inline const char *path_in(struct arena *arena, const struct tempdir *dir, const char *name) {
    return arena_printf(arena, "%s/%s", tempdir_path(dir), name);
}

static inline void make_folder(struct arena *arena, const struct tempdir *dir, const char *name) {
    mkdir(path_in(arena, dir, name), 0700);
}

static inline void make_file(struct arena *arena, const struct tempdir *dir, const char *name, const void *bytes,
                             size_t length) {
    FILE *file = fopen(path_in(arena, dir, name), "wb");
    assert(file);
    fwrite(bytes, 1, length, file);
    fclose(file);
}

static inline void make_text(struct arena *arena, const struct tempdir *dir, const char *name, const char *text) {
    make_file(arena, dir, name, text, strlen(text));
}

/* A folder that looks like a JDK of this version. */
static inline const char *make_jdk(struct arena *arena, const struct tempdir *dir, const char *name,
                                   const char *version) {
    make_folder(arena, dir, name);
    make_folder(arena, dir, arena_printf(arena, "%s/lib", name));
    make_folder(arena, dir, arena_printf(arena, "%s/bin", name));
    make_text(arena, dir, arena_printf(arena, "%s/lib/modules", name), "");
    make_text(arena, dir, arena_printf(arena, "%s/bin/java", name), "");
    chmod(path_in(arena, dir, arena_printf(arena, "%s/bin/java", name)), 0700);
    make_text(arena, dir, arena_printf(arena, "%s/release", name),
              arena_printf(arena, "OTHER=\"1\"\nJAVA_VERSION=\"%s\"\n", version));
    return path_in(arena, dir, name);
}

#endif
