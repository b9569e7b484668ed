#include "vm/interp/predecode.h"

#include "classfile/opcodes.h"
#include "vm/interp/superinsn.h"

struct decoder {
    struct program *program;
    struct arena *arena;
    struct method *method;
    const struct classfile *cf;
    struct code *code;
    struct slice bytes;
    u32 *index_of; /* byte offset -> insn number */
    u64 *longs;    /* after the code */
    u32 long_count;
    struct switch_table *switches;
    u32 switch_count;
};

static u16 be16(const u8 *p) { return (u16)(p[0] << 8 | p[1]); }
static i32 be32(const u8 *p) { return (i32)((u32)p[0] << 24 | (u32)p[1] << 16 | (u32)p[2] << 8 | p[3]); }

/* Where local i lies below the frame. */
static u16 local(const struct decoder *d, u32 i) { return (u16)(d->code->max_locals - i); }

static u32 add_long(struct decoder *d, u64 value) {
    d->longs[d->long_count] = value;
    return d->long_count++;
}

/* Opcodes without operands that map one to one. */
static const u16 plain_ops[256] = {
    [BC_nop] = OP_NOP,
    [BC_iaload] = OP_ALOAD32,
    [BC_laload] = OP_ALOAD64,
    [BC_faload] = OP_ALOAD32,
    [BC_daload] = OP_ALOAD64,
    [BC_aaload] = OP_ALOAD32,
    [BC_baload] = OP_ALOAD8,
    [BC_caload] = OP_ALOADU16,
    [BC_saload] = OP_ALOAD16,
    [BC_iastore] = OP_ASTORE32,
    [BC_lastore] = OP_ASTORE64,
    [BC_fastore] = OP_ASTORE32,
    [BC_dastore] = OP_ASTORE64,
    [BC_aastore] = OP_ASTOREREF,
    [BC_bastore] = OP_ASTORE8,
    [BC_castore] = OP_ASTORE16,
    [BC_sastore] = OP_ASTORE16,
    [BC_pop] = OP_POP,
    [BC_pop2] = OP_POP2,
    [BC_dup] = OP_DUP,
    [BC_dup_x1] = OP_DUP_X1,
    [BC_dup_x2] = OP_DUP_X2,
    [BC_dup2] = OP_DUP2,
    [BC_dup2_x1] = OP_DUP2_X1,
    [BC_dup2_x2] = OP_DUP2_X2,
    [BC_swap] = OP_SWAP,
    [BC_iadd] = OP_IADD,
    [BC_ladd] = OP_LADD,
    [BC_fadd] = OP_FADD,
    [BC_dadd] = OP_DADD,
    [BC_isub] = OP_ISUB,
    [BC_lsub] = OP_LSUB,
    [BC_fsub] = OP_FSUB,
    [BC_dsub] = OP_DSUB,
    [BC_imul] = OP_IMUL,
    [BC_lmul] = OP_LMUL,
    [BC_fmul] = OP_FMUL,
    [BC_dmul] = OP_DMUL,
    [BC_idiv] = OP_IDIV,
    [BC_ldiv] = OP_LDIV,
    [BC_fdiv] = OP_FDIV,
    [BC_ddiv] = OP_DDIV,
    [BC_irem] = OP_IREM,
    [BC_lrem] = OP_LREM,
    [BC_frem] = OP_FREM,
    [BC_drem] = OP_DREM,
    [BC_ineg] = OP_INEG,
    [BC_lneg] = OP_LNEG,
    [BC_fneg] = OP_FNEG,
    [BC_dneg] = OP_DNEG,
    [BC_ishl] = OP_ISHL,
    [BC_lshl] = OP_LSHL,
    [BC_ishr] = OP_ISHR,
    [BC_lshr] = OP_LSHR,
    [BC_iushr] = OP_IUSHR,
    [BC_lushr] = OP_LUSHR,
    [BC_iand] = OP_IAND,
    [BC_land] = OP_LAND,
    [BC_ior] = OP_IOR,
    [BC_lor] = OP_LOR,
    [BC_ixor] = OP_IXOR,
    [BC_lxor] = OP_LXOR,
    [BC_i2l] = OP_I2L,
    [BC_i2f] = OP_I2F,
    [BC_i2d] = OP_I2D,
    [BC_l2i] = OP_L2I,
    [BC_l2f] = OP_L2F,
    [BC_l2d] = OP_L2D,
    [BC_f2i] = OP_F2I,
    [BC_f2l] = OP_F2L,
    [BC_f2d] = OP_F2D,
    [BC_d2i] = OP_D2I,
    [BC_d2l] = OP_D2L,
    [BC_d2f] = OP_D2F,
    [BC_i2b] = OP_I2B,
    [BC_i2c] = OP_I2C,
    [BC_i2s] = OP_I2S,
    [BC_lcmp] = OP_LCMP,
    [BC_fcmpl] = OP_FCMPL,
    [BC_fcmpg] = OP_FCMPG,
    [BC_dcmpl] = OP_DCMPL,
    [BC_dcmpg] = OP_DCMPG,
    [BC_lreturn] = OP_RETURN64,
    [BC_freturn] = OP_RETURN32,
    [BC_dreturn] = OP_RETURN64,
    [BC_areturn] = OP_RETURN32,
    [BC_return] = OP_RETURN,
    [BC_arraylength] = OP_ARRAYLENGTH,
    [BC_athrow] = OP_ATHROW,
    [BC_monitorenter] = OP_MONITORENTER,
    [BC_monitorexit] = OP_MONITOREXIT,
};

