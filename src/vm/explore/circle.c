#include "vm/explore/circle.h"

#include <stdlib.h>

#include "vm/interp/interp.h"
#include "vm/state/component.h"
#include "vm/state/undo.h"

/* A call needs a budget that is not used up by it. */
enum { MOST_FRAMES = 32, LEAST_BUDGET = 2 };

/* What a comparison costs grows with what the step has written: so many bytes may be compared for each branch. */
enum { BYTES_PER_BRANCH = 64, LEAST_BYTES = 1 << 20 };

struct picture {
    const struct insn *pc;
    u32 depth;
    struct byte_buffer top, all; /* the running frame; everything, empty: it was not read */
};

static void read_frame(const struct thread *t, u32 depth, struct byte_buffer *out) {
    component_read(t->vm, (struct component_key){COMPONENT_FRAME, component_frame_key(t->id, depth)}, out);
}

static void read_top(const struct thread *t, struct byte_buffer *out) {
    out->used = 0;
    read_frame(t, t->fp->depth, out);
}

/* Of the frames that were there before the step, those that it did not come to are as they were. A method that is
 * called again and again with the same arguments runs in no circle if its caller does not. */
static u32 first_frame(const struct thread *t, enum circle what) {
    if (what == CIRCLE_ALL) return t->saved_depth < t->fp->depth ? t->saved_depth : t->fp->depth;
    return t->fp->depth < MOST_FRAMES ? 0 : t->fp->depth - MOST_FRAMES;
}

static void read_all(const struct thread *t, enum circle what, struct byte_buffer *out) {
    u32 count = 0;
    const struct component_key *written = what == CIRCLE_ALL ? undo_touched(t->vm, &count) : NULL;
    out->used = 0;
    for (u32 depth = first_frame(t, what); depth <= t->fp->depth; depth++) read_frame(t, depth, out);
    for (u32 i = 0; i < count; i++)
        if (written[i].kind != COMPONENT_FRAME) component_read(t->vm, written[i], out);
    if (what == CIRCLE_ALL) byte_buffer_put(out, &t->vm->clock.looks, sizeof t->vm->clock.looks);
}

static bool is_same(const struct byte_buffer *a, const struct byte_buffer *b) {
    return a->used == b->used && memcmp(a->bytes, b->bytes, a->used) == 0;
}

static void begin_at(const struct thread *t, struct picture *then) {
    then->pc = t->pc;
    then->depth = t->fp->depth;
    then->all.used = 0;
    read_top(t, &then->top);
}

/* Most of what differs does so in the running frame. Everything is read only when that is as it was. */
static bool is_back(const struct thread *t, enum circle what, struct picture *then, struct picture *now) {
    now->all.used = 0;
    if (t->pc != then->pc || t->fp->depth != then->depth) return false;
    read_top(t, &now->top);
    if (!is_same(&then->top, &now->top)) return false;
    bool is_first = !then->all.used;
    read_all(t, what, is_first ? &then->all : &now->all);
    return !is_first && is_same(&then->all, &now->all);
}

bool circle_closes(struct thread *t, enum circle what, u32 branches) {
    struct picture then = {0}, now = {0};
    i64 bytes = (i64)branches * BYTES_PER_BRANCH + LEAST_BYTES;
    bool closes = false;
    for (u32 i = 1; i <= branches && !closes && bytes > 0; i++) {
        if ((i & (i - 1)) == 0) begin_at(t, &then); /* at 1, 2, 4, ...: a circle of any length is met */
        if (interp_run(t, LEAST_BUDGET) != STOP_BUDGET) break;
        closes = is_back(t, what, &then, &now);
        bytes -= then.all.used + now.all.used;
    }
    free(then.top.bytes);
    free(then.all.bytes);
    free(now.top.bytes);
    free(now.all.bytes);
    return closes;
}
