#include "program/link/resolve.h"
#include "vm/heap/alloc.h"
#include "vm/interp/backtrace.h"
#include "vm/interp/raise.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect.h"
#include "vm/native.h"

/* Reflection itself and what the VM synthesised does not count as a caller. */
static bool is_ignored(const struct method *m) {
    const struct class *c = m->holder;
    if (c->is_hidden) return c->is_trusted;
    if (method_is_hidden(m)) return true;
    if (strcmp(c->name->text, "java/lang/reflect/Method") == 0) return strcmp(m->name->text, "invoke") == 0;
    for (; c; c = c->super)
        if (strcmp(c->name->text, "jdk/internal/reflect/MethodAccessorImpl") == 0) return true;
    return false;
}

/* The running frame is the method that asks; the first one below it that counts is its caller. */
static enum native_status getCallerClass(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    struct frame *f = frame_caller(t->fp);
    while (f && is_ignored(f->method)) f = frame_caller(f);
    result[0] = f && !(f->flags & FRAME_BOTTOM) ? mirror_of(t->vm, f->method->holder) : 0;
    return NATIVE_DONE;
}

/* The class of a lambda counts here. */
static bool is_listed(const struct method *m) { return !is_ignored(m) || strstr(m->holder->name->text, "$$Lambda"); }

static u32 classes_on_stack(struct thread *t, u32 *mirrors) {
    u32 count = 0;
    for (struct frame *f = t->fp; f && !(f->flags & FRAME_BOTTOM); f = frame_caller(f)) {
        if (!is_listed(f->method)) continue;
        if (mirrors) mirrors[count] = mirror_of(t->vm, f->method->holder);
        count++;
    }
    return count;
}

/* SecurityManager: the classes of all callers, innermost first. */
static enum native_status getClassContext(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    struct vm *vm = t->vm;
    ref array = alloc_array(t, program_array_of(vm->program, vm->known.Class), classes_on_stack(t, NULL));
    if (!array) return throw_memory(t), NATIVE_THROWN;
    classes_on_stack(t, words(object_at(vm, array)));
    result[0] = array;
    return NATIVE_DONE;
}

static enum native_status getClassAccessFlags(struct thread *t, u32 *args, u32 *result) {
    result[0] = mirror_class(t->vm, args[0])->access;
    return NATIVE_DONE;
}

static enum native_status areNestMates(struct thread *t, u32 *args, u32 *result) {
    struct program *p = t->vm->program;
    result[0] = nest_host(p, mirror_class(t->vm, args[0])) == nest_host(p, mirror_class(t->vm, args[1]));
    return NATIVE_DONE;
}

/* Only the JDK's methods can be; the loader of classes has looked for the annotation. */
static enum native_status isCallerSensitive(struct thread *t, u32 *args, u32 *result) {
    const struct method *m = args[0] ? reflect_method(t->vm, args[0]) : NULL;
    if (!m) return NATIVE_BYTECODE;
    result[0] = m->holder->module && (m->flags & METHOD_CALLER_SENSITIVE);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"isCallerSensitive", NULL, isCallerSensitive, NATIVE_OVERRIDE},
                                              {"getCallerClass", NULL, getCallerClass, 0},
                                              {"getClassAccessFlags", NULL, getClassAccessFlags, 0},
                                              {"areNestMates", NULL, areNestMates, 0},
                                              {NULL, NULL, NULL, 0}};
static const struct native_entry security[] = {{"getClassContext", NULL, getClassContext, 0}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_SecurityManager_natives = {"java/lang/SecurityManager", security};
const struct native_class jdk_internal_reflect_Reflection_natives = {"jdk/internal/reflect/Reflection", entries};
