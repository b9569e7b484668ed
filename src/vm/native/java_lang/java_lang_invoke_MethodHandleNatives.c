/* The JDK's method handles ask the VM for members here (class MemberName). */
#include <stdlib.h>

#include "program/link/resolve.h"
#include "program/synth/synth_target.h"
#include "vm/heap/java_string.h"
#include "vm/heap/place.h"
#include "vm/interp/raise.h"
#include "vm/link/membername.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect.h"
#include "vm/native.h"
#include "vm/state/undo.h"

enum { INVOKEVIRTUAL = 182, INVOKESPECIAL = 183, INVOKESTATIC = 184, INVOKEINTERFACE = 185, TRUSTED = -1 };

static u32 field_of(struct vm *vm, ref member, u32 offset) { return get32(object_at(vm, member), offset); }

/* How a call of m reaches it when the reference names a class or an interface. */
static enum member_call call_of(const struct method *m, const struct class *named) {
    if (m->access & (ACC_STATIC | ACC_PRIVATE) || m->flags & METHOD_INIT) return MEMBER_DIRECT;
    if (m->holder->is_interface && named->is_interface) return MEMBER_INTERFACE;
    if (m->access & ACC_FINAL || (m->holder->access & ACC_FINAL && !m->holder->is_interface)) return MEMBER_DIRECT;
    return MEMBER_VIRTUAL;
}

/* ---- resolve ---- */

/* A reference in symbols. */
struct request {
    struct class *from, *named; /* from NULL: no access checks */
    const struct sym *name, *descriptor;
    u32 kind;
};

static int opcode_of(u32 kind) {
    switch (kind) {
    case REF_INVOKE_STATIC: return INVOKESTATIC;
    case REF_INVOKE_SPECIAL:
    case REF_NEW_INVOKE_SPECIAL: return INVOKESPECIAL;
    case REF_INVOKE_INTERFACE: return INVOKEINTERFACE;
    default: return INVOKEVIRTUAL;
    }
}

static const struct sym *symbol_of(struct vm *vm, char *text) {
    const struct sym *sym = text ? sym_literal(program_symbols(vm->program), text) : NULL;
    free(text);
    return sym;
}

static bool read_request(struct vm *vm, ref member, ref caller, i32 mode, struct request *out) {
    ref clazz = field_of(vm, member, vm->known.MemberName_clazz),
        name = field_of(vm, member, vm->known.MemberName_name);
    if (!clazz || !name) return false;
    *out = (struct request){.from = caller && mode != TRUSTED ? mirror_class(vm, caller) : NULL,
                            .named = mirror_class(vm, clazz),
                            .name = symbol_of(vm, java_string_modified_utf8(vm, name, NULL)),
                            .kind = membername_kind(vm, member)};
    out->descriptor = symbol_of(vm, membername_descriptor(vm, field_of(vm, member, vm->known.MemberName_type)));
    return out->descriptor != NULL;
}

static int resolve_member(struct thread *t, ref member, const struct request *r, struct link_error *error) {
    struct program *program = t->vm->program;
    if (r->kind <= REF_PUT_STATIC) {
        struct field *f = resolve_named_field(program, NULL, r->named, r->name, r->descriptor, error); /* Java checks */
        if (f) membername_set_field(t, member, f, r->kind >= REF_PUT_FIELD);
        return f ? 0 : -1;
    }
    int opcode = opcode_of(r->kind);
    struct method *m = resolve_named_method(program, r->from, r->named, r->name, r->descriptor, opcode, error);
    if (!m) return -1;
    enum member_call call = opcode == INVOKESPECIAL ? MEMBER_DIRECT : call_of(m, r->named);
    return membername_set_method(t, member, m, r->named, call);
}

/* (self, caller, lookupMode, speculative): the same object, resolved. */
static enum native_status resolve(struct thread *t, u32 *args, u32 *result) {
    struct request r;
    struct link_error error = {0};
    if (!args[0]) return throw_new(t, "java/lang/InternalError", "nothing to resolve"), NATIVE_THROWN;
    if (!read_request(t->vm, args[0], args[1], (i32)args[2], &r))
        return throw_new(t, "java/lang/IllegalArgumentException", "nothing to resolve"), NATIVE_THROWN;
    result[0] = args[0];
    if (resolve_member(t, args[0], &r, &error) == 0) return NATIVE_DONE;
    if (error.throwable && args[3]) {
        result[0] = 0;
        return NATIVE_DONE;
    }
    if (error.throwable) throw_link(t, &error);
    return NATIVE_THROWN;
}

/* ---- from reflection, and back ---- */

