#include "vm/interp/java_thread.h"

#include <stdlib.h>

#include "base/map.h"
#include "program/link/resolve.h"
#include "vm/explore/observe.h"
#include "vm/heap/alloc.h"
#include "vm/heap/java_string.h"
#include "vm/interp/call.h"
#include "vm/interp/init.h"
#include "vm/interp/interp.h"
#include "vm/interp/monitor.h"
#include "vm/interp/raise.h"
#include "vm/link/java_names.h"
#include "vm/listen/listen.h"
#include "vm/state/restore.h"
#include "vm/state/undo.h"
#include "vm/world/printed.h"

enum {
    STATUS_NEW = 0,
    STATUS_TERMINATED = 2,
    STATUS_RUNNABLE = 0x5,
    STATUS_SLEEPING = 0xE1,
    STATUS_WAITING = 0x191,
    STATUS_TIMED_WAITING = 0x1A1,
    STATUS_PARKED = 0x291,
    STATUS_TIMED_PARKED = 0x2A1,
    STATUS_BLOCKED = 0x401
};

u32 thread_status(const struct thread *t) {
    switch (t->h.state) {
    case THREAD_NEW: return STATUS_NEW;
    case THREAD_BLOCKED:
    case THREAD_REACQUIRE: return STATUS_BLOCKED;
    case THREAD_JOINING: return STATUS_WAITING;
    case THREAD_WAITING: return t->h.deadline ? STATUS_TIMED_WAITING : STATUS_WAITING;
    case THREAD_SLEEPING: return STATUS_SLEEPING;
    case THREAD_PARKED: return t->h.deadline ? STATUS_TIMED_PARKED : STATUS_PARKED;
    case THREAD_ENDED: return STATUS_TERMINATED;
    default: return STATUS_RUNNABLE;
    }
}

/* ---- the java.lang.Thread behind it ---- */

void thread_set_status(struct vm *vm, ref object, u32 status) {
    struct object *o = object_at(vm, object);
    u32 offset = vm->known.Thread_threadStatus17;
    if (vm->known.Thread_holder) {
        object = get32(o, vm->known.Thread_holder);
        o = object_at(vm, object);
        offset = vm->known.Holder_status;
    }
    undo_object(vm, object);
    set32(o, offset, status);
}

static bool is_daemon(struct vm *vm, ref object) {
    struct object *o = object_at(vm, object);
    if (!vm->known.Thread_holder) return get32(o, vm->known.Thread_daemon17);
    ref holder = get32(o, vm->known.Thread_holder);
    return holder && get32(object_at(vm, holder), vm->known.Holder_daemon);
}

bool thread_is_interrupted(const struct thread *t) {
    return get32(t->objects[t->h.object], t->vm->known.Thread_interrupted);
}

void thread_set_interrupted(struct thread *t, bool value) {
    undo_object(t->vm, t->h.object);
    set32(t->objects[t->h.object], t->vm->known.Thread_interrupted, value);
}

bool thread_is_virtual(struct vm *vm, ref object) {
    for (const struct class *c = class_of(vm, object); c; c = c->super)
        if (strcmp(c->name->text, "java/lang/BaseVirtualThread") == 0) return true;
    return false;
}

void thread_java_name(struct thread *t, char *out, size_t size) {
    ref name = get32(t->objects[t->h.object], t->vm->known.Thread_name);
    if (name && java_string_copy_ascii(t->vm, name, out, size)) return;
    char *text = name ? java_string_utf8(t->vm, name) : NULL;
    snprintf(out, size, "%s", text ? text : "?");
    free(text);
}

void thread_display_name(struct thread *t, char *out, size_t size) {
    u32 number = t->vm->heap.canonical ? t->id : t->serial;
    thread_java_name(t, out, size);
    if (out[strspn(out, " \t\r\n")]) return;
    if (!number) snprintf(out, size, "main");
    else snprintf(out, size, "%s#%u", thread_is_virtual(t->vm, t->h.object) ? "VirtualThread" : "Thread", number - 1);
}

/* ---- making and ending ---- */

static struct thread *new_slot(struct vm *vm) {
    if (!vm->heap.canonical)
        for (; vm->threads.first_ended < vm->threads.list.count; vm->threads.first_ended++)
            if (vm->threads.list.items[vm->threads.first_ended]->h.state == THREAD_ENDED && vm->threads.first_ended) {
                struct thread *old = vm->threads.list.items[vm->threads.first_ended];
                free(old->stack);
                u32 id = old->id;
                *old = (struct thread){.id = id};
                return old;
            }
    struct thread *t = calloc(1, sizeof *t);
    t->id = vm->threads.list.count;
    vec_push(&vm->threads.list, t);
    return t;
}

