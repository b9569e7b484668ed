/* bytecode.h - one instruction, decoded for analyses.
 *
 * Forms that differ only in encoding become one: iload_2 and wide iload are iload, ldc_w is ldc, goto_w is goto,
 * jsr_w is jsr. So an analysis looks at about 150 opcodes and never at a wide prefix.
 */
#ifndef HAVELOCK_CLASSFILE_BYTECODE_H
#define HAVELOCK_CLASSFILE_BYTECODE_H

#include "classfile/classfile.h"
#include "classfile/opcodes.h"

struct bytecode {
    u8 op;        /* enum opcode, normalised */
    u32 at, next; /* byte offsets of this and of the following instruction */
    u32 operand;  /* the local variable or the constant-pool index; unchecked */
    i32 value;    /* bipush, sipush, iconst_N: the number; iinc: the increment; multianewarray: the dimensions;
                     newarray: the type; branches: the target as a byte offset, which may lie outside the code */
};

/* False when there is no whole instruction at this offset. */
bool bytecode_decode(struct slice code, u32 at, struct bytecode *out);

/* What follows when the instruction completes normally. */
bool bytecode_falls_through(const struct bytecode *b);
bool bytecode_branches(const struct bytecode *b); /* to b->value; switches, ret and jsr are not among them */
bool bytecode_is_switch(const struct bytecode *b);

/* Local variables that an instruction reads and writes; both for iinc. Long and double take two. */
struct bytecode_access {
    u32 index, slots; /* slots 0: it touches none */
    bool reads, writes;
};
struct bytecode_access bytecode_access(const struct bytecode *b);

/* How pop, dup and swap rearrange the topmost slots. In `pushed` 'a' is the top one, 'b' the one below it; what is
 * pushed last stands last. NULL for other instructions. */
struct bytecode_shuffle {
    u8 taken;
    char pushed[7];
};
const struct bytecode_shuffle *bytecode_shuffle(const struct bytecode *b);

/* The field or method descriptor of the member, call site or dynamic constant that the operand names; empty when the
 * operand names none of these. */
struct slice bytecode_descriptor(const struct classfile *cf, const struct bytecode *b);

/* Slots popped and pushed by an instruction that is no shuffle. False when its operand is not what it needs. */
bool bytecode_effect(const struct classfile *cf, const struct bytecode *b, u32 *popped, u32 *pushed);

#endif
