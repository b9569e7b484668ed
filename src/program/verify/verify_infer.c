#include "program/verify/verify_infer.h"

#include <string.h>

#include "program/error.h"
#include "program/verify/verify_code.h"
#include "program/verify/verify_leader.h"
#include "program/verify/verify_operand.h"
#include "program/verify/verify_report.h"
#include "program/verify/verify_step.h"

struct inference {
    struct verifier *v;
    u32 count;
    struct leader *leaders; /* by offset */
    u32 *numbers;           /* by offset in the code: number of the leader there */
    u32 *returns;           /* by number of a leader that is a jsr: the offset of its ret plus 1, or 0 */
    u32 jsr_count;
    u32 *jsrs; /* offsets */
    struct subroutines running;
    vtype *combined;      /* locals of a frame after a jsr */
    vtype *before;        /* locals before the current instruction */
    u64 handlers_version; /* these locals went to the handlers in force already */
};

static void mark_leader(struct verifier *v, i64 offset) {
    if (offset < (i64)v->code.code.length) v->marks[offset] |= CODE_LEADER;
}

static void mark_targets(struct verifier *v, const struct bytecode *b) {
    if (bytecode_branches(b) || b->op == BC_jsr) mark_leader(v, b->value);
    if (b->op == BC_jsr || b->op == BC_ret) {
        mark_leader(v, b->at);
        mark_leader(v, b->next);
    }
    if (!bytecode_is_switch(b)) return;
    struct opcode_switch cases = opcode_switch(v->code.code, b->at);
    mark_leader(v, (i64)b->at + cases.otherwise);
    for (u32 i = 0; i < cases.count; i++) mark_leader(v, (i64)b->at + opcode_switch_offset(&cases, i));
}

static bool check_all_operands(struct verifier *v) {
    for (u32 at = 0; at < v->code.code.length;) {
        struct bytecode b = code_at(v, at);
        v->frame.offset = at;
        if (!operands_check(v, &b)) return false;
        mark_targets(v, &b);
        at = b.next;
    }
    mark_leader(v, 0);
    return true;
}

static bool check_handlers(struct verifier *v) {
    if (v->code.handler_count && v->code.max_stack == 0) return verify_bad_code(v, "Stack size too large");
    if (!code_check_tables(v)) return false;
    for (u32 i = 0; i < v->code.handler_count; i++) mark_leader(v, v->code.handlers[i].target);
    return true;
}

static void number_leaders(struct inference *inf) {
    struct verifier *v = inf->v;
    u32 length = (u32)v->code.code.length;
    inf->numbers = arena_alloc(v->scratch, length * sizeof *inf->numbers);
    for (u32 at = 0; at < length; at++)
        if (v->marks[at] & CODE_LEADER) inf->numbers[at] = inf->count++;
    inf->leaders = arena_alloc(v->scratch, inf->count * sizeof *inf->leaders);
    inf->returns = arena_alloc(v->scratch, inf->count * sizeof *inf->returns);
    inf->jsrs = arena_alloc(v->scratch, inf->count * sizeof *inf->jsrs);
    for (u32 at = 0; at < length; at++)
        if (v->marks[at] & CODE_LEADER) {
            inf->leaders[inf->numbers[at]].offset = at;
            if (code_at(v, at).op == BC_jsr) inf->jsrs[inf->jsr_count++] = at;
        }
}

static bool merge_at(struct inference *inf, u32 offset, const struct vframe *from) {
    return leader_merge(inf->v, &inf->leaders[inf->numbers[offset]], from);
}

static bool continue_at(struct inference *inf, i64 offset) {
    if (offset >= (i64)inf->v->code.code.length) return verify_bad_code(inf->v, "Falling off the end of the code");
    return merge_at(inf, (u32)offset, &inf->v->frame);
}

static bool merge_into_handlers(struct inference *inf, struct vframe thrown) {
    struct verifier *v = inf->v;
    if (!verifier_works(v, v->code.handler_count)) return false;
    for (u32 i = v->code.handler_count; i-- > 0;) {
        const struct cf_handler *handler = &v->code.handlers[i];
        if (thrown.offset < handler->start || thrown.offset >= handler->end) continue;
        vtype caught = handler->type ? vtype_of_class_constant(v, handler->type) : v->throwable_type;
        thrown.stack = &caught;
        thrown.stack_size = 1;
        if (!merge_at(inf, handler->target, &thrown)) return false;
    }
    return true;
}