/* Opcodes with a two-byte constant-pool index; the slow forms resolve it. */
static const u16 pool_ops[256] = {
    [BC_getstatic] = OP_GETSTATIC,         [BC_putstatic] = OP_PUTSTATIC,
    [BC_getfield] = OP_GETFIELD,           [BC_putfield] = OP_PUTFIELD,
    [BC_invokevirtual] = OP_INVOKEVIRTUAL, [BC_invokespecial] = OP_INVOKESPECIAL,
    [BC_invokestatic] = OP_INVOKESTATIC,   [BC_invokeinterface] = OP_INVOKEINTERFACE,
    [BC_invokedynamic] = OP_INVOKEDYNAMIC, [BC_new] = OP_NEW,
    [BC_anewarray] = OP_ANEWARRAY,         [BC_checkcast] = OP_CHECKCAST,
    [BC_instanceof] = OP_INSTANCEOF,
};

static const u16 branch_ops[256] = {
    [BC_ifeq] = OP_IFEQ,        [BC_ifne] = OP_IFNE,        [BC_iflt] = OP_IFLT,        [BC_ifge] = OP_IFGE,
    [BC_ifgt] = OP_IFGT,        [BC_ifle] = OP_IFLE,        [BC_if_icmpeq] = OP_ICMPEQ, [BC_if_icmpne] = OP_ICMPNE,
    [BC_if_icmplt] = OP_ICMPLT, [BC_if_icmpge] = OP_ICMPGE, [BC_if_icmpgt] = OP_ICMPGT, [BC_if_icmple] = OP_ICMPLE,
    [BC_if_acmpeq] = OP_ICMPEQ, [BC_if_acmpne] = OP_ICMPNE, [BC_goto] = OP_GOTO,        [BC_jsr] = OP_JSR,
    [BC_ifnull] = OP_IFEQ,      [BC_ifnonnull] = OP_IFNE,   [BC_goto_w] = OP_GOTO,      [BC_jsr_w] = OP_JSR,
};

static struct insn constant(struct decoder *d, u16 index) {
    const struct cp_entry *e = &d->cf->cp[index < d->cf->cp_count ? index : 0];
    switch (e->tag) {
    case CP_INTEGER:
    case CP_FLOAT: return (struct insn){OP_CONST32, 0, (u32)e->bits};
    case CP_LONG:
    case CP_DOUBLE: return (struct insn){OP_LONGS, 0, add_long(d, e->bits)};
    default: return (struct insn){OP_LDC, 0, index};
    }
}

