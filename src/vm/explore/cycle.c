#include "vm/explore/cycle.h"

#include <stdlib.h>

#include "vm/explore/stretch.h"
#include "vm/state/component.h"
#include "vm/state/picture.h"

/* A call needs a budget that is not used up by it. */
enum { MOST_FRAMES = 32, LEAST_BUDGET = 2, PIECE = 1 << 12, LEAST_COLLECTIONS = 4 };

/* What a comparison costs grows with what the step has written: so many bytes may be compared for each branch. */
enum { BYTES_PER_BRANCH = 64, LEAST_BYTES = 1 << 20 };

struct moment {
    const struct insn *pc;
    u32 depth;
    struct byte_buffer top, all; /* the running frame; everything, empty: it was not read */
};

struct look {
    struct thread *t;
    enum cycle what;
    struct moment then, now;
    struct picture_written written;
    i64 bytes; /* that may still be compared */
};

/* Of the frames that were there before the step, those that it did not come to are as they were. A method that is
 * called again and again with the same arguments runs in no cycle if its caller does not. */
static u32 first_frame(const struct thread *t, enum cycle what) {
    if (what == CYCLE_ALL) return t->saved_depth < t->fp->depth ? t->saved_depth : t->fp->depth;
    return t->fp->depth < MOST_FRAMES ? 0 : t->fp->depth - MOST_FRAMES;
}

/* With the numbers of all objects: an ordinary loop over something in the heap should not seem to wait. */
static void read_frames(const struct thread *t, u32 first, struct byte_buffer *out) {
    out->used = 0;
    for (u32 depth = first; depth <= t->fp->depth; depth++)
        component_read(t->vm, (struct component_key){COMPONENT_FRAME, component_frame_key(t->id, depth)}, out);
}

/* Too much to compare is never the same. */
static void read_all(struct look *look, struct byte_buffer *out) {
    struct thread *t = look->t;
    u32 first = first_frame(t, look->what), most = look->bytes > 0 ? (u32)look->bytes : 0;
    if (look->what == CYCLE_FRAMES) read_frames(t, first, out);
    else if (!picture_all(t, first, most, &look->written, out)) look->bytes = 0;
    look->bytes -= out->used;
}

static bool is_same(const struct byte_buffer *a, const struct byte_buffer *b) {
    return a->used == b->used && memcmp(a->bytes, b->bytes, a->used) == 0;
}

static void begin_here(struct look *look) {
    look->then.pc = look->t->pc;
    look->then.depth = look->t->fp->depth;
    look->then.all.used = 0;
    picture_frames(look->t, look->then.depth, &look->then.top);
}

/* Most of what differs does so in the running frame. Everything is read only when that is as it was. */
static bool is_back(struct look *look) {
    const struct thread *t = look->t;
    struct moment *then = &look->then, *now = &look->now;
    if (t->pc != then->pc || t->fp->depth != then->depth) return false;
    picture_frames(look->t, t->fp->depth, &now->top);
    if (!is_same(&then->top, &now->top)) return false;
    bool is_first = !then->all.used;
    read_all(look, is_first ? &then->all : &now->all);
    return !is_first && look->bytes > 0 && is_same(&then->all, &now->all);
}

static void forget(struct moment *moment) {
    free(moment->top.bytes);
    free(moment->all.bytes);
}

bool cycle_closes(struct thread *t, enum cycle what, u32 branches) {
    struct look look = {.t = t, .what = what, .bytes = (i64)branches * BYTES_PER_BRANCH + LEAST_BYTES};
    u32 collections = t->vm->gc.in_step + LEAST_COLLECTIONS + branches / PIECE;
    bool closes = false;
    for (u32 i = 1; i <= branches && !closes && look.bytes > 0 && t->vm->gc.in_step != collections; i++) {
        if ((i & (i - 1)) == 0) begin_here(&look); /* at 1, 2, 4, ...: a cycle of any length is met */
        if (stretch_run(t, LEAST_BUDGET) != STOP_BUDGET || stretch_is_to_end(t, i % PIECE == 0)) break;
        closes = is_back(&look);
    }
    forget(&look.then);
    forget(&look.now);
    vec_free(&look.written.list);
    return closes;
}
