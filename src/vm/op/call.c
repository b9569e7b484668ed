/* Calls and returns. */
#include "vm/interp/call.h"
#include "program/link/itable.h"
#include "program/link/resolve.h"
#include "vm/access/access.h"
#include "vm/explore/observe.h"
#include "vm/heap/gc.h"
#include "vm/interp/handler.h"
#include "vm/interp/init.h"
#include "vm/interp/monitor.h"
#include "vm/interp/raise.h"
#include "vm/interp/thread_stack.h"
#include "vm/link/callsite.h"
#include "vm/link/handle.h"
#include "vm/link/java_names.h"
#include "vm/link/mirror.h"
#include "vm/listen/juc_locks.h"
#include "vm/listen/listen.h"
#include "vm/native.h"

/* ---- entering ---- */

static void call_slow(REGISTERS);

/* Enters m, whose arguments are on the stack. */
#define ENTER(callee_) \
    do { \
        struct method *entered = (callee_); \
        const struct code *code = entered->code; \
        u32 *args = sp - entered->arg_slots; \
        if (UNLIKELY(!code || code->native || code->synchronized)) { \
            t->callee = entered; \
            TAIL call_slow(t, pc, sp, fp, ops, objs); \
        } \
        struct frame *f = (struct frame *)(void *)(args + code->max_locals); \
        if (UNLIKELY((u32 *)(void *)(f + 1) + code->max_stack > t->stack_end || !BUDGET_LEFT())) { \
            t->callee = entered; \
            TAIL call_slow(t, pc, sp, fp, ops, objs); \
        } \
        fp->pc = pc; \
        f->method = entered; \
        f->below = (u32)((u32 *)(void *)f - (u32 *)(void *)fp); \
        f->locals = code->max_locals; \
        f->flags = 0; \
        f->depth = fp->depth + 1; \
        f->lock = 0; \
        f->context = 0; \
        pc = code->insns; \
        fp = f; \
        sp = (u32 *)(void *)(f + 1); \
        GO(); \
    } while (0)

static void push_result(struct thread *t, const struct method *m, u32 *args, const u32 *result) {
    u32 width = m->return_type == 'V' ? 0 : m->return_type == 'J' || m->return_type == 'D' ? 2 : 1;
    memcpy(args, result, width * sizeof(u32));
    t->sp = args + width;
    t->pc++;
}

/* Runs the C body of t->callee. False: the interpreter must leave or unwind, as t->stop and
 * t->h.exception say; true: resume. */
static bool run_native(struct thread *t, struct method *m, bool *bytecode) {
    u32 result[2] = {0, 0}, *args = t->sp - m->arg_slots;
    struct vm *vm = t->vm;
    if (heap_is_due(&vm->heap)) gc_collect(vm);
    t->native = m;
    enum native_status status = ((native_fn)m->native)(t, args, result);
    if (status == NATIVE_THROWN && t->out_of_memory && !t->gc_tried) {
        t->out_of_memory = false;
        t->h.exception = 0;
        t->gc_tried = true;
        t->native = NULL;
        gc_collect_softly(vm);
        return true;
    }
    if (vm->listener) listen_native(t, m, args, result, status);
    t->native = NULL;
    t->gc_tried = false;
    t->out_of_memory = false;
    switch (status) {
    case NATIVE_DONE: push_result(t, m, args, result); return true;
    case NATIVE_CALLED:
    case NATIVE_AGAIN: return true;
    case NATIVE_BYTECODE: *bytecode = true; return true;
    case NATIVE_BLOCKED: t->stop = STOP_BLOCKED; return false;
    case NATIVE_THROWN: return false;
    case NATIVE_STOP:
        if (t->stop == STOP_NONE) t->stop = STOP_EXIT;
        return false;
    }
    return false;
}

static bool is_choice(struct thread *t, const struct method *m, const u32 *args) {
    if (m->native_flags & NATIVE_CHOICE) return true;
    return (m->native_flags & NATIVE_CHOICE_IF) && ((native_alternatives_fn)m->native_alternatives)(t, args) > 1;
}

