#include "vm/explore/footprint.h"

#include <stdlib.h>

#include "vm/explore/observe.h"
#include "vm/explore/witness.h"
#include "vm/interp/callee.h"
#include "vm/interp/handler.h"
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
    footprint_add(f, (struct touched){COMPONENT_THREAD, thread});
}

void footprint_add(struct footprint *f, struct touched component) {
    if (f->verdict != CACHEABLE) return;
    for (u32 i = 0; i < f->reads.count; i++)
        if (f->reads.items[i].kind == component.kind && f->reads.items[i].key == component.key) return;
    if (f->reads.count == MOST_READS) f->verdict = CACHEABLE_NEVER;
    else vec_push(&f->reads, component);
}

void footprint_give_up(struct footprint *f, enum cacheable verdict) {
    if (f->verdict == CACHEABLE) f->verdict = verdict;
}

static void add(struct footprint *f, u32 kind, u64 key) { footprint_add(f, (struct touched){kind, key}); }

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

/* What the instruction looks at, beside the frame. Everything that is not in the list is not cacheable; a slow form
 * will be a quick one the next time. */
static void add_instruction(struct footprint *f, struct thread *t) {
    const u32 *sp = t->sp;
    if (t->pc->op == OP_LOAD32_ARRAYLENGTH) footprint_object(f, ((const u32 *)(const void *)t->fp)[-(i32)t->pc->a]);
    switch (t->pc->op) {
    case OP_NOP:
    case OP_CONST32:
    case OP_CONST64:
    case OP_LONGS:
    case OP_LITERAL:
    case OP_MIRROR:
    case OP_LOAD32:
    case OP_LOAD64:
    case OP_STORE32:
    case OP_STORE64:
    case OP_IINC:
    case OP_IINCROUND:
    case OP_POP:
    case OP_POP2:
    case OP_DUP:
    case OP_DUP_X1:
    case OP_DUP_X2:
    case OP_DUP2:
    case OP_DUP2_X1:
    case OP_DUP2_X2:
    case OP_SWAP:
    case OP_IADD:
    case OP_LADD:
    case OP_FADD:
    case OP_DADD:
    case OP_ISUB:
    case OP_LSUB:
    case OP_FSUB:
    case OP_DSUB:
    case OP_IMUL:
    case OP_LMUL:
    case OP_FMUL:
    case OP_DMUL:
    case OP_IDIV:
    case OP_LDIV:
    case OP_FDIV:
    case OP_DDIV:
    case OP_IREM:
    case OP_LREM:
    case OP_FREM:
    case OP_DREM:
    case OP_INEG:
    case OP_LNEG:
    case OP_FNEG:
    case OP_DNEG:
    case OP_ISHL:
    case OP_LSHL:
    case OP_ISHR:
    case OP_LSHR:
    case OP_IUSHR:
    case OP_LUSHR:
    case OP_IAND:
    case OP_LAND:
    case OP_IOR:
    case OP_LOR:
    case OP_IXOR:
    case OP_LXOR:
    case OP_I2L:
    case OP_I2F:
    case OP_I2D:
    case OP_L2I:
    case OP_L2F:
    case OP_L2D:
    case OP_F2I:
    case OP_F2L:
    case OP_F2D:
    case OP_D2I:
    case OP_D2L:
    case OP_D2F:
    case OP_I2B:
    case OP_I2C:
    case OP_I2S:
    case OP_LCMP:
    case OP_FCMPL:
    case OP_FCMPG:
    case OP_DCMPL:
    case OP_DCMPG:
    case OP_IFEQ:
    case OP_IFNE:
    case OP_IFLT:
    case OP_IFGE:
    case OP_IFGT:
    case OP_IFLE:
    case OP_ICMPEQ:
    case OP_ICMPNE:
    case OP_ICMPLT:
    case OP_ICMPGE:
    case OP_ICMPGT:
    case OP_ICMPLE:
    case OP_GOTO:
    case OP_TABLESWITCH:
    case OP_LOOKUPSWITCH: break;
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
    case OP_GETFIELD:
    case OP_PUTFIELD:
    case OP_GETSTATIC:
    case OP_PUTSTATIC:
    case OP_LDC:
    case OP_INVOKEVIRTUAL:
    case OP_INVOKESPECIAL:
    case OP_INVOKESTATIC:
    case OP_INVOKEINTERFACE:
    case OP_CHECKCAST:
    case OP_INSTANCEOF:
        footprint_give_up(f, CACHEABLE_LATER);
        break;
        /* Sequences of such that look at no object, but for the one above; a PLAIN_SUPER one is executed part by part,
         * and its first part looks at nothing. */
#define OP(name)
#define SUPER2(x, y)          SUPERINSN(x##_##y)
#define SUPER3(x, y, z)       SUPERINSN(x##_##y##_##z)
#define PLAIN_SUPER2(x, y)    SUPERINSN(x##_##y)
#define PLAIN_SUPER3(x, y, z) SUPERINSN(x##_##y##_##z)
#define SUPERINSN(name) \
    case OP_##name: \
        break;
#include "vm/interp/ops.def"
#undef SUPERINSN
#undef OP
    default: footprint_give_up(f, CACHEABLE_NEVER);
    }
}

static bool watch(void *context, struct thread *t) {
    struct footprint *f = context;
    if (f->verdict != CACHEABLE) return false;
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
    vm->explore.watch = (struct vm_watch){.before = watch, .context = f};
}

static void add_link(void *context, struct touched component) { footprint_add(context, component); }

struct dropped {
    struct footprint *f;
    struct witnesses *witnesses; /* made when first needed */
};

static bool add_witness(void *context, ref r) {
    struct dropped *d = context;
    struct footprint *f = d->f;
    struct vm *vm = f->vm;
    if (!d->witnesses) d->witnesses = witnesses_new(vm, vm->threads.list.items[f->thread]);
    ref dropped = r ? r : vm->threads.list.items[f->thread]->h.object; /* 0: the thread has ended */
    bool matters = (vm->heap.flags[dropped] & OBJECT_LIVE) && !(vm->heap.flags[dropped] & OBJECT_BASE);
    if (matters && !witness_chain(d->witnesses, dropped, add_link, f)) footprint_give_up(f, CACHEABLE_NEVER);
    return f->verdict != CACHEABLE;
}

/* What the step let go of must be alive for reasons that are in the list. */
static void add_witnesses(struct footprint *f) {
    struct dropped d = {.f = f};
    undo_dropped(f->vm, add_witness, &d);
    if (d.witnesses) witnesses_free(d.witnesses);
}

static bool is_read(const struct footprint *f, struct touched c) {
    for (u32 i = 0; i < f->reads.count; i++)
        if (f->reads.items[i].kind == c.kind && f->reads.items[i].key == c.key) return true;
    return c.kind == COMPONENT_FRAME && c.key >> 32 == f->thread && (u32)c.key >= f->depth;
}

/* An object that was collected is in the list with what it held. */
static void add_gone(struct footprint *f, struct touched c) {
    if (c.kind != COMPONENT_OBJECT || (f->vm->heap.flags[c.key] & OBJECT_LIVE)) return;
    footprint_add(f, c);
    vec_push(&f->gone, (ref)c.key);
}

/* Nothing else may have changed that is not in the list, but for frames pushed on those that are. */
void footprint_end(struct footprint *f) {
    u32 count;
    const struct touched *touched = seam_touched(f->vm, &count);
    f->vm->explore.watch = (struct vm_watch){0};
    if (f->vm->threads.list.items[f->thread]->stop == STOP_BUDGET) footprint_give_up(f, CACHEABLE_NEVER);
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
