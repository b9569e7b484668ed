#include "vm/access/footprint.h"

#include <stdlib.h>

#include "vm/explore/observe.h"
#include "vm/interp/callee.h"
#include "vm/interp/handler.h"
#include "vm/reach/witness.h"
#include "vm/time/clock.h"

enum { MOST_READS = 64 };

void footprint_free(struct footprint *f) {
    vec_free(&f->reads);
    vec_free(&f->gone);
}

void footprint_start(struct footprint *f, struct vm *vm, u32 thread) {
    f->vm = vm;
    f->thread = thread;
    f->reads.count = f->gone.count = 0;
    f->verdict = CACHEABLE;
    footprint_add(f, (struct component_key){COMPONENT_THREAD, thread});
}

void footprint_add(struct footprint *f, struct component_key component) {
    if (f->verdict != CACHEABLE) return;
    for (u32 i = 0; i < f->reads.count; i++)
        if (f->reads.items[i].kind == component.kind && f->reads.items[i].key == component.key) return;
    if (f->reads.count == MOST_READS) f->verdict = CACHEABLE_NEVER;
    else vec_push(&f->reads, component);
}

void footprint_give_up(struct footprint *f, enum cacheable verdict) {
    if (f->verdict == CACHEABLE) f->verdict = verdict;
}

static void add(struct footprint *f, u32 kind, u64 key) { footprint_add(f, (struct component_key){kind, key}); }

void footprint_object(struct footprint *f, ref r) {
    if (r) add(f, COMPONENT_OBJECT, r);
    else footprint_give_up(f, CACHEABLE_NEVER);
}

void footprint_lock(struct footprint *f, ref r) {
    footprint_object(f, r);
    if (r) add(f, COMPONENT_MONITOR, r);
}

static void add_statics(struct footprint *f, u32 word) { add(f, COMPONENT_STATICS, f->vm->statics.owner[word]); }

/* ---- frames ---- */

static void add_frame(struct footprint *f, const struct frame *frame) {
    add(f, COMPONENT_FRAME, (u64)f->thread << 32 | frame->depth);
}

/* The frames that were there before the step, as it comes to them; in the library also those up to the application's,
 * because some of its methods are not observed (unobserved.h). */
static void add_frames(struct footprint *f, struct frame *frame) {
    for (; f->depth > frame->depth; f->depth--) add(f, COMPONENT_FRAME, (u64)f->thread << 32 | (f->depth - 1));
    for (; frame && frame->method->holder->module; frame = frame_caller(frame))
        if (frame->depth < f->depth) add_frame(f, frame);
    if (frame && frame->depth < f->depth) add_frame(f, frame);
}

/* ---- instructions ---- */

static void add_call(struct footprint *f, struct thread *t) {
    u16 op = t->pc->op;
    if (op != OP_CALLSTATIC) footprint_object(f, t->sp[-(i32)t->pc->a]);
    if (f->verdict != CACHEABLE) return;
    const struct method *m = callee_of(t);
    if (!m || !m->code) {
        footprint_give_up(f, CACHEABLE_LATER);
        return;
    }
    if (op == OP_CALLSTATIC) add_statics(f, m->holder->statics_start);
    if (m->code->native) footprint_native(f, t, m);
    else if (m->code->synchronized)
        footprint_lock(f, method_is_static(m) ? f->vm->link.mirrors[m->holder->id] : t->sp[-(i32)m->arg_slots]);
}

static void add_return(struct footprint *f, const struct thread *t) {
    if (t->fp->flags & ~FRAME_RETRY) footprint_give_up(f, CACHEABLE_NEVER);
    if (t->fp->lock) footprint_lock(f, t->fp->lock);
}

/* Instructions that look at nothing but their frame; and sequences that do (one is checked in add_instruction). A
 * PLAIN_SUPER one is executed part by part, and its first part looks at nothing. */
