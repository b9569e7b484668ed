/* fanout.h - one sink that passes events on to several, each those it wants, in the order they were added. */
#ifndef HAVELOCK_EVENT_FANOUT_H
#define HAVELOCK_EVENT_FANOUT_H

#include "base/vec.h"
#include "event/sink.h"

/* Those who want a kind of event, as one sink, so that a source can tell them without asking who wants it. */
struct fanout_group {
    struct sink sink;
    struct VEC(struct sink *) to; /* borrowed */
};

struct fanout {
    struct sink sink;
    struct fanout_group groups[EVENT_KINDS];
};

void fanout_init(struct fanout *fanout);
void fanout_free(struct fanout *fanout);

/* What the sink wants must not change any more. */
void fanout_add(struct fanout *fanout, struct sink *to);

#endif
