/* times.h - which times does a program hold?
 *
 * In a search the clock moves only for those who can tell, and a program can tell that time has passed if it holds an
 * earlier time to compare with, or one that lies in the future. A time is a pair of words that looks like one that the
 * clock gave out: in nanoseconds from CLOCK_ORIGIN on, or in milliseconds or seconds since 1970. Times start at odd values,
 * so that other numbers do not look like them; one that does costs states, never behaviour. Times of other shapes (an int of
 * seconds, the day of a calendar) are not recognised.
 */
#ifndef HAVELOCK_VM_TIMES_H
#define HAVELOCK_VM_TIMES_H

#include "vm/vm.h"

/* What a look through the state found. Times in nanoseconds since the start, as the thread sees them. */
struct held {
    u64 now, reach; /* later ones than reach are not recognised */
    bool by_thread; /* in a live local or an operand of the thread itself */
    bool by_others; /* of other threads */
    bool in_heap;   /* in an object or a static field */
    bool stamp;     /* one of all these is not in the future */
    u64 until;      /* the last one held by the thread or the heap */
};

struct held times_held(struct thread *t);

/* Does it hold one in its own frames? */
bool times_held_by(struct thread *t);

#endif