/* clang-format off */
static const bool is_frame_only[OP_COUNT] = {
    [OP_NOP] = true, [OP_CONST32] = true, [OP_CONST64] = true, [OP_LONGS] = true, [OP_LITERAL] = true,
    [OP_MIRROR] = true, [OP_LOAD32] = true, [OP_LOAD64] = true, [OP_STORE32] = true, [OP_STORE64] = true,
    [OP_IINC] = true, [OP_IINCROUND] = true, [OP_POP] = true, [OP_POP2] = true, [OP_DUP] = true, [OP_DUP_X1] = true,
    [OP_DUP_X2] = true, [OP_DUP2] = true, [OP_DUP2_X1] = true, [OP_DUP2_X2] = true, [OP_SWAP] = true,
    [OP_IADD] = true, [OP_LADD] = true, [OP_FADD] = true, [OP_DADD] = true, [OP_ISUB] = true, [OP_LSUB] = true,
    [OP_FSUB] = true, [OP_DSUB] = true, [OP_IMUL] = true, [OP_LMUL] = true, [OP_FMUL] = true, [OP_DMUL] = true,
    [OP_IDIV] = true, [OP_LDIV] = true, [OP_FDIV] = true, [OP_DDIV] = true, [OP_IREM] = true, [OP_LREM] = true,
    [OP_FREM] = true, [OP_DREM] = true, [OP_INEG] = true, [OP_LNEG] = true, [OP_FNEG] = true, [OP_DNEG] = true,
    [OP_ISHL] = true, [OP_LSHL] = true, [OP_ISHR] = true, [OP_LSHR] = true, [OP_IUSHR] = true, [OP_LUSHR] = true,
    [OP_IAND] = true, [OP_LAND] = true, [OP_IOR] = true, [OP_LOR] = true, [OP_IXOR] = true, [OP_LXOR] = true,
    [OP_I2L] = true, [OP_I2F] = true, [OP_I2D] = true, [OP_L2I] = true, [OP_L2F] = true, [OP_L2D] = true,
    [OP_F2I] = true, [OP_F2L] = true, [OP_F2D] = true, [OP_D2I] = true, [OP_D2L] = true, [OP_D2F] = true,
    [OP_I2B] = true, [OP_I2C] = true, [OP_I2S] = true, [OP_LCMP] = true, [OP_FCMPL] = true, [OP_FCMPG] = true,
    [OP_DCMPL] = true, [OP_DCMPG] = true, [OP_IFEQ] = true, [OP_IFNE] = true, [OP_IFLT] = true, [OP_IFGE] = true,
    [OP_IFGT] = true, [OP_IFLE] = true, [OP_ICMPEQ] = true, [OP_ICMPNE] = true, [OP_ICMPLT] = true,
    [OP_ICMPGE] = true, [OP_ICMPGT] = true, [OP_ICMPLE] = true, [OP_GOTO] = true, [OP_TABLESWITCH] = true,
    [OP_LOOKUPSWITCH] = true,
#define OP(name)
#define SUPER2(x, y)          [OP_##x##_##y] = true,
#define SUPER3(x, y, z)       [OP_##x##_##y##_##z] = true,
#define PLAIN_SUPER2(x, y)    SUPER2(x, y)
#define PLAIN_SUPER3(x, y, z) SUPER3(x, y, z)
#include "vm/interp/ops.def"
#undef OP
};
/* clang-format on */

/* Slow forms: each will be a quick one the next time. */
/* clang-format off */
static const bool is_slow_form[OP_COUNT] = {
    [OP_GETFIELD] = true, [OP_PUTFIELD] = true, [OP_GETSTATIC] = true, [OP_PUTSTATIC] = true, [OP_LDC] = true,
    [OP_INVOKEVIRTUAL] = true, [OP_INVOKESPECIAL] = true, [OP_INVOKESTATIC] = true, [OP_INVOKEINTERFACE] = true,
    [OP_CHECKCAST] = true, [OP_INSTANCEOF] = true,
};
/* clang-format on */

