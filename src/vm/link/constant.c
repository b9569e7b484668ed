#include "vm/link/constant.h"

#include "classfile/descriptor_walk.h"
#include "program/error.h"
#include "program/link/resolve.h"
#include "program/synth/synth_target.h"
#include "vm/heap/box.h"
#include "vm/heap/java_string.h"
#include "vm/interp/raise.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect_type.h"

#define INVOKE "java/lang/invoke/"

static const char NATIVES[] = INVOKE "MethodHandleNatives";
static const struct link_cell_filler METHOD_TYPE = {NATIVES, "findMethodHandleType",
                                                    "(Ljava/lang/Class;[Ljava/lang/Class;)L" INVOKE "MethodType;", 'L'};
static const struct link_cell_filler METHOD_HANDLE = {
    NATIVES, "linkMethodHandleConstant",
    "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/Object;)L" INVOKE "MethodHandle;", 'L'};
static const struct link_cell_filler DYNAMIC = {
    NATIVES, "linkDynamicConstantImpl",
    "(Ljava/lang/Class;L" INVOKE
    "MethodHandle;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Object;)Ljava/lang/Object;",
    'L'};

static enum constant_result pushed_or_thrown(int status) { return status < 0 ? CONSTANT_THROWN : CONSTANT_PUSHED; }

/* READY: full; THROWN: failed before; PUSHED: empty, to be filled by the caller. */
static enum constant_result look_into(struct thread *t, struct link_cell *slot) {
    switch (link_cell_state(t->vm, slot)) {
    case LINK_CELL_FULL: return CONSTANT_READY;
    case LINK_CELL_FAILED: return link_cell_throw(t, slot), CONSTANT_THROWN;
    default: return CONSTANT_PUSHED;
    }
}

/* ---- method types ---- */

static enum constant_result type_slot(struct thread *t, struct class *c, u32 number, struct slice descriptor,
                                      struct link_cell *out) {
    if (link_cell_open(t, link_cell_of_class(c, number), &METHOD_TYPE, out) < 0) return CONSTANT_THROWN;
    enum constant_result found = look_into(t, out);
    if (found != CONSTANT_PUSHED) return found;
    ref parameters = reflect_parameter_types(t, c, descriptor);
    struct class *result = parameters ? reflect_type(t, c, descriptor_result(descriptor)) : NULL;
    if (!result) return CONSTANT_THROWN;
    u32 args[] = {mirror_of(t->vm, result), parameters};
    return pushed_or_thrown(link_cell_fill(t, out, args));
}

enum constant_result constant_method_type(struct thread *t, struct class *c, u32 number, struct slice descriptor,
                                          ref *out) {
    struct link_cell slot;
    enum constant_result found = type_slot(t, c, number, descriptor, &slot);
    if (found == CONSTANT_READY) *out = t->vm->statics.words[slot.value];
    return found;
}

/* ---- method handles ---- */

static bool is_field_kind(u8 kind) { return kind <= REF_PUT_STATIC; }

static enum constant_result member_type(struct thread *t, struct class *c, u16 index, ref *out) {
    const struct cp_entry *cp = c->cf->cp, *nat = &cp[cp[cp[index].a].b];
    struct slice descriptor = cp_utf8(c->cf, nat->b);
    if (!is_field_kind(cp[index].kind)) return constant_method_type(t, c, SLOT_TYPE | index, descriptor, out);
    struct class *type = reflect_type(t, c, descriptor);
    if (!type) return CONSTANT_THROWN;
    *out = mirror_of(t->vm, type);
    return CONSTANT_READY;
}

