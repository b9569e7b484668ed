#include "program/link/resolve.h"
#include "vm/explore/observe.h"
#include "vm/heap/alloc.h"
#include "vm/interp/raise.h"
#include "vm/link/class_define.h"
#include "vm/link/class_loading.h"
#include "vm/link/class_request.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect_make.h"
#include "vm/link/reflect_type.h"

/* There is one loader for applications; it is its own system loader. */
static enum native_status getSystemClassLoader(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = t->vm->known.app_loader;
    return NATIVE_DONE;
}

static enum native_status findBootstrapClass(struct thread *t, u32 *args, u32 *result) {
    struct class *c;
    if (class_request(t, LOADER_BOOT, class_request_name(t->vm, args[0]), &c) != NATIVE_DONE) return NATIVE_THROWN;
    result[0] = c ? mirror_of(t->vm, c) : 0;
    return NATIVE_DONE;
}

/* What this loader defined, or was found through it. */
static enum native_status findLoadedClass0(struct thread *t, u32 *args, u32 *result) {
    u32 number;
    const struct sym *name = args[1] ? class_request_name(t->vm, args[1]) : NULL;
    if (!name || !class_loading_numbered(t->vm, args[0], &number)) return NATIVE_DONE;
    struct class *c = program_loaded(t->vm->program, number, name);
    result[0] = c ? mirror_of(t->vm, c) : 0;
    return NATIVE_DONE;
}

/* Generated proxies belong to the module that the code which defines them has in hand. */
static ref proxy_module(struct thread *t) {
    struct frame *f = t->fp;
    for (u32 i = 0; f && i < 8; i++, f = frame_caller(f)) {
        if (strcmp(f->method->name->text, "defineProxyClass") != 0) continue;
        ref first = frame_locals(f)[0];
        if (!first || class_of(t->vm, first) == t->vm->known.Module) return first;
        struct field *module = find_field(class_of(t->vm, first), "module", "Ljava/lang/Module;");
        return module ? get32(object_at(t->vm, first), module->offset) : 0;
    }
    return 0;
}

static void put_into_module(struct vm *vm, ref mirror, ref module) {
    if (get32(object_at(vm, mirror), vm->known.Class_module) == module) return;
    undo_object(vm, mirror);
    set32(object_at(vm, mirror), vm->known.Class_module, module);
    if (vm->undo) share(vm, module);
}

/* A piece of an array: (array, offset, length). */
static enum native_status read_bytes(struct thread *t, const u32 *args, struct slice *out) {
    if (!args[0]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    const struct object *array = object_at(t->vm, args[0]);
    if ((u64)args[1] + args[2] > array->length)
        return throw_new(t, "java/lang/ArrayIndexOutOfBoundsException", NULL), NATIVE_THROWN;
    *out = (struct slice){array->data + args[1], args[2]};
    return NATIVE_DONE;
}

/* (loader, name, bytes, offset, length, domain, source) */
static enum native_status defineClass1(struct thread *t, u32 *args, u32 *result) {
    struct slice bytes;
    if (read_bytes(t, args + 2, &bytes) != NATIVE_DONE) return NATIVE_THROWN;
    enum native_status status = class_define(t, args[0], args[1], bytes, result);
    ref module = status == NATIVE_DONE ? proxy_module(t) : 0;
    if (module) put_into_module(t->vm, result[0], module);
    if (status == NATIVE_DONE) class_set_domain(t->vm, result[0], args[5]);
    return status;
}

/* (unsafe, name, bytes, offset, length, loader, domain) */
static enum native_status defineClass0(struct thread *t, u32 *args, u32 *result) {
    struct slice bytes;
    if (read_bytes(t, args + 2, &bytes) != NATIVE_DONE) return NATIVE_THROWN;
    enum native_status status = class_define(t, args[5], args[1], bytes, result);
    if (status == NATIVE_DONE) class_set_domain(t->vm, result[0], args[6]);
    return status;
}

/* What the command line says for everything; its switches for single classes are seen by desiredAssertionStatus0. */
static enum native_status retrieveDirectives(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    ref r = reflect_make(t, "java/lang/AssertionStatusDirectives");
    ref names = r ? reflect_array(t, "java/lang/String", 0) : 0;
    ref enabled = names ? alloc_array(t, array_class(t->vm, 'Z'), 0) : 0;
    if (!enabled) return NATIVE_THROWN;
    reflect_put(t->vm, r, "classes", "[Ljava/lang/String;", names);
    reflect_put(t->vm, r, "packages", "[Ljava/lang/String;", names);
    reflect_put(t->vm, r, "classEnabled", "[Z", enabled);
    reflect_put(t->vm, r, "packageEnabled", "[Z", enabled);
    reflect_put(t->vm, r, "deflt", "Z", t->vm->options.assertions_on);
    result[0] = r;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"getSystemClassLoader", NULL, getSystemClassLoader, NATIVE_OVERRIDE},
                                              {"findBootstrapClass", NULL, findBootstrapClass, 0},
                                              {"findLoadedClass0", NULL, findLoadedClass0, 0},
                                              {"defineClass1", NULL, defineClass1, 0},
                                              {"retrieveDirectives", NULL, retrieveDirectives, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_ClassLoader_natives = {"java/lang/ClassLoader", entries};

static const struct native_entry unsafe_entries[] = {{"defineClass0", NULL, defineClass0, 0}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_ClassLoader_unsafe_natives = {"jdk/internal/misc/Unsafe", unsafe_entries};
