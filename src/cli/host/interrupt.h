/* interrupt.h - Ctrl-C asks a search to end at its next step and to report what it has.
 *
 * Between interrupt_begin and interrupt_end a separate thread waits for SIGINT, SIGTERM and SIGHUP (those that are not
 * ignored) and counts them in `count`, which the search reads now and then. A second signal, unless it comes together
 * with the first, ends the process as it would without a handler.
 */
#ifndef HAVELOCK_CLI_HOST_INTERRUPT_H
#define HAVELOCK_CLI_HOST_INTERRUPT_H

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>

struct interrupt {
    atomic_uint count;
    bool on;
    pthread_t listener;
    sigset_t awaited, before;
};

/* The struct must stay where it is until interrupt_end. Without a thread to listen, signals do what they always did. */
void interrupt_begin(struct interrupt *interrupt);
void interrupt_end(struct interrupt *interrupt);

#endif
