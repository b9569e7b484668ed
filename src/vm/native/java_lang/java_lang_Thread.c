#include "program/link/resolve.h"
#include "vm/explore/interrupt_status.h"
#include "vm/explore/observe.h"
#include "vm/heap/alloc.h"
#include "vm/interp/java_thread.h"
#include "vm/interp/raise.h"
#include "vm/interp/stack_element.h"
#include "vm/native.h"
#include "vm/time/clock.h"

static enum native_status currentThread(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = t->h.object;
    return NATIVE_DONE;
}

static enum native_status start0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct thread *started = thread_for(t->vm, args[0]);
    started->h.ahead = t->h.ahead;
    thread_start(started);
    return NATIVE_DONE;
}

/* The bytecode looks at a field that only the VM writes. */
static enum native_status isAlive(struct thread *t, u32 *args, u32 *result) {
    result[0] = thread_of_object(t->vm, args[0]) != NULL;
    return NATIVE_DONE;
}

/* The scheduler is asked at once; in a search it was asked before the call. */
static enum native_status yield0(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    if (t->budget > 1 && !t->vm->undo) t->budget = 1;
    return NATIVE_DONE;
}

static enum native_status throw_interrupted(struct thread *t, const char *text) {
    thread_set_interrupted(t, false);
    throw_new(t, "java/lang/InterruptedException", text ? "%s" : NULL, text);
    return NATIVE_THROWN;
}

/* The JDK's own code for virtual threads says nothing. */
static enum native_status end_sleep(struct thread *t) {
    return throw_interrupted(t, thread_is_virtual(t->vm, t->h.object) ? NULL : "sleep interrupted");
}

static enum native_status sleep_until(struct thread *t, u64 nanos) {
    struct vm *vm = t->vm;
    undo_thread(vm, t);
    if (!t->h.stage) {
        if (thread_is_interrupted(t)) return end_sleep(t);
        if (!nanos) {
            u32 none[2];
            return yield0(t, none, none);
        }
        t->h.stage = 1;
        t->h.state = THREAD_SLEEPING;
        t->h.deadline = clock_deadline(t, 0, nanos);
        return NATIVE_BLOCKED;
    }
    t->h.stage = 0;
    return thread_is_interrupted(t) ? end_sleep(t) : NATIVE_DONE;
}

/* JDK 17: sleep(long millis) is native; later sleep0(long nanos). */
static enum native_status sleep_millis(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    i64 millis = (i64)arg64(args);
    if (millis < 0)
        return throw_new(t, "java/lang/IllegalArgumentException", "timeout value is negative"), NATIVE_THROWN;
    u64 most = UINT64_MAX / 8;
    return sleep_until(t, (u64)millis > most / 1000000 ? most : (u64)millis * 1000000);
}

static enum native_status sleep_nanos(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return sleep_until(t, arg64(args));
}

/* As in HotSpot the permit is there even if the thread is not parked, and stays when the flag is cleared. */
static enum native_status interrupt0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct thread *target = thread_of_object(t->vm, args[0]);
    if (target) {
        interrupt_status_set(t, args[0]);
        undo_thread(t->vm, target);
        target->h.permit = 1;
    }
    return NATIVE_DONE;
}

/* In a search join() waits for the end itself: looking, waiting and being notified are one operation then. A thread
 * that holds the monitor gives it up while it waits; that is left to the bytecode, as are time-outs and virtual
 * threads. */
static enum native_status join(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    bool plain = !t->vm->undo || arg64(args + 1) || thread_owns(t, args[0]) || thread_is_virtual(t->vm, args[0]);
    undo_thread(t->vm, t);
    t->h.stage = t->h.blocker = 0;
    if (plain) return NATIVE_BYTECODE;
    if (!thread_of_object(t->vm, args[0])) { /* whoever finds it ended does not ask for interrupts */
        observe_join(t, args[0]);
        return NATIVE_DONE;
    }
    if (thread_is_interrupted(t)) return throw_interrupted(t, NULL);
    t->h.stage = 1;
    t->h.state = THREAD_JOINING;
    t->h.blocker = args[0];
    return NATIVE_BLOCKED;
}

static enum native_status holdsLock(struct thread *t, u32 *args, u32 *result) {
    if (!args[0]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    result[0] = thread_owns(t, args[0]);
    return NATIVE_DONE;
}

/* The state at this moment, as the enum constant that VM.toThreadState gives for it. */
static enum native_status getState(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct vm *vm = t->vm;
    struct thread *target = thread_of_object(vm, args[0]);
    if (!target || target->h.state == THREAD_DESTROY) return NATIVE_BYTECODE;
    struct link_error error = {0};
    struct class *c = program_class_named(vm->program, LOADER_BOOT, "jdk/internal/misc/VM", &error);
    struct method *m = find_method(c, "toThreadState", "(I)Ljava/lang/Thread$State;");
    u32 status = thread_status(target);
    return call_replace(t, m, &status);
}

static enum native_status ensure_null(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 0;
    return NATIVE_DONE;
}

/* JDK 25: the bindings of scoped values that the innermost runWith on the stack established. */
static enum native_status findScopedValueBindings(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        const struct method *m = f->method;
        if (strcmp(m->name->text, "runWith") != 0 || !m->holder->module || f->locals < 2) continue;
        const char *holder = m->holder->name->text;
        if (strcmp(holder, "java/lang/Thread") != 0 && strcmp(holder, "java/lang/VirtualThread") != 0 &&
            strcmp(holder, "java/lang/ThreadBuilders$BoundVirtualThread") != 0 &&
            strcmp(holder, "java/lang/ScopedValue$Carrier") != 0)
            continue;
        result[0] = frame_locals(f)[1];
        break;
    }
    return NATIVE_DONE;
}

