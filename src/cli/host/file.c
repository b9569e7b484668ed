#include "cli/host/file.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* No input of this program comes near; it keeps a mistaken argument from filling the memory. */
static const long largest_file = 1L << 28;

static int read_open_file(struct arena *arena, const char *path, FILE *file, struct slice *out, struct diag *diag) {
    if (fseek(file, 0, SEEK_END) != 0) return diag_set(diag, "%s: %s", path, strerror(errno));
    long size = ftell(file);
    if (size < 0 || size > largest_file) return diag_set(diag, "%s: too large", path);
    rewind(file);
    u8 *bytes = arena_alloc(arena, (size_t)size + 1);
    size_t length = fread(bytes, 1, (size_t)size, file);
    if (ferror(file)) return diag_set(diag, "%s: %s", path, strerror(errno));
    bytes[length] = 0;
    *out = (struct slice){bytes, length};
    return 0;
}

int file_read(struct arena *arena, const char *path, struct slice *out, struct diag *diag) {
    if (file_is_folder(path)) return diag_set(diag, "%s: is a directory", path);
    FILE *file = fopen(path, "rb");
    if (!file) return diag_set(diag, "%s: %s", path, strerror(errno));
    int status = read_open_file(arena, path, file, out, diag);
    fclose(file);
    return status;
}

bool file_is_regular(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

bool file_is_folder(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

bool file_is_executable(const char *path) { return file_is_regular(path) && access(path, X_OK) == 0; }

const char *file_absolute(struct arena *arena, const char *path) {
    char here[PATH_MAX];
    if (!path || path[0] == '/' || !getcwd(here, sizeof here)) return path;
    return arena_printf(arena, "%s/%s", here, path);
}

const char *file_absolute_list(struct arena *arena, const char *list) {
    const char *whole = "";
    for (const char *at = list; *at;) {
        size_t length = strcspn(at, ":");
        const char *path = file_absolute(arena, arena_printf(arena, "%.*s", (int)length, at));
        whole = arena_printf(arena, "%s%s%s", whole, *whole ? ":" : "", path);
        at += length + (at[length] == ':');
    }
    return whole;
}

const char *file_folder(struct arena *arena, const char *path) {
    const char *slash = strrchr(path, '/');
    if (!slash) return ".";
    return slash == path ? "/" : arena_printf(arena, "%.*s", (int)(slash - path), path);
}

const char *file_of_program(struct arena *arena) {
    char path[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    return length > 0 ? arena_printf(arena, "%.*s", (int)length, path) : NULL;
}
