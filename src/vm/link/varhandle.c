#include "vm/link/varhandle.h"

#include "classfile/descriptor_walk.h"
#include "program/link/resolve.h"
#include "vm/explore/observe.h"
#include "vm/explore/watched.h"
#include "vm/heap/place.h"
#include "vm/interp/init.h"
#include "vm/link/mirror.h"
#include "vm/listen/listen.h"

enum variable_kind { OTHER_VARIABLE, INSTANCE_FIELD, STATIC_FIELD, ARRAY_ELEMENT, LAZY_STATIC_FIELD };

/* What objects of one VarHandle class mean; belongs to the program. */
struct variable_shape {
    const struct class *c;
    enum variable_kind kind;
    bool writable;
    char type;        /* Z B S C I J F D L */
    u32 offset, base; /* byte offsets of fieldOffset, base */
    u32 object_type;  /* of receiverType or arrayType, 0: none */
    u32 value_type;   /* of fieldType, 0: none */
    u32 target;       /* lazy ones: of target, which is meant once the class in object_type is initialised */
};

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

/* The handle that is meant, and its shape. */
static const struct variable_shape *meant(struct vm *vm, struct handle_site *site, ref *handle) {
    const struct variable_shape *shape = shape_of(vm, &site->shape, *handle);
    const struct object *o = object_at(vm, *handle);
    if (shape->kind != LAZY_STATIC_FIELD || !init_done(vm, mirror_class(vm, get32(o, shape->object_type))))
        return shape;
    *handle = get32(o, shape->target);
    return shape_of(vm, &site->target_shape, *handle);
}

/* ---- the variable ---- */

struct variable {
    char type;
    bool writable;
    ref object;          /* statics: the mirror */
    u64 offset;          /* as place.h has it */
    u32 coordinates;     /* parameters, and as many words */
    struct class *value; /* references: what may be stored */
};

static bool is_instance(struct vm *vm, ref r, const struct class *c) {
    return !r || class_is_subclass(class_of(vm, r), c);
}

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
           is_instance(vm, args[0], mirror_class(vm, get32(o, shape->object_type)));
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

static bool locate(struct vm *vm, const struct variable_shape *shape, const struct handle_site *site, ref handle,
                   const u32 *args, struct variable *out) {
    *out = (struct variable){.type = shape->type, .writable = shape->writable};
    switch (shape->kind) {
    case INSTANCE_FIELD:
    case STATIC_FIELD: return locate_field(vm, shape, site->types, handle, args, out);
    case ARRAY_ELEMENT: return site->count >= 2 && locate_element(vm, shape, site->types, handle, args, out);
    default: return false;
    }
}

/* ---- the operation ---- */

static u32 value_count(enum variable_action action) {
    switch (action) {
    case VARIABLE_GET: return 0;
    case VARIABLE_COMPARE_AND_SET:
    case VARIABLE_COMPARE_AND_EXCHANGE: return 2;
    default: return 1;
    }
}

static bool action_fits(enum variable_action action, char type) {
    switch (action) {
    case VARIABLE_ADD: return type != 'L' && type != 'Z';
    case VARIABLE_OR:
    case VARIABLE_AND:
    case VARIABLE_XOR: return type != 'L' && type != 'F' && type != 'D';
    default: return true;
    }
}

/* Takes the values from behind the coordinates; false where one needs more than widening an int to a long. */
static bool take_values(struct vm *vm, const struct handle_site *site, const struct variable *v, const u32 *args,
                        u64 *values) {
    u32 count = value_count(site->action);
    if (site->count != v->coordinates + count) return false;
    args += v->coordinates;
    for (u32 i = 0; i < count; i++) {
        char type = site->types[v->coordinates + i];
        if (descriptor_is_ref(type)) {
            if (v->type != 'L' || !is_instance(vm, *args, v->value)) return false;
            values[i] = *args++;
        } else if (type == v->type) {
            if (descriptor_slots(type) == 2) {
                memcpy(&values[i], args, 8);
                args += 2;
            } else values[i] = *args++;
        } else if (type == 'I' && v->type == 'J') values[i] = (u64)(i64)(i32)*args++;
        else return false;
    }
    return true;
}