/* What the instruction looks at, beside the frame. Everything that is not in the list is not cacheable. */
static void add_instruction(struct footprint *f, struct thread *t) {
    const u32 *sp = t->sp;
    if (t->pc->op == OP_LOAD32_ARRAYLENGTH) footprint_object(f, ((const u32 *)(const void *)t->fp)[-(i32)t->pc->a]);
    if (is_frame_only[t->pc->op]) return;
    switch (t->pc->op) {
    case OP_ALOAD32:
    case OP_ALOAD64:
    case OP_ALOAD8:
    case OP_ALOADU16:
    case OP_ALOAD16: footprint_object(f, sp[-2]); break;
    case OP_ASTORE32:
    case OP_ASTORE8:
    case OP_ASTORE16: footprint_object(f, sp[-3]); break;
    case OP_ASTORE64: footprint_object(f, sp[-4]); break;
    case OP_ASTOREREF:
        footprint_object(f, sp[-3]);
        if (sp[-1]) footprint_object(f, sp[-1]);
        break;
    case OP_ARRAYLENGTH:
    case OP_GETFIELD32:
    case OP_GETFIELD64: footprint_object(f, sp[-1]); break;
    case OP_PUTFIELD32:
        footprint_object(f, sp[-2]);
        if ((t->pc->a & FIELD_REF) && sp[-1]) footprint_object(f, sp[-1]);
        break;
    case OP_PUTFIELDNARROW: footprint_object(f, sp[-2]); break;
    case OP_PUTFIELD64: footprint_object(f, sp[-3]); break;
    case OP_GETSTATIC32:
    case OP_GETSTATIC64:
    case OP_PUTSTATIC64:
    case OP_PUTSTATICNARROW: add_statics(f, t->pc->b); break;
    case OP_PUTSTATIC32:
        add_statics(f, t->pc->b);
        if ((t->pc->a & FIELD_REF) && sp[-1]) footprint_object(f, sp[-1]);
        break;
    case OP_CALLVIRTUAL:
    case OP_CALLFINAL:
    case OP_CALLSTATIC:
    case OP_CALLINTERFACE:
    case OP_CALLSUPERIN:
    case OP_CALLPRIVATEIN: add_call(f, t); break;
    case OP_RETURN:
    case OP_RETURN32:
    case OP_RETURN64:
    case OP_RETURNNARROW: add_return(f, t); break;
    case OP_CHECKCASTQUICK:
    case OP_INSTANCEOFQUICK:
        if (sp[-1]) footprint_object(f, sp[-1]);
        break;
    case OP_THREADBOTTOM: footprint_bottom(f, t); break;
    case OP_MONITORENTER:
    case OP_MONITOREXIT: footprint_lock(f, sp[-1]); break;
    default: footprint_give_up(f, is_slow_form[t->pc->op] ? CACHEABLE_LATER : CACHEABLE_NEVER);
    }
}

static bool watch(void *context, struct thread *t) {
    struct footprint *f = context;
    if (f->verdict != CACHEABLE) return false;
    if (t->fp->method->holder->has_name_links) footprint_give_up(f, CACHEABLE_NEVER);
    add_frames(f, t->fp);
    add_instruction(f, t);
    return false;
}

/* ---- steps ---- */

/* What it holds when it comes to a place may protect the place. */
static void add_locks_held(struct footprint *f, const struct thread *t) {
    u32 count;
    const u32 *held = protection_locks(t, &count);
    for (u32 i = 0; i < count; i++) footprint_lock(f, held[i]);
}

/* How the thread goes on when it was waiting. */
static void add_wake(struct footprint *f, const struct thread *t) {
    if (t->h.state == THREAD_BLOCKED) footprint_lock(f, t->h.blocker);
    else if (t->h.state == THREAD_JOINING) footprint_object(f, t->h.blocker), footprint_object(f, t->h.object);
    else if (t->h.state != THREAD_RUNNABLE) footprint_give_up(f, CACHEABLE_NEVER);
}

void footprint_begin(struct footprint *f, struct vm *vm, struct choice choice) {
    const struct thread *t = vm->threads.list.items[choice.thread];
    footprint_start(f, vm, choice.thread);
    f->depth = t->fp->depth + 1;
    add_frames(f, t->fp);
    add(f, COMPONENT_GLOBAL, 0);
    add_wake(f, t);
    if (choice.alternative || clock_is_followed(t)) footprint_give_up(f, CACHEABLE_NEVER);
    add_locks_held(f, t);
    vm->explore.watch = (struct vm_watch){.before = watch, .context = f, .brief = true};
}

