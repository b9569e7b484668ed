#include "event/fanout.h"

#include <stdlib.h>

static void pass_on(struct sink *sink, const struct event *event) {
    struct fanout *fanout = (struct fanout *)sink;
    fanout->events++;
    for (u32 i = 0; i < fanout->to.count; i++) {
        struct sink *to = fanout->to.items[i];
        if (sink_wants(to, event->kind)) to->hear(to, event);
    }
}

void fanout_init(struct fanout *fanout) { *fanout = (struct fanout){.sink = {.hear = pass_on}}; }

void fanout_free(struct fanout *fanout) { vec_free(&fanout->to); }

void fanout_add(struct fanout *fanout, struct sink *to) {
    vec_push(&fanout->to, to);
    fanout->sink.wants |= to->wants;
}