/* iconst, lconst, fconst, dconst, bipush, sipush, ldc. */
static bool decode_constant(struct decoder *d, u8 op, const u8 *p, struct insn *out) {
    static const float floats[] = {0.0f, 1.0f, 2.0f};
    static const double doubles[] = {0.0, 1.0};
    u32 bits;
    u64 wide;
    switch (op) {
    case BC_aconst_null: *out = (struct insn){OP_CONST32, 0, 0}; return true;
    case BC_lconst_0:
    case BC_lconst_1: *out = (struct insn){OP_CONST64, 0, (u32)(op - BC_lconst_0)}; return true;
    case BC_fconst_0:
    case BC_fconst_1:
    case BC_fconst_2:
        memcpy(&bits, &floats[op - BC_fconst_0], 4);
        *out = (struct insn){OP_CONST32, 0, bits};
        return true;
    case BC_dconst_0:
    case BC_dconst_1:
        memcpy(&wide, &doubles[op - BC_dconst_0], 8);
        *out = (struct insn){OP_LONGS, 0, add_long(d, wide)};
        return true;
    case BC_bipush: *out = (struct insn){OP_CONST32, 0, (u32)(i32)(i8)p[1]}; return true;
    case BC_sipush: *out = (struct insn){OP_CONST32, 0, (u32)(i32)(i16)be16(p + 1)}; return true;
    case BC_ldc: *out = constant(d, p[1]); return true;
    case BC_ldc_w:
    case BC_ldc2_w: *out = constant(d, be16(p + 1)); return true;
    default:
        if (op < BC_iconst_m1 || op > BC_iconst_5) return false;
        *out = (struct insn){OP_CONST32, 0, (u32)(op - BC_iconst_0)};
        return true;
    }
}

/* Loads, stores, ret: type order int, long, float, double, reference. */
static struct insn local_insn(const struct decoder *d, bool store, u32 type, u32 index) {
    static const u16 loads[] = {OP_LOAD32, OP_LOAD64, OP_LOAD32, OP_LOAD64, OP_LOAD32};
    static const u16 stores[] = {OP_STORE32, OP_STORE64, OP_STORE32, OP_STORE64, OP_STORE32};
    return (struct insn){(store ? stores : loads)[type], local(d, index), 0};
}

static bool decode_local(struct decoder *d, const u8 *p, struct insn *out) {
    bool wide = *p == BC_wide;
    if (wide) p++;
    u8 op = *p;
    u32 index = wide ? be16(p + 1) : p[1];
    if (op >= BC_iload && op <= BC_aload) *out = local_insn(d, false, op - BC_iload, index);
    else if (op >= BC_istore && op <= BC_astore) *out = local_insn(d, true, op - BC_istore, index);
    else if (op >= BC_iload_0 && op <= BC_aload_3)
        *out = local_insn(d, false, (u32)(op - BC_iload_0) / 4, (u32)(op - BC_iload_0) % 4);
    else if (op >= BC_istore_0 && op <= BC_astore_3)
        *out = local_insn(d, true, (u32)(op - BC_istore_0) / 4, (u32)(op - BC_istore_0) % 4);
    else if (op == BC_ret) *out = (struct insn){OP_RET, local(d, index), 0};
    else if (op == BC_iinc)
        *out = (struct insn){OP_IINC, local(d, index), wide ? (u32)(i32)(i16)be16(p + 3) : (u32)(i32)(i8)p[2]};
    else return false;
    return true;
}

/* Distance in insns to the instruction at byte offset `to`; hostile targets lead to insn 0 of unverified code. */
static i32 distance(struct decoder *d, u32 from_insn, i64 to) {
    u32 target = to >= 0 && to < (i64)d->bytes.length ? d->index_of[to] : 0;
    return (i32)target - (i32)from_insn;
}

static struct insn decode_switch(struct decoder *d, u32 offset, u32 number) {
    struct opcode_switch cases = opcode_switch(d->bytes, offset);
    struct switch_table *s = &d->switches[d->switch_count];
    i32 *targets = arena_alloc(d->arena, (cases.count + 1) * sizeof(i32));
    i32 *keys = cases.is_table ? NULL : arena_alloc(d->arena, (cases.count + 1) * sizeof(i32));
    for (u32 i = 0; i < cases.count; i++) {
        targets[i] = distance(d, number, (i64)offset + opcode_switch_offset(&cases, i));
        if (keys) keys[i] = opcode_switch_key(&cases, i);
    }
    *s = (struct switch_table){cases.low, cases.count, distance(d, number, (i64)offset + cases.otherwise), keys,
                               targets};
    return (struct insn){cases.is_table ? OP_TABLESWITCH : OP_LOOKUPSWITCH, 0, d->switch_count++};
}