/* Everything but the plain case: first call, native, synchronized, stack too small, budget used up. */
static NOINLINE void call_slow(REGISTERS) {
    struct method *m = t->callee;
    SYNC();
    if (t->budget <= 0) LEAVE(STOP_BUDGET);
    if (!m->code && call_prepare(t, m) < 0) {
        if (t->stop) return;
        UNWIND();
    }
    u32 *args = sp - m->arg_slots;
    bool stopped = false; /* an override that leaves it to the bytecode: entering it is part of the same operation */
    if (m->code->native) {
        if (t->vm->explore.observed && is_choice(t, m, args)) OBSERVE_CHOICE();
        else if (t->vm->explore.observed && access_native_visible(t, m, args)) {
            OBSERVE_VISIBLE();
            stopped = true;
        }
        bool bytecode = false;
        if (!run_native(t, m, &bytecode)) {
            if (t->stop) return;
            UNWIND();
        }
        if (!bytecode) RESUME();
    }
    if (m->code->synchronized) {
        ref lock = method_is_static(m) ? mirror_of(t->vm, m->holder) : args[0];
        if (t->vm->explore.observed && !stopped && !thread_owns(t, lock)) OBSERVE_LOCK(lock);
        if (!monitor_enter(t, lock)) LEAVE(STOP_BLOCKED);
        if (stack_push(t, m, args, 0) < 0) {
            monitor_exit(t, lock);
            UNWIND();
        }
        t->fp->lock = lock;
        RESUME();
    }
    if (stack_push(t, m, args, juc_locks_flag(m)) < 0) UNWIND();
    RESUME();
}

/* ---- quick calls ---- */

HANDLER(CALLSTATIC) { ENTER(t->methods[pc->b]); }

HANDLER(CALLFINAL) {
    if (UNLIKELY(!sp[-(i32)pc->a])) THROW_NULL();
    ENTER(t->methods[pc->b]);
}

HANDLER(CALLVIRTUAL) {
    ref receiver = sp[-(i32)pc->a];
    if (UNLIKELY(!receiver)) THROW_NULL();
    ENTER(t->classes[objs[receiver]->class_id]->vtable[pc->b]);
}

static void throw_not_implemented(struct thread *t, const struct class *c, const struct class *interface) {
    char receiver[600], wanted[600];
    class_external_name(c, receiver, sizeof receiver);
    class_external_name(interface, wanted, sizeof wanted);
    throw_new(t, "java/lang/IncompatibleClassChangeError", "Class %s does not implement the requested interface %s",
              receiver, wanted);
}

/* invokevirtual may reach an interface method that the class inherits: other methods count, and other messages. */
static struct method *select_through_class(struct thread *t, struct class *c, struct method *resolved,
                                           struct link_error *error) {
    int opcode;
    if (call_resolved(t, &opcode) != resolved || opcode != 182) return NULL;
    *error = (struct link_error){0};
    return select_virtual(c, resolved, error);
}

/* NULL: an exception was raised. */
static NOINLINE struct method *selected_for(struct thread *t, struct class *c, struct method *resolved) {
    struct link_error error = {0};
    if (!class_is_subclass(c, resolved->holder)) return throw_not_implemented(t, c, resolved->holder), NULL;
    struct method *m = select_interface(t->vm->program, c, resolved, &error);
    if (!m) m = select_through_class(t, c, resolved, &error);
    if (!m) throw_link(t, &error);
    return m;
}

/* The first call on a class: selects, and enters it into the class's table. */
static NOINLINE void call_selected(REGISTERS) {
    SYNC();
    struct method *m = selected_for(t, class_of(t->vm, sp[-(i32)pc->a]), t->methods[pc->b]);
    if (!m) UNWIND();
    t->callee = m;
    TAIL call_slow(t, pc, sp, fp, ops, objs);
}

HANDLER(CALLINTERFACE) {
    ref receiver = sp[-(i32)pc->a];
    if (UNLIKELY(!receiver)) THROW_NULL();
    struct method *selected = itable_find(t->classes[objs[receiver]->class_id], pc->b);
    if (UNLIKELY(!selected)) TAIL call_selected(t, pc, sp, fp, ops, objs);
    ENTER(selected);
}

