#include "detect/coverage.h"

#include <stdlib.h>

#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"
#include "event/context.h"

enum { RECENT = 256 };

struct coverage {
    struct sink sink;
    struct map *places;        /* code and instruction */
    event_site recent[RECENT]; /* most come again and again: where they do, nothing is to be done */
};

static event_site inner(event_site at) { return site_pack(0, site_code(at), site_instruction(at)); }

static void on_event(struct sink *sink, const struct event *event) {
    struct coverage *coverage = (struct coverage *)sink;
    event_site *recent = &coverage->recent[(hash_spread(event->at) >> 32) % RECENT];
    if (!event->at || event->at == *recent) return;
    *recent = event->at;
    map_put(coverage->places, inner(event->at), 1);
}

struct coverage *coverage_new(void) {
    struct coverage *coverage = memory_zero(1, sizeof *coverage);
    coverage->sink = (struct sink){.on_event = on_event, .wants = SINK_WANTS(LOCK)};
    coverage->places = map_new();
    return coverage;
}

void coverage_free(struct coverage *coverage) {
    if (!coverage) return;
    map_free(coverage->places);
    free(coverage);
}

struct sink *coverage_sink(struct coverage *coverage) {
    return &coverage->sink;
}

bool coverage_has(const struct coverage *coverage, u32 code, u32 instruction) {
    u64 ignored;
    return map_get(coverage->places, site_pack(0, code, instruction), &ignored);
}
