/* sink.h - a receiver of events.
 *
 * A sink says which kinds it wants; the source leaves out what no sink wants. Embedded as the first member of an
 * analysis, which `on_event` gets back by a cast.
 */
#ifndef HAVELOCK_EVENT_SINK_H
#define HAVELOCK_EVENT_SINK_H

#include "event/event.h"

struct lock_filter; /* event/lock_filter.h */

struct sink {
    void (*on_event)(struct sink *sink, const struct event *event);
    u32 wants;  /* of 1 << enum event_kind */
    bool every; /* every single READ and WRITE; else a source may leave out those that repeat an earlier one of the same
                 * thread, place and kind since which nothing happened but that thread's reads and writes */
    /* Of a sink that forwards: the sink that a source may call directly for this kind; NULL: this one. */
    struct sink *(*route)(struct sink *sink, enum event_kind kind);
    /* Of a sink for LOCK or UNLOCK: it does not need what this filter keeps back; NULL: it needs all. */
    struct lock_filter *lock_filter;
};

#define SINK_WANTS(kind) (1u << EVENT_##kind)

static inline struct sink *sink_for(struct sink *sink, enum event_kind kind) {
    struct sink *only = sink->route ? sink->route(sink, kind) : NULL;
    return only ? only : sink;
}

static inline bool sink_wants(const struct sink *sink, enum event_kind kind) { return sink->wants >> kind & 1; }

#endif
