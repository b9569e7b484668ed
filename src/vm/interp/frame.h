/* frame.h - an activation record on a thread's stack.
 *
 * A stack is an array of words. A frame's locals lie right below it (the caller's operands become
 * the callee's first locals without copying), its operands right above it. A frame at the top of a
 * suspended thread resumes at pc; a frame below waits for the frame above it to return and then goes
 * on after pc (or at pc, when the upper frame has FRAME_RETRY).
 *
 * Frames hold host pointers for speed; the state of a search holds method and insn numbers instead
 * (component.h translates).
 */
#ifndef HAVELOCK_VM_INTERP_FRAME_H
#define HAVELOCK_VM_INTERP_FRAME_H

#include "program/method.h"
#include "vm/heap/object.h"
#include "vm/interp/insn.h"

enum frame_flag {
    FRAME_RETRY = 1,       /* when it returns, its caller executes the same instruction again, without a result */
    FRAME_INIT = 2,        /* runs a class initialisation (extra = class number) */
    FRAME_BOTTOM = 4,      /* the lowest frame of a thread */
    FRAME_LOAD = 8,        /* asks a class loader for what linking needs: see class_loading.h */
    FRAME_JUC_LOCK = 32,   /* of a lock of the library: see juc_locks.h */
    FRAME_UNOBSERVED = 64, /* belongs to the step that made it, whatever it touches: see unobserved.h */
    FRAME_MONITORS = 16    /* holds monitors that monitorenter took (extra = how many) */
};

struct frame {
    const struct insn *pc;
    struct method *method;
    u32 below;  /* words down to the caller's frame; 0 for the lowest */
    u16 locals; /* words of locals below this frame */
    u16 flags;
    u32 depth;   /* 0 for the lowest */
    ref lock;    /* the monitor a synchronized method entered, else 0 */
    u32 extra;   /* FRAME_INIT: the class; FRAME_MONITORS: a count */
    u32 context; /* runs that are listened to: the calls that led here, see listen.h; 0: not known yet */
} __attribute__((packed, aligned(4)));

enum { FRAME_WORDS = sizeof(struct frame) / 4 };

static inline u32 *frame_locals(struct frame *f) { return (u32 *)(void *)f - f->locals; }
static inline u32 *frame_operands(struct frame *f) { return (u32 *)(void *)(f + 1); }
static inline struct frame *frame_caller(struct frame *f) {
    return f->below ? (struct frame *)(void *)((u32 *)(void *)f - f->below) : NULL;
}

#endif