/* The object of one that has ended may be gone, too. */
static bool is_alive(struct vm *vm, const struct thread *t) {
    return t->h.object && t->h.state != THREAD_ENDED && thread_of_object(vm, t->h.object);
}

static enum native_status getThreads(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    struct vm *vm = t->vm;
    u32 count = 0;
    for (u32 i = 0; i < vm->threads.list.count; i++) count += is_alive(vm, vm->threads.list.items[i]);
    ref array = alloc_array(t, program_array_of(vm->program, vm->known.Thread), count);
    if (!array) return throw_memory(t), NATIVE_THROWN;
    for (u32 i = 0, k = 0; i < vm->threads.list.count && k < count; i++)
        if (is_alive(vm, vm->threads.list.items[i]))
            words(object_at(vm, array))[k++] = vm->threads.list.items[i]->h.object;
    result[0] = array;
    return NATIVE_DONE;
}

/* JDK 17: (threads), an array of stack traces; null for a thread that is not alive. */
static enum native_status dumpThreads(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    if (!args[0]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    u32 count = object_at(vm, args[0])->length;
    struct class *elements = program_array_of(vm->program, vm->known.StackTraceElement);
    ref traces = alloc_array(t, program_array_of(vm->program, elements), count);
    if (!traces) return throw_memory(t), NATIVE_THROWN;
    for (u32 i = 0; i < count; i++) {
        ref object = words(object_at(vm, args[0]))[i];
        struct thread *of = object ? thread_of_object(vm, object) : NULL;
        ref trace = of ? stack_elements_of(t, of) : 0;
        if (of && !trace) return throw_memory(t), NATIVE_THROWN;
        words(object_at(vm, traces))[i] = trace;
    }
    result[0] = traces;
    return NATIVE_DONE;
}

static enum native_status getStackTrace0(struct thread *t, u32 *args, u32 *result) {
    struct thread *of = thread_of_object(t->vm, args[0]);
    if (!of) return NATIVE_DONE;
    result[0] = stack_elements_of(t, of);
    return result[0] ? NATIVE_DONE : (throw_memory(t), NATIVE_THROWN);
}

static const struct native_entry entries[] = {
    {"currentThread", NULL, currentThread, 0},
    {"currentCarrierThread", NULL, currentThread, 0},
    {"start0", "()V", start0, NATIVE_VISIBLE | TOUCHES(START)},
    {"isAlive", "()Z", isAlive, NATIVE_OVERRIDE | NATIVE_VISIBLE | TOUCHES(LIFE_READ)},
    {"join", "(J)V", join, NATIVE_OVERRIDE | NATIVE_VISIBLE | TOUCHES(JOIN)},
    {"yield", "()V", yield0, NATIVE_VISIBLE | TOUCHES(NOTHING)},
    {"yield0", "()V", yield0, NATIVE_VISIBLE | TOUCHES(NOTHING)},
    {"sleep", "(J)V", sleep_millis, NATIVE_VISIBLE | TOUCHES(PAUSE)},
    {"sleep0", "(J)V", sleep_nanos, NATIVE_VISIBLE | TOUCHES(PAUSE)},
    {"sleepNanos0", "(J)V", sleep_nanos, NATIVE_VISIBLE | TOUCHES(PAUSE)},
    {"interrupt0", "()V", interrupt0, NATIVE_VISIBLE | TOUCHES(SIGNAL_ARG0)},
    {"clearInterruptEvent", "()V", native_nothing, 0},
    {"setPriority0", NULL, native_nothing, 0},
    {"setNativeName", NULL, native_nothing, 0},
    {"holdsLock", NULL, holdsLock, 0},
    {"getState", "()Ljava/lang/Thread$State;", getState, NATIVE_OVERRIDE | NATIVE_VISIBLE | TOUCHES(STATE)},
    {"threadState", "()Ljava/lang/Thread$State;", getState, NATIVE_OVERRIDE | NATIVE_VISIBLE | TOUCHES(STATE)},
    {"scopedValueCache", NULL, ensure_null, 0},
    {"setScopedValueCache", NULL, native_nothing, 0},
    {"ensureMaterializedForStackWalk", NULL, native_nothing, 0},
    {"setCurrentThread", NULL, native_nothing, 0},
    {"findScopedValueBindings", NULL, findScopedValueBindings, 0},
    {"getThreads", NULL, getThreads, NATIVE_VISIBLE},
    {"dumpThreads", NULL, dumpThreads, NATIVE_VISIBLE},
    {"getStackTrace0", NULL, getStackTrace0, NATIVE_VISIBLE},
    {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Thread_natives = {"java/lang/Thread", entries};
