#include "vm/link/lambdaform.h"

#include <stdlib.h>

#include "base/memory.h"
#include "classfile/descriptor_walk.h"
#include "program/link/resolve.h"
#include "program/synth/synth_target.h"
#include "vm/heap/box.h"
#include "vm/interp/raise.h"
#include "vm/link/membername.h"
#include "vm/link/mirror.h"
#include "vm/link/synth_cache.h"

#define INVOKE "java/lang/invoke/"
static const char METHOD_HANDLE[] = INVOKE "MethodHandle";
static const char FORM[] = INVOKE "LambdaForm";
static const char NAME[] = INVOKE "LambdaForm$Name";
static const char FUNCTION[] = INVOKE "LambdaForm$NamedFunction";
static const char CLASS_NAME[] = INVOKE "LambdaForm$MH";

enum { MOST_PARAMETERS = 255 };

/* A form being written. */
struct job {
    struct thread *t;
    struct vm *vm;
    struct arena *arena;
    struct emitter *e;
    ref names; /* Name[] */
    u32 count, arity;
    u32 *locals;   /* by name: where its value is */
    u32 constants; /* local that holds the form's names at run time */
};

static u32 field_at(struct vm *vm, ref r, const char *name, const char *descriptor) {
    const struct field *f = find_field(class_of(vm, r), name, descriptor);
    return f ? get32(object_at(vm, r), f->offset) : 0;
}

static ref element(struct vm *vm, ref array, u32 i) { return words(object_at(vm, array))[i]; }

static char type_of_name(struct vm *vm, ref name) {
    ref type = field_at(vm, name, "type", "Ljava/lang/invoke/LambdaForm$BasicType;");
    return (char)field_at(vm, type, "btChar", "C");
}

static ref function_of(struct vm *vm, ref name) {
    return field_at(vm, name, "function", "Ljava/lang/invoke/LambdaForm$NamedFunction;");
}

static ref arguments_of(struct vm *vm, ref name) { return field_at(vm, name, "arguments", "[Ljava/lang/Object;"); }

static bool is_name(struct vm *vm, ref r) { return r && strcmp(class_of(vm, r)->name->text, NAME) == 0; }

/* The class file's word for a basic type. */
static const char *text_of(char type) {
    switch (type) {
    case 'I': return "I";
    case 'J': return "J";
    case 'F': return "F";
    case 'D': return "D";
    case 'V': return "V";
    default: return "Ljava/lang/Object;";
    }
}

/* ---- what a name calls ---- */

struct function {
    struct method *direct;     /* NULL: a field, or called through its handle */
    const struct field *field; /* read, not called */
    char *descriptor;          /* malloc'd; without the receiver, and of fields without the type */
    bool receiver;             /* the first argument is one */
};

/* JDK code only: other classes might not be found by name, or not be the ones that are meant. */
static bool can_be_named(const struct method *m) {
    if (!m || m->holder->loader != LOADER_BOOT || m->holder->is_hidden || m->holder->is_interface) return false;
    return !(m->flags & METHOD_INIT);
}

/* The field that a getter reads, if JDK code can name it. */
static const struct field *field_of(struct vm *vm, ref member) {
    u32 kind = member ? membername_kind(vm, member) : 0;
    if (kind != REF_GET_FIELD && kind != REF_GET_STATIC) return NULL;
    struct class *c = mirror_class(vm, get32(object_at(vm, member), vm->known.MemberName_clazz));
    if (c->loader != LOADER_BOOT || c->is_hidden) return NULL;
    for (u32 i = 0; i < c->field_count; i++) {
        const struct field *f = &c->fields[i];
        bool is_static = f->access & ACC_STATIC;
        if (f->offset == object_at(vm, member)->length && is_static == (kind == REF_GET_STATIC)) return f;
    }
    return NULL;
}

