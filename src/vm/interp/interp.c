#include "vm/interp/interp.h"

#include <assert.h>

#include "program/link/resolve.h"
#include "vm/explore/library_op.h"
#include "vm/interp/call.h"
#include "vm/interp/callee.h"
#include "vm/interp/handler.h"
#include "vm/interp/init.h"
#include "vm/interp/monitor.h"
#include "vm/interp/raise.h"
#include "vm/interp/superinsn.h"
#include "vm/link/class_loading.h"
#include "vm/listen/juc_locks.h"
#include "vm/listen/listener.h"
#include "vm/state/undo.h"

#define OP(name) HANDLER(name);
#include "vm/interp/ops.def"
#undef OP

static void op_counted(REGISTERS) {
    t->vm->instructions += superinsns[pc->op].parts;
    TAIL dispatch_plain.at[pc->op](t, pc, sp, fp, ops, objs);
}

/* Observed runs execute the parts of a PLAIN_SUPER sequence one by one. */
static const u8 observed_parts[OP_COUNT] = {
#define OP(name)              1,
#define SUPER2(x, y)          2,
#define SUPER3(x, y, z)       3,
#define PLAIN_SUPER2(x, y)    1,
#define PLAIN_SUPER3(x, y, z) 1,
#include "vm/interp/ops.def"
#undef OP
};

static void op_observed_counted(REGISTERS) {
    t->vm->instructions += observed_parts[pc->op];
    TAIL dispatch_observed.at[pc->op](t, pc, sp, fp, ops, objs);
}

/* Nobody stops before a call whose method is not prepared: what it touches and how many ways it has could not be told.
 */
static void stop_here(REGISTERS) {
    struct method *called = callee_of(t);
    if (called && !called->code && call_prepare(t, called) < 0) {
        if (t->stop) return;
        UNWIND();
    }
    LEAVE(STOP_VISIBLE);
}

static void op_watched(REGISTERS) {
    SYNC();
    if (t->vm->explore.watch.before(t->vm->explore.watch.context, t)) TAIL stop_here(t, pc, sp, fp, ops, objs);
    TAIL dispatch_observed.at[pc->op](t, pc, sp, fp, ops, objs);
}

const struct dispatch dispatch_plain = {{
#define OP(name) op_##name,
#include "vm/interp/ops.def"
#undef OP
}};

const struct dispatch dispatch_counting = {{
#define OP(name) op_counted,
#include "vm/interp/ops.def"
#undef OP
}};

const struct dispatch dispatch_observed_counting = {{
#define OP(name) op_observed_counted,
#include "vm/interp/ops.def"
#undef OP
}};

const struct dispatch dispatch_watched = {{
#define OP(name) op_watched,
#include "vm/interp/ops.def"
#undef OP
}};

/* The operations that other threads may see, or that write what a search must save, or know (op/compare.c). */
/* clang-format off */
#define HEAP_ACCESSES(X) \
    X(ALOAD32) X(ALOAD64) X(ALOAD8) X(ALOADU16) X(ALOAD16) \
    X(ASTORE32) X(ASTORE64) X(ASTORE8) X(ASTORE16) X(ASTOREREF) \
    X(GETFIELD32) X(GETFIELD64) X(PUTFIELD32) X(PUTFIELD64) X(PUTFIELDNARROW) \
    X(GETSTATIC32) X(GETSTATIC64) X(PUTSTATIC32) X(PUTSTATIC64) X(PUTSTATICNARROW) X(CALLSTATIC)
#define OBSERVED_OPS(X) \
    HEAP_ACCESSES(X) \
    X(NEWQUICK) X(MONITORENTER) X(RETURN) X(RETURN32) X(RETURN64) X(RETURNNARROW) \
    X(LCMP) X(LCMP_IFEQ) X(LCMP_IFNE) X(LCMP_IFLT) X(LCMP_IFGE) X(LCMP_IFGT) X(LCMP_IFLE) \
    X(DCMPL) X(DCMPG) X(DCMPG_IFGE) X(DCMPG_IFGT) X(DCMPL_IFLE) X(DCMPL_IFLT) \
    X(L2I) X(LOAD64_L2I)
/* clang-format on */

#define DECLARE(name) OBSERVED(name);
OBSERVED_OPS(DECLARE)

#pragma GCC diagnostic push
#if defined(__clang__)
#pragma GCC diagnostic ignored "-Winitializer-overrides"
#else
#pragma GCC diagnostic ignored "-Woverride-init"
#endif
#define REPLACE(name) [OP_##name] = observed_##name,
const struct dispatch dispatch_observed = {{
#define OP(name)              [OP_##name] = op_##name,
#define SUPER2(x, y)          OP(x##_##y)
#define SUPER3(x, y, z)       OP(x##_##y##_##z)
#define PLAIN_SUPER2(x, y)    [OP_##x##_##y] = op_##x, /* its parts one by one */
#define PLAIN_SUPER3(x, y, z) [OP_##x##_##y##_##z] = op_##x,
#include "vm/interp/ops.def"
#undef OP
    OBSERVED_OPS(REPLACE)}};

const struct dispatch dispatch_listened_observed = {{
#define OP(name)              [OP_##name] = op_##name,
#define SUPER2(x, y)          OP(x##_##y)
#define SUPER3(x, y, z)       OP(x##_##y##_##z)
#define PLAIN_SUPER2(x, y)    [OP_##x##_##y] = op_##x,
#define PLAIN_SUPER3(x, y, z) [OP_##x##_##y##_##z] = op_##x,
#include "vm/interp/ops.def"
#undef OP
    OBSERVED_OPS(REPLACE)}};

/* The operations that make events in runs that are listened to. */
#define LISTENED_ALWAYS(X) X(NEWQUICK) X(MONITORENTER) X(MONITOREXIT)

