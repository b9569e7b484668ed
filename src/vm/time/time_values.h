/* time_values.h - which times does a program hold?
 *
 * In a search the clock moves only for those who can notice, and a program can notice that time has passed if it holds
 * an earlier time to compare with, or one that lies in the future. A time is a pair of words that looks like one that
 * the clock gave out: in nanoseconds from CLOCK_ORIGIN on, or in micro- or milliseconds or seconds from there, or in
 * milliseconds or seconds since 1970, as a long or a double. (The JDK's DelayScheduler adds Long.MIN_VALUE to
 * nanoTime.) Times start at odd values, so that other numbers do not look like them; one that does costs states, never
 * behaviour. Times of other shapes (an int of seconds, the day of a calendar) are not recognised; a verdict names waits
 * whose time is forgotten because of that.
 */
#ifndef HAVELOCK_VM_TIME_TIME_VALUES_H
#define HAVELOCK_VM_TIME_TIME_VALUES_H

#include "vm/time/time_value.h"
#include "vm/vm.h"

enum { MOST_TIME_VALUES = 16 };

/* What a look through the state found. Times in nanoseconds since the start, as the thread sees them. */
struct time_values {
    u64 now, reach;                            /* later ones than reach are not recognised */
    bool by_thread;                            /* in a live local or an operand of the thread itself */
    bool by_others;                            /* of other threads */
    bool in_heap;                              /* in an object or a static field */
    bool stamp;                                /* one of all these is not in the future */
    u64 until;                                 /* the last one held by the thread or the heap */
    u64 latest;                                /* the last one of all */
    struct time_value times[MOST_TIME_VALUES]; /* those of the thread and the heap, each once */
    bool is_in_heap[MOST_TIME_VALUES];
    u32 count;
    bool more; /* there are others */
};

struct time_values time_values_held(struct thread *t);

/* As if one thread were all of them. */
struct time_values time_values_of_all(struct vm *vm);

/* The nanoseconds that a value counts, if it is a time no later than reach: it is of nanoTime, or in milliseconds or
 * seconds since 1970. 0: it is none. */
u64 time_values_unit(u64 value, u64 reach, u64 *time);

/* Does it hold one in its own frames? */
bool time_values_held_by(struct thread *t);

#endif
