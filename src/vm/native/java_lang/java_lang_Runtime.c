#include "program/link/resolve.h"
#include "vm/heap/gc.h"
#include "vm/link/mirror.h"
#include "vm/native.h"

/* Queues and locks ask to know whether it is worth while to spin before they wait; pools, how many threads to use. */
static bool asks_whether_to_spin(const struct thread *t) {
    const char *caller = t->fp->method->holder->name->text;
    return strncmp(caller, "java/util/concurrent/", 21) == 0 && !strstr(caller, "ForkJoin");
}

static enum native_status availableProcessors(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = asks_whether_to_spin(t) ? 1 : 2;
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

/* The references that were cleared are enqueued one after another before the call returns. A search collects at the end
 * of its steps, and clears none. */
static enum native_status gc(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    struct vm *vm = t->vm;
    if (vm->undo) return NATIVE_DONE;
    if (vm->gc.enqueuing != t->id + 1) gc_collect_weakly(vm);
    ref first = vm->gc.pending;
    if (!first) return NATIVE_DONE;
    vm->gc.pending = get32(object_at(vm, first), vm->known.Reference_discovered);
    set32(object_at(vm, first), vm->known.Reference_discovered, 0);
    vm->gc.enqueuing = vm->gc.pending ? t->id + 1 : 0;
    struct method *m = method_for(vm, first);
    if (!m) return NATIVE_DONE;
    return vm->gc.pending ? call_on_top(t, m, &first) : call_replace(t, m, &first);
}

/* Finalizers are not run: no object waits for its own. */
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
const struct native_class java_lang_Runtime_natives = {"java/lang/Runtime", entries};
