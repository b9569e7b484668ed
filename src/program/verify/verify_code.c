#include "program/verify/verify_code.h"

#include <string.h>

#include "program/verify/verify_report.h"

enum {
    LONGEST_PLAIN = 6, /* bytes of an instruction that is no switch */
    MOST_PAIRS = 65536,
    LAST_CASE = 65535
};

bool code_starts(const struct verifier *v, i64 offset) {
    return offset >= 0 && offset < (i64)v->code.code.length && (v->marks[offset] & CODE_START);
}

struct bytecode code_at(const struct verifier *v, u32 offset) {
    struct bytecode b = {.next = offset + 1};
    bytecode_decode(v->code.code, offset, &b);
    return b;
}

/* HotSpot looks one byte past the header of a switch before it knows how long the switch is. */
static bool is_cut_short(const struct verifier *v, const struct bytecode *b) {
    if (v->inference || b->op != BC_lookupswitch || b->next != v->code.code.length) return false;
    return opcode_switch(v->code.code, b->at).count == 0;
}

/* A big-endian number; what is past the end is zero. */
static i64 number_at(struct slice code, u32 at) {
    u32 value = 0;
    for (u32 i = at; i < at + 4; i++) value = value << 8 | (i < code.length ? code.at[i] : 0);
    return (i32)value;
}

/* Does the header of a switch tell a length, so that only the table is missing? */
static bool has_switch_length(struct slice code, u32 at) {
    u32 cells = (at + 4) & ~3u;
    if (code.at[at] == BC_lookupswitch)
        return cells + 4 < code.length && number_at(code, cells + 4) >= 0 && number_at(code, cells + 4) < MOST_PAIRS;
    i64 last = number_at(code, cells + 8) - number_at(code, cells + 4);
    return cells + 8 < code.length && last >= 0 && last <= LAST_CASE;
}

/* Would zero bytes complete the instruction? */
static bool lacks_its_end(struct slice code, u32 at) {
    u8 completed[16] = {0};
    struct slice rest = {code.at + at, code.length - at};
    if (code.at[at] == BC_tableswitch || code.at[at] == BC_lookupswitch) return has_switch_length(code, at);
    if (rest.length >= LONGEST_PLAIN || !opcode_info(rest.at[0])) return false;
    memcpy(completed, rest.at, rest.length);
    return opcode_length((struct slice){completed, sizeof completed}, 0) != 0;
}

/* Inference words it differently when only the end is missing. */
static bool bad_instruction(struct verifier *v, u32 at) {
    if (!v->inference) return verify_bad_code(v, "Bad instruction");
    if (lacks_its_end(v->code.code, at))
        return verify_bad_code(v, "Code stops in the middle of instruction  starting at offset %u", at);
    return verify_bad_code(v, "Illegal instruction found at offset %u", at);
}

bool code_scan(struct verifier *v) {
    u32 length = (u32)v->code.code.length;
    v->marks = arena_alloc(v->scratch, length + 1);
    for (u32 at = 0; at < length;) {
        struct bytecode b;
        v->frame.offset = at;
        if (!bytecode_decode(v->code.code, at, &b) || is_cut_short(v, &b)) {
            return bad_instruction(v, at);
        }
        v->marks[at] = CODE_START | (b.op == BC_new ? CODE_NEW : 0);
        at = b.next;
    }
    return true;
}

static bool check_catch_type(struct verifier *v, const struct cf_handler *handler) {
    vtype caught = vtype_of_class_constant(v, handler->type);
    if (vtype_assignable(v, caught, v->throwable_type, false)) return true;
    struct vcomplaint complaint = {.fault = FAULT_TYPE,
                                   .bci = handler->target,
                                   .got = origin_pool(handler->type, caught),
                                   .want = origin_implicit(v->throwable_type)};
    if (v->inference) return verify_reject(v, &complaint, "catch_type not a subclass of Throwable");
    return verify_reject(v, &complaint, "Catch type is not a subclass of Throwable in exception handler %u",
                         handler->target);
}

static bool check_handler(struct verifier *v, const struct cf_handler *handler) {
    u32 length = (u32)v->code.code.length;
    bool good_start = code_starts(v, handler->start);
    bool good_end = handler->end == length || code_starts(v, handler->end);
    if (v->inference && !(good_start && good_end)) return verify_bad_tables(v, "Illegal exception table range");
    if (v->inference && (handler->target == 0 || !code_starts(v, handler->target)))
        return verify_bad_tables(v, "Illegal exception table handler");
    if (!good_start) return verify_bad_format(v, "Illegal exception table start_pc %u", handler->start);
    if (!good_end) return verify_bad_format(v, "Illegal exception table end_pc %u", handler->end);
    if (!code_starts(v, handler->target))
        return verify_bad_format(v, "Illegal exception table handler_pc %u", handler->target);
    v->marks[handler->start] |= CODE_COVERED;
    return handler->type == 0 || check_catch_type(v, handler);
}

static bool check_local(struct verifier *v, const struct cf_local *local) {
    u32 end = (u32)local->start + local->length;
    if (!code_starts(v, local->start))
        return verify_bad_format(v, "Illegal local variable table start_pc %u", local->start);
    if (end != v->code.code.length && !code_starts(v, end))
        return verify_bad_format(v, "Illegal local variable table length %u", local->length);
    return true;
}

bool code_check_tables(struct verifier *v) {
    for (u32 i = 0; i < v->code.handler_count; i++)
        if (!check_handler(v, &v->code.handlers[i])) return false;
    for (u32 i = 0; !v->inference && i < v->code.local_count; i++)
        if (!check_local(v, &v->code.locals[i])) return false;
    return true;
}