/* Can the result be handed over as it is? */
static bool result_fits(struct thread *t, struct handle_site *site, const struct variable *v, u64 old) {
    char wanted = site->types[site->count];
    if (wanted == 'V' || site->action == VARIABLE_SET) return wanted == 'V';
    if (site->action == VARIABLE_COMPARE_AND_SET) return wanted == 'Z';
    if (v->type != 'L') return wanted == v->type;
    if (!descriptor_is_ref(wanted)) return false;
    if (!old || slice_is(descriptor_result(site->descriptor), "Ljava/lang/Object;")) return true;
    if (!site->classes) {
        if (handle_site_classes(t, site, t->fp->method->holder) < 0) {
            t->h.exception = 0; /* Java will meet the same error */
            return false;
        }
    }
    return is_instance(t->vm, (ref)old, site->classes[site->count]);
}

static u64 add(char type, u64 a, u64 b) {
    if (type == 'F') {
        float x, y;
        u32 bits = (u32)a, other = (u32)b;
        memcpy(&x, &bits, 4);
        memcpy(&y, &other, 4);
        x += y;
        memcpy(&bits, &x, 4);
        return bits;
    }
    if (type == 'D') {
        double x, y;
        memcpy(&x, &a, 8);
        memcpy(&y, &b, 8);
        x += y;
        memcpy(&a, &x, 8);
        return a;
    }
    return a + b;
}

static u64 updated(enum variable_action action, char type, u64 old, u64 value) {
    switch (action) {
    case VARIABLE_ADD: return add(type, old, value);
    case VARIABLE_OR: return old | value;
    case VARIABLE_AND: return old & value;
    case VARIABLE_XOR: return old ^ value;
    default: return value;
    }
}

/* As the variable would hold it: narrow types cut off what does not fit. */
static u64 narrowed(char type, u64 value) {
    switch (type) {
    case 'Z': return value & 1;
    case 'B': return (u32)(i32)(i8)value;
    case 'S': return (u32)(i32)(i16)value;
    case 'C': return (u16)value;
    case 'J':
    case 'D': return value;
    default: return (u32)value;
    }
}

static void write_value(struct vm *vm, const struct variable *v, u64 value) {
    struct place place = place_of(vm, v->object, v->offset, true);
    place_write(vm, &place, v->type, value);
}

static bool is_visible(struct thread *t, const struct variable *v, const u32 *args, bool write) {
    struct vm *vm = t->vm;
    bool is_static = v->offset >= PLACE_STATIC;
    if (!vm->undo || !v->writable) return false;
    u32 slot = is_static ? (u32)((v->offset - PLACE_STATIC) / 4) : v->coordinates == 2 ? args[1] : (u32)v->offset;
    bool watched = write && vm->explore.watched.count && watched_place(vm, is_static ? 0 : v->object, slot);
    if (!vm->threads.concurrent) return watched;
    if (is_static) return protection_access(t, 0, slot, write, true) || watched;
    return ((vm->heap.flags[v->object] & OBJECT_SHARED) && protection_access(t, v->object, slot, write, true)) ||
           watched;
}

static void perform(struct vm *vm, const struct handle_site *site, const struct variable *v, u64 old, const u64 *values,
                    u64 *result) {
    *result = old;
    switch (site->action) {
    case VARIABLE_GET: break;
    case VARIABLE_COMPARE_AND_SET:
    case VARIABLE_COMPARE_AND_EXCHANGE: {
        bool same = old == narrowed(v->type, values[0]);
        if (same) write_value(vm, v, values[1]);
        if (site->action == VARIABLE_COMPARE_AND_SET) *result = same;
        break;
    }
    default: write_value(vm, v, updated(site->action, v->type, old, values[0]));
    }
}

/* That the class of a lazy handle is initialised may be another thread's doing. */
static void note_initialised(struct thread *t, const struct variable_shape *lazy, ref handle) {
    const struct class *c = mirror_class(t->vm, get32(object_at(t->vm, handle), lazy->object_type));
    OBSERVE_INITIALISED(c);
}

bool varhandle_is_plain(const struct handle_site *site) {
    return strcmp(site->name, "get") == 0 || strcmp(site->name, "set") == 0;
}

