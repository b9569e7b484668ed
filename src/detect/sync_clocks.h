/* meetings.h - where threads hand over what they know: locks, and places that order (volatile fields and the like).
 *
 * A meeting is made when it is first asked for and dropped with its object. Its address holds until the next one is
 * made.
 */
#ifndef HAVELOCK_DETECT_SYNC_CLOCKS_H
#define HAVELOCK_DETECT_SYNC_CLOCKS_H

#include "detect/clocks.h"

struct meetings;

struct meeting {
    struct handover all;     /* left by those who had a lock alone, or released a place: fetched by everyone */
    struct handover readers; /* left by those who shared a lock: fetched by those who take it alone */
};

struct meetings *meetings_new(void);
void meetings_free(struct meetings *meetings);

/* A lock's slot says which of the object's locks it is (event/event.h). */
struct meeting *meeting_of_lock(struct meetings *meetings, u32 object, u32 slot);
struct meeting *meeting_of_place(struct meetings *meetings, u32 object, u32 slot);

/* The object is no more. */
void meetings_forget(struct meetings *meetings, u32 object);
u64 meetings_bytes(const struct meetings *meetings);

#endif
