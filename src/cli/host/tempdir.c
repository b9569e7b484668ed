#define _GNU_SOURCE
#include "cli/host/tempdir.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/memory.h"

struct tempdir {
    char path[512];
    int lifeline; /* the write end of a pipe; closing it tells the janitor to remove the folder */
    pid_t janitor;
};

static int remove_entry(const char *path, const struct stat *info, int kind, struct FTW *walk) {
    (void)info, (void)kind, (void)walk;
    remove(path);
    return 0;
}

/* The child: waits until nobody holds the lifeline any more. Signals meant for the parent (Ctrl-C)
 * must not reach it first, and it must not keep the parent's files open: not its standard streams,
 * and not the lifeline of another folder, whose janitor would then wait for this one. */
static void wait_then_remove(const char *path, int watched) {
    signal(SIGINT, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    signal(SIGQUIT, SIG_IGN);
    int null = open("/dev/null", O_RDWR);
    for (int fd = 0; null >= 0 && fd < 3; fd++) dup2(null, fd);
    if (watched != 3) watched = dup2(watched, 3);
    close_range(4, ~0U, 0);
    char byte;
    while (read(watched, &byte, 1) < 0 && errno == EINTR) continue;
    nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
    _exit(0);
}

static int hire_janitor(struct tempdir *dir, struct diag *diag) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return diag_set(diag, "pipe: %s", strerror(errno));
    fflush(NULL);
    dir->janitor = fork();
    if (dir->janitor == 0) {
        close(ends[1]);
        wait_then_remove(dir->path, ends[0]);
    }
    close(ends[0]);
    if (dir->janitor < 0) {
        close(ends[1]);
        return diag_set(diag, "fork: %s", strerror(errno));
    }
    dir->lifeline = ends[1];
    return 0;
}

struct tempdir *tempdir_new(struct diag *diag) {
    struct tempdir *dir = memory_zero(1, sizeof *dir);
    const char *parent = getenv("TMPDIR");
    int length = snprintf(dir->path, sizeof dir->path, "%s/havelock-XXXXXX", parent && *parent ? parent : "/tmp");
    if (length >= (int)sizeof dir->path || !mkdtemp(dir->path)) {
        diag_set(diag, "cannot create a temporary directory %s: %s", dir->path, strerror(errno));
        free(dir);
        return NULL;
    }
    if (hire_janitor(dir, diag) != 0) {
        rmdir(dir->path);
        free(dir);
        return NULL;
    }
    return dir;
}

const char *tempdir_path(const struct tempdir *dir) { return dir->path; }

void tempdir_free(struct tempdir *dir) {
    if (!dir) return;
    close(dir->lifeline);
    while (waitpid(dir->janitor, NULL, 0) < 0 && errno == EINTR) continue;
    free(dir);
}