static struct function read_function(struct vm *vm, ref function) {
    ref member = field_at(vm, function, "member", "Ljava/lang/invoke/MemberName;");
    ref handle = field_at(vm, function, "resolvedHandle", "Ljava/lang/invoke/MethodHandle;");
    const struct field *f = field_of(vm, member);
    if (f) return (struct function){NULL, f, memory_string("()V"), !(f->access & ACC_STATIC)};
    struct method *m = membername_method(vm, member);
    if (can_be_named(m) && membername_kind(vm, member) != REF_NEW_INVOKE_SPECIAL) {
        bool polymorphic = m->flags & METHOD_POLYMORPHIC;
        ref type = get32(object_at(vm, member), vm->known.MemberName_type);
        char *descriptor = polymorphic ? membername_descriptor(vm, type) : memory_string(m->descriptor->text);
        if (descriptor) return (struct function){m, NULL, descriptor, !method_is_static(m)};
    }
    if (!handle) return (struct function){NULL, NULL, NULL, false};
    ref type = get32(object_at(vm, handle), vm->known.MethodHandle_type);
    return (struct function){NULL, NULL, membername_descriptor(vm, type), false};
}

/* ---- arguments ---- */

static void load_constants(struct job *job, u32 name) {
    emit_load(job->e, "L", job->constants);
    emit_int(job->e, (i32)name);
    emit_op(job->e, BC_aaload);
}

static void push_object(struct job *job, u32 name, u32 argument) {
    load_constants(job, name);
    emit_field(job->e, BC_getfield, NAME, "arguments", "[Ljava/lang/Object;");
    emit_int(job->e, (i32)argument);
    emit_op(job->e, BC_aaload);
}

/* A boxed number for a primitive parameter. */
static void push_number(struct job *job, ref box) {
    u64 bits = 0;
    switch (box_read(job->vm, box, &bits)) {
    case 'J': emit_number(job->e, CP_LONG, bits); break;
    case 'D': emit_number(job->e, CP_DOUBLE, bits); break;
    case 'F': emit_number(job->e, CP_FLOAT, bits); break;
    default: emit_int(job->e, (i32)bits);
    }
}

static int push_argument(struct job *job, u32 name, u32 argument, ref value, char type) {
    struct vm *vm = job->vm;
    if (is_name(vm, value)) {
        u32 index = field_at(vm, value, "index", "S");
        if (index >= job->count) return -1;
        emit_load(job->e, text_of(type_of_name(vm, value)), job->locals[index]);
    } else if (!value) emit_zero(job->e, text_of(type));
    else if (descriptor_is_ref(type)) push_object(job, name, argument);
    else push_number(job, value);
    return 0;
}

static int push_arguments(struct job *job, u32 name, ref arguments, const struct function *f) {
    u32 count = object_at(job->vm, arguments)->length, i = 0;
    struct slice text = {(const u8 *)f->descriptor, strlen(f->descriptor)};
    if (f->receiver) {
        if (count == 0 || push_argument(job, name, 0, element(job->vm, arguments, 0), 'L') < 0) return -1;
        i = 1;
    }
    struct descriptor_walk w = descriptor_arguments(text);
    for (; i < count; i++) {
        char type = descriptor_next(&w, NULL);
        if (!type || push_argument(job, name, i, element(job->vm, arguments, i), type) < 0) return -1;
    }
    return descriptor_next(&w, NULL) ? -1 : 0;
}

/* ---- the calls ---- */

static int write_call(struct job *job, u32 name, ref n, const struct function *f) {
    bool through_handle = !f->direct && !f->field;
    if (!f->descriptor) return -1;
    if (through_handle) {
        load_constants(job, name);
        emit_field(job->e, BC_getfield, NAME, "function", "L" INVOKE "LambdaForm$NamedFunction;");
        emit_field(job->e, BC_getfield, FUNCTION, "resolvedHandle", "L" INVOKE "MethodHandle;");
    }
    if (push_arguments(job, name, arguments_of(job->vm, n), f) < 0) return -1;
    if (f->field)
        emit_field(job->e, f->receiver ? BC_getfield : BC_getstatic, f->field->holder->name->text, f->field->name->text,
                   f->field->descriptor->text);
    else if (through_handle) emit_invoke(job->e, BC_invokevirtual, METHOD_HANDLE, "invokeBasic", f->descriptor, false);
    else
        emit_invoke(job->e, f->receiver ? BC_invokevirtual : BC_invokestatic, f->direct->holder->name->text,
                    f->direct->name->text, f->descriptor, false);
    return 0;
}