static enum native_status init(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (!args[0] || !args[1]) return throw_new(t, "java/lang/InternalError", "init"), NATIVE_THROWN;
    const char *kind = class_of(t->vm, args[1])->name->text;
    if (strcmp(kind, "java/lang/reflect/Field") == 0) {
        struct field *f = reflect_field(t->vm, args[1]);
        if (f) membername_set_field(t, args[0], f, false);
        return NATIVE_DONE;
    }
    struct method *m = reflect_method(t->vm, args[1]);
    if (m && membername_set_method(t, args[0], m, m->holder, call_of(m, m->holder)) < 0) return NATIVE_THROWN;
    return NATIVE_DONE;
}

static const struct field *field_at(const struct class *c, u32 offset, bool is_static) {
    for (u32 i = 0; i < c->field_count; i++)
        if (c->fields[i].offset == offset && !(c->fields[i].access & ACC_STATIC) == !is_static) return &c->fields[i];
    return NULL;
}

static void fill_if_null(struct vm *vm, ref member, u32 offset, ref value) {
    if (!field_of(vm, member, offset)) set32(object_at(vm, member), offset, value);
}

static ref literal_of(struct vm *vm, const struct sym *sym) {
    return java_string_literal(vm, (struct slice){(const u8 *)sym->text, sym->length});
}

/* Fills in what is null of class, name and type. */
static enum native_status expand(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct vm *vm = t->vm;
    if (!args[0]) return throw_new(t, "java/lang/InternalError", "nothing to expand"), NATIVE_THROWN;
    undo_object(vm, args[0]);
    const struct method *m = membername_method(vm, args[0]);
    if (m) {
        fill_if_null(vm, args[0], vm->known.MemberName_clazz, mirror_of(vm, m->holder));
        fill_if_null(vm, args[0], vm->known.MemberName_name, literal_of(vm, m->name));
        fill_if_null(vm, args[0], vm->known.MemberName_type, literal_of(vm, m->descriptor));
        return NATIVE_DONE;
    }
    ref clazz = field_of(vm, args[0], vm->known.MemberName_clazz);
    bool is_static = field_of(vm, args[0], vm->known.MemberName_flags) & ACC_STATIC;
    const struct field *f = clazz ? field_at(mirror_class(vm, clazz), object_at(vm, args[0])->length, is_static) : NULL;
    if (!f) return throw_new(t, "java/lang/IllegalArgumentException", "unrecognized type"), NATIVE_THROWN;
    fill_if_null(vm, args[0], vm->known.MemberName_name, literal_of(vm, f->name));
    fill_if_null(vm, args[0], vm->known.MemberName_type, literal_of(vm, f->descriptor));
    return NATIVE_DONE;
}

/* ---- places ---- */

static enum native_status fieldOffset(struct thread *t, u32 *args, u32 *result) {
    if (!args[0]) return throw_new(t, "java/lang/InternalError", "field not resolved"), NATIVE_THROWN;
    result64(result, membername_offset(t->vm, args[0]));
    return NATIVE_DONE;
}

static enum native_status staticFieldBase(struct thread *t, u32 *args, u32 *result) {
    if (!args[0]) return throw_new(t, "java/lang/InternalError", "field not resolved"), NATIVE_THROWN;
    result[0] = field_of(t->vm, args[0], t->vm->known.MemberName_clazz);
    return NATIVE_DONE;
}

/* ---- call sites ---- */

static enum native_status setCallSiteTarget(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct vm *vm = t->vm;
    struct field *target = find_field(class_of(vm, args[0]), "target", "Ljava/lang/invoke/MethodHandle;");
    if (!target) return throw_new(t, "java/lang/InternalError", "no target"), NATIVE_THROWN;
    struct place place = place_of(vm, args[0], target->offset, true);
    place_write(vm, &place, 'L', args[1]);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"init", NULL, init, 0},
    {"expand", NULL, expand, 0},
    {"resolve", NULL, resolve, 0},
    {"objectFieldOffset", NULL, fieldOffset, 0},
    {"staticFieldOffset", NULL, fieldOffset, 0},
    {"staticFieldBase", NULL, staticFieldBase, 0},
    {"setCallSiteTargetNormal", NULL, setCallSiteTarget, NATIVE_VISIBLE_ARG0},
    {"setCallSiteTargetVolatile", NULL, setCallSiteTarget, NATIVE_VISIBLE_ARG0},
    {"clearCallSiteContext", NULL, native_nothing, 0},
    {"getNamedCon", NULL, native_nothing, 0},
    {NULL, NULL, NULL, 0}};
const struct native_class java_lang_invoke_MethodHandleNatives_natives = {"java/lang/invoke/MethodHandleNatives",
                                                                          entries};
