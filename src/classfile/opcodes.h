/* opcodes.h - the instructions of the JVM: numbers (BC_iadd), names, formats, lengths. */
#ifndef HAVELOCK_CLASSFILE_OPCODES_H
#define HAVELOCK_CLASSFILE_OPCODES_H

#include "base/types.h"
#include "classfile/opcode_table.h"

enum opcode_format {
    FORMAT_NONE,
    FORMAT_BYTE,      /* signed byte; newarray: the element type */
    FORMAT_SHORT,     /* signed short */
    FORMAT_LOCAL,     /* local, one byte; after wide two */
    FORMAT_IINC,      /* local and signed byte; after wide two and two */
    FORMAT_CP1,       /* constant, one byte */
    FORMAT_CP2,       /* constant, two bytes */
    FORMAT_CP2_COUNT, /* constant, two further bytes: argument count and 0, or 0 and 0 */
    FORMAT_CP2_DIMS,  /* constant, number of dimensions */
    FORMAT_BRANCH2,   /* signed offset, two bytes */
    FORMAT_BRANCH4,   /* signed offset, four bytes */
    FORMAT_TABLE,     /* see opcode_switch */
    FORMAT_LOOKUP,
    FORMAT_WIDE /* prefix of a LOCAL or IINC instruction */
};

enum opcode {
#define X(number, mnemonic, format, effect) BC_##mnemonic = (number),
    OPCODES(X)
#undef X
        OPCODE_COUNT
};

struct opcode_info {
    const char *mnemonic;
    const char *effect;
    u8 format; /* enum opcode_format */
};

/* NULL for numbers that no class file may use. */
const struct opcode_info *opcode_info(u8 opcode);

/* Bytes taken by the instruction at offset `at`, operands and padding included; a wide prefix and what it widens are
 * one instruction. 0: no such instruction, or it runs over the end. */
u32 opcode_length(struct slice code, u32 at);

/* A tableswitch or lookupswitch that opcode_length accepted. Offsets are relative to the instruction. */
struct opcode_switch {
    i32 otherwise; /* the default offset */
    u32 count;
    i32 low;         /* tableswitch: the key of the first offset */
    bool is_table;   /* else pairs of key and offset */
    const u8 *cells; /* big-endian, unaligned */
};
struct opcode_switch opcode_switch(struct slice code, u32 at);
i32 opcode_switch_key(const struct opcode_switch *cases, u32 i);
i32 opcode_switch_offset(const struct opcode_switch *cases, u32 i);

#endif
