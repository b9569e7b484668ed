#include "vm/link/membername.h"

#include <stdlib.h>

#include "classfile/buffer.h"
#include "program/synth/synth_target.h"
#include "vm/heap/alloc.h"
#include "vm/heap/java_string.h"
#include "vm/heap/place.h"
#include "vm/interp/backtrace.h"
#include "vm/interp/raise.h"
#include "vm/link/mirror.h"
#include "vm/state/undo.h"

enum {
    METHOD_MODIFIERS = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC | ACC_FINAL | ACC_SYNCHRONIZED |
                       ACC_BRIDGE | ACC_VARARGS | ACC_NATIVE | ACC_ABSTRACT | ACC_STRICT | ACC_SYNTHETIC,
    FIELD_MODIFIERS = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC | ACC_FINAL | ACC_VOLATILE | ACC_TRANSIENT |
                      ACC_ENUM | ACC_SYNTHETIC,
    FIRST_WITH_HIDDEN_MEMBERS = 21
};

struct method *membername_method(struct vm *vm, ref member) {
    ref resolved = member ? get32(object_at(vm, member), vm->known.MemberName_method) : 0;
    u32 number = resolved ? object_at(vm, resolved)->length : 0;
    return number ? program_methods(vm->program)[number - 1] : NULL;
}

u32 membername_kind(struct vm *vm, ref member) {
    return get32(object_at(vm, member), vm->known.MemberName_flags) >> MEMBER_KIND_SHIFT & 15;
}

static u32 kind_of_call(const struct method *m, enum member_call call) {
    if (method_is_static(m)) return REF_INVOKE_STATIC;
    if (call == MEMBER_DIRECT) return REF_INVOKE_SPECIAL;
    return call == MEMBER_VIRTUAL ? REF_INVOKE_VIRTUAL : REF_INVOKE_INTERFACE;
}

static u32 method_flags(const struct vm *vm, const struct method *m, enum member_call call) {
    u32 flags = (m->access & METHOD_MODIFIERS) | kind_of_call(m, call) << MEMBER_KIND_SHIFT;
    flags |= m->flags & METHOD_INIT ? MEMBER_CONSTRUCTOR : MEMBER_METHOD;
    if (m->flags & METHOD_CALLER_SENSITIVE) flags |= MEMBER_CALLER_SENSITIVE;
    if (program_jdk_version(vm->program) >= FIRST_WITH_HIDDEN_MEMBERS && method_is_hidden(m)) flags |= MEMBER_HIDDEN;
    return flags;
}

int membername_set_method(struct thread *t, ref member, struct method *m, struct class *named, enum member_call call) {
    struct vm *vm = t->vm;
    ref resolved = alloc_object(t, vm->known.ResolvedMethodName);
    if (!resolved) return throw_memory(t);
    object_at(vm, resolved)->length = m->id + 1;
    struct field *holder = vm->known.ResolvedMethodName->field_count ? &vm->known.ResolvedMethodName->fields[0] : NULL;
    if (holder && holder->type == 'L') set32(object_at(vm, resolved), holder->offset, mirror_of(vm, m->holder));
    /* A default method that is called on a class belongs to that class here: its vtable is meant. */
    struct class *of = call == MEMBER_VIRTUAL && m->holder->is_interface ? named : m->holder;
    undo_object(vm, member);
    struct object *o = object_at(vm, member);
    set32(o, vm->known.MemberName_clazz, mirror_of(vm, of));
    set32(o, vm->known.MemberName_flags, method_flags(vm, m, call));
    set32(o, vm->known.MemberName_method, resolved);
    return 0;
}

void membername_set_field(struct thread *t, ref member, const struct field *f, bool setter) {
    struct vm *vm = t->vm;
    bool is_static = f->access & ACC_STATIC;
    u32 kind = (is_static ? REF_GET_STATIC : REF_GET_FIELD) + (setter ? REF_PUT_FIELD - REF_GET_FIELD : 0);
    u32 flags = (f->access & FIELD_MODIFIERS) | MEMBER_FIELD | kind << MEMBER_KIND_SHIFT;
    bool trusted = is_static || f->holder->is_hidden || (f->holder->cf && f->holder->cf->is_record);
    if ((f->access & ACC_FINAL) && trusted) flags |= MEMBER_TRUSTED_FINAL;
    undo_object(vm, member);
    struct object *o = object_at(vm, member);
    o->length = f->offset;
    set32(o, vm->known.MemberName_clazz, mirror_of(vm, f->holder));
    set32(o, vm->known.MemberName_flags, flags);
}

u64 membername_offset(struct vm *vm, ref member) {
    u64 at = object_at(vm, member)->length;
    bool is_static = get32(object_at(vm, member), vm->known.MemberName_flags) & ACC_STATIC;
    return is_static ? PLACE_STATIC + 4 * at : at;
}

ref membername_new(struct thread *t, struct method *m) {
    ref member = alloc_object(t, t->vm->known.MemberName);
    if (!member || membername_set_method(t, member, m, m->holder, MEMBER_DIRECT) < 0) return 0;
    return member;
}

/* ---- descriptors ---- */

static void put_text(struct buffer *out, const char *text) { buffer_bytes(out, text, strlen(text)); }

static void put_type(struct buffer *out, struct vm *vm, ref mirror) {
    const struct class *c = mirror_class(vm, mirror);
    if (c->is_primitive) buffer_bytes(out, &c->primitive, 1);
    else if (c->is_array) put_text(out, c->name->text);
    else {
        put_text(out, "L");
        put_text(out, c->name->text);
        put_text(out, ";");
    }
}

char *membername_descriptor(struct vm *vm, ref type) {
    if (!type) return NULL;
    struct class *c = class_of(vm, type);
    if (c == vm->known.String) return java_string_modified_utf8(vm, type, NULL);
    struct buffer out = {0};
    if (c == vm->known.Class) put_type(&out, vm, type);
    else if (c == vm->known.MethodType) {
        struct object *o = object_at(vm, type), *parameters = object_at(vm, get32(o, vm->known.MethodType_ptypes));
        put_text(&out, "(");
        for (u32 i = 0; i < parameters->length; i++) put_type(&out, vm, words(parameters)[i]);
        put_text(&out, ")");
        put_type(&out, vm, get32(o, vm->known.MethodType_rtype));
    } else return NULL;
    buffer_bytes(&out, "", 1);
    return (char *)out.at;
}