static struct insn decode_new_array(const u8 *p) {
    static const char types[] = {'Z', 'C', 'F', 'D', 'B', 'S', 'I', 'J'};
    return (struct insn){OP_NEWARRAY, (u16)types[(p[1] - 4) & 7], 0};
}

static struct insn decode(struct decoder *d, u32 offset, u32 number) {
    const u8 *p = d->bytes.at + offset;
    u8 op = *p;
    struct insn out;
    if (op == BC_nop || plain_ops[op]) return (struct insn){plain_ops[op], 0, 0};
    if (pool_ops[op]) return (struct insn){pool_ops[op], 0, be16(p + 1)};
    if (branch_ops[op]) {
        i32 by = op == BC_goto_w || op == BC_jsr_w ? be32(p + 1) : (i32)(i16)be16(p + 1);
        return (struct insn){branch_ops[op], 0, (u32)distance(d, number, (i64)offset + by)};
    }
    if (decode_constant(d, op, p, &out) || decode_local(d, p, &out)) return out;
    switch (op) {
    case BC_tableswitch:
    case BC_lookupswitch: return decode_switch(d, offset, number);
    case BC_newarray: return decode_new_array(p);
    case BC_multianewarray: return (struct insn){OP_MULTIANEWARRAY, p[3], be16(p + 1)};
    case BC_ireturn:
        if (strchr("ZBCS", d->method->return_type))
            return (struct insn){OP_RETURNNARROW, (u16)d->method->return_type, 0};
        return (struct insn){OP_RETURN32, 0, 0};
    default: return (struct insn){OP_NOP, 0, 0};
    }
}

static int number_instructions(struct decoder *d) {
    u32 count = 0;
    for (u32 at = 0; at < d->bytes.length;) {
        u32 length = opcode_length(d->bytes, at);
        if (!length) return -1;
        d->index_of[at] = count++;
        at += length;
    }
    d->code->count = count;
    return 0;
}

/* The ends of handlers may lie one past the last instruction. */
static void decode_handlers(struct decoder *d) {
    const struct cf_code *cf = &d->code->cf;
    struct handler_range *out = arena_alloc(d->arena, cf->handler_count * sizeof *out + 1);
    for (u32 i = 0; i < cf->handler_count; i++) {
        const struct cf_handler *h = &cf->handlers[i];
        u32 length = (u32)d->bytes.length;
        out[i].start = h->start < length ? d->index_of[h->start] : d->code->count;
        out[i].end = h->end < length ? d->index_of[h->end] : d->code->count;
        out[i].target = h->target < length ? d->index_of[h->target] : 0;
        out[i].type = h->type;
    }
    d->code->handlers = out;
    d->code->handler_count = cf->handler_count;
}

/* An instruction finds its long constant by distance, as branches find their targets. */
static void aim_at_longs(struct code *code) {
    for (u32 i = 0; i < code->count; i++)
        if (code->insns[i].op == OP_LONGS) code->insns[i].b += code->count - i;
}

/* Upper bounds for the side tables, in one pass over the opcodes. */
static void count_tables(const struct decoder *d, u32 *longs, u32 *switches) {
    *longs = *switches = 1;
    for (u32 at = 0; at < d->bytes.length; at += opcode_length(d->bytes, at)) {
        u8 op = d->bytes.at[at];
        if (op == BC_tableswitch || op == BC_lookupswitch) ++*switches;
        if (op == BC_ldc2_w || op == BC_dconst_0 || op == BC_dconst_1 || op == BC_ldc || op == BC_ldc_w) ++*longs;
    }
}

/* Where a method begins to look must not make a difference to others. As it is, no two states in which it looked for
 * the n-th time and in vain would be the same: so the random numbers (shifted, xor) stay the first one, and counters go
 * round. */
static void pin_scan_start(struct code *code) {
    for (u32 i = 1; i < code->count; i++) {
        struct insn *at = &code->insns[i];
        if (at->op == OP_IXOR && (at[-1].op == OP_ISHL || at[-1].op == OP_IUSHR)) at->op = OP_POP;
        if (at->op == OP_IINC && (i32)at->b > 0) at->op = OP_IINCROUND;
    }
}

