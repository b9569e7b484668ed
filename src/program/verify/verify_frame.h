/* verify_frame.h - locals and operand stack of the instruction at hand, as types.
 *
 * Arrays have max_locals and max_stack places; places at or above locals_size hold V_TOP. A value of two places is
 * always pushed and stored with both halves; overwriting one half of it in the locals makes the other unusable.
 * `version` changes whenever the locals or this_uninit change, so that work on unchanged locals can be skipped.
 */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_FRAME_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_FRAME_H

#include "program/verify/verify_type.h"

struct subroutines;

struct vframe {
    u32 offset; /* of the instruction */
    u32 locals_size, stack_size;
    u32 mark;         /* stack_size when the instruction started: what messages show */
    bool this_uninit; /* a constructor that has not called another one */
    bool constructed; /* by the current instruction */
    bool no_return;   /* inference: that call failed, so the constructor cannot return */
    vtype *locals, *stack;
    u64 version;
    struct subroutines *subroutines; /* inference: being executed; NULL: none */
};

/* The frame at the start of the method; false when the arguments do not fit. */
bool frame_enter(struct verifier *v);

bool frame_push(struct verifier *v, vtype t);       /* one place */
bool frame_push_value(struct verifier *v, vtype t); /* with the second half, if it has one */

/* Pops one place, whatever it is. */
bool frame_pop_any(struct verifier *v, vtype *popped);

/* Pops one place that must be assignable to `want`; popped may be NULL. */
bool frame_pop(struct verifier *v, vtype want, vtype *popped);

/* Pops a value that must be assignable to `want`, both halves if it has two. When both halves are wrong HotSpot
 * blames the lower one, except (frame_pop_places) where it takes the places one by one. */
bool frame_pop_value(struct verifier *v, vtype want);
bool frame_pop_places(struct verifier *v, vtype want);

/* The value just popped, as the type that messages blame. */
struct vorigin;
struct vorigin frame_popped(const struct verifier *v);

bool frame_load(struct verifier *v, u32 index, vtype want, vtype *got);
bool frame_store(struct verifier *v, u32 index, vtype t);

/* Everywhere `from` becomes `to`. */
void frame_replace(struct verifier *v, vtype from, vtype to);

#endif
