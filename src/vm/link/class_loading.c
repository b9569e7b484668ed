#include "vm/link/class_loading.h"

#include <stdlib.h>

#include "base/map.h"
#include "program/link/resolve.h"
#include "program/synth/stub.h"
#include "vm/caveats.h"
#include "vm/heap/java_string.h"
#include "vm/interp/call.h"
#include "vm/interp/predecode.h"
#include "vm/interp/raise.h"
#include "vm/interp/thread_stack.h"
#include "vm/link/class_request.h"
#include "vm/link/mirror.h"

/* Keys of vm->link.made: number by loader, loader by number, stub by loadClass method. */
#define KEY(kind) ((u64)1 << 60 | (u64)(kind) << 40)
static const u64 KEY_NUMBER = KEY(0), KEY_LOADER = KEY(1), KEY_STUB = KEY(2), KEY_COUNT = KEY(3), KEY_RECORD = KEY(4);

/* ---- numbers ---- */

bool class_loading_numbered(const struct vm *vm, ref loader, u32 *number) {
    u64 known = LOADER_BOOT;
    if (loader == vm->known.app_loader) known = LOADER_APP;
    else if (loader && loader != vm->known.platform_loader && loader != vm->known.boot_loader &&
             !map_get(vm->link.made, KEY_NUMBER | loader, &known))
        return false;
    *number = (u32)known;
    return true;
}

u32 class_loading_number(struct vm *vm, ref loader) {
    u32 number;
    u64 count = LOADER_APP;
    if (class_loading_numbered(vm, loader, &number)) return number;
    map_get(vm->link.made, KEY_COUNT, &count);
    count = vm->explore.numbers ? numbers_of(vm->explore.numbers, NUMBER_LOADER, &loader, sizeof loader, 1) : count + 1;
    map_put(vm->link.made, KEY_COUNT, count);
    map_put(vm->link.made, KEY_NUMBER | loader, count);
    map_put(vm->link.made, KEY_LOADER | count, loader);
    if (!vm->undo) vec_push(&vm->gc.roots, loader); /* its reference must not come to mean another loader */
    return (u32)count;
}

/* ---- asking ---- */

static enum native_status throw_wrong_name(struct thread *t, const struct sym *wanted, const struct class *c) {
    throw_new(t, "java/lang/NoClassDefFoundError", "%s (wrong name: %s)", wanted->text, c->name->text);
    return NATIVE_THROWN;
}

/* (loader, name, class): what loadClass answered. */
static enum native_status record(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    const struct sym *name = class_request_name(t->vm, args[1]);
    if (!args[2] || !name) {
        char *text = java_string_utf8(t->vm, args[1]);
        throw_new(t, "java/lang/ClassNotFoundException", "%s", text);
        free(text);
        return NATIVE_THROWN;
    }
    struct class *c = mirror_class(t->vm, args[2]);
    if (c->name != name) return throw_wrong_name(t, name, c);
    program_record_initiating(t->vm->program, class_loading_number(t->vm, args[0]), c);
    return NATIVE_DONE;
}

struct method *class_loading_recorder(struct vm *vm) {
    u64 known;
    if (map_get(vm->link.made, KEY_RECORD, &known)) return program_methods(vm->program)[known];
    static const char descriptor[] = "(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/Class;)V";
    struct method *m = program_stub(vm->program, "<record>", descriptor, 0);
    static const u16 nothing[] = {OP_RETURN};
    m->arg_slots = 3;
    m->code = predecode_stub(vm->program, nothing, 1);
    m->code->max_locals = 3;
    m->code->native = true;
    m->native = (void (*)(void))record;
    map_put(vm->link.made, KEY_RECORD, m->id);
    return m;
}

/* A body for (loader, name) that calls loadClass and then the recorder. */
static struct method *asking_stub(struct vm *vm, struct method *load) {
    static const u16 ops[] = {OP_LOAD32, OP_LOAD32, OP_LOAD32, OP_LOAD32, OP_CALLFINAL, OP_CALLSTATIC, OP_RETURN};
    u64 known;
    if (map_get(vm->link.made, KEY_STUB | load->id, &known)) return program_methods(vm->program)[known];
    struct method *m = program_stub(vm->program, "<load>", "(Ljava/lang/ClassLoader;Ljava/lang/String;)V", load->id);
    m->arg_slots = 2;
    m->code = predecode_stub(vm->program, ops, 7);
    m->code->max_locals = 2;
    m->code->max_stack = 6;
    for (u32 i = 0; i < 4; i++) m->code->insns[i].a = (u16)(2 - i % 2);
    m->code->insns[4].a = load->arg_slots;
    m->code->insns[4].b = load->id;
    m->code->insns[5].a = 3;
    m->code->insns[5].b = class_loading_recorder(vm)->id;
    map_put(vm->link.made, KEY_STUB | load->id, m->id);
    return m;
}

static int push_call(struct thread *t, ref loader, const struct sym *name, u16 flags) {
    struct link_error error = {0};
    struct method *declared =
        find_method(t->vm->known.ClassLoader, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
    struct method *load = declared ? select_virtual(class_of(t->vm, loader), declared, &error) : NULL;
    if (!load) return throw_new(t, "java/lang/NoClassDefFoundError", "%s", name->text);
    if (!load->code && call_prepare(t, load) < 0) return -1;
    if (!class_of(t->vm, loader)->module) caveat_note_in_search(t, CAVEAT_LOADER);
    struct method *stub = asking_stub(t->vm, load);
    if (stack_grow(t, 32) < 0) return -1;
    u32 *at = t->sp;
    at[0] = loader;
    at[1] = class_request_text(t->vm, name);
    return stack_push(t, stub, at, flags);
}

enum native_status class_loading_call(struct thread *t, ref loader, const struct sym *name) {
    if (push_call(t, loader, name, FRAME_RETRY) == 0) return NATIVE_AGAIN;
    return t->stop ? NATIVE_STOP : NATIVE_THROWN;
}

bool class_loading_ask(struct thread *t) {
    const struct sym *name = t->wanted;
    u64 loader;
    t->wanted = NULL;
    if (map_get(t->vm->link.made, KEY_LOADER | t->wanted_by, &loader))
        return push_call(t, (ref)loader, name, FRAME_RETRY | FRAME_LOAD) == 0;
    throw_new(t, "java/lang/NoClassDefFoundError", "%s", name->text);
    return false;
}

ref class_loading_failed(struct thread *t, struct frame *f, ref exception) {
    struct link_error ignored = {0};
    struct class *c = program_class_named(t->vm->program, LOADER_BOOT, "java/lang/ClassNotFoundException", &ignored);
    if (!c || !class_is_subclass(class_of(t->vm, exception), c)) return exception;
    const struct sym *name = class_request_name(t->vm, frame_locals(f)[1]);
    ref error =
        make_throwable(t, t->vm->known.NoClassDefFoundError, java_string_new(t, name ? name->text : ""), exception);
    return error ? error : exception;
}
