#define _GNU_SOURCE
#include "cli/host/watch.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/host/crash.h"
#include "cli/host/exit_status.h"

/* Whoever signals a process and then its whole group (timeout does) means one request. */
#define ONE_REQUEST 0.3

/* Nanoseconds between two looks; a program can fill a megabyte in a fraction of a millisecond. */
enum { LOOK_EVERY = 10000000, LOOK_CLOSELY = 500000 };

/* ---- signals ---- */

/* The signal takes its usual course. */
static void give_in(struct watch *watch, int number) {
    last_words_say(&watch->last_words, FORCED_BY_SIGNAL);
    signal(number, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &watch->awaited, NULL);
    raise(number);
}

static void count_signal(struct watch *watch, int number) {
    double now = limits_clock();
    if (watch->signals && now - watch->first_signal < ONE_REQUEST) return;
    if (!watch->signals) watch->first_signal = now;
    atomic_store(&watch->limits.interrupted, number == SIGINT ? INTERRUPT_ASKED : INTERRUPT_ORDERED);
    if (watch->signals++ || watch->at_once || number == SIGQUIT) give_in(watch, number);
}

/* ---- the end ---- */

/* The other threads may hold any lock: nothing but what was made before can be written. */
static void end_now(struct watch *watch, enum forced_end end, const char *option) {
    char text[200];
    int status = last_words_say(&watch->last_words, end);
    int length = snprintf(text, sizeof text, "havelock: stopped by %s in the midst of its work%s\n", option,
                          status == EXIT_VIOLATION ? "; it had found a violation, but not replayed it" : "");
    ssize_t ignored = write(STDERR_FILENO, text, (size_t)length);
    (void)ignored;
    _exit(status);
}

/* ---- memory ---- */

static u64 resident_bytes(int file) {
    char text[100] = "";
    unsigned long long total, resident;
    if (file < 0 || pread(file, text, sizeof text - 1, 0) <= 0) return 0;
    return sscanf(text, "%llu %llu", &total, &resident) == 2 ? (u64)resident * (u64)sysconf(_SC_PAGESIZE) : 0;
}

/* Returns when to look again. */
static long look_at_memory(struct watch *watch) {
    u64 limit = watch->limits.memory, used = limit ? resident_bytes(watch->memory_file) : 0;
    if (limit < WATCH_LEAST_MEMORY) limit = WATCH_LEAST_MEMORY;
    if (used < limit / 2) return LOOK_EVERY;
    atomic_store(&watch->limits.crowded, 1);
    if (used <= limit) return LOOK_CLOSELY;
    atomic_store(&watch->limits.full, 1);
    if ((double)used > (double)limit * WATCH_GRACE_MEMORY) end_now(watch, FORCED_BY_MEMORY, "--max-memory");
    return LOOK_CLOSELY;
}

/* ---- time ---- */

/* Does the first thread wait for something outside, so that it will never use the processor time it has left? */
static bool is_waiting(const struct watch *watch) {
    char text[600] = "";
    if (watch->status_file < 0 || pread(watch->status_file, text, sizeof text - 1, 0) <= 0) return false;
    const char *name_end = strrchr(text, ')');
    return name_end && name_end[1] == ' ' && name_end[2] == 'S';
}

/* On a machine that is busy with other things the CPU time counts. */
static void look_at_clock(struct watch *watch) {
    if (limits_overdue(&watch->limits) <= 0) return;
    if (!atomic_load(&watch->limits.late)) {
        watch->late_at = limits_clock();
        watch->cpu_at = limits_cpu();
        atomic_store(&watch->limits.late, 1);
    }
    if (limits_clock() - watch->late_at < WATCH_GRACE_SECONDS || atomic_load(&watch->limits.is_saving)) return;
    if (limits_cpu() - watch->cpu_at >= WATCH_GRACE_SECONDS || is_waiting(watch))
        end_now(watch, FORCED_BY_TIME, "--max-time");
}

static void *look(void *context) {
    struct watch *watch = context;
    struct timespec pause = {0, LOOK_EVERY};
    crash_elsewhere();
    for (;;) {
        int number = sigtimedwait(&watch->awaited, NULL, &pause);
        if (number == crash_signal()) _exit(last_words_say(&watch->last_words, FORCED_BY_CRASH));
        if (number > 0) count_signal(watch, number);
        else if (errno == EINVAL) return NULL;
        look_at_clock(watch);
        pause.tv_nsec = look_at_memory(watch);
    }
}

/* ---- from start to end ---- */

void watch_init(struct watch *watch) {
    *watch = (struct watch){.memory_file = -1, .status_file = -1};
    limits_begin(&watch->limits);
    last_words_init(&watch->last_words);
}

/* A signal that the caller of the process chose to ignore (nohup, a shell's background job) stays ignored. */
static void add_unless_ignored(sigset_t *set, int number) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_IGN) sigaddset(set, number);
}

static int open_status(const char *path) { return open(path, O_RDONLY | O_CLOEXEC); }

void watch_begin(struct watch *watch) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%d/stat", (int)gettid());
    watch->status_file = open_status(path);
    watch->memory_file = open_status("/proc/self/statm");
    sigemptyset(&watch->awaited);
    add_unless_ignored(&watch->awaited, SIGINT);
    add_unless_ignored(&watch->awaited, SIGTERM);
    add_unless_ignored(&watch->awaited, SIGHUP);
    add_unless_ignored(&watch->awaited, SIGXCPU);
    add_unless_ignored(&watch->awaited, SIGQUIT);
    sigaddset(&watch->awaited, crash_signal());
    pthread_sigmask(SIG_BLOCK, &watch->awaited, &watch->before);
    watch->on = pthread_create(&watch->listener, NULL, look, watch) == 0;
    if (!watch->on) watch_end(watch);
}

void watch_end(struct watch *watch) {
    if (watch->on) {
        pthread_cancel(watch->listener); /* sigtimedwait is a place where a thread can be cancelled */
        pthread_join(watch->listener, NULL);
    }
    watch->on = false;
    pthread_sigmask(SIG_SETMASK, &watch->before, NULL);
    if (watch->status_file >= 0) close(watch->status_file);
    if (watch->memory_file >= 0) close(watch->memory_file);
    watch->status_file = watch->memory_file = -1;
}
