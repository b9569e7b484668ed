/* insn.h - pre-decoded instructions.
 *
 * One bytecode is one insn, so branch distances count insns. An insn is 8 bytes and is replaced by
 * its quick form in a single store once resolved; the quick form holds only numbers that every VM
 * of the program shares. Quickening never changes what an instruction means, is never undone, and
 * is not part of the state.
 *
 * `a` and `b` depend on the operation (see ops.def). A local variable is named by its distance in
 * words below the frame, so `a` suffices for all 65535 of them.
 */
#ifndef HAVELOCK_VM_INTERP_INSN_H
#define HAVELOCK_VM_INTERP_INSN_H

#include "base/types.h"
#include "classfile/code.h"

struct insn {
    u16 op;
    u16 a;
    u32 b;
};

enum op {
#define OP(name) OP_##name,
#include "vm/interp/ops.def"
#undef OP
    OP_COUNT
};

struct switch_table {
    i32 low;   /* table switch */
    u32 count; /* targets, default excluded */
    i32 otherwise;
    const i32 *keys;    /* lookup switch: ascending; NULL for a table switch */
    const i32 *targets; /* distances in insns */
};

struct handler_range {
    u32 start, end, target; /* insn numbers */
    u16 type;               /* cp index, 0 catches all */
};

struct frame_maps;
struct method;

/* Pre-decoded code of one method; immutable but for quickening. */
struct code {
    struct insn *insns; /* long constants lie after the last */
    u32 count;
    u16 max_locals, max_stack;
    bool synchronized, native;
    u16 *offsets; /* insn number -> byte offset */
    const struct switch_table *switches;
    u32 handler_count;
    const struct handler_range *handlers;
    struct cf_code cf;
    struct frame_maps *maps;   /* made on demand */
    bool no_maps;              /* they cannot be made */
    u64 **masks;               /* by insn number: see framestate.h; made on demand */
    struct method *stands_for; /* a native method whose work this code does: traces show that one */
};

/* What is left of v in a boolean, byte, char or short. */
static inline u32 narrow_word(u32 v, u32 type) {
    switch (type) {
    case 'Z': return v & 1;
    case 'B': return (u32)(i32)(i8)v;
    case 'C': return (u16)v;
    default: return (u32)(i32)(i16)v;
    }
}

/* Replaces an instruction in one store. */
static inline void insn_quicken(const struct insn *at, u16 op, u16 a, u32 b) {
    u64 word = (u64)op | (u64)a << 16 | (u64)b << 32;
    __atomic_store_n((u64 *)(uintptr_t)at, word, __ATOMIC_RELAXED);
}

#endif
