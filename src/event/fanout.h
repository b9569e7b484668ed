/* fanout.h - one sink that passes events on to several, each those it wants, in the order they were added. */
#ifndef HAVELOCK_EVENT_FANOUT_H
#define HAVELOCK_EVENT_FANOUT_H

#include "base/vec.h"
#include "event/sink.h"

struct fanout {
    struct sink sink;
    struct VEC(struct sink *) to[EVENT_KINDS]; /* by kind of event: who wants it; borrowed */
};

void fanout_init(struct fanout *fanout);
void fanout_free(struct fanout *fanout);
void fanout_add(struct fanout *fanout, struct sink *to);

#endif
