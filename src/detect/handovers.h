/* handovers.h - tasks and results that are handed from thread to thread (EVENT_HAND, EVENT_RECEIVE), as an order of
 * segments like that of start and join.
 *
 * What is handed on twice orders nothing: who receives it may have got it from either.
 */
#ifndef HAVELOCK_DETECT_HANDOVERS_H
#define HAVELOCK_DETECT_HANDOVERS_H

#include "detect/segments.h"
#include "event/event.h"

struct handovers {
    struct map *handed; /* what -> the segment in which it was handed on + 1; 0: more than one */
};

void handovers_init(struct handovers *handovers);
void handovers_free(struct handovers *handovers);

/* A HAND or RECEIVE: the thread may go on in another segment. */
void handovers_take(struct handovers *handovers, struct segments *segments, const struct event *event);

/* The object is no more. */
void handovers_forget(struct handovers *handovers, u32 object);
u64 handovers_bytes(const struct handovers *handovers);

#endif