static void decode_all(struct decoder *d) {
    struct code *code = d->code;
    u32 number = 0;
    for (u32 at = 0; at < d->bytes.length; at += opcode_length(d->bytes, at)) {
        code->offsets[number] = (u16)at;
        code->insns[number] = decode(d, at, number);
        number++;
    }
    decode_handlers(d);
    aim_at_longs(code);
    if (d->method->flags & METHOD_SCANS) pin_scan_start(code);
    superinsn_form_all(code);
}

struct code *predecode(struct program *program, struct method *m, struct link_error *error) {
    struct arena *arena = program_arena(program), *scratch = arena_new();
    struct code *code = arena_alloc(arena, sizeof *code);
    struct decoder d = {.program = program, .arena = arena, .method = m, .cf = m->holder->cf, .code = code};
    struct diag diag;
    if (code_parse(arena, d.cf, m->cf, &code->cf, &diag) < 0) {
        error->throwable = "java/lang/ClassFormatError";
        snprintf(error->message, sizeof error->message, "%.700s", diag.text);
        arena_free(scratch);
        return NULL;
    }
    d.bytes = code->cf.code;
    code->max_locals = code->cf.max_locals > m->arg_slots ? code->cf.max_locals : m->arg_slots;
    code->max_stack = code->cf.max_stack;
    code->synchronized = m->access & ACC_SYNCHRONIZED;
    d.index_of = arena_alloc(scratch, (d.bytes.length + 1) * sizeof(u32));
    if (number_instructions(&d) < 0) {
        error->throwable = "java/lang/VerifyError";
        snprintf(error->message, sizeof error->message, "Bad instruction");
        arena_free(scratch);
        return NULL;
    }
    u32 longs, switches;
    count_tables(&d, &longs, &switches);
    code->insns = arena_alloc(arena, (code->count + longs) * sizeof(struct insn));
    code->offsets = arena_alloc(arena, code->count * sizeof(u16));
    d.longs = (u64 *)(void *)(code->insns + code->count);
    d.switches = arena_alloc(arena, switches * sizeof(struct switch_table));
    code->switches = d.switches;
    decode_all(&d);
    arena_free(scratch);
    return code;
}

/* ---- again ---- */

/* The constant that the instruction at an offset names, 0: none that is resolved. */
static u16 constant_of(struct slice bytes, u32 offset) {
    const u8 *p = bytes.at + offset;
    if (*p == BC_ldc) return p[1];
    return pool_ops[*p] || *p == BC_ldc_w || *p == BC_multianewarray ? be16(p + 1) : 0;
}

/* Superinstructions of which it is a part fall apart; they are formed again when it is quick. */
static void make_slow(struct decoder *d, u32 number) {
    struct insn *at = &d->code->insns[number], slow = decode(d, d->code->offsets[number], number);
    for (u32 back = 1; back <= 2 && back <= number; back++) {
        const struct insn *before = at - back;
        if (superinsns[before->op].parts > back)
            insn_quicken(before, superinsns[before->op].first, before->a, before->b);
    }
    insn_quicken(at, slow.op, slow.a, slow.b);
}

void predecode_again(struct program *program, struct method *m, bool (*is_stale)(const void *context, u16 cp_index),
                     const void *context) {
    struct code *code = m->code;
    if (!code || code->native || !code->cf.code.length) return;
    struct decoder d = {.program = program, .method = m, .cf = m->holder->cf, .code = code, .bytes = code->cf.code};
    for (u32 i = 0; i < code->count; i++) {
        u16 index = constant_of(d.bytes, code->offsets[i]);
        if (index && is_stale(context, index)) make_slow(&d, i);
    }
}

struct code *predecode_stub(struct program *program, const u16 *ops, u32 count) {
    struct arena *arena = program_arena(program);
    struct code *code = arena_alloc(arena, sizeof *code);
    code->insns = arena_alloc(arena, count * sizeof(struct insn));
    code->offsets = arena_alloc(arena, count * sizeof(u16));
    code->count = count;
    code->max_stack = 4;
    for (u32 i = 0; i < count; i++) code->insns[i] = (struct insn){ops[i], 0, 0};
    return code;
}
