/* frame_slots.h - what an analysis knows about the slots of a frame: locals first, then the operand stack.
 *
 * A slot holds a reference or it does not; return addresses (jsr) are told apart by the subroutine call they belong
 * to. What a slot holds that was never written, or written differently on different paths, is "no reference".
 * Memory of `refs` belongs to the caller: frame_slots_words(limit) words.
 */
#ifndef HAVELOCK_PROGRAM_FLOW_FRAME_SLOTS_H
#define HAVELOCK_PROGRAM_FLOW_FRAME_SLOTS_H

#include "classfile/bytecode.h"
#include "classfile/classfile.h"

enum { SLOTS_ADDRESSES = 24 };

/* A slot that holds the return address of a subroutine call, as a number the analysis gave it. */
struct frame_slots_address {
    u32 slot, call;
};

struct frame_slots {
    u32 locals; /* the operand stack starts at this slot */
    u32 limit;  /* slots in all */
    u32 top;    /* first free slot of the stack */
    u64 *refs;
    u32 address_count;
    struct frame_slots_address addresses[SLOTS_ADDRESSES]; /* more than these are forgotten */
};

static inline u32 frame_slots_words(u32 slots) { return (slots + 63) / 64; }
static inline bool bits_test(const u64 *bits, u32 i) { return bits[i / 64] >> (i % 64) & 1; }
static inline void bits_set(u64 *bits, u32 i) { bits[i / 64] |= (u64)1 << (i % 64); }
static inline void bits_clear(u64 *bits, u32 i) { bits[i / 64] &= ~((u64)1 << (i % 64)); }

/* Copies everything; `to` keeps its own memory. */
void frame_slots_copy(struct frame_slots *to, const struct frame_slots *from);

/* The frame at the start of a method; false when the arguments do not fit. refs must be zero. */
bool frame_slots_enter(struct frame_slots *slots, bool is_static, struct slice descriptor);

/* to := what holds in both. False when their stacks differ in height; *changed is set when `to` knows less now. */
bool frame_slots_merge(struct frame_slots *to, const struct frame_slots *from, bool *changed);

/* Forgets the stack and pushes one reference, as the start of an exception handler does. */
bool frame_slots_catch(struct frame_slots *slots);

/* Executes one instruction. False when its operands are not there or not of the right kind. jsr pushes an address of
 * no call: give it one with frame_slots_name_address. */
bool frame_slots_step(struct frame_slots *slots, const struct classfile *cf, const struct bytecode *b);

void frame_slots_name_address(struct frame_slots *slots, u32 slot, u32 call);

/* The call whose return address the slot holds, or -1. */
i64 frame_slots_call_of(const struct frame_slots *slots, u32 slot);

#endif