static int write_name(struct job *job, u32 i) {
    ref name = element(job->vm, job->names, i), function = function_of(job->vm, name);
    if (!function) return -1;
    struct function f = read_function(job->vm, function);
    int status = write_call(job, i, name, &f);
    free(f.descriptor);
    char type = type_of_name(job->vm, name);
    if (status == 0 && type != 'V') emit_store(job->e, text_of(type), job->locals[i]);
    return status;
}

static void save_constants(struct job *job) {
    emit_load(job->e, "L", 0);
    emit_field(job->e, BC_getfield, METHOD_HANDLE, "form", "L" INVOKE "LambdaForm;");
    emit_field(job->e, BC_getfield, FORM, "names", "[L" INVOKE "LambdaForm$Name;");
    emit_store(job->e, "L", job->constants);
}

static void assign_locals(struct job *job) {
    u32 next = 0;
    job->locals = arena_alloc(job->arena, (job->count + 1) * sizeof *job->locals);
    for (u32 i = 0; i < job->count; i++) {
        job->locals[i] = next;
        next += descriptor_slots(type_of_name(job->vm, element(job->vm, job->names, i)));
    }
    job->constants = next;
}

static const char *descriptor_of(struct job *job, char result) {
    char *text = arena_alloc(job->arena, (job->arity + 1) * 18 + 24), *at = text;
    at += sprintf(at, "(");
    for (u32 i = 0; i < job->arity; i++)
        at += sprintf(at, "%s", text_of(type_of_name(job->vm, element(job->vm, job->names, i))));
    sprintf(at, ")%s", text_of(result));
    return text;
}

static int write_form(struct job *job, ref form, struct slice *out, struct diag *diag) {
    i32 result = (i32)field_at(job->vm, form, "result", "I");
    if (job->arity > job->count || job->arity > MOST_PARAMETERS || result >= (i32)job->count) return -1;
    char type = result < 0 ? 'V' : type_of_name(job->vm, element(job->vm, job->names, (u32)result));
    struct writer *writer = synth_class(SYNTH_MAJOR, CLASS_NAME);
    assign_locals(job);
    job->e = writer_method(writer, ACC_PUBLIC | ACC_STATIC, "call", descriptor_of(job, type));
    if (job->arity < job->count && job->arity > 0) save_constants(job);
    int status = 0;
    for (u32 i = job->arity; i < job->count && status == 0; i++) status = write_name(job, i);
    if (status < 0) {
        writer_abandon(writer);
        return -1;
    }
    if (type != 'V') emit_load(job->e, text_of(type), job->locals[result]);
    emit_return(job->e, text_of(type));
    return writer_finish(writer, job->arena, out, diag);
}

struct method *lambdaform_method(struct thread *t, ref form) {
    struct vm *vm = t->vm;
    struct arena *arena = arena_new();
    struct job job = {.t = t, .vm = vm, .arena = arena, .arity = field_at(vm, form, "arity", "I")};
    job.names = field_at(vm, form, "names", "[Ljava/lang/invoke/LambdaForm$Name;");
    job.count = job.names ? object_at(vm, job.names)->length : 0;
    struct slice bytes;
    struct diag diag = {{0}};
    struct method *m = NULL;
    if (write_form(&job, form, &bytes, &diag) == 0) m = synth_cache_method(t, bytes);
    else throw_new(t, "java/lang/InternalError", "this LambdaForm cannot be executed %s", diag.text);
    arena_free(arena);
    return m;
}
