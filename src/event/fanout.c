#include "event/fanout.h"

#include <stdlib.h>

static void pass_on(struct sink *sink, const struct event *event) {
    const struct fanout *fanout = (const struct fanout *)sink;
    struct sink *const *to = fanout->to[event->kind].items;
    for (u32 left = fanout->to[event->kind].count; left; left--, to++) (*to)->hear(*to, event);
}

static struct sink *only(struct sink *sink, enum event_kind kind) {
    struct fanout *fanout = (struct fanout *)sink;
    return fanout->to[kind].count == 1 ? fanout->to[kind].items[0] : NULL;
}

void fanout_init(struct fanout *fanout) { *fanout = (struct fanout){.sink = {.hear = pass_on, .only = only}}; }

void fanout_free(struct fanout *fanout) {
    for (u32 kind = 0; kind < EVENT_KINDS; kind++) vec_free(&fanout->to[kind]);
}

void fanout_add(struct fanout *fanout, struct sink *to) {
    for (u32 kind = 0; kind < EVENT_KINDS; kind++)
        if (sink_wants(to, kind)) vec_push(&fanout->to[kind], to);
    fanout->sink.wants |= to->wants;
    fanout->sink.every |= to->every;
}
