#include "program/link/resolve.h"
#include "vm/caveats.h"
#include "vm/heap/gc.h"
#include "vm/interp/init_status.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect_invoke.h"
#include "vm/native.h"

/* The common ForkJoinPool leaves one processor to the thread that gives it work, which is not there to help: two tasks
 * that nobody waits for run at the same time only if it has two workers. */
enum { PROCESSORS = 2, COMMON_POOL_PROCESSORS = 3 };

/* Queues and locks ask to know whether it is worth while to spin before they wait; pools, how many threads to use. */
static bool asks_whether_to_spin(const struct method *caller) {
    const char *class = caller->holder->name->text;
    return strncmp(class, "java/util/concurrent/", 21) == 0 && !strstr(class, "ForkJoin") &&
           !strstr(class, "Executors");
}

static bool makes_common_pool(const struct method *caller) {
    return strcmp(caller->holder->name->text, "java/util/concurrent/ForkJoinPool") == 0 &&
           strcmp(caller->descriptor->text, "(B)V") == 0;
}

static enum native_status availableProcessors(struct thread *t, u32 *args, u32 *result) {
    const struct method *caller = t->fp->method;
    (void)args;
    if (makes_common_pool(caller)) result[0] = COMMON_POOL_PROCESSORS;
    else if (asks_whether_to_spin(caller)) result[0] = 1;
    else {
        result[0] = PROCESSORS;
        if (t->vm->undo) caveat_note_if_asked(t, CAVEAT_PROCESSORS);
    }
    return NATIVE_DONE;
}

/* Constant answers: a program that looks at its memory behaves the same in every run. */
static enum native_status maxMemory(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result64(result, t->vm->heap.limit);
    return NATIVE_DONE;
}

static enum native_status freeMemory(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result64(result, t->vm->undo ? t->vm->heap.limit / 2 : t->vm->heap.limit - t->vm->heap.bytes);
    return NATIVE_DONE;
}

/* What the JDK's own thread for references would do. */
static struct method *method_for(struct vm *vm, ref reference) {
    struct class *c = class_of(vm, reference);
    if (strcmp(c->name->text, "jdk/internal/ref/Cleaner") == 0) return find_method(c, "clean", "()V");
    return find_method(vm->known.Reference, "enqueueFromPending", "()V");
}

static enum native_status finalize_next(struct thread *t);

static struct class *finalizer_class(struct vm *vm) {
    struct link_error error = {0};
    return program_class_named(vm->program, LOADER_BOOT, "java/lang/ref/Finalizer", &error);
}

/* The initialiser, which the VM did without so far, starts the thread, or a method does it later. */
static enum native_status start_finalizer_thread(struct thread *t, struct class *c) {
    struct vm *vm = t->vm;
    struct method *start = find_method(c, "startFinalizerThread", "(Ljava/lang/ThreadGroup;)V");
    if (!vm->gc.initialising) vm->statics.words[c->statics_start] = INIT_STATUS_NONE;
    vm->gc.initialising = true;
    enum native_status ready = reflect_initialise(t, c);
    if (ready != NATIVE_DONE) return ready;
    vm->gc.finalizing = true;
    return start ? call_on_top(t, start, &vm->known.system_group) : finalize_next(t);
}

/* Makes a Finalizer for one object after the other; the JDK's own thread runs them, once they are enqueued. */
static enum native_status finalize_next(struct thread *t) {
    struct vm *vm = t->vm;
    struct class *c = finalizer_class(vm);
    if (!vm->gc.finalizing) return start_finalizer_thread(t, c);
    enum native_status ready = reflect_initialise(t, c);
    if (ready != NATIVE_DONE) return ready;
    ref object = vec_pop(&vm->gc.dying);
    vm->gc.registered = true;
    return call_on_top(t, find_method(c, "register", "(Ljava/lang/Object;)V"), &object);
}

/* The Finalizer that was made last is the first of the JDK's list. */
static void take_finalizer(struct vm *vm) {
    struct field *first = find_field(finalizer_class(vm), "unfinalized", "Ljava/lang/ref/Finalizer;");
    ref made = first ? vm->statics.words[first->offset] : 0;
    vm->gc.registered = false;
    if (!made) return;
    set32(object_at(vm, made), vm->known.Reference_discovered, vm->gc.pending);
    vm->gc.pending = made;
}

/* The references that were cleared are enqueued one after another before the call returns. A search collects at the end
 * of its steps, and clears none. */
static enum native_status gc(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    struct vm *vm = t->vm;
    if (vm->undo) return NATIVE_DONE;
    if (vm->gc.enqueuing != t->id + 1) gc_collect_weakly(vm);
    else if (vm->gc.registered) take_finalizer(vm);
    vm->gc.enqueuing = vm->gc.pending || vm->gc.dying.count ? t->id + 1 : 0;
    if (vm->gc.dying.count) return finalize_next(t);
    ref first = vm->gc.pending;
    if (!first) return NATIVE_DONE;
    vm->gc.pending = get32(object_at(vm, first), vm->known.Reference_discovered);
    set32(object_at(vm, first), vm->known.Reference_discovered, 0);
    vm->gc.enqueuing = vm->gc.pending ? t->id + 1 : 0;
    struct method *m = method_for(vm, first);
    if (!m) return NATIVE_DONE;
    return vm->gc.pending ? call_on_top(t, m, &first) : call_replace(t, m, &first);
}

/* System.gc() has handed all to the JDK's thread. */
static enum native_status runFinalization(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

/* (class, name): the JDK's own libraries are part of the VM. */
static enum native_status loadLibrary0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return args[1] && mirror_class(t->vm, args[1])->module ? NATIVE_DONE : NATIVE_BYTECODE;
}

/* None is built in; what is not a file either is an UnsatisfiedLinkError. */
static enum native_status findBuiltinLib(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 0;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"availableProcessors", NULL, availableProcessors, 0},
                                              {"maxMemory", NULL, maxMemory, 0},
                                              {"totalMemory", NULL, maxMemory, 0},
                                              {"freeMemory", NULL, freeMemory, 0},
                                              {"gc", NULL, gc, 0},
                                              {"runFinalization", NULL, runFinalization, NATIVE_OVERRIDE},
                                              {"loadLibrary0", NULL, loadLibrary0, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
static const struct native_entry libraries[] = {{"findBuiltinLib", NULL, findBuiltinLib, 0}, {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_loader_NativeLibraries_natives = {"jdk/internal/loader/NativeLibraries",
                                                                         libraries};

static enum native_status isFinalizationEnabled(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 1;
    return NATIVE_DONE;
}

static const struct native_entry finalizer[] = {{"isFinalizationEnabled", NULL, isFinalizationEnabled, 0},
                                                {"reportComplete", NULL, native_nothing, 0},
                                                {NULL, NULL, NULL, 0}};
const struct native_class java_lang_ref_Finalizer_natives = {"java/lang/ref/Finalizer", finalizer};

const struct native_class java_lang_Runtime_natives = {"java/lang/Runtime", entries};
