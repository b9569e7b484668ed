/* limits.h - when a command has to end: one clock and one budget for all its parts.
 *
 * Whoever does something that may take long asks limits_hit now and then, and ends early: a warm-up, a search, a
 * replay. One thread (cli/host/watch.h) looks at the clock, at the memory of the process and for signals, and sets the
 * flags; to ask costs a few loads. NULL stands for no limits.
 *
 * Invariant: `started` is when the process began, so that the time limit holds for everything it does. What was set
 * stays set, but for INTERRUPT_ASKED, which `hunt` takes back after its run.
 */
#ifndef HAVELOCK_BASE_LIMITS_H
#define HAVELOCK_BASE_LIMITS_H

#include <stdatomic.h>

#include "base/types.h"

enum limit { LIMIT_NONE, LIMIT_INTERRUPT, LIMIT_TIME, LIMIT_MEMORY };

/* Ctrl-C, which may be meant for the program that is run; anything else means the whole command. */
enum interrupt { INTERRUPT_NONE, INTERRUPT_ASKED, INTERRUPT_ORDERED };

struct limits {
    double started;            /* limits_clock */
    _Atomic double seconds;    /* from then on; 0: no limit */
    _Atomic u64 memory;        /* bytes of the process; 0: no limit */
    atomic_uint interrupted;   /* enum interrupt */
    atomic_uint late, full;    /* not 0: that limit was reached */
    atomic_uint crowded;       /* not 0: more than half of the memory was used; what can be spared makes room */
    atomic_uint is_saving;     /* not 0: a file that was asked for is written, and that may take its time */
    atomic_uint has_violation; /* not 0: something was found; who has to end in the midst of its work says so */
};

/* Now is the start. */
void limits_begin(struct limits *limits);

/* The first limit that was reached. */
static inline enum limit limits_hit(const struct limits *limits) {
    if (!limits) return LIMIT_NONE;
    if (atomic_load_explicit(&limits->interrupted, memory_order_relaxed)) return LIMIT_INTERRUPT;
    if (atomic_load_explicit(&limits->late, memory_order_relaxed)) return LIMIT_TIME;
    return atomic_load_explicit(&limits->full, memory_order_relaxed) ? LIMIT_MEMORY : LIMIT_NONE;
}

/* Seconds until the time limit, at least a tiny part of one; 0: there is none. */
double limits_left(const struct limits *limits);

/* Seconds since the time limit was reached; 0: it was not. */
double limits_overdue(const struct limits *limits);

/* Seconds by the clock on the wall; CPU seconds so far of this OS thread, of this process, and with its children. */
double limits_clock(void);
double limits_cpu_of_thread(void);
double limits_cpu(void);
double limits_cpu_of_all(void);

#endif
