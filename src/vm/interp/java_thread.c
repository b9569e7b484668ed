#include "vm/interp/java_thread.h"

#include <assert.h>
#include <stdlib.h>

#include "program/link/resolve.h"
#include "vm/explore/observe.h"
#include "vm/heap/alloc.h"
#include "vm/interp/call.h"
#include "vm/interp/expected.h"
#include "vm/interp/handler.h"
#include "vm/interp/init.h"
#include "vm/interp/monitor.h"
#include "vm/interp/raise.h"
#include "vm/interp/thread_slots.h"
#include "vm/interp/thread_stack.h"
#include "vm/link/java_names.h"
#include "vm/listen/listen.h"
#include "vm/state/undo.h"
#include "vm/world/printed.h"

static bool is_daemon(struct vm *vm, ref object) {
    struct object *o = object_at(vm, object);
    if (!vm->known.Thread_holder) return get32(o, vm->known.Thread_daemon17);
    ref holder = get32(o, vm->known.Thread_holder);
    return holder && get32(object_at(vm, holder), vm->known.Holder_daemon);
}

/* ---- making and ending ---- */

static void reset_to_bottom(struct thread *t) {
    t->fp = (struct frame *)(void *)t->stack;
    t->sp = frame_operands(t->fp);
    t->pc = t->fp->method->code->insns;
    t->fp->pc = t->pc;
}

struct thread *thread_for(struct vm *vm, ref object) {
    struct thread *t = thread_slot_for(vm, object);
    undo_thread(vm, t);
    thread_slot_connect(vm, t);
    t->h = (struct thread_header){.object = object, .state = THREAD_NEW, .phase = PHASE_START};
    if (!vm->heap.canonical) t->serial = vm->threads.made++;
    if (t->stack) reset_to_bottom(t);
    else stack_push_bottom(t, vm->known.bottom_stub);
    thread_set_number(vm, object, t->id + 1);
    return t;
}

void thread_start(struct thread *t) {
    struct vm *vm = t->vm;
    assert(t->h.state == THREAD_NEW);
    undo_thread(vm, t);
    undo_global(vm);
    t->h.state = THREAD_RUNNABLE;
    t->h.daemon = is_daemon(vm, t->h.object);
    if (!t->h.daemon) vm->threads.live_normal++;
    vm->threads.alive++;
    if (vm->threads.alive > vm->threads.peak) vm->threads.peak = vm->threads.alive;
    vm->threads.concurrent = 1;
    thread_set_status(vm, t->h.object, THREAD_STATUS_RUNNABLE);
    undo_object(vm, t->h.object);
    set64(t->objects[t->h.object], vm->known.Thread_eetop, (u64)t->id + 1);
    if (vm->undo) observe_start(vm, t->h.object);
}

void thread_free(struct thread *t) {
    free(t->stack);
    free(t);
}

/* The object outlives the thread: it says so, and threads that join it are notified. */
static void retire(struct thread *t) {
    struct vm *vm = t->vm;
    ref object = t->h.object;
    thread_set_status(vm, object, THREAD_STATUS_TERMINATED);
    undo_object(vm, object);
    set64(t->objects[object], vm->known.Thread_eetop, 0);
    thread_set_number(vm, object, THREAD_GONE);
    monitor_notify_all(vm, object);
    undo_global(vm);
    if (!t->h.daemon) vm->threads.live_normal--;
    vm->threads.alive--;
    t->h.daemon = 1;
}

/* ---- the bottom frame ---- */

static int push_java(struct thread *t, struct method *m, u32 a0, u32 a1) {
    return call_beginning(t, m, (u32[]){a0, a1});
}

static void report_thrown_by_handler(struct thread *t, ref exception) {
    char text[600], name[300], thread_name[200];
    class_external_name(class_of(t->vm, exception), name, sizeof name);
    thread_java_name(t, thread_name, sizeof thread_name);
    int n = snprintf(text, sizeof text, "\nException: %s thrown from the UncaughtExceptionHandler in thread \"%s\"\n",
                     name, thread_name);
    print_bytes(t->vm, 2, text, (size_t)n);
}