/* Plain access is as to any field; what is more orders threads, unless it is opaque. */
static void tell(struct thread *t, const struct handle_site *site, const struct variable *v, const u32 *args,
                 u64 answer) {
    bool is_static = v->offset >= PLACE_STATIC, is_get = site->action == VARIABLE_GET,
         own = !t->fp->method->holder->module;
    u32 slot = is_static ? (u32)((v->offset - PLACE_STATIC) / 4) : v->coordinates == 2 ? args[1] : (u32)v->offset;
    ref object = is_static ? 0 : v->object;
    if (varhandle_is_plain(site)) {
        if (own) listen_access(t, object, slot, 0, !is_get, 0);
        return;
    }
    bool wrote = !is_get && (site->action != VARIABLE_COMPARE_AND_SET || answer);
    if (!strstr(site->name, "Opaque")) listen_update(t, object, slot, site->action != VARIABLE_SET, wrote, own);
    else if (own) listen_opaquely(t, object, slot, !is_get);
}

enum varhandle_result varhandle_operate(struct thread *t, struct handle_site *site, ref handle, const u32 *args,
                                        u32 *result, u32 *width) {
    struct vm *vm = t->vm;
    struct variable v;
    u64 values[2] = {0, 0}, old, answer;
    if (get32(object_at(vm, handle), vm->known.VarHandle_exact)) return VARHANDLE_JAVA;
    ref asked = handle;
    const struct variable_shape *shape = meant(vm, site, &handle);
    if (!locate(vm, shape, site, handle, args, &v)) return VARHANDLE_JAVA;
    if ((site->action != VARIABLE_GET && !v.writable) || !action_fits(site->action, v.type)) return VARHANDLE_JAVA;
    if (!take_values(vm, site, &v, args, values)) return VARHANDLE_JAVA;
    struct place place = place_of(vm, v.object, v.offset, false);
    old = place_read(&place, v.type);
    if (!result_fits(t, site, &v, old)) return VARHANDLE_JAVA;
    if (is_visible(t, &v, args, site->action != VARIABLE_GET) && !library_op_goes_on(t, t->fp))
        return VARHANDLE_VISIBLE;
    if (asked != handle) note_initialised(t, site->shape, asked);
    perform(vm, site, &v, old, values, &answer);
    if (vm->listener) tell(t, site, &v, args, answer);
    *width = descriptor_slots(site->types[site->count]);
    memcpy(result, &answer, 8);
    return VARHANDLE_DONE;
}

bool varhandle_place(struct vm *vm, struct handle_site *site, ref handle, const u32 *args, ref *object, u32 *slot) {
    struct variable v;
    const struct variable_shape *shape = handle ? meant(vm, site, &handle) : NULL;
    if (!shape || !locate(vm, shape, site, handle, args, &v)) return false;
    bool is_static = v.offset >= PLACE_STATIC;
    *object = is_static ? 0 : v.object;
    *slot = is_static ? (u32)((v.offset - PLACE_STATIC) / 4) : v.coordinates == 2 ? args[1] : (u32)v.offset;
    return true;
}

/* ---- in Java ---- */

struct method *varhandle_java(struct vm *vm, const struct handle_site *site, ref handle) {
    char text[1400];
    size_t used = (size_t)snprintf(text, sizeof text, "(Ljava/lang/invoke/VarHandle;");
    if (get32(object_at(vm, handle), vm->known.VarHandle_exact) || !class_of(vm, handle)->module) return NULL;
    for (u32 i = 0; i <= site->count && used < sizeof text - 32; i++) {
        char type = site->types[i];
        if (i == site->count) text[used++] = ')';
        if (descriptor_is_ref(type)) used += (size_t)snprintf(text + used, sizeof text - used, "Ljava/lang/Object;");
        else text[used++] = type;
    }
    text[used] = 0;
    struct method *m = find_method(class_of(vm, handle), site->name, text);
    if (!m || !method_is_static(m)) return NULL;
    /* A reference result is cast to what the site wants: that takes the general way. */
    if (descriptor_is_ref(site->types[site->count]) &&
        !slice_is(descriptor_result(site->descriptor), "Ljava/lang/Object;"))
        return NULL;
    return m;
}
