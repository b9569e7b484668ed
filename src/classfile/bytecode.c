#include "classfile/bytecode.h"

#include <string.h>

#include "base/bytes.h"
#include "classfile/descriptor_walk.h"

static i32 signed_short(const u8 *at) { return (i16)bytes_peek_u16(at); }

/* iload_0 to aload_3 and istore_0 to astore_3 come in groups of four, one group per type. */
static bool decode_short_form(u8 op, struct bytecode *out) {
    u8 base, first;
    if (op >= BC_iload_0 && op <= BC_aload_3) base = BC_iload, first = BC_iload_0;
    else if (op >= BC_istore_0 && op <= BC_astore_3) base = BC_istore, first = BC_istore_0;
    else return false;
    out->op = (u8)(base + (op - first) / 4);
    out->operand = (op - first) % 4u;
    return true;
}

static void decode_wide(const u8 *at, struct bytecode *out) {
    out->op = at[1];
    out->operand = bytes_peek_u16(at + 2);
    if (out->op == BC_iinc) out->value = signed_short(at + 4);
}

/* The offsets are at most 65535 and 2^31 wide: the sum may wrap, and is then outside the code, as it should be. */
static i32 branch_target(u32 from, u32 distance) { return (i32)(from + distance); }

static void decode_operands(const u8 *at, u8 format, struct bytecode *out) {
    switch (format) {
    case FORMAT_BYTE: out->value = (i8)at[1]; break;
    case FORMAT_SHORT: out->value = signed_short(at + 1); break;
    case FORMAT_LOCAL:
    case FORMAT_CP1: out->operand = at[1]; break;
    case FORMAT_IINC: out->operand = at[1], out->value = (i8)at[2]; break;
    case FORMAT_CP2:
    case FORMAT_CP2_COUNT: out->operand = bytes_peek_u16(at + 1); break;
    case FORMAT_CP2_DIMS: out->operand = bytes_peek_u16(at + 1), out->value = at[3]; break;
    case FORMAT_BRANCH2: out->value = branch_target(out->at, (u32)signed_short(at + 1)); break;
    case FORMAT_BRANCH4: out->value = branch_target(out->at, bytes_peek_u32(at + 1)); break;
    case FORMAT_WIDE: decode_wide(at, out); break;
    default: break;
    }
}

static u8 normalised(u8 op) {
    switch (op) {
    case BC_ldc_w: return BC_ldc;
    case BC_goto_w: return BC_goto;
    case BC_jsr_w: return BC_jsr;
    default: return op;
    }
}

bool bytecode_decode(struct slice code, u32 at, struct bytecode *out) {
    u32 length = opcode_length(code, at);
    if (!length) return false;
    u8 op = code.at[at];
    *out = (struct bytecode){.op = normalised(op), .at = at, .next = at + length};
    if (decode_short_form(op, out)) return true;
    if (op >= BC_iconst_m1 && op <= BC_iconst_5) out->value = op - BC_iconst_0;
    else decode_operands(code.at + at, opcode_info(op)->format, out);
    return true;
}

bool bytecode_is_switch(const struct bytecode *b) { return b->op == BC_tableswitch || b->op == BC_lookupswitch; }

bool bytecode_falls_through(const struct bytecode *b) {
    return !(b->op == BC_goto || (b->op >= BC_jsr && b->op <= BC_return) || b->op == BC_athrow);
}

bool bytecode_branches(const struct bytecode *b) {
    return (b->op >= BC_ifeq && b->op <= BC_goto) || b->op == BC_ifnull || b->op == BC_ifnonnull;
}

struct bytecode_access bytecode_access(const struct bytecode *b) {
    struct bytecode_access access = {.index = b->operand};
    bool load = b->op >= BC_iload && b->op <= BC_aload, store = b->op >= BC_istore && b->op <= BC_astore;
    access.reads = load || b->op == BC_iinc || b->op == BC_ret;
    access.writes = store || b->op == BC_iinc;
    if (access.reads || access.writes)
        access.slots = b->op == BC_lload || b->op == BC_dload || b->op == BC_lstore || b->op == BC_dstore ? 2 : 1;
    return access;
}