/* invokespecial in an interface: the verifier takes interfaces on trust, so the receiver is looked at here. */
HANDLER(CALLSUPERIN) {
    ref receiver = sp[-(i32)pc->a];
    if (UNLIKELY(!receiver)) THROW_NULL();
    const struct class *c = t->classes[objs[receiver]->class_id], *current = fp->method->holder;
    if (UNLIKELY(!class_is_subclass(c, current))) {
        char name[600], wanted[600];
        class_external_name(c, name, sizeof name);
        class_external_name(current, wanted, sizeof wanted);
        THROW("java/lang/IncompatibleClassChangeError",
              "Receiver class %s must be the current class or a subtype of interface %s", name, wanted);
    }
    ENTER(t->methods[pc->b]);
}

/* invokeinterface of a private method: nothing is selected, but the receiver must fit. */
HANDLER(CALLPRIVATEIN) {
    ref receiver = sp[-(i32)pc->a];
    if (UNLIKELY(!receiver)) THROW_NULL();
    const struct class *c = t->classes[objs[receiver]->class_id];
    struct method *m = t->methods[pc->b];
    if (UNLIKELY(!class_is_subclass(c, m->holder))) {
        SYNC();
        throw_not_implemented(t, c, m->holder);
        UNWIND();
    }
    ENTER(m);
}

/* ---- slow calls: resolve, initialise, quicken ---- */

static NOINLINE struct method *resolve(struct thread *t, const struct insn *pc, struct frame *fp, int opcode) {
    struct link_error error = {0};
    struct method *m = resolve_method(t->vm->program, fp->method->holder, (u16)pc->b, opcode, &error);
    if (!m) throw_link(t, &error);
    return m;
}

HANDLER(INVOKESTATIC) {
    SYNC();
    struct method *m = resolve(t, pc, fp, 184);
    if (!m) UNWIND();
    enum init_result ready = init_ensure(t, m->holder);
    if (ready == INIT_THROWN) UNWIND();
    if (ready == INIT_PUSHED) RESUME();
    if (m->flags & METHOD_POLYMORPHIC) {
        insn_quicken(pc, OP_CALLHANDLE, m->arg_slots, pc->b);
        GO();
    }
    if (ready != INIT_READY) ENTER(m);
    insn_quicken(pc, OP_CALLSTATIC, m->arg_slots, m->id);
    GO();
}

HANDLER(INVOKESPECIAL) {
    SYNC();
    struct method *m = resolve(t, pc, fp, 183);
    if (!m) UNWIND();
    bool guarded = fp->method->holder->is_interface && !(m->flags & METHOD_INIT);
    insn_quicken(pc, guarded ? OP_CALLSUPERIN : OP_CALLFINAL, m->arg_slots, m->id);
    GO();
}

HANDLER(INVOKEVIRTUAL) {
    SYNC();
    struct method *m = resolve(t, pc, fp, 182);
    if (!m) UNWIND();
    if (m->flags & METHOD_POLYMORPHIC) insn_quicken(pc, OP_CALLHANDLE, 0, pc->b);
    else if (m->holder->is_interface && !(m->access & ACC_PRIVATE))
        insn_quicken(pc, OP_CALLINTERFACE, m->arg_slots, m->id); /* inherited by an abstract class */
    else if (m->vtable_index >= 0 && !(m->access & (ACC_PRIVATE | ACC_FINAL)))
        insn_quicken(pc, OP_CALLVIRTUAL, m->arg_slots, (u32)m->vtable_index);
    else insn_quicken(pc, OP_CALLFINAL, m->arg_slots, m->id);
    GO();
}

HANDLER(INVOKEINTERFACE) {
    SYNC();
    struct method *m = resolve(t, pc, fp, 185);
    if (!m) UNWIND();
    bool selected = (m->access & ACC_PRIVATE) || (!m->holder->is_interface && m->vtable_index < 0);
    bool guarded = (m->access & ACC_PRIVATE) && m->holder->is_interface;
    if (selected) insn_quicken(pc, guarded ? OP_CALLPRIVATEIN : OP_CALLFINAL, m->arg_slots, m->id);
    else if (!m->holder->is_interface) insn_quicken(pc, OP_CALLVIRTUAL, m->arg_slots, (u32)m->vtable_index);
    else insn_quicken(pc, OP_CALLINTERFACE, m->arg_slots, m->id);
    GO();
}