/* Locals that have not changed since the last instruction need not be merged into the same handlers again. Else
 * *before is the frame as it is now, to be merged when the instruction has been found good. */
static bool needs_handlers(struct inference *inf, struct vframe *before) {
    struct verifier *v = inf->v;
    bool is_known = inf->handlers_version == v->frame.version && !(v->marks[v->frame.offset] & CODE_COVERED);
    if (is_known || v->code.handler_count == 0) return false;
    *before = v->frame;
    before->locals = inf->before;
    memcpy(inf->before, v->frame.locals, v->frame.locals_size * sizeof *inf->before);
    return true;
}

/* A constructor may also throw when the object counts as initialised already. When it was super() or this() that
 * threw, the method cannot return any more. */
static bool merge_constructed(struct inference *inf, const struct bytecode *b) {
    struct verifier *v = inf->v;
    if (b->op != BC_invokespecial || !sym_is(verifier_member_name(v, b->operand), "<init>")) return true;
    struct vframe after = v->frame;
    after.no_return |= after.constructed;
    return merge_into_handlers(inf, after);
}

/* What a subroutine has used, directly or by changing what it knows of an object. */
static void note_use(struct verifier *v, const struct bytecode *b) {
    struct bytecode_access access = bytecode_access(b);
    for (u32 i = 0; i < access.slots; i++)
        if (subroutines_use(v->frame.subroutines, access.index + i)) v->frame.version++;
}

/* Objects that are not initialised do not enter or leave a subroutine. */
static void drop_uninitialised(struct vframe *f) {
    for (u32 i = 0; i < f->locals_size; i++)
        if (vtype_kind(f->locals[i]) == V_UNINIT) f->locals[i] = V_TOP;
    for (u32 i = 0; i < f->stack_size; i++)
        if (vtype_kind(f->stack[i]) == V_UNINIT) f->stack[i] = V_TOP;
    f->version++;
}

static bool enter_subroutine(struct inference *inf, const struct bytecode *b) {
    struct verifier *v = inf->v;
    if (subroutines_find(v->frame.subroutines, (u32)b->value) >= 0)
        return verify_bad_code(v, "Recursive call to jsr entry");
    u32 ret = inf->returns[inf->numbers[b->at]];
    if (ret) inf->leaders[inf->numbers[ret - 1]].waiting = true;
    subroutines_enter(v->scratch, v->frame.subroutines, (u32)b->value);
    return merge_at(inf, (u32)b->value, &v->frame);
}

/* The frame after a jsr: what the subroutine used comes from its ret, the rest from the jsr. */
static bool return_to(struct inference *inf, const struct leader *jsr, u32 subroutine, u32 next) {
    struct verifier *v = inf->v;
    struct vframe f = v->frame;
    const struct subroutine *left = &f.subroutines->items[subroutine];
    struct subroutines outer = *f.subroutines;
    outer.count = subroutine;
    f.subroutines = &outer;
    f.locals_size = jsr->locals_size > f.locals_size ? jsr->locals_size : f.locals_size;
    f.locals = inf->combined;
    for (u32 i = 0; i < f.locals_size; i++) {
        if (subroutine_uses(left, i)) f.locals[i] = i < v->frame.locals_size ? v->frame.locals[i] : (vtype)V_TOP;
        else f.locals[i] = i < jsr->locals_size ? jsr->locals[i] : (vtype)V_TOP;
    }
    return merge_at(inf, next, &f);
}

static bool return_from(struct inference *inf, const struct bytecode *b, u32 entry) {
    struct verifier *v = inf->v;
    for (u32 i = inf->jsr_count; i-- > 0;) {
        struct bytecode jsr = code_at(v, inf->jsrs[i]);
        u32 number = inf->numbers[jsr.at];
        if ((u32)jsr.value != entry) continue;
        if (jsr.next >= v->code.code.length) return verify_bad_code(v, "Falling off the end of the code");
        if (inf->returns[number] && inf->returns[number] != b->at + 1)
            return verify_bad_code(v, "Multiple returns to single jsr");
        inf->returns[number] = b->at + 1;
        if (!inf->leaders[number].reached) continue;
        i64 subroutine = subroutines_find(v->frame.subroutines, entry);
        if (subroutine < 0) return verify_bad_code(v, "Illegal return from subroutine");
        if (!return_to(inf, &inf->leaders[number], (u32)subroutine, jsr.next)) return false;
    }
    return true;
}

