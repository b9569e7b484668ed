/* watch.h - sees to it that a command ends when it has to: signals, time and memory.
 *
 * Between watch_begin and watch_end a separate thread waits for SIGINT, SIGTERM, SIGHUP, SIGXCPU and SIGQUIT (those
 * that are not ignored), looks at the clock and at the memory of the process, and sets the flags of the limits
 * (base/limits.h). The command then ends as soon as it can and reports what it has. A second signal, unless it comes
 * together with the first, or SIGQUIT ends the process as it would without a handler. A command that does not end by
 * itself in good time, or goes on taking memory, is ended here, with a message: status 3, or 1 if it had found a
 * violation. So is a process of which a thread failed (crash.h). Whatever ends it here, its last words are written
 * first (last_words.h).
 */
#ifndef HAVELOCK_CLI_HOST_WATCH_H
#define HAVELOCK_CLI_HOST_WATCH_H

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>

#include "base/limits.h"
#include "cli/host/last_words.h"

/* The process itself needs so much: a smaller limit is one for the states of a search only. */
#define WATCH_LEAST_MEMORY ((u64)64 << 20)

/* More than the limits of time and memory is allowed for the end of the work. */
#define WATCH_GRACE_SECONDS 1.6
#define WATCH_GRACE_MEMORY  1.02

struct watch {
    struct limits limits;
    struct last_words last_words;
    bool at_once; /* the first signal ends the process already; set before watch_begin */
    bool on;
    pthread_t listener;
    sigset_t awaited, before;
    unsigned signals;             /* so far; of the listener */
    double first_signal;          /* when the first came */
    double late_at, cpu_at;       /* when the time limit was seen: by the clock, and the CPU time until then */
    int memory_file, status_file; /* what the system says about the process and its first thread; -1: nothing */
};

/* At the start of the process. The limits hold from now on, signals do what they always did. */
void watch_init(struct watch *watch);

/* The struct must stay where it is until watch_end. Without a thread to listen, signals do what they always did. */
void watch_begin(struct watch *watch);
void watch_end(struct watch *watch);

#endif
