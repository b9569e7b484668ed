#include "vm/explore/spin.h"

#include <stdlib.h>

#include "vm/interp/interp.h"
#include "vm/state/component.h"
#include "vm/state/undo.h"

/* A call needs a budget that is not used up by it. */
enum { LONGEST_CIRCLE = 256, MOST_FRAMES = 32, LEAST_BUDGET = 2 };

/* The innermost frames: a method that is called again and again with the same arguments runs in no circle if its caller
 * does not. */
static void take_picture(struct thread *t, enum spin what, struct byte_buffer *out) {
    u32 count = 0;
    const struct component_key *written = what == SPIN_ALL ? undo_touched(t->vm, &count) : NULL;
    out->used = 0;
    byte_buffer_put(out, &t->fp->depth, sizeof t->fp->depth);
    for (u32 depth = t->fp->depth < MOST_FRAMES ? 0 : t->fp->depth - MOST_FRAMES; depth <= t->fp->depth; depth++)
        component_read(t->vm, (struct component_key){COMPONENT_FRAME, (u64)t->id << 32 | depth}, out);
    for (u32 i = 0; i < count; i++) component_read(t->vm, written[i], out);
}

static bool is_same(const struct byte_buffer *a, const struct byte_buffer *b) {
    return a->used == b->used && memcmp(a->bytes, b->bytes, a->used) == 0;
}

bool spin_seen(struct thread *t, enum spin what) {
    struct byte_buffer then = {0}, now = {0};
    bool seen = false;
    for (u32 i = 1; i <= LONGEST_CIRCLE && !seen; i++) {
        if ((i & (i - 1)) == 0) take_picture(t, what, &then); /* at 1, 2, 4, ...: a circle of any length is met */
        if (interp_run(t, LEAST_BUDGET) != STOP_BUDGET) break;
        take_picture(t, what, &now);
        seen = is_same(&then, &now);
    }
    free(then.bytes);
    free(now.bytes);
    return seen;
}
