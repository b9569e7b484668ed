#include "cli/host/interrupt.h"

#include <time.h>

/* Whoever signals a process and then its whole group (timeout does) means one request. */
#define ONE_REQUEST 0.3

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* The signal takes its usual course. */
static void give_in(const struct interrupt *interrupt, int number) {
    signal(number, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &interrupt->awaited, NULL);
    raise(number);
}

static void *listen_to_signals(void *context) {
    struct interrupt *interrupt = context;
    double first = 0;
    int number;
    while (sigwait(&interrupt->awaited, &number) == 0) {
        if (atomic_load(&interrupt->count) == 0) first = now();
        else if (now() - first < ONE_REQUEST) continue;
        if (atomic_fetch_add(&interrupt->count, 1) > 0) give_in(interrupt, number);
    }
    return NULL;
}

/* A signal that the caller of the process chose to ignore (nohup, a shell's background job) stays ignored. */
static void add_unless_ignored(sigset_t *set, int number) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_IGN) sigaddset(set, number);
}

void interrupt_begin(struct interrupt *interrupt) {
    atomic_init(&interrupt->count, 0);
    sigemptyset(&interrupt->awaited);
    add_unless_ignored(&interrupt->awaited, SIGINT);
    add_unless_ignored(&interrupt->awaited, SIGTERM);
    add_unless_ignored(&interrupt->awaited, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &interrupt->awaited, &interrupt->before);
    interrupt->on = pthread_create(&interrupt->listener, NULL, listen_to_signals, interrupt) == 0;
    if (!interrupt->on) pthread_sigmask(SIG_SETMASK, &interrupt->before, NULL);
}

void interrupt_end(struct interrupt *interrupt) {
    if (!interrupt->on) return;
    interrupt->on = false;
    pthread_cancel(interrupt->listener); /* sigwait is a place where a thread can be cancelled */
    pthread_join(interrupt->listener, NULL);
    pthread_sigmask(SIG_SETMASK, &interrupt->before, NULL);
}
