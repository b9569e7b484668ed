#include "event/fanout.h"

#include <stdlib.h>

static void pass_on(struct sink *sink, const struct event *event) {
    struct fanout *fanout = (struct fanout *)sink;
    fanout->events++;
    for (u32 i = 0; i < fanout->to[event->kind].count; i++) {
        struct sink *to = fanout->to[event->kind].items[i];
        to->hear(to, event);
    }
}

void fanout_init(struct fanout *fanout) { *fanout = (struct fanout){.sink = {.hear = pass_on}}; }

void fanout_free(struct fanout *fanout) {
    for (u32 kind = 0; kind < EVENT_KINDS; kind++) vec_free(&fanout->to[kind]);
}

void fanout_add(struct fanout *fanout, struct sink *to) {
    for (u32 kind = 0; kind < EVENT_KINDS; kind++)
        if (sink_wants(to, kind)) vec_push(&fanout->to[kind], to);
    fanout->sink.wants |= to->wants;
    fanout->sink.every |= to->every;
}
