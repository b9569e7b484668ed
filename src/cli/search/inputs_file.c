#include "cli/search/inputs_file.h"

#include <stdlib.h>

#include "base/archive.h"
#include "base/map.h"
#include "base/mapped.h"
#include "base/memory.h"
#include "base/sym.h"
#include "cli/output/outfile.h"
#include "program/classpath.h"

#define INPUTS_KIND "HAVELINP"
enum { INPUTS_FORMAT = 1, MOST_INPUTS = 1 << 24 };

/* ---- writing ---- */

static void write_lookup(void *context, const char *name, u64 digest) {
    struct archive_writer *w = context;
    archive_put_text(w, name);
    archive_put64(w, digest);
}

struct sights {
    struct archive_writer *writer; /* NULL: they are counted only */
    u32 count;
};

static void write_sight(void *context, const char *path, u32 asked, u64 digest) {
    struct sights *sights = context;
    sights->count++;
    if (!sights->writer) return;
    archive_put_text(sights->writer, path);
    archive_put32(sights->writer, asked);
    archive_put64(sights->writer, digest);
}

int inputs_file_write(const char *path, struct lookups *lookups, struct host_snapshot *host, struct diag *diag) {
    struct outfile file;
    struct sights sights = {0};
    if (outfile_open(&file, path, diag) < 0) return -1;
    struct archive_writer *w = archive_begin(file.stream, INPUTS_KIND, INPUTS_FORMAT);
    archive_put32(w, lookups_count(lookups));
    lookups_each(lookups, write_lookup, w);
    host_snapshot_each(host, write_sight, &sights);
    archive_put32(w, sights.count);
    host_snapshot_each(host, write_sight, &(struct sights){w, 0});
    int status = archive_finish(w, diag);
    return outfile_close(&file, status == 0, diag) < 0 ? -1 : status;
}

/* ---- comparing ---- */

struct inputs_now {
    struct arena *arena;
    struct classpath *path;
    struct symtab *names;
    struct map *digests; /* of names that were looked for */
    struct host_snapshot *host;
};

struct inputs_now *inputs_now_new(const char *class_path, int jdk, struct host_snapshot *host, struct diag *diag) {
    struct arena *arena = arena_new();
    struct classpath *path = classpath_new(arena, class_path, jdk, diag);
    if (!path) {
        arena_free(arena);
        return NULL;
    }
    struct inputs_now *now = memory_zero(1, sizeof *now);
    *now = (struct inputs_now){arena, path, symtab_new(), map_new(), host};
    return now;
}

void inputs_now_free(struct inputs_now *now) {
    if (!now) return;
    classpath_free(now->path);
    symtab_free(now->names);
    map_free(now->digests);
    arena_free(now->arena);
    free(now);
}

static u64 digest_now(struct inputs_now *now, const char *name) {
    const struct sym *symbol = sym_literal(now->names, name);
    struct slice bytes = {NULL, 0};
    const char *origin;
    struct diag ignored;
    u64 digest;
    if (map_get(now->digests, (u64)(uintptr_t)symbol, &digest)) return digest;
    bool found = classpath_find(now->path, name, &bytes, &origin, &ignored) == 1;
    digest = lookups_digest(found, bytes);
    map_put(now->digests, (u64)(uintptr_t)symbol, digest);
    return digest;
}

static bool is_same(struct archive_reader *r, struct inputs_now *now) {
    for (u32 left = archive_get_upto(r, MOST_INPUTS); left && !r->failed; left--) {
        const char *name = archive_get_text(r);
        u64 digest = archive_get64(r);
        if (r->failed || digest_now(now, name) != digest) return false;
    }
    for (u32 left = archive_get_upto(r, MOST_INPUTS); left && !r->failed; left--) {
        const char *path = archive_get_text(r);
        u32 asked = archive_get32(r);
        u64 digest = archive_get64(r);
        if (r->failed || host_snapshot_ask(now->host, path, asked) != digest) return false;
    }
    return !r->failed;
}

bool inputs_file_is_current(const char *path, struct inputs_now *now) {
    struct slice bytes;
    struct archive_reader reader;
    struct diag ignored;
    if (mapped_open(path, &bytes, &ignored) < 0) return false;
    bool same = archive_open(&reader, bytes, INPUTS_KIND, INPUTS_FORMAT, &ignored) == 0 && is_same(&reader, now);
    mapped_close(bytes);
    return same;
}