HANDLER(INVOKEDYNAMIC) {
    SYNC();
    if (callsite_link(t) < 0) {
        if (t->stop) return;
        UNWIND();
    }
    RESUME();
}

/* Method and variable handles: linked per call site as well. */
HANDLER(CALLHANDLE) {
    SYNC();
    if (UNLIKELY(!BUDGET_LEFT())) LEAVE(STOP_BUDGET);
    switch (handle_call(t)) {
    case HANDLE_NULL: THROW_NULL();
    case HANDLE_STOP: LEAVE(STOP_VISIBLE);
    case HANDLE_FAILED:
        if (t->stop) return;
        UNWIND();
    default: RESUME();
    }
}

/* ---- returning ---- */

/* Leaves a synchronized method or a frame that the VM pushed: width words of result on top. */
static NOINLINE void return_slow(struct thread *t, const struct insn *pc, u32 *sp, struct frame *fp,
                                 const struct dispatch *ops, struct object **objs) {
    SYNC();
    library_op_left(t, fp);
    u32 width = t->width;
    if (fp->flags & FRAME_JUC_LOCK) juc_locks_leave(t, fp, width && (sp[-1] | sp[-(i32)width]), false);
    if (fp->flags & FRAME_MONITORS) {
        monitor_abandon(t);
        THROW("java/lang/IllegalMonitorStateException", NULL);
    }
    if (fp->lock) {
        ref lock = fp->lock;
        fp->lock = 0;
        if (monitor_exit(t, lock) < 0) UNWIND();
    }
    u32 result[2] = {width ? sp[-(i32)width] : 0, width == 2 ? sp[-1] : 0};
    struct frame *caller = frame_caller(fp);
    bool again = fp->flags & FRAME_RETRY;
    u32 *to = frame_locals(fp);
    if (!again) {
        memcpy(to, result, width * sizeof(u32));
        to += width;
    }
    fp = caller;
    sp = to;
    pc = again ? caller->pc : caller->pc + 1;
    if (t->vm->explore.observed && fp->depth < t->saved_depth) {
        SYNC();
        undo_save_frame(t, fp);
    }
    GO();
}

#define RETURN_WORDS(name, words_, move) \
    HANDLER(name) { \
        if (UNLIKELY(fp->flags | fp->lock)) { \
            t->width = words_; \
            TAIL return_slow(t, pc, sp, fp, ops, objs); \
        } \
        u32 *to = frame_locals(fp); \
        fp = (struct frame *)(void *)((u32 *)(void *)fp - fp->below); \
        move; \
        sp = to + (words_); \
        pc = fp->pc + 1; \
        GO(); \
    }

RETURN_WORDS(RETURN, 0, (void)0)
RETURN_WORDS(RETURN32, 1, to[0] = sp[-1])
RETURN_WORDS(RETURN64, 2, store64(to, load64(sp - 2)))

HANDLER(RETURNNARROW) { /* a = the return type: boolean, byte, char, short */
    sp[-1] = narrow_word(sp[-1], pc->a);
    TAIL op_RETURN32(t, pc, sp, fp, ops, objs);
}

/* ---- observed ---- */

/* The caller's frame is about to be written: saved before, unless it is or is new. */
#define OBSERVED_RETURN(name, words_) \
    OBSERVED(name) { \
        t->width = words_; \
        TAIL return_slow(t, pc, sp, fp, ops, objs); \
    }
OBSERVED_RETURN(RETURN, 0)
OBSERVED_RETURN(RETURN32, 1)
OBSERVED_RETURN(RETURN64, 2)

OBSERVED(RETURNNARROW) {
    sp[-1] = narrow_word(sp[-1], pc->a);
    TAIL observed_RETURN32(t, pc, sp, fp, ops, objs);
}

LISTENED(CALLSTATIC);
OBSERVED(CALLSTATIC) { /* the initialisation seen when it was quickened may have been undone */
    struct class *c = t->methods[pc->b]->holder;
    if (UNLIKELY(!init_done(t->vm, c))) {
        SYNC();
        enum init_result ready = init_ensure(t, c);
        if (ready == INIT_THROWN) UNWIND();
        if (ready == INIT_PUSHED) RESUME();
    } else OBSERVE_INITIALISED(c);
    CARRY_OUT(CALLSTATIC);
}
