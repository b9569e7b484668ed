/* loop_watch.h - notes what a thread does in one round of its loop (solo_loop.h), instruction by instruction. */
#ifndef HAVELOCK_VM_EXPLORE_LOOP_WATCH_H
#define HAVELOCK_VM_EXPLORE_LOOP_WATCH_H

#include "program/flow/loop_exit.h"
#include "vm/access/place_value.h"

struct loop_place {
    struct value_place at;
    bool is_inside;   /* what a lock of the library does inside: it may change in a round of the loop */
    bool decides;     /* whether the loop is left */
    ref through;      /* the object of the library that the application uses to look at it; 0: it looks itself */
    u32 first, count; /* in solo_loop.values: what it holds between the steps of a round */
};

struct solo_loop {
    u32 thread, steps;           /* whose; how many steps a round has */
    u32 depth;                   /* of the frame of the outermost method */
    const struct method *method; /* the outermost one */
    struct VEC(u32) offsets;     /* of the instructions of it that are passed, as bytes, each once */
    struct VEC(struct loop_place) places;
    struct VEC(u64) values;
    bool looks_at_life; /* at whether a thread is alive, too */
    bool serves;        /* if a place that it looks at held something else, it would do something and go on */
};

struct loop_watch {
    struct solo_loop *loop;
    bool acts; /* it did something that others, or the world, may notice; or it looked at the clock */

    /* In a round whose decisions are known; NULL: they are not. A decision rests on the places that the loop looks at
     * since the decision before it, unless it takes a local variable that was set earlier. What a statement looked at
     * that has left no value behind (a call without a result, the end of a synchronized block) does not count. */
    const struct loop_decisions *decisions;
    struct VEC(u32) seen; /* of the places since then */
    u64 set, set_since;   /* local variables that a round sets: a bit for each (the last one for many) */
    u32 last;             /* the byte offset of the instruction before, in the method of the loop */
    bool takes;           /* since then it took one that was set before */
    u32 kept;             /* how often it has written something */
    struct {
        u32 seen, kept;
        bool takes;
    } statement;   /* as it was when the operand stack was empty last */
    bool is_blind; /* the loop may be left by such a decision */
};

/* The local variables that the method of the loop sets in a round. */
u64 loop_watch_locals(const struct solo_loop *loop);

/* For vm_watch.before; context: a struct loop_watch. Never ends the step. */
bool loop_watch_instruction(void *context, struct thread *t);

#endif
