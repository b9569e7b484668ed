/* loop_watch.h - notes what a thread does in one round of its loop (solo_loop.h), instruction by instruction. */
#ifndef HAVELOCK_VM_EXPLORE_LOOP_WATCH_H
#define HAVELOCK_VM_EXPLORE_LOOP_WATCH_H

#include "vm/access/place_value.h"

struct loop_place {
    struct value_place at;
    bool is_inside;   /* what a lock of the library does inside: it may change in a round of the loop */
    u32 first, count; /* in solo_loop.values: what it holds between the steps of a round */
};

struct solo_loop {
    u32 thread, steps;           /* whose; how many steps a round has */
    const struct method *method; /* the outermost one */
    struct VEC(u32) offsets;     /* of the instructions of it that are passed, as bytes, each once */
    struct VEC(struct loop_place) places;
    struct VEC(u64) values;
    bool looks_at_life; /* at whether a thread is alive, too */
};

struct loop_watch {
    struct solo_loop *loop;
    u32 depth; /* of the outermost frame so far */
    bool acts; /* it did something that others, or the world, may notice; or it looked at the clock */
};

/* For vm_watch.before; context: a struct loop_watch. Never ends the step. */
bool loop_watch_instruction(void *context, struct thread *t);

#endif
