/* segments.h - starts, joins and hand-overs cut threads into segments, some of which come before others (requirement
 * L4).
 *
 * Thread 0 begins in segment 0. When t1 starts t2, t1 goes on in n and t2 begins in n + 1, where n is the next free
 * number, both after t1's segment so far; when t1 joins t2, t1 goes on in n, after the segments of both. Who
 * hands something on goes on in a new segment, too, and so does who receives it, after its own segment and the one in
 * which it was handed on. A thread whose start was not seen begins in a fresh segment that comes after nothing. So a
 * segment's number is above those it comes after.
 */
#ifndef HAVELOCK_DETECT_SEGMENTS_H
#define HAVELOCK_DETECT_SEGMENTS_H

#include "base/types.h"

struct segments;

struct segments *segments_new(void);
void segments_free(struct segments *segments);

/* The one that a thread is in. */
u32 segments_now(struct segments *segments, u32 thread);

/* The thread that is, or was, in it. */
u32 segments_thread(const struct segments *segments, u32 segment);

void segments_start(struct segments *segments, u32 thread, u32 started);
void segments_join(struct segments *segments, u32 thread, u32 ended);

/* Returns the segment in which the thread handed something on, for who receives it. */
u32 segments_hand(struct segments *segments, u32 thread);
void segments_receive(struct segments *segments, u32 thread, u32 handed_in);

/* Does the first happen before the second, whatever the schedule? Not const: what was found out is kept. */
bool segments_before(struct segments *segments, u32 first, u32 second);

u32 segments_count(const struct segments *segments);
u64 segments_bytes(const struct segments *segments);

#endif
