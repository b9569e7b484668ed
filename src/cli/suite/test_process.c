#define _GNU_SOURCE
#include "cli/suite/test_process.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* Opened before the fork, so that what goes wrong can be said. */
struct streams {
    int in, out, err;
};

static int open_stream(const char *folder, const char *name, struct diag *diag) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    return fd < 0 ? diag_set(diag, "cannot write %s: %s", path, strerror(errno)) : fd;
}

static void close_streams(const struct streams *s) {
    if (s->in >= 0) close(s->in);
    if (s->out >= 0) close(s->out);
    if (s->err >= 0) close(s->err);
}

/* In the child: nothing but system calls. Ctrl-C is the parent's affair, which passes it on. */
static void become(char *const *argv, const char *folder, const struct streams *s, pid_t parent) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != parent) _exit(127);
    if (dup2(s->in, 0) < 0 || dup2(s->out, 1) < 0 || dup2(s->err, 2) < 0 || chdir(folder) < 0) _exit(127);
    execv(argv[0], argv);
    _exit(127);
}

int test_process_start(struct test_process *process, char *const *argv, const char *folder, const char *files,
                       struct diag *diag) {
    pid_t self = getpid();
    struct streams streams = {open("/dev/null", O_RDONLY | O_CLOEXEC), -1, -1};
    *process = (struct test_process){0};
    streams.out = open_stream(files, "out.txt", diag);
    if (streams.out >= 0) streams.err = open_stream(files, "err.txt", diag);
    int status = streams.out < 0 || streams.err < 0 ? -1 : 0;
    if (status == 0) {
        fflush(NULL);
        process->pid = fork();
        if (process->pid == 0) become(argv, folder, &streams, self);
        if (process->pid < 0) status = diag_set(diag, "fork: %s", strerror(errno));
    }
    close_streams(&streams);
    return status;
}

bool test_process_has_ended(struct test_process *process) {
    struct rusage usage;
    pid_t ended = wait4(process->pid, &process->status, WNOHANG, &usage);
    if (ended == 0 || (ended < 0 && errno == EINTR)) return false;
    if (ended > 0)
        process->seconds = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    return true;
}

void test_process_stop(const struct test_process *process) { kill(process->pid, SIGTERM); }
