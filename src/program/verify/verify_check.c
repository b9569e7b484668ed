#include "program/verify/verify_check.h"

#include <string.h>

#include "program/verify/verify_athrow.h"
#include "program/verify/verify_code.h"
#include "program/verify/verify_operand.h"
#include "program/verify/verify_report.h"
#include "program/verify/verify_stackmap.h"
#include "program/verify/verify_step.h"

enum { FLAGS_DECIDE_JDK = 25 };

static u32 first_mismatch(struct verifier *v, const vtype *from, const vtype *to, u32 count) {
    for (u32 i = 0; i < count; i++)
        if (from[i] != to[i] && to[i] != V_TOP && !vtype_assignable(v, from[i], to[i], false)) return i;
    return count;
}

/* May control go from a frame to one that the map states? Fills the complaint when not. */
static bool suits(struct verifier *v, const struct vframe *from, const struct vframe *to,
                  struct vcomplaint *complaint) {
    *complaint = (struct vcomplaint){.fault = FAULT_STACK_SIZE,
                                     .bci = from->offset,
                                     .got = {.place = PLACE_FRAME, .frame = from},
                                     .want = {.place = PLACE_FRAME, .frame = to}};
    if (!verifier_works(v, to->locals_size + to->stack_size + 8) || from->stack_size != to->stack_size) return false;
    u32 bad = first_mismatch(v, from->locals, to->locals, to->locals_size);
    complaint->fault = FAULT_TYPE;
    complaint->bci = to->offset;
    if (bad != to->locals_size) {
        complaint->got = (struct vorigin){PLACE_LOCAL, bad, from->locals[bad], from};
        complaint->want = (struct vorigin){PLACE_MAP_LOCAL, bad, to->locals[bad], to};
        return false;
    }
    bad = first_mismatch(v, from->stack, to->stack, to->stack_size);
    if (bad != to->stack_size) {
        complaint->got = (struct vorigin){PLACE_STACK, bad, from->stack[bad], from};
        complaint->want = (struct vorigin){PLACE_MAP_STACK, bad, to->stack[bad], to};
        return false;
    }
    complaint->fault = FAULT_FLAGS;
    return to->this_uninit || !from->this_uninit;
}

/* The frame of the map at a place that control jumps to; NULL, with an error, when there is none. */
static const struct vframe *frame_at_target(struct verifier *v, i64 target) {
    u32 number = stackmap_find(v->map, target);
    if (number < v->map->frame_count) return stackmap_expand(v, number);
    struct vcomplaint complaint = {.fault = FAULT_NO_MAP, .bci = v->frame.offset};
    verify_reject(v, &complaint, "Expecting a stackmap frame at branch target %d", (int)target);
    return NULL;
}

static bool check_jump(struct verifier *v, i64 target) {
    struct vcomplaint complaint;
    const struct vframe *to = frame_at_target(v, target);
    return to && (suits(v, &v->frame, to, &complaint) ||
                  verify_reject(v, &complaint, "Inconsistent stackmap frames at branch target %d", (int)target));
}

static bool check_jumps(struct verifier *v, const struct bytecode *b) {
    if (bytecode_branches(b)) return check_jump(v, b->value);
    if (!bytecode_is_switch(b)) return true;
    struct opcode_switch cases = opcode_switch(v->code.code, b->at);
    bool good = check_jump(v, (i64)b->at + cases.otherwise);
    for (u32 i = 0; good && i < cases.count; i++) good = check_jump(v, (i64)b->at + opcode_switch_offset(&cases, i));
    return good;
}

static bool covers(const struct cf_handler *handler, u32 offset) {
    return offset >= handler->start && offset < handler->end;
}

static bool check_handler(struct verifier *v, const struct cf_handler *handler, bool this_uninit) {
    vtype caught = handler->type ? vtype_of_class_constant(v, handler->type) : v->throwable_type;
    struct vframe thrown = v->frame;
    thrown.this_uninit |= this_uninit;
    thrown.stack = &caught;
    thrown.stack_size = thrown.mark = 1;
    if (v->code.max_stack == 0) {
        v->frame.stack_size = 0;
        return frame_push(v, caught);
    }
    struct vcomplaint complaint;
    const struct vframe *to = frame_at_target(v, handler->target);
    return to &&
           (suits(v, &thrown, to, &complaint) ||
            verify_reject(v, &complaint, "Stack map does not match the one at exception handler %u", handler->target));
}

