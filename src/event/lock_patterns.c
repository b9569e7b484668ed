#include "event/lock_patterns.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum { FIRST_KNOWN = 256, MOST_KNOWN = 1 << 16 };

void patterns_free(struct patterns *patterns) {
    free(patterns->known);
    *patterns = (struct patterns){0};
}

void patterns_clear(struct patterns *patterns) {
    if (!patterns->used) return;
    memset(patterns->known, 0, (patterns->mask + 1) * sizeof *patterns->known);
    patterns->used = 0;
}

/* Of the two places where it may be, the free one, or else that of the older pattern, which is forgotten. */
static void put(struct patterns *patterns, const struct pattern *pattern) {
    struct pattern *at = patterns_place(patterns, pattern), *other = &patterns->known[(at - patterns->known) ^ 1];
    if (other->number < at->number) at = other;
    if (!at->number) patterns->used++;
    *at = *pattern;
}

static void grow(struct patterns *patterns) {
    struct patterns old = *patterns;
    u32 count = old.known ? (old.mask + 1) * 2 : FIRST_KNOWN;
    patterns->known = memory_zero(count, sizeof *patterns->known);
    patterns->mask = count - 1;
    patterns->used = 0;
    for (u32 i = 0; old.known && i <= old.mask; i++)
        if (old.known[i].number) put(patterns, &old.known[i]);
    free(old.known);
}

void patterns_learn(struct patterns *patterns, struct pattern *pattern) {
    assert(pattern->lock && pattern->below <= patterns->last);
    if (!patterns->known || (patterns->used > patterns->mask / 2 && patterns->mask < MOST_KNOWN - 1)) grow(patterns);
    pattern->number = ++patterns->last;
    put(patterns, pattern);
}

u64 patterns_bytes(const struct patterns *patterns) {
    return patterns->known ? (patterns->mask + 1) * sizeof *patterns->known : 0;
}
