#include "vm/link/handle_general.h"

#include "classfile/descriptor_walk.h"
#include "program/link/resolve.h"
#include "program/synth/synth_target.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"

#define INVOKE "java/lang/invoke/"
static const char METHOD_HANDLE[] = INVOKE "MethodHandle";
static const char INVOKERS[] = INVOKE "Invokers";
static const char DESCRIPTOR[] = INVOKE "VarHandle$AccessDescriptor";

static const char *text_of(struct arena *arena, struct slice s) {
    char *out = arena_alloc(arena, s.length + 1);
    memcpy(out, s.at, s.length);
    return out;
}

/* Loads the site's parameters that follow the handle in local 0. */
static void load_parameters(struct emitter *e, const struct handle_site *site) {
    u32 local = 1;
    for (u32 i = 0; i < site->count; i++) {
        char type[] = {site->types[i], 0};
        emit_load(e, type, local);
        local += descriptor_slots(type[0]);
    }
}

static void write_method_handle(struct emitter *e, const struct handle_site *site, const char *descriptor) {
    emit_load(e, "L", 0);
    emit_method_type(e, descriptor);
    if (site->kind == HANDLE_INVOKE_EXACT) {
        emit_invoke(e, BC_invokestatic, INVOKERS, "checkExactType", "(L" INVOKE "MethodHandle;L" INVOKE "MethodType;)V",
                    false);
        emit_load(e, "L", 0);
    } else {
        emit_invoke(e, BC_invokestatic, INVOKERS, "checkGenericType",
                    "(L" INVOKE "MethodHandle;L" INVOKE "MethodType;)L" INVOKE "MethodHandle;", false);
    }
    load_parameters(e, site);
    emit_invoke(e, BC_invokevirtual, METHOD_HANDLE, "invokeBasic", descriptor, false);
}

static void write_variable(struct arena *arena, struct emitter *e, const struct handle_site *site,
                           const char *descriptor) {
    emit_load(e, "L", 0);
    emit_type(e, BC_new, DESCRIPTOR);
    emit_op(e, BC_dup);
    emit_method_type(e, descriptor);
    emit_int(e, site->access_type);
    emit_int(e, site->mode);
    emit_invoke(e, BC_invokespecial, DESCRIPTOR, "<init>", "(L" INVOKE "MethodType;II)V", false);
    emit_invoke(e, BC_invokestatic, INVOKERS, "checkVarHandleGenericType",
                "(L" INVOKE "VarHandle;L" INVOKE "VarHandle$AccessDescriptor;)L" INVOKE "MethodHandle;", false);
    emit_load(e, "L", 0);
    emit_invoke(e, BC_invokestatic, INVOKERS, "directVarHandleTarget", "(L" INVOKE "VarHandle;)L" INVOKE "VarHandle;",
                false);
    load_parameters(e, site);
    const char *basic = arena_printf(arena, "(L" INVOKE "VarHandle;%s", descriptor + 1);
    emit_invoke(e, BC_invokevirtual, METHOD_HANDLE, "invokeBasic", basic, false);
}

static int synthesise(struct arena *arena, const struct handle_site *site, const char *class_name, const char **called,
                      struct slice *out, struct diag *diag) {
    bool variable = site->kind == HANDLE_VARIABLE;
    const char *descriptor = text_of(arena, site->descriptor);
    *called = arena_printf(arena, "(L" INVOKE "%s;%s", variable ? "VarHandle" : "MethodHandle", descriptor + 1);
    struct writer *writer = synth_class(SYNTH_MAJOR + 1, class_name);
    struct emitter *e = writer_method(writer, ACC_PUBLIC | ACC_STATIC, "call", *called);
    if (variable) write_variable(arena, e, site, descriptor);
    else write_method_handle(e, site, descriptor);
    emit_return(e, (const char[]){site->types[site->count], 0});
    return writer_finish(writer, arena, out, diag);
}

static struct method *define(struct thread *t, const struct handle_site *site, struct class *c) {
    struct program *program = t->vm->program;
    struct arena *arena = program_arena(program);
    const char *key = arena_printf(arena, "%u %s%.*s", c->id, site->name, (int)site->descriptor.length,
                                   (const char *)site->descriptor.at);
    const char *name = arena_printf(arena, "%s$$Call/0x%016x", c->name->text,
                                    program_next_class(program, key, strlen(key))),
               *descriptor;
    struct slice bytes;
    struct diag diag;
    struct link_error error = {0};
    if (synthesise(arena, site, name, &descriptor, &bytes, &diag) < 0)
        return throw_new(t, "java/lang/InternalError", "%s", diag.text), NULL;
    struct class *made = program_define(program, c->loader, bytes, c, &error);
    if (!made) return throw_link(t, &error), NULL;
    init_prepare_statics(t->vm);
    return find_method(made, "call", descriptor);
}

struct method *handle_general(struct thread *t, struct handle_site *site, struct class *c) {
    struct method *m = __atomic_load_n(&site->general, __ATOMIC_ACQUIRE);
    if (m) return m;
    m = define(t, site, c);
    if (m) __atomic_store_n(&site->general, m, __ATOMIC_RELEASE);
    return m;
}
