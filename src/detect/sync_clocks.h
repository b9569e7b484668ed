/* sync_clocks.h - the vector clocks of synchronisation objects: locks, and places that order accesses (volatile fields
 * and the like).
 *
 * A clock is made when it is first asked for and dropped with its object. Its address is valid until the next one is
 * made.
 */
#ifndef HAVELOCK_DETECT_SYNC_CLOCKS_H
#define HAVELOCK_DETECT_SYNC_CLOCKS_H

#include "detect/vector_clock.h"

struct sync_clocks;

struct sync_clock {
    struct handover all;     /* left by those who had a lock alone, or released a place: fetched by everyone */
    struct handover readers; /* left by those who shared a lock: fetched by those who take it alone */
};

struct sync_clocks *sync_clocks_new(void);
void sync_clocks_free(struct sync_clocks *sync_clocks);

/* A lock's slot says which of the object's locks it is (event/event.h). */
struct sync_clock *sync_clock_of_lock(struct sync_clocks *sync_clocks, u32 object, u32 slot);
struct sync_clock *sync_clock_of_place(struct sync_clocks *sync_clocks, u32 object, u32 slot);

/* The object is no more. */
void sync_clocks_forget(struct sync_clocks *sync_clocks, u32 object);
u64 sync_clocks_bytes(const struct sync_clocks *sync_clocks);

#endif
