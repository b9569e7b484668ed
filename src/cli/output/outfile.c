#define _GNU_SOURCE
#include "cli/output/outfile.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"

static int fail(struct outfile *file, struct diag *diag) {
    int error = errno;
    diag_set(diag, "cannot write %s: %s", file->path, strerror(error));
    free(file->path);
    free(file->draft);
    *file = (struct outfile){0};
    return -1;
}

/* As a file made by the shell would be. */
static void give_usual_mode(int fd) {
    mode_t mask = umask(0);
    umask(mask);
    fchmod(fd, 0666 & ~mask);
}

static int open_draft(struct outfile *file, struct diag *diag) {
    if (asprintf(&file->draft, "%s.XXXXXX", file->path) < 0) memory_exhausted(strlen(file->path));
    int fd = mkstemp(file->draft);
    if (fd < 0) return fail(file, diag);
    give_usual_mode(fd);
    file->stream = fdopen(fd, "w");
    return file->stream ? 0 : fail(file, diag);
}

int outfile_open(struct outfile *file, const char *path, struct diag *diag) {
    struct stat info;
    *file = (struct outfile){.stream = stdout};
    if (!path) return 0;
    file->path = memory_string(path);
    if (stat(path, &info) != 0 || S_ISREG(info.st_mode)) return open_draft(file, diag);
    file->stream = fopen(path, "w");
    return file->stream ? 0 : fail(file, diag);
}

int outfile_close(struct outfile *file, bool keep, struct diag *diag) {
    if (!file->path)
        return file->stream && (fflush(file->stream) != 0 || ferror(file->stream))
                   ? diag_set(diag, "standard output: %s", strerror(errno))
                   : 0;
    bool failed = ferror(file->stream) != 0;
    failed |= fclose(file->stream) != 0;
    int status = 0;
    if (keep && (failed || (file->draft && rename(file->draft, file->path) != 0)))
        status = diag_set(diag, "cannot write %s: %s", file->path, strerror(errno));
    if (file->draft && (!keep || status != 0)) unlink(file->draft);
    free(file->path);
    free(file->draft);
    *file = (struct outfile){0};
    return status;
}

int outfile_try(const char *path, struct diag *diag) {
    struct stat info;
    struct outfile file;
    if (stat(path, &info) == 0 && !S_ISREG(info.st_mode)) /* to open a pipe and to close it is not without a trace */
        return access(path, W_OK) == 0 && !S_ISDIR(info.st_mode) ? 0 : diag_set(diag, "cannot write %s", path);
    return outfile_open(&file, path, diag) < 0 ? -1 : outfile_close(&file, false, diag);
}