const struct bytecode_shuffle *bytecode_shuffle(const struct bytecode *b) {
    static const struct bytecode_shuffle shuffles[] = {
        [BC_pop - BC_pop] = {1, ""},          [BC_pop2 - BC_pop] = {2, ""},          [BC_dup - BC_pop] = {1, "aa"},
        [BC_dup_x1 - BC_pop] = {2, "aba"},    [BC_dup_x2 - BC_pop] = {3, "acba"},    [BC_dup2 - BC_pop] = {2, "baba"},
        [BC_dup2_x1 - BC_pop] = {3, "bacba"}, [BC_dup2_x2 - BC_pop] = {4, "badcba"}, [BC_swap - BC_pop] = {2, "ab"},
    };
    return b->op >= BC_pop && b->op <= BC_swap ? &shuffles[b->op - BC_pop] : NULL;
}

struct slice bytecode_descriptor(const struct classfile *cf, const struct bytecode *b) {
    const struct cp_entry *entry = b->operand < cf->cp_count ? &cf->cp[b->operand] : NULL;
    if (!entry || entry->tag < CP_FIELDREF || entry->tag > CP_INVOKE_DYNAMIC) return (struct slice){0};
    if (entry->tag > CP_INTERFACE_METHODREF && entry->tag < CP_DYNAMIC) return (struct slice){0};
    return cp_utf8(cf, cf->cp[entry->b].b);
}

static u32 slots_of(const char *types, const char *end) {
    u32 slots = 0;
    for (; types < end; types++) slots += descriptor_slots(*types);
    return slots;
}

static bool constant_effect(const struct classfile *cf, const struct bytecode *b, u32 *pushed) {
    u8 tag = b->operand < cf->cp_count ? cf->cp[b->operand].tag : 0;
    struct slice type = bytecode_descriptor(cf, b);
    *pushed = tag == CP_LONG || tag == CP_DOUBLE || (type.length && descriptor_slots((char)type.at[0]) == 2) ? 2 : 1;
    return tag != CP_UNUSABLE;
}

static bool member_effect(const struct classfile *cf, const struct bytecode *b, u32 *popped, u32 *pushed) {
    struct slice descriptor = bytecode_descriptor(cf, b);
    bool is_call = b->op >= BC_invokevirtual && b->op <= BC_invokedynamic;
    struct slice value = is_call ? descriptor_result(descriptor) : descriptor;
    if (!value.length) return false;
    u32 slots = descriptor_slots((char)value.at[0]);
    bool stores = b->op == BC_putstatic || b->op == BC_putfield;
    bool has_receiver =
        b->op != BC_getstatic && b->op != BC_putstatic && b->op != BC_invokestatic && b->op != BC_invokedynamic;
    *popped = (is_call ? descriptor_argument_slots(descriptor) : stores ? slots : 0) + has_receiver;
    *pushed = stores ? 0 : slots;
    return true;
}

bool bytecode_effect(const struct classfile *cf, const struct bytecode *b, u32 *popped, u32 *pushed) {
    *popped = 0;
    if (b->op == BC_ldc || b->op == BC_ldc2_w) return constant_effect(cf, b, pushed);
    if (b->op >= BC_getstatic && b->op <= BC_invokedynamic) return member_effect(cf, b, popped, pushed);
    if (b->op == BC_multianewarray) {
        *popped = (u32)b->value;
        *pushed = 1;
        return true;
    }
    const char *effect = opcode_info(b->op)->effect, *colon = strchr(effect, ':');
    if (!colon) return false;
    *popped = slots_of(effect, colon);
    *pushed = slots_of(colon + 1, colon + strlen(colon));
    return true;
}