/* The member is resolved before its types are: what is wrong with it is the error, whatever its types are. */
static int find_member(struct thread *t, struct class *c, u16 index, struct class *owner) {
    static const u8 opcode[] = {[REF_INVOKE_VIRTUAL] = 182,
                                [REF_INVOKE_STATIC] = 184,
                                [REF_INVOKE_SPECIAL] = 183,
                                [REF_NEW_INVOKE_SPECIAL] = 183,
                                [REF_INVOKE_INTERFACE] = 185};
    const struct cp_entry *handle = &c->cf->cp[index], *nat = &c->cf->cp[c->cf->cp[handle->a].b];
    struct symtab *symbols = program_symbols(t->vm->program);
    const struct sym *name = class_symbol(c, symbols, nat->a), *descriptor = class_symbol(c, symbols, nat->b);
    struct link_error error = {0};
    if (is_field_kind(handle->kind)) resolve_named_field(t->vm->program, c, owner, name, descriptor, &error);
    else resolve_named_method(t->vm->program, c, owner, name, descriptor, opcode[handle->kind], &error);
    return error.throwable ? throw_link(t, &error) : 0;
}

/* A method of a class is named by a Methodref, one of an interface by an InterfaceMethodref. */
static int check_reference(struct thread *t, const struct class *c, u16 index, const struct class *owner) {
    const struct cp_entry *handle = &c->cf->cp[index], *member = &c->cf->cp[handle->a], *nat = &c->cf->cp[member->b];
    if (is_field_kind(handle->kind) || owner->is_interface == (member->tag == CP_INTERFACE_METHODREF)) return 0;
    struct symtab *symbols = program_symbols(t->vm->program);
    struct text method = {0};
    method_text(NULL, class_symbol(c, symbols, nat->a), class_symbol(c, symbols, nat->b), &method);
    throw_new(
        t, "java/lang/IncompatibleClassChangeError",
        "Inconsistent constant pool data in classfile for class %s. Method '%s' at index %u is %s and should be %s",
        owner->name->text, method.text, index,
        owner->is_interface ? "CONSTANT_MethodRef" : "CONSTANT_InterfaceMethodRef",
        owner->is_interface ? "CONSTANT_InterfaceMethodRef" : "CONSTANT_MethodRef");
    return -1;
}

static enum constant_result handle_slot(struct thread *t, struct class *c, u16 index, struct link_cell *out) {
    const struct cp_entry *cp = c->cf->cp, *member = &cp[cp[index].a];
    if (link_cell_open(t, link_cell_of_class(c, index), &METHOD_HANDLE, out) < 0) return CONSTANT_THROWN;
    enum constant_result found = look_into(t, out);
    if (found != CONSTANT_PUSHED) return found;
    struct class *owner = reflect_class_at(t, c, member->a);
    ref type;
    if (!owner || check_reference(t, c, index, owner) < 0 || find_member(t, c, index, owner) < 0)
        return CONSTANT_THROWN;
    found = member_type(t, c, index, &type);
    if (found != CONSTANT_READY) return found;
    u32 args[] = {mirror_of(t->vm, c), cp[index].kind, mirror_of(t->vm, owner), reflect_utf8(t->vm, c, cp[member->b].a),
                  type};
    return pushed_or_thrown(link_cell_fill(t, out, args));
}

/* ---- dynamic constants ---- */

static enum constant_result dynamic_slot(struct thread *t, struct class *c, u16 index, struct link_cell *out) {
    const struct cp_entry *cp = c->cf->cp, *nat = &cp[cp[index].b];
    struct slice descriptor = cp_utf8(c->cf, nat->b);
    struct link_cell_filler filler = DYNAMIC;
    if (!descriptor_is_ref((char)descriptor.at[0])) filler.type = (char)descriptor.at[0];
    if (link_cell_open(t, link_cell_of_class(c, index), &filler, out) < 0) return CONSTANT_THROWN;
    enum constant_result found = look_into(t, out);
    if (found != CONSTANT_PUSHED) return found;
    ref handle, arguments;
    found = constant_bootstrap(t, c, &c->cf->bootstraps[cp[index].a], &handle, &arguments);
    if (found != CONSTANT_READY) return found;
    struct class *type = reflect_type(t, c, descriptor);
    if (!type) return CONSTANT_THROWN;
    u32 args[] = {mirror_of(t->vm, c), handle, reflect_utf8(t->vm, c, nat->a), mirror_of(t->vm, type), arguments};
    return pushed_or_thrown(link_cell_fill(t, out, args));
}