/* In place of the number of a thread plus 1, in the object of one that has ended. */
enum { GONE = INT32_MAX };

struct thread *thread_of_object(struct vm *vm, ref object) {
    u32 number = object_at(vm, object)->length;
    return number && number != GONE ? vm->threads.list.items[number - 1] : NULL;
}

static void set_thread_number(struct vm *vm, ref object, u32 number) {
    undo_object(vm, object);
    object_at(vm, object)->length = number;
}

/* Its number may be one that other VMs gave it, beyond threads that this VM has not met. */
static void make_shared_slot(struct vm *vm, ref object) {
    u32 number = numbers_of(vm->explore.numbers, NUMBER_THREAD, &object, sizeof object, 1);
    if (restore_threads(vm, number + 1) == 0) map_put(vm->threads.ids, object, number);
}

/* Observed: the same Thread object (the same canonical number) always has the same thread number, whichever
 * order threads are started in. */
static struct thread *canonical_slot(struct vm *vm, ref object) {
    u64 known;
    if (map_get(vm->threads.ids, object, &known)) return vm->threads.list.items[known];
    if (vm->explore.numbers) make_shared_slot(vm, object);
    if (map_get(vm->threads.ids, object, &known)) return vm->threads.list.items[known];
    struct thread *t = new_slot(vm);
    map_put(vm->threads.ids, object, t->id);
    t->vm = vm;
    call_push_bottom(t, vm->known.bottom_stub);
    return t;
}

bool thread_has_ended(struct vm *vm, ref object, u32 *number) {
    u64 known;
    if (object_at(vm, object)->length != GONE) return false;
    if (!map_get(vm->threads.ids, object, &known) && vm->explore.numbers) make_shared_slot(vm, object);
    if (!map_get(vm->threads.ids, object, &known)) return false;
    *number = (u32)known;
    return true;
}

static void reset_to_bottom(struct thread *t) {
    t->fp = (struct frame *)(void *)t->stack;
    t->sp = frame_operands(t->fp);
    t->pc = t->fp->method->code->insns;
    t->fp->pc = t->pc;
}

struct thread *thread_for(struct vm *vm, ref object) {
    struct thread *t = vm->heap.canonical ? canonical_slot(vm, object) : new_slot(vm);
    undo_thread(vm, t);
    t->vm = vm;
    t->objects = vm->heap.objects;
    t->statics = vm->statics.words;
    t->methods = program_methods(vm->program);
    t->classes = program_classes(vm->program);
    t->h = (struct thread_header){.object = object, .state = THREAD_NEW, .phase = PHASE_START};
    if (!vm->heap.canonical) t->serial = vm->threads.made++;
    if (t->stack) reset_to_bottom(t);
    else call_push_bottom(t, vm->known.bottom_stub);
    set_thread_number(vm, object, t->id + 1);
    return t;
}

void thread_start(struct thread *t) {
    struct vm *vm = t->vm;
    undo_thread(vm, t);
    undo_global(vm);
    t->h.state = THREAD_RUNNABLE;
    t->h.daemon = is_daemon(vm, t->h.object);
    if (!t->h.daemon) vm->threads.live_normal++;
    vm->threads.alive++;
    vm->threads.concurrent = 1;
    thread_set_status(vm, t->h.object, STATUS_RUNNABLE);
    undo_object(vm, t->h.object);
    set64(t->objects[t->h.object], vm->known.Thread_eetop, (u64)t->id + 1);
    if (vm->undo) observe_start(vm, t->h.object);
}

void thread_free(struct thread *t) {
    free(t->stack);
    free(t);
}

/* The object outlives the thread: it says so, and whoever joins is told. */
static void retire(struct thread *t) {
    struct vm *vm = t->vm;
    ref object = t->h.object;
    thread_set_status(vm, object, STATUS_TERMINATED);
    undo_object(vm, object);
    set64(t->objects[object], vm->known.Thread_eetop, 0);
    set_thread_number(vm, object, GONE);
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
            vm->explore.uncaught = exception;
            if (vm->listener) listen_uncaught(t, exception);
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
