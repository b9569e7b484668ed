#include "base/limits.h"

#include <sys/resource.h>
#include <time.h>

static double now_by(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

double limits_clock(void) { return now_by(CLOCK_MONOTONIC); }
double limits_cpu_of_thread(void) { return now_by(CLOCK_THREAD_CPUTIME_ID); }
double limits_cpu(void) { return now_by(CLOCK_PROCESS_CPUTIME_ID); }

static double seconds_of(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

double limits_cpu_of_all(void) {
    struct rusage children;
    double own = limits_cpu();
    return getrusage(RUSAGE_CHILDREN, &children) == 0
               ? own + seconds_of(children.ru_utime) + seconds_of(children.ru_stime)
               : own;
}

void limits_begin(struct limits *limits) {
    limits->started = limits_clock();
    atomic_init(&limits->seconds, 0);
    atomic_init(&limits->memory, 0);
    atomic_init(&limits->interrupted, 0);
    atomic_init(&limits->late, 0);
    atomic_init(&limits->full, 0);
    atomic_init(&limits->crowded, 0);
    atomic_init(&limits->is_saving, 0);
}

/* Positive: before the limit. */
static double distance(const struct limits *limits, double seconds) {
    return limits->started + seconds - limits_clock();
}

double limits_left(const struct limits *limits) {
    double seconds = limits ? limits->seconds : 0, left = seconds > 0 ? distance(limits, seconds) : 0;
    return seconds > 0 && left < 1e-9 ? 1e-9 : left;
}

double limits_overdue(const struct limits *limits) {
    double seconds = limits ? limits->seconds : 0, left = seconds > 0 ? distance(limits, seconds) : 0;
    return left < 0 ? -left : 0;
}