#define DECLARE_LISTENED(name) LISTENED(name);
HEAP_ACCESSES(DECLARE_LISTENED)
LISTENED_ALWAYS(DECLARE_LISTENED)

#define REPLACE_LISTENED(name) [OP_##name] = listened_##name,
const struct dispatch dispatch_listened = {{
#define OP(name)              [OP_##name] = op_##name,
#define SUPER2(x, y)          OP(x##_##y)
#define SUPER3(x, y, z)       OP(x##_##y##_##z)
#define PLAIN_SUPER2(x, y)    [OP_##x##_##y] = op_##x,
#define PLAIN_SUPER3(x, y, z) [OP_##x##_##y##_##z] = op_##x,
#include "vm/interp/ops.def"
#undef OP
    HEAP_ACCESSES(REPLACE_LISTENED) LISTENED_ALWAYS(REPLACE_LISTENED)}};

const struct dispatch dispatch_listened_locks = {{
#define OP(name) [OP_##name] = op_##name,
#include "vm/interp/ops.def"
#undef OP
    LISTENED_ALWAYS(REPLACE_LISTENED)}};
#pragma GCC diagnostic pop

static const struct dispatch *table_of_listener(const struct listener *l) {
    u32 accesses = SINK_WANTS(READ) | SINK_WANTS(WRITE) | SINK_WANTS(ACQUIRE) | SINK_WANTS(RELEASE);
    return l->wants & accesses ? &dispatch_listened : &dispatch_listened_locks;
}

static const struct dispatch *table_of(const struct vm *vm) {
    if (vm->listener) return vm->explore.observed ? &dispatch_listened_observed : table_of_listener(vm->listener);
    if (vm->explore.watch.before) return &dispatch_watched;
    if (vm->explore.observed) return vm->counting ? &dispatch_observed_counting : &dispatch_observed;
    return vm->counting ? &dispatch_counting : &dispatch_plain;
}

enum stop interp_run(struct thread *t, i64 budget) {
    struct vm *vm = t->vm;
    const struct dispatch *ops = table_of(vm);
    assert(t->fp && budget > 0);
    t->stop = STOP_NONE;
    t->budget = budget;
#ifdef HAVELOCK_TRAMPOLINE
    while (t->stop == STOP_NONE) ops->at[t->pc->op](t, t->pc, t->sp, t->fp, ops, t->objects);
#else
    ops->at[t->pc->op](t, t->pc, t->sp, t->fp, ops, t->objects);
#endif
    return t->stop;
}

void interp_throw_null(REGISTERS) {
    SYNC();
    throw_new(t, "java/lang/NullPointerException", NULL);
    UNWIND();
}

/* ---- unwinding ---- */

/* The handler of frame f for exception e raised at its instruction number `at`; NULL: none. A catch type that
 * cannot be resolved raises its own error, which takes the exception's place. */
static const struct handler_range *find_handler(struct thread *t, struct frame *f, u32 at) {
    const struct code *code = f->method->code;
    struct vm *vm = t->vm;
    for (u32 i = 0; i < code->handler_count; i++) {
        const struct handler_range *h = &code->handlers[i];
        if (at < h->start || at >= h->end) continue;
        if (!h->type) return h;
        struct link_error error = {0};
        struct class *type = resolve_class(vm->program, f->method->holder, h->type, &error);
        if (!type) {
            throw_link(t, &error);
            if (t->wanted) { /* nothing of a class that was never asked for can have been thrown */
                t->wanted = NULL;
                continue;
            }
            return find_handler(t, f, at == 0 ? UINT32_MAX : at);
        }
        if (class_is_subclass(class_of(vm, t->h.exception), type)) return h;
    }
    return NULL;
}

static void leave_frame(struct thread *t) {
    struct frame *f = t->fp;
    library_op_left(t, f);
    if (f->flags & FRAME_JUC_LOCK) juc_locks_leave(t, f, false, true);
    if (f->flags & FRAME_MONITORS) {
        monitor_abandon(t);
        throw_new(t, "java/lang/IllegalMonitorStateException", NULL);
    }
    if (f->lock) {
        ref lock = f->lock;
        f->lock = 0;
        monitor_exit(t, lock); /* not the owner any more: its exception takes over */
    }
    if (f->flags & FRAME_INIT) t->h.exception = init_failed(t, t->classes[f->extra], t->h.exception);
    if (f->flags & FRAME_LOAD) t->h.exception = class_loading_failed(t, f, t->h.exception);
    t->sp = frame_locals(f);
    t->fp = frame_caller(f);
    t->pc = t->fp->pc;
    if (t->vm->explore.observed && t->fp->depth < t->saved_depth) undo_save_frame(t, t->fp);
}

/* Finds who catches; the lowest frame takes whatever nobody caught (see THREADBOTTOM). */
void interp_unwind(REGISTERS) {
    (void)pc, (void)sp, (void)fp;
    if (t->stop) return;
    if (t->wanted && class_loading_ask(t)) RESUME();
    for (;;) {
        struct frame *f = t->fp;
        if (f->flags & FRAME_BOTTOM) {
            t->sp = frame_operands(f);
            t->pc = f->method->code->insns;
            break;
        }
        const struct handler_range *h = find_handler(t, f, (u32)(t->pc - f->method->code->insns));
        if (h) {
            t->sp = frame_operands(f);
            *t->sp++ = t->h.exception;
            undo_thread(t->vm, t);
            t->h.exception = 0;
            t->pc = f->method->code->insns + h->target;
            break;
        }
        leave_frame(t);
    }
    if (!BUDGET_LEFT()) {
        t->stop = STOP_BUDGET;
        return;
    }
    RESUME();
}
