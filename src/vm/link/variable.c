#include "vm/link/variable.h"

#include "classfile/descriptor_walk.h"
#include "program/link/resolve.h"
#include "vm/interp/init_status.h"
#include "vm/link/mirror.h"

/* ---- shapes ---- */

static char type_named(const char *name) {
    static const struct {
        const char *name;
        char type;
    } types[] = {{"Booleans$", 'Z'}, {"Bytes$", 'B'},  {"Shorts$", 'S'},  {"Chars$", 'C'},     {"Ints$", 'I'},
                 {"Longs$", 'J'},    {"Floats$", 'F'}, {"Doubles$", 'D'}, {"References$", 'L'}};
    for (u32 i = 0; i < sizeof types / sizeof *types; i++)
        if (strncmp(name, types[i].name, strlen(types[i].name)) == 0) return types[i].type;
    return 0;
}

static u32 offset_of(struct class *c, const char *name, const char *descriptor) {
    const struct field *f = find_field(c, name, descriptor);
    return f ? f->offset : 0;
}

static enum variable_kind kind_named(const char *name) {
    if (strncmp(name, "FieldInstance", 13) == 0) return INSTANCE_FIELD;
    if (strncmp(name, "FieldStatic", 11) == 0) return STATIC_FIELD;
    return strcmp(name, "Array") == 0 ? ARRAY_ELEMENT : OTHER_VARIABLE;
}

/* JDK 22 and later: a static field of a class that was not initialised when the handle was made. */
static bool is_lazy(const struct class *c) {
    return strcmp(c->name->text, "java/lang/invoke/LazyInitializingVarHandle") == 0;
}

static void shape_lazy(struct class *c, struct variable_shape *shape) {
    shape->target = offset_of(c, "target", "Ljava/lang/invoke/VarHandle;");
    shape->object_type = offset_of(c, "refc", "Ljava/lang/Class;");
    if (shape->target && shape->object_type) shape->kind = LAZY_STATIC_FIELD;
}

static const struct variable_shape *make_shape(struct vm *vm, struct class *c) {
    static const char prefix[] = "java/lang/invoke/VarHandle";
    struct variable_shape *shape = arena_alloc(program_arena(vm->program), sizeof *shape);
    const char *name = c->name->text, *last = strchr(name, '$');
    *shape = (struct variable_shape){.c = c};
    if (c->module && is_lazy(c)) shape_lazy(c, shape);
    if (!c->module || !last || strncmp(name, prefix, strlen(prefix)) != 0) return shape;
    shape->type = type_named(name + strlen(prefix));
    if (!shape->type) return shape;
    shape->kind = kind_named(last + 1);
    shape->writable = !strstr(last, "ReadOnly");
    shape->offset = offset_of(c, "fieldOffset", "J");
    shape->base = offset_of(c, "base", "Ljava/lang/Object;");
    shape->object_type = offset_of(c, shape->kind == ARRAY_ELEMENT ? "arrayType" : "receiverType", "Ljava/lang/Class;");
    shape->value_type = offset_of(c, "fieldType", "Ljava/lang/Class;");
    return shape;
}

static const struct variable_shape *shape_of(struct vm *vm, const struct variable_shape **known, ref handle) {
    struct class *c = class_of(vm, handle);
    const struct variable_shape *shape = __atomic_load_n(known, __ATOMIC_ACQUIRE);
    if (shape && shape->c == c) return shape;
    shape = make_shape(vm, c);
    __atomic_store_n(known, shape, __ATOMIC_RELEASE);
    return shape;
}

const struct variable_shape *variable_meant(struct vm *vm, struct handle_site *site, ref *handle) {
    const struct variable_shape *shape = shape_of(vm, &site->shape, *handle);
    const struct object *o = object_at(vm, *handle);
    if (shape->kind != LAZY_STATIC_FIELD || !init_done(vm, mirror_class(vm, get32(o, shape->object_type))))
        return shape;
    *handle = get32(o, shape->target);
    return shape_of(vm, &site->target_shape, *handle);
}

/* ---- the variable ---- */

static bool locate_field(struct vm *vm, const struct variable_shape *shape, const char *types, ref handle,
                         const u32 *args, struct variable *out) {
    struct object *o = object_at(vm, handle);
    out->offset = get64(o, shape->offset);
    if (shape->value_type) out->value = mirror_class(vm, get32(o, shape->value_type));
    if (shape->kind == STATIC_FIELD) {
        out->object = get32(o, shape->base);
        return true;
    }
    out->coordinates = 1;
    out->object = args[0];
    return descriptor_is_ref(types[0]) && args[0] &&
           variable_accepts(vm, args[0], mirror_class(vm, get32(o, shape->object_type)));
}

static bool locate_element(struct vm *vm, const struct variable_shape *shape, const char *types, ref handle,
                           const u32 *args, struct variable *out) {
    if (!descriptor_is_ref(types[0]) || types[1] != 'I' || !args[0]) return false;
    const struct class *c = class_of(vm, args[0]);
    if (shape->type == 'L') {
        ref wanted = get32(object_at(vm, handle), shape->object_type);
        if (!class_is_subclass(c, mirror_class(vm, wanted))) return false;
        out->value = c->component;
    } else if (!c->is_array || c->element_type != shape->type) return false;
    if (args[1] >= object_at(vm, args[0])->length) return false;
    out->coordinates = 2;
    out->object = args[0];
    out->offset = OBJECT_HEADER_BYTES + ((u64)args[1] << c->element_shift);
    return true;
}

bool variable_find(struct vm *vm, const struct variable_shape *shape, const struct handle_site *site, ref handle,
                   const u32 *args, struct variable *out) {
    *out = (struct variable){.type = shape->type, .writable = shape->writable};
    switch (shape->kind) {
    case INSTANCE_FIELD:
    case STATIC_FIELD: return locate_field(vm, shape, site->types, handle, args, out);
    case ARRAY_ELEMENT: return site->count >= 2 && locate_element(vm, shape, site->types, handle, args, out);
    default: return false;
    }
}

u32 variable_slot(const struct variable *v, const u32 *args) {
    if (v->offset >= PLACE_STATIC) return (u32)((v->offset - PLACE_STATIC) / 4);
    return v->coordinates == 2 ? args[1] : (u32)v->offset;
}

bool variable_place(struct vm *vm, struct handle_site *site, ref handle, const u32 *args, ref *object, u32 *slot) {
    struct variable v;
    const struct variable_shape *shape = handle ? variable_meant(vm, site, &handle) : NULL;
    if (!shape || !variable_find(vm, shape, site, handle, args, &v)) return false;
    *object = variable_is_static(&v) ? 0 : v.object;
    *slot = variable_slot(&v, args);
    return true;
}

bool variable_access_is_plain(const struct handle_site *site) {
    return strcmp(site->name, "get") == 0 || strcmp(site->name, "set") == 0;
}
