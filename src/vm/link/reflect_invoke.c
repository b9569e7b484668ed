#include "vm/link/reflect_invoke.h"

#include "base/map.h"
#include "program/error.h"
#include "program/link/resolve.h"
#include "program/synth/synth_invoke.h"
#include "vm/caveats.h"
#include "vm/heap/alloc.h"
#include "vm/interp/call.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"

/* How a method is called; a part of the key in vm->link.made. */
enum way { WAY_CHECKED = 1, WAY_ON_RECEIVER = 2 };
static const u64 KEY_INVOKER = (u64)1 << 62;

enum native_status reflect_initialise(struct thread *t, struct class *c) {
    switch (init_ensure(t, c)) {
    case INIT_PUSHED: return NATIVE_AGAIN;
    case INIT_THROWN: return NATIVE_THROWN;
    default: return NATIVE_DONE;
    }
}

static u8 kind_of(const struct method *m) {
    if (m->flags & METHOD_INIT) return REF_NEW_INVOKE_SPECIAL;
    if (method_is_static(m)) return REF_INVOKE_STATIC;
    return m->holder->is_interface ? REF_INVOKE_INTERFACE : REF_INVOKE_VIRTUAL;
}

/* What methods of MethodHandle and VarHandle with a polymorphic signature say when reflection calls them. */
static void refuse_polymorphic(struct arena *arena, const struct method *m, struct synth_invoke *invoke) {
    bool is_handle = strcmp(m->holder->name->text, "java/lang/invoke/MethodHandle") == 0;
    invoke->refused_as = "java/lang/UnsupportedOperationException";
    if (is_handle)
        invoke->refusal = arena_printf(arena, "MethodHandle.%s cannot be invoked reflectively", m->name->text);
    else if (invoke->jdk >= 18) invoke->refusal = "VarHandle access mode methods cannot be invoked reflectively";
    else {
        invoke->refused_as = "java/lang/UnsatisfiedLinkError";
        invoke->refusal =
            arena_printf(arena, "'%s'", method_text(m->holder, m->name, m->descriptor, &(struct text){0}));
    }
}

static struct method *define_invoker(struct thread *t, u64 key, struct method *m, u32 way) {
    struct program *program = t->vm->program;
    struct arena *arena = program_arena(program);
    struct synth_invoke invoke = {
        .class_name = arena_printf(arena, "%s$$Invoke/0x%016x", m->holder->name->text,
                                   program_next_class(program, &key, sizeof key)),
        .target = {kind_of(m), m->holder->is_interface, m->holder->name->text, m->name->text, m->descriptor->text},
        .jdk = program_jdk_version(program),
        .unchecked = !(way & WAY_CHECKED),
        .on_receiver = way & WAY_ON_RECEIVER};
    if (m->flags & METHOD_POLYMORPHIC) refuse_polymorphic(arena, m, &invoke);
    struct slice bytes;
    struct diag diag;
    struct link_error error = {0};
    if (synth_invoke(arena, &invoke, &bytes, &diag) < 0)
        return throw_new(t, "java/lang/InternalError", "%s", diag.text), NULL;
    struct class *c = program_define(program, m->holder->loader, bytes, m->holder, &error);
    if (!c) return throw_link(t, &error), NULL;
    init_prepare_statics(t->vm);
    return find_method(c, "invoke", "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;");
}

static struct method *invoker_of(struct thread *t, struct method *m, u32 way) {
    u64 known, key = KEY_INVOKER | (u64)way << 32 | m->id;
    if (map_get(t->vm->link.made, key, &known)) return t->methods[known];
    struct method *invoker = define_invoker(t, key, m, way);
    if (!invoker || call_prepare(t, invoker) < 0) return NULL;
    if (way & WAY_CHECKED) invoker->code->stands_for = t->native;
    map_put(t->vm->link.made, key, invoker->id);
    return invoker;
}

static enum native_status call(struct thread *t, struct method *m, ref receiver, ref arguments, u32 way) {
    struct method *invoker = invoker_of(t, m, way);
    if (!invoker) return t->stop ? NATIVE_STOP : NATIVE_THROWN;
    u32 args[] = {receiver, arguments};
    return call_replace(t, invoker, args);
}

enum native_status reflect_call(struct thread *t, struct method *m, ref receiver, ref arguments, bool checked) {
    return call(t, m, receiver, arguments, checked ? WAY_CHECKED : 0);
}

enum native_status reflect_construct(struct thread *t, struct class *c, struct method *constructor, ref arguments,
                                     bool checked) {
    ref made = alloc_object(t, c);
    if (!made) return throw_memory(t), NATIVE_THROWN;
    if (c->has_finalizer) caveat_note_in_search(t, CAVEAT_FINALIZERS);
    return call(t, constructor, made, arguments, WAY_ON_RECEIVER | (checked ? WAY_CHECKED : 0));
}
