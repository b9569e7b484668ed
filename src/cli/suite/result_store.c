#define _GNU_SOURCE
#include "cli/suite/result_store.h"

#include <ctype.h>
#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/hash.h"
#include "base/mapped.h"
#include "cli/host/file.h"
#include "cli/host/version.h"
#include "cli/output/outfile.h"
#include "cli/search/kept_result.h"
#include "cli/target/verify_jar.h"

enum { LONGEST_NAME = 100 };

/* ---- the program and the JDK ---- */

static u64 file_digest(const char *path) {
    struct slice bytes;
    struct diag ignored;
    if (!path || mapped_open(path, &bytes, &ignored) < 0) return 0;
    u64 digest = lookups_digest(true, bytes);
    mapped_close(bytes);
    return digest;
}

static const char *from_environment(const char *name) {
    const char *value = getenv(name);
    return value ? value : "";
}

/* The image of a JDK is large: its size and time stand for it. */
static const char *describe_origin(struct arena *arena, const struct jdk *jdk) {
    struct stat image = {0};
    stat(arena_printf(arena, "%s/lib/modules", jdk->home), &image);
    const char *program = arena_printf(arena, "havelock %s %016llx", HAVELOCK_VERSION,
                                       (unsigned long long)file_digest(file_of_program(arena)));
    const char *java = arena_printf(arena, "jdk %s %s %lld %lld.%09ld", jdk->home, jdk->version,
                                    (long long)image.st_size, (long long)image.st_mtim.tv_sec, image.st_mtim.tv_nsec);
    return arena_printf(arena, "%s\n%s\nenvironment %s|%s|%s|%s|%s|%s\n", program, java, from_environment("USER"),
                        from_environment("HOME"), from_environment("TZ"), from_environment("LC_ALL"),
                        from_environment("LC_CTYPE"), from_environment("LANG"));
}

/* ---- the folder ---- */

static int make_folder(const char *path, struct diag *diag) {
    if (mkdir(path, 0777) == 0 || errno == EEXIST) return 0;
    return diag_set(diag, "cannot create the folder %s for results: %s; --cache=FOLDER names another one", path,
                    strerror(errno));
}

static int write_text(const char *path, const char *text, struct diag *diag) {
    struct outfile file;
    if (outfile_open(&file, path, diag) < 0) return -1;
    fputs(text, file.stream);
    return outfile_close(&file, true, diag);
}

int result_store_open(struct result_store *store, const char *folder, const struct jdk *jdk, struct diag *diag) {
    *store = (struct result_store){.arena = arena_new(), .jdk = jdk->feature, .host = host_snapshot_new()};
    const char *jar = verify_jar_path(store->arena);
    store->verify_jar = jar ? jar : "";
    store->origin = describe_origin(store->arena, jdk);
    if (make_folder(folder, diag) < 0) return -1;
    char *real = realpath(folder, NULL);
    store->folder = arena_string(store->arena, real ? real : folder);
    free(real);
    const char *ignore = arena_printf(store->arena, "%s/.gitignore", store->folder);
    return access(ignore, F_OK) == 0 ? 0 : write_text(ignore, "*\n", diag);
}

void result_store_close(struct result_store *store) {
    for (u32 i = 0; i < store->now.count; i++) inputs_now_free(store->now.items[i]);
    vec_free(&store->now);
    vec_free(&store->modules);
    host_snapshot_free(store->host);
    arena_free(store->arena);
    *store = (struct result_store){0};
}

/* ---- one test ---- */

/* A name that any file system takes. */
static const char *file_name(struct arena *arena, const char *name) {
    char *text = arena_printf(arena, "%.*s", LONGEST_NAME, name);
    for (char *c = text; *c; c++)
        if (!isalnum((unsigned char)*c) && !strchr("._-#$", *c)) *c = '_';
    return text;
}

void result_store_locate(struct result_store *store, struct result_request *request) {
    struct arena *arena = store->arena;
    const struct listed_test *test = request->test;
    const char *asked = arena_printf(arena, "folder %s\nclass path %s\ntest %s\n%s", test->module->folder,
                                     test->module->class_path, test->name, request->words);
    u64 hash = hash_bytes(HASH_BYTES_START, asked, strlen(asked));
    request->key = arena_printf(arena, "%s%s", store->origin, asked);
    request->folder =
        arena_printf(arena, "%s/%s-%016llx", store->folder, file_name(arena, test->name), (unsigned long long)hash);
}

static struct inputs_now *now_for(struct result_store *store, const struct project_module *module) {
    struct diag ignored;
    for (u32 i = 0; i < store->modules.count; i++)
        if (store->modules.items[i] == module) return store->now.items[i];
    const char *path =
        arena_printf(store->arena, "%s%s%s", module->class_path, *store->verify_jar ? ":" : "", store->verify_jar);
    vec_push(&store->modules, module);
    vec_push(&store->now, inputs_now_new(path, store->jdk, store->host, &ignored));
    return store->now.items[store->now.count - 1];
}

/* Behind the key: the exit status, then the bounds. */
static bool has_key(struct arena *arena, const struct result_request *request, int *status, bool *same_bounds) {
    struct slice text;
    struct diag ignored;
    size_t length = strlen(request->key);
    int end = 0;
    if (file_read(arena, arena_printf(arena, "%s/key", request->folder), &text, &ignored) < 0) return false;
    if (text.length < length || memcmp(text.at, request->key, length) != 0) return false;
    const char *rest = (const char *)text.at + length;
    if (sscanf(rest, "status %d\n%n", status, &end) != 1 || !end) return false;
    *same_bounds = strcmp(rest + end, request->bounds) == 0;
    return true;
}

bool result_store_find(struct result_store *store, const struct result_request *request, struct test_result *result) {
    bool same_bounds;
    int status;
    if (!has_key(store->arena, request, &status, &same_bounds)) return false;
    struct inputs_now *now = now_for(store, request->test->module);
    const char *inputs = arena_printf(store->arena, "%s/" KEPT_INPUTS, request->folder);
    if (!now || !inputs_file_is_current(inputs, now)) return false;
    if (!test_result_read_report(result, store->arena, request->folder, status)) return false;
    if (result->verdict == TEST_INCONCLUSIVE && !same_bounds) return false;
    if (result->verdict == TEST_ERROR) return false; /* it may have been the machine's fault */
    return result->cached = true;
}

static int remove_entry(const char *path, const struct stat *info, int kind, struct FTW *walk) {
    (void)info, (void)kind, (void)walk;
    remove(path);
    return 0;
}

int result_store_clear(const struct result_request *request, struct diag *diag) {
    nftw(request->folder, remove_entry, 8, FTW_DEPTH | FTW_PHYS);
    return make_folder(request->folder, diag);
}

int result_store_commit(const struct result_request *request, int exit_status, struct diag *diag) {
    char path[4096];
    snprintf(path, sizeof path, "%s/key", request->folder);
    struct outfile file;
    if (outfile_open(&file, path, diag) < 0) return -1;
    fprintf(file.stream, "%sstatus %d\n%s", request->key, exit_status, request->bounds);
    return outfile_close(&file, true, diag);
}