enum constant_result constant_slot(struct thread *t, struct class *c, u16 index, struct link_cell *out) {
    switch (c->cf->cp[index].tag) {
    case CP_METHOD_TYPE: return type_slot(t, c, index, cp_name(c->cf, index), out);
    case CP_METHOD_HANDLE: return handle_slot(t, c, index, out);
    default: return dynamic_slot(t, c, index, out);
    }
}

/* ---- any constant as an object ---- */

static enum constant_result box(struct thread *t, char type, u64 bits, ref *out) {
    *out = box_new(t, type, bits);
    return *out ? CONSTANT_READY : (throw_memory(t), CONSTANT_THROWN);
}

static enum constant_result mirror_at(struct thread *t, struct class *c, u16 index, ref *out) {
    struct class *named = reflect_class_at(t, c, index);
    if (named) *out = mirror_of(t->vm, named);
    return named ? CONSTANT_READY : CONSTANT_THROWN;
}

static enum constant_result computed(struct thread *t, struct class *c, u16 index, ref *out) {
    struct link_cell slot;
    enum constant_result found = constant_slot(t, c, index, &slot);
    if (found != CONSTANT_READY) return found;
    const struct cp_entry *e = &c->cf->cp[index];
    const u32 *value = &t->vm->statics.words[slot.value];
    char type = e->tag == CP_DYNAMIC ? (char)cp_utf8(c->cf, c->cf->cp[e->b].b).at[0] : 'L';
    if (descriptor_is_ref(type)) {
        *out = *value;
        return CONSTANT_READY;
    }
    u64 bits = *value;
    if (descriptor_slots(type) == 2) memcpy(&bits, value, 8);
    return box(t, type, bits, out);
}

enum constant_result constant_object(struct thread *t, struct class *c, u16 index, ref *out) {
    const struct cp_entry *e = &c->cf->cp[index];
    switch (e->tag) {
    case CP_INTEGER: return box(t, 'I', e->bits, out);
    case CP_FLOAT: return box(t, 'F', e->bits, out);
    case CP_LONG: return box(t, 'J', e->bits, out);
    case CP_DOUBLE: return box(t, 'D', e->bits, out);
    case CP_STRING: *out = java_string_literal(t->vm, cp_name(c->cf, index)); return CONSTANT_READY;
    case CP_CLASS: return mirror_at(t, c, index, out);
    default: return computed(t, c, index, out);
    }
}

/* ---- bootstrap methods ---- */

static enum constant_result all_arguments(struct thread *t, struct class *c, const struct bootstrap_method *bootstrap,
                                          ref *out) {
    for (u32 i = 0; i < bootstrap->argument_count; i++) { /* computes what must be, before anything is allocated */
        ref ignored;
        u8 tag = c->cf->cp[bootstrap->arguments[i]].tag;
        if (tag != CP_METHOD_TYPE && tag != CP_METHOD_HANDLE && tag != CP_DYNAMIC) continue;
        enum constant_result found = constant_object(t, c, bootstrap->arguments[i], &ignored);
        if (found != CONSTANT_READY) return found;
    }
    *out = reflect_array(t, "java/lang/Object", bootstrap->argument_count);
    for (u32 i = 0; *out && i < bootstrap->argument_count; i++) {
        ref value;
        enum constant_result found = constant_object(t, c, bootstrap->arguments[i], &value);
        if (found != CONSTANT_READY) return found;
        words(object_at(t->vm, *out))[i] = value;
    }
    return *out ? CONSTANT_READY : CONSTANT_THROWN;
}

enum constant_result constant_bootstrap(struct thread *t, struct class *c, const struct bootstrap_method *bootstrap,
                                        ref *handle, ref *arguments) {
    enum constant_result found = constant_object(t, c, bootstrap->handle, handle);
    if (found != CONSTANT_READY) return found;
    *arguments = 0;
    if (bootstrap->argument_count == 0) return CONSTANT_READY;
    if (bootstrap->argument_count > 1) return all_arguments(t, c, bootstrap, arguments);
    found = constant_object(t, c, bootstrap->arguments[0], arguments);
    if (found != CONSTANT_READY || !*arguments || !class_of(t->vm, *arguments)->is_array) return found;
    return all_arguments(t, c, bootstrap, arguments);
}