static void add_link(void *context, struct component_key component) { footprint_add(context, component); }

static bool add_witness(void *context, ref r) {
    struct footprint *f = context;
    struct vm *vm = f->vm;
    ref dropped = r ? r : vm->threads.list.items[f->thread]->h.object; /* 0: the thread has ended */
    bool matters = (vm->heap.flags[dropped] & OBJECT_LIVE) && !(vm->heap.flags[dropped] & OBJECT_BASE);
    if (matters && !witness_chain(vm, dropped, f->thread, add_link, f)) footprint_give_up(f, CACHEABLE_NEVER);
    return f->verdict != CACHEABLE;
}

/* What the step let go of must be alive for reasons that are in the list. */
static void add_witnesses(struct footprint *f) { undo_dropped(f->vm, add_witness, f); }

static bool is_read(const struct footprint *f, struct component_key c) {
    for (u32 i = 0; i < f->reads.count; i++)
        if (f->reads.items[i].kind == c.kind && f->reads.items[i].key == c.key) return true;
    return c.kind == COMPONENT_FRAME && c.key >> 32 == f->thread && (u32)c.key >= f->depth;
}

/* An object that was collected is in the list with what it held. */
static void add_gone(struct footprint *f, struct component_key c) {
    if (c.kind != COMPONENT_OBJECT || (f->vm->heap.flags[c.key] & OBJECT_LIVE)) return;
    footprint_add(f, c);
    vec_push(&f->gone, (ref)c.key);
}

/* Where a thread diverges depends on all calls that led there. */
static void add_stack(struct footprint *f, const struct thread *t) {
    for (u32 depth = 0; t->h.divergence && depth < f->depth; depth++)
        add(f, COMPONENT_FRAME, component_frame_key(f->thread, depth));
}

/* Nothing else may have changed that is not in the list, but for frames pushed on those that are. */
void footprint_end(struct footprint *f) {
    u32 count;
    const struct component_key *touched = seam_touched(f->vm, &count);
    if (!f->vm->explore.watch.before) footprint_give_up(f, CACHEABLE_NEVER); /* the step was too long to be watched */
    f->vm->explore.watch = (struct vm_watch){0};
    add_stack(f, f->vm->threads.list.items[f->thread]);
    if (f->verdict != CACHEABLE) return;
    for (u32 i = 0; i < count; i++) {
        add_gone(f, touched[i]);
        if (!is_read(f, touched[i])) footprint_give_up(f, CACHEABLE_NEVER);
    }
    add_witnesses(f);
}

/* ---- choices ---- */

void footprint_of_freedom(struct footprint *f, struct vm *vm) {
    f->vm = vm;
    f->reads.count = f->gone.count = 0;
    f->verdict = CACHEABLE;
    add(f, COMPONENT_GLOBAL, 0);
}

/* By the rules of thread_enabled (scheduler.h) and seam_alternatives. */
static void add_waiting(struct footprint *f, const struct thread *t) {
    switch (t->h.state) {
    case THREAD_RUNNABLE:
        if (t->h.visible == VISIBLE_CHOICE) footprint_give_up(f, CACHEABLE_NEVER);
        break;
    case THREAD_BLOCKED:
    case THREAD_REACQUIRE:
    case THREAD_WAITING: footprint_lock(f, t->h.blocker); break;
    case THREAD_JOINING: footprint_object(f, t->h.blocker); break;
    case THREAD_INIT: add_statics(f, t->classes[t->h.blocker]->statics_start); break;
    default: break;
    }
}

void footprint_of_choices(struct footprint *f, struct vm *vm, u32 thread) {
    const struct thread *t = vm->threads.list.items[thread];
    footprint_start(f, vm, thread);
    if (!t->h.object || t->h.state == THREAD_ENDED) return;
    if (t->h.state == THREAD_DESTROY) add(f, COMPONENT_GLOBAL, 0);
    add_waiting(f, t);
    if (t->h.state != THREAD_RUNNABLE) footprint_object(f, t->h.object); /* interrupted? */
}
