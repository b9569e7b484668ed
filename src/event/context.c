#include "event/context.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"
#include "base/vec.h"

enum { MOST_CONTEXTS = 1 << (64 - SITE_CODE_BITS - SITE_INSTRUCTION_BITS - SITE_SPARE_BITS) };

struct contexts *contexts_new(void) {
    struct contexts *contexts = memory_zero(1, sizeof *contexts);
    contexts->numbers = map_new();
    vec_push(&contexts->callers, 0);
    return contexts;
}

void contexts_free(struct contexts *contexts) {
    if (!contexts) return;
    map_free(contexts->numbers);
    vec_free(&contexts->callers);
    free(contexts);
}

static u32 look_up(struct contexts *contexts, event_site from) {
    u64 known;
    if (map_get(contexts->numbers, from, &known)) return (u32)known;
    if (contexts->callers.count == MOST_CONTEXTS) return 0;
    u32 context = contexts->callers.count;
    map_put(contexts->numbers, from, context);
    vec_push(&contexts->callers, from);
    return context;
}

u32 context_find(struct contexts *contexts, event_site from) {
    assert(from && !(from >> (64 - SITE_SPARE_BITS)));
    struct recent_context *recent = &contexts->recent[(hash_spread(from) >> 32) % CONTEXTS_RECENT];
    *recent = (struct recent_context){from, look_up(contexts, from)};
    return recent->context;
}

event_site context_caller(const struct contexts *contexts, u32 context) {
    assert(context < contexts->callers.count);
    return contexts->callers.items[context];
}