/* An instance main: first the constructor runs, then this phase comes again with the instance in the holder. */
static int begin_instance(struct thread *t, struct class *c) {
    struct vm *vm = t->vm;
    ref instance = words(object_at(vm, vm->entry.holder))[0];
    if (instance) {
        t->h.phase = PHASE_RUN;
        return push_java(t, vm->entry.method, instance, vm->entry.args);
    }
    struct method *constructor = find_method(c, "<init>", "()V");
    instance = alloc_object(t, c);
    if (!instance) return throw_memory(t);
    undo_object(vm, vm->entry.holder);
    words(object_at(vm, vm->entry.holder))[0] = instance;
    return push_java(t, constructor, instance, 0);
}

static int begin_main(struct thread *t) {
    struct vm *vm = t->vm;
    struct class *c = vm->entry.class ? vm->entry.class : vm->entry.method->holder;
    enum init_result ready = init_ensure(t, c);
    if (ready == INIT_THROWN) {
        t->h.phase = PHASE_RUN;
        return -1;
    }
    if (ready == INIT_PUSHED) return 0;
    if (vm->entry.holder) return begin_instance(t, c);
    t->h.phase = PHASE_RUN;
    return push_java(t, vm->entry.method, vm->entry.args, 0);
}

static int begin(struct thread *t) {
    struct vm *vm = t->vm;
    if (t->id == 0 && vm->entry.method) return begin_main(t);
    t->h.phase = PHASE_RUN;
    struct link_error ignored = {0};
    struct method *run = select_virtual(class_of(vm, t->h.object), vm->known.Thread_run, &ignored);
    return push_java(t, run ? run : vm->known.Thread_run, t->h.object, 0);
}

/* What comes after the phase that just ended, with or without an exception. */
static int go_on(struct thread *t, ref exception) {
    struct vm *vm = t->vm;
    switch (t->h.phase) {
    case PHASE_BOOT:
        t->h.exception = exception;
        t->stop = STOP_ENDED;
        return 0;
    case PHASE_START:
        if (!exception) return begin(t);
        t->h.phase = PHASE_RUN;
        /* fall through */
    case PHASE_RUN:
        if (exception) {
            bool is_fault = !expected_covers(vm, exception);
            if (is_fault) vm->explore.uncaught = exception;
            if (is_fault && vm->listener) listen_uncaught(t, exception);
            if (t->id == 0) t->h.uncaught = 1;
            t->h.phase = PHASE_DISPATCH;
            return push_java(t, vm->known.Thread_dispatch, t->h.object, exception);
        }
        /* fall through */
    case PHASE_DISPATCH:
        if (exception) report_thrown_by_handler(t, exception);
        t->h.phase = PHASE_EXIT;
        return push_java(t, vm->known.Thread_exit, t->h.object, 0);
    case PHASE_EXIT: /* under the monitor of the Thread object: a join that has looked is waiting, or has not looked */
        if (!monitor_enter(t, t->h.object)) {
            t->stop = STOP_BLOCKED;
            return 0;
        }
        retire(t);
        monitor_exit(t, t->h.object);
        if (vm->listener) listen_end(t);
        t->h.phase = PHASE_LEAVE;
        t->h.state = t->id == 0 ? THREAD_DESTROY : THREAD_ENDED;
        t->stop = t->id == 0 ? STOP_BLOCKED : STOP_ENDED;
        if (t->id && !vm->heap.canonical && t->id < vm->threads.first_ended) vm->threads.first_ended = t->id;
        return 0;
    case PHASE_LEAVE: {
        t->h.phase = PHASE_SHUTDOWN;
        enum init_result ready = init_ensure(t, vm->known.Shutdown);
        if (ready == INIT_PUSHED) t->h.phase = PHASE_LEAVE;
        if (ready != INIT_READY) return 0;
        return push_java(t, vm->known.Shutdown_shutdown, 0, 0);
    }
    default:
        undo_global(vm);
        vm->exiting = true;
        vm->exit_status = t->h.uncaught ? 1 : 0;
        t->h.phase = PHASE_OVER;
        t->stop = STOP_EXIT;
        return 0;
    }
}

HANDLER(THREADBOTTOM) {
    if (t->vm->explore.observed && t->h.phase == PHASE_EXIT) OBSERVE_VISIBLE();
    SYNC();
    undo_thread(t->vm, t);
    ref exception = t->h.exception;
    t->h.exception = 0;
    if (go_on(t, exception) < 0) {
        if (t->stop) return;
        UNWIND();
    }
    if (t->stop) return;
    RESUME();
}
