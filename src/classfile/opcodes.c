#include "classfile/opcodes.h"

#include "base/bytes.h"

static const struct opcode_info table[OPCODE_COUNT] = {
#define X(number, mnemonic, format, effect) [number] = {#mnemonic, effect, FORMAT_##format},
    OPCODES(X)
#undef X
};

const struct opcode_info *opcode_info(u8 opcode) { return opcode < OPCODE_COUNT ? &table[opcode] : NULL; }

static i32 read_i32(const u8 *at) { return (i32)bytes_peek_u32(at); }

/* Operands of switches begin at the next multiple of four, counted from the method's first byte. */
static u32 switch_operands(u32 at) { return (at + 4) & ~3u; }

static u32 table_length(struct slice code, u32 at) {
    u32 operands = switch_operands(at);
    if (code.length < (u64)operands + 12) return 0;
    i64 low = read_i32(code.at + operands + 4), high = read_i32(code.at + operands + 8);
    u64 end = (u64)operands + 12 + 4 * (u64)(high - low + 1);
    return low <= high && end <= code.length ? (u32)end - at : 0;
}

static u32 lookup_length(struct slice code, u32 at) {
    u32 operands = switch_operands(at);
    if (code.length < (u64)operands + 8) return 0;
    i64 pairs = read_i32(code.at + operands + 4);
    if (pairs < 0) return 0;
    u64 end = (u64)operands + 8 + 8 * (u64)pairs;
    return end <= code.length ? (u32)end - at : 0;
}

static u32 wide_length(struct slice code, u32 at) {
    if (code.length - at < 2) return 0;
    const struct opcode_info *widened = opcode_info(code.at[at + 1]);
    if (!widened) return 0;
    return widened->format == FORMAT_LOCAL ? 4 : widened->format == FORMAT_IINC ? 6 : 0;
}

u32 opcode_length(struct slice code, u32 at) {
    static const u8 lengths[] = {
        [FORMAT_NONE] = 1,    [FORMAT_BYTE] = 2,     [FORMAT_SHORT] = 3,   [FORMAT_LOCAL] = 2,
        [FORMAT_IINC] = 3,    [FORMAT_CP1] = 2,      [FORMAT_CP2] = 3,     [FORMAT_CP2_COUNT] = 5,
        [FORMAT_BRANCH2] = 3, [FORMAT_CP2_DIMS] = 4, [FORMAT_BRANCH4] = 5,
    };
    const struct opcode_info *info = at < code.length ? opcode_info(code.at[at]) : NULL;
    if (!info) return 0;
    if (info->format == FORMAT_TABLE) return table_length(code, at);
    if (info->format == FORMAT_LOOKUP) return lookup_length(code, at);
    u32 length = info->format == FORMAT_WIDE ? wide_length(code, at) : lengths[info->format];
    return length <= code.length - at ? length : 0;
}

struct opcode_switch opcode_switch(struct slice code, u32 at) {
    const u8 *operands = code.at + switch_operands(at);
    struct opcode_switch cases = {.otherwise = read_i32(operands), .is_table = code.at[at] == BC_tableswitch};
    if (cases.is_table) {
        cases.low = read_i32(operands + 4);
        cases.count = (u32)read_i32(operands + 8) - (u32)cases.low + 1;
        cases.cells = operands + 12;
    } else {
        cases.count = (u32)read_i32(operands + 4);
        cases.cells = operands + 8;
    }
    return cases;
}

i32 opcode_switch_key(const struct opcode_switch *cases, u32 i) {
    return cases->is_table ? (i32)((u32)cases->low + i) : read_i32(cases->cells + 8 * (size_t)i);
}

i32 opcode_switch_offset(const struct opcode_switch *cases, u32 i) {
    return read_i32(cases->cells + (cases->is_table ? 4 * (size_t)i : 8 * (size_t)i + 4));
}