/* Locals that have not changed since a check suit the same handlers again. */
bool verify_check_handlers(struct verifier *v, bool this_uninit) {
    bool is_known = v->checked_version == v->frame.version && !(v->marks[v->frame.offset] & CODE_COVERED);
    if (v->code.handler_count == 0 || (is_known && !this_uninit)) return true;
    if (!verifier_works(v, v->code.handler_count)) return false;
    for (u32 i = 0; i < v->code.handler_count; i++)
        if (covers(&v->code.handlers[i], v->frame.offset) && !check_handler(v, &v->code.handlers[i], this_uninit))
            return false;
    v->checked_version = this_uninit ? 0 : v->frame.version;
    return true;
}

/* Newer JDKs leave it to the flags of the handler's frame. */
bool verify_check_constructor_in_try(struct verifier *v) {
    if (program_jdk_version(v->program) >= FLAGS_DECIDE_JDK) return true;
    for (u32 i = 0; i < v->code.handler_count; i++) {
        const struct cf_handler *handler = &v->code.handlers[i];
        if (covers(handler, v->frame.offset) && !athrow_ends_every_path(v, handler->target))
            return verify_bad_code(v, "Bad <init> method call from after the start of a try block");
    }
    return true;
}

static bool adopt_frame(struct verifier *v, u32 number) {
    const struct vframe *stated = stackmap_expand(v, number);
    struct vframe *f = &v->frame;
    if (!verifier_works(v, stated->locals_size + stated->stack_size)) return false;
    memcpy(f->locals, stated->locals, stated->locals_size * sizeof *f->locals);
    for (u32 i = stated->locals_size; i < f->locals_size; i++) f->locals[i] = V_TOP;
    memcpy(f->stack, stated->stack, stated->stack_size * sizeof *f->stack);
    f->locals_size = stated->locals_size;
    f->stack_size = f->mark = stated->stack_size;
    f->this_uninit = stated->this_uninit;
    f->version++;
    return true;
}

/* Where the map states a frame the current one must suit it and is replaced by it. */
static bool meet_frame(struct verifier *v, u32 *next, bool falls_in) {
    u32 stated = *next < v->map->frame_count ? v->map->frames[*next].offset : 0;
    if (*next == v->map->frame_count || stated > v->frame.offset) {
        struct vcomplaint complaint = {.fault = *next == v->map->frame_count ? FAULT_CODE : FAULT_NO_MAP,
                                       .bci = v->frame.offset};
        return falls_in || verify_reject(v, &complaint, "Expecting a stack map frame");
    }
    if (stated < v->frame.offset) return verify_bad_format(v, "Bad stack map offset %u", stated);
    struct vcomplaint complaint;
    if (falls_in && !suits(v, &v->frame, stackmap_expand(v, *next), &complaint))
        return verify_reject(v, &complaint, "Instruction type does not match stack map");
    return adopt_frame(v, (*next)++);
}

static bool is_store(u8 op) { return op >= BC_istore && op <= BC_astore; }

/* A store is covered with the locals from before it, every other instruction with those from after it: only a
 * constructor call differs, and it looks after the locals from before itself. */
static bool check_instruction(struct verifier *v, const struct bytecode *b) {
    v->frame.constructed = false;
    if (!operands_check(v, b) || (is_store(b->op) && !verify_check_handlers(v, false))) return false;
    if (!verify_step(v, b) || !check_jumps(v, b)) return false;
    return is_store(b->op) || verify_check_handlers(v, v->frame.constructed);
}

static bool check_code(struct verifier *v) {
    u32 length = (u32)v->code.code.length, next_frame = 0;
    bool falls_in = true;
    for (u32 at = 0; at < length;) {
        struct bytecode b = code_at(v, at);
        v->frame.offset = at;
        v->frame.mark = v->frame.stack_size;
        if (!meet_frame(v, &next_frame, falls_in) || !check_instruction(v, &b)) return false;
        falls_in = bytecode_falls_through(&b);
        at = b.next;
    }
    struct vcomplaint complaint = {.fault = FAULT_CODE, .bci = length};
    return !falls_in || verify_reject(v, &complaint, "Control flow falls through code end");
}

bool verify_check_method(struct verifier *v) {
    struct stackmap map = {0};
    v->map = &map;
    v->checked_version = 0;
    bool good = frame_enter(v) && code_scan(v) && code_check_tables(v) && stackmap_read(v) && check_code(v);
    stackmap_free(&map);
    v->map = NULL;
    return good;
}
