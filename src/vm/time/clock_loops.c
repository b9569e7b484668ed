#include "vm/time/clock_loops.h"

#include <assert.h>
#include <stdlib.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "vm/state/component.h"
#include "vm/state/undo.h"

enum { MOST_FRAMES = 32 };

/* The innermost frames, as a number. */
static u64 picture_of(struct thread *t) {
    struct byte_buffer frames = {0};
    u32 top = t->fp->depth;
    for (u32 depth = top < MOST_FRAMES ? 0 : top - MOST_FRAMES; depth <= top; depth++)
        component_read(t->vm, (struct component_key){COMPONENT_FRAME, (u64)t->id << 32 | depth}, &frames);
    u64 picture = XXH3_64bits(frames.bytes, frames.used);
    free(frames.bytes);
    return picture;
}

static void begin_iteration(struct thread *t, u32 site, u64 picture) {
    t->h.home = site;
    t->h.elsewhere = 0;
    t->h.since = picture;
}

bool clock_loops_look(struct thread *t, u32 site) {
    assert(site && t->saved); /* the header is saved for undo */
    bool at_home = t->h.home == site;
    u32 bit = 1u << (site >> 27);
    if (t->h.home && !at_home && !(t->h.elsewhere & bit)) {
        t->h.elsewhere |= bit;
        return false;
    }
    u64 picture = picture_of(t);
    bool changed = at_home && t->h.since != picture;
    begin_iteration(t, site, picture);
    return changed;
}

void clock_loops_follow(struct thread *t) {
    if (t->h.home && t->h.state != THREAD_ENDED) t->h.since ^= undo_changes(t->vm);
}

void clock_loops_forget(struct thread *t) { begin_iteration(t, 0, 0); }
