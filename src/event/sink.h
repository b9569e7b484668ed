/* sink.h - a receiver of events.
 *
 * A sink says which kinds it wants; the source leaves out what no sink wants. Embedded as the first member of an
 * analysis, which `hear` gets back by a cast.
 */
#ifndef HAVELOCK_EVENT_SINK_H
#define HAVELOCK_EVENT_SINK_H

#include "event/event.h"

struct lock_filter; /* event/lock_filter.h */

struct sink {
    void (*hear)(struct sink *sink, const struct event *event);
    u32 wants;  /* of 1 << enum event_kind */
    bool every; /* every single READ and WRITE; else a source may leave out those that repeat an earlier one of the same
                 * thread, place and kind since which nothing happened but that thread's reads and writes */
    /* Of one that passes events on, or has a shorter way for a kind: whom a source may tell of that kind instead. */
    struct sink *(*only)(struct sink *sink, enum event_kind kind);
    struct lock_filter
        *lock_filter; /* Of one for LOCK or UNLOCK: need not be told what is kept back there; NULL: all */
};

#define SINK_WANTS(kind) (1u << EVENT_##kind)

static inline struct sink *sink_for(struct sink *sink, enum event_kind kind) {
    struct sink *only = sink->only ? sink->only(sink, kind) : NULL;
    return only ? only : sink;
}

static inline bool sink_wants(const struct sink *sink, enum event_kind kind) { return sink->wants >> kind & 1; }

#endif