static bool leave_subroutine(struct inference *inf, const struct bytecode *b) {
    struct verifier *v = inf->v;
    if (b->operand >= v->frame.locals_size)
        return verify_bad_code(v, "Accessing value from uninitialized register %u", b->operand);
    vtype address = v->frame.locals[b->operand];
    if (vtype_kind(address) != V_ADDRESS) return verify_bad_code(v, "Register %u contains wrong type", b->operand);
    return return_from(inf, b, vtype_number(address));
}

static bool follow_jumps(struct inference *inf, const struct bytecode *b) {
    if (b->op == BC_jsr) return enter_subroutine(inf, b);
    if (b->op == BC_ret) return leave_subroutine(inf, b);
    if (bytecode_branches(b)) return merge_at(inf, (u32)b->value, &inf->v->frame);
    if (!bytecode_is_switch(b)) return true;
    struct opcode_switch cases = opcode_switch(inf->v->code.code, b->at);
    bool good = merge_at(inf, (u32)((i64)b->at + cases.otherwise), &inf->v->frame);
    for (u32 i = 0; good && i < cases.count; i++)
        good = merge_at(inf, (u32)((i64)b->at + opcode_switch_offset(&cases, i)), &inf->v->frame);
    return good;
}

static bool visit_instruction(struct inference *inf, const struct bytecode *b) {
    struct verifier *v = inf->v;
    v->frame.offset = b->at;
    v->frame.mark = v->frame.stack_size;
    v->frame.constructed = false;
    if (b->op == BC_jsr || b->op == BC_ret) drop_uninitialised(&v->frame);
    struct vframe before;
    bool handle = needs_handlers(inf, &before);
    inf->handlers_version = v->frame.version;
    if (!verify_step(v, b) || (handle && !merge_into_handlers(inf, before))) return false;
    note_use(v, b);
    return merge_constructed(inf, b) && follow_jumps(inf, b);
}

/* From a leader on to the next one or to where control leaves. */
static bool visit(struct inference *inf, struct leader *leader) {
    struct verifier *v = inf->v;
    leader_enter(v, leader);
    inf->handlers_version = 0;
    for (u32 at = leader->offset;;) {
        struct bytecode b = code_at(v, at);
        if (!verifier_works(v, 1) || !visit_instruction(inf, &b)) return false;
        if (!bytecode_falls_through(&b)) return true;
        at = b.next;
        if (at >= v->code.code.length || (v->marks[at] & CODE_LEADER)) return continue_at(inf, at);
    }
}

static bool visit_all(struct inference *inf) {
    for (bool again = true; again;) {
        again = false;
        for (u32 i = 0; i < inf->count; i++) {
            if (!inf->leaders[i].waiting) continue;
            again = true;
            if (!visit(inf, &inf->leaders[i])) return false;
        }
    }
    return true;
}

/* Nobody need ever return to after a jsr that ends the code, but HotSpot 17 refuses to link it. */
static bool check_last_jsr(struct inference *inf) {
    struct verifier *v = inf->v;
    if (program_jdk_version(v->program) > 17 || inf->jsr_count == 0 ||
        code_at(v, inf->jsrs[inf->jsr_count - 1]).next < v->code.code.length)
        return true;
    link_fail(v->error, "java/lang/LinkageError",
              "Illegal class file encountered. Try running with -Xverify:all in method %s", v->method->name->text);
    v->failed = v->is_final = true;
    return false;
}

bool verify_infer_method(struct verifier *v) {
    struct inference inf = {.v = v};
    if (!frame_enter(v)) return false;
    inf.running.words = (v->code.max_locals + 64u) / 64;
    v->frame.subroutines = &inf.running;
    v->newest_leader = NULL;
    inf.combined = arena_alloc(v->scratch, (v->code.max_locals + 1u) * sizeof *inf.combined);
    inf.before = arena_alloc(v->scratch, (v->code.max_locals + 1u) * sizeof *inf.before);
    if (!code_scan(v) || !check_all_operands(v) || !check_handlers(v)) return false;
    number_leaders(&inf);
    return merge_at(&inf, 0, &v->frame) && visit_all(&inf) && check_last_jsr(&inf);
}
