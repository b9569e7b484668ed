#include "event/fanout.h"

#include <assert.h>
#include <stdlib.h>

static void pass_to_group(struct sink *sink, const struct event *event) {
    const struct fanout_group *group = (const struct fanout_group *)sink;
    struct sink *const *to = group->to.items;
    for (u32 left = group->to.count; left; left--, to++) (*to)->on_event(*to, event);
}

/* Most groups are of two: the detectors of races. */
static void pass_to_two(struct sink *sink, const struct event *event) {
    struct sink *const *to = ((const struct fanout_group *)sink)->to.items;
    to[0]->on_event(to[0], event);
    to[1]->on_event(to[1], event);
}

/* With a lock analysis, of three. */
static void pass_to_three(struct sink *sink, const struct event *event) {
    struct sink *const *to = ((const struct fanout_group *)sink)->to.items;
    to[0]->on_event(to[0], event);
    to[1]->on_event(to[1], event);
    to[2]->on_event(to[2], event);
}

static void pass_on(struct sink *sink, const struct event *event) {
    struct fanout *fanout = (struct fanout *)sink;
    pass_to_group(&fanout->groups[event->kind].sink, event);
}

static struct sink *route(struct sink *sink, enum event_kind kind) {
    struct fanout_group *group = &((struct fanout *)sink)->groups[kind];
    return group->to.count == 1 ? group->to.items[0] : &group->sink;
}

void fanout_init(struct fanout *fanout) {
    *fanout = (struct fanout){.sink = {.on_event = pass_on, .route = route}};
    for (u32 kind = 0; kind < EVENT_KINDS; kind++) fanout->groups[kind].sink.on_event = pass_to_group;
}

void fanout_free(struct fanout *fanout) {
    for (u32 kind = 0; kind < EVENT_KINDS; kind++) vec_free(&fanout->groups[kind].to);
}

void fanout_add(struct fanout *fanout, struct sink *to) {
    assert(to->on_event && to != &fanout->sink);
    for (u32 kind = 0; kind < EVENT_KINDS; kind++) {
        struct fanout_group *group = &fanout->groups[kind];
        if (!sink_wants(to, kind)) continue;
        vec_push(&group->to, sink_for(to, kind));
        group->sink.on_event = group->to.count == 2   ? pass_to_two
                               : group->to.count == 3 ? pass_to_three
                                                      : pass_to_group;
    }
    fanout->sink.wants |= to->wants;
    fanout->sink.every |= to->every;
}
