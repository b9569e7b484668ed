#include "vm/link/varhandle.h"

#include "classfile/descriptor_walk.h"
#include "program/link/resolve.h"
#include "vm/explore/observe.h"
#include "vm/explore/watched.h"
#include "vm/link/mirror.h"
#include "vm/link/variable.h"
#include "vm/link/weak_cas.h"
#include "vm/listen/listen.h"

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

/* Takes the values that follow the coordinates; false where one needs more than widening an int to a long. */
static bool take_values(struct vm *vm, const struct handle_site *site, const struct variable *v, const u32 *args,
                        u64 *values) {
    u32 count = value_count(site->action);
    if (site->count != v->coordinates + count) return false;
    args += v->coordinates;
    for (u32 i = 0; i < count; i++) {
        char type = site->types[v->coordinates + i];
        if (descriptor_is_ref(type)) {
            if (v->type != 'L' || !variable_accepts(vm, *args, v->value)) return false;
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
    return variable_accepts(t->vm, (ref)old, site->classes[site->count]);
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
    bool is_static = variable_is_static(v);
    if (!vm->undo || !v->writable) return false;
    u32 slot = variable_slot(v, args);
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

/* Plain access is as to any field; what is more orders threads, unless it is opaque. */
static void emit(struct thread *t, const struct handle_site *site, const struct variable *v, const u32 *args,
                 u64 answer) {
    bool is_get = site->action == VARIABLE_GET, own = !t->fp->method->holder->module;
    u32 slot = variable_slot(v, args);
    ref object = variable_is_static(v) ? 0 : v->object;
    if (variable_access_is_plain(site)) {
        if (own) listen_access(t, object, slot, 0, !is_get, 0);
        return;
    }
    bool wrote = !is_get && (site->action != VARIABLE_COMPARE_AND_SET || answer);
    if (!strstr(site->name, "Opaque")) listen_update(t, object, slot, site->action != VARIABLE_SET, wrote, own);
    else if (own) listen_opaquely(t, object, slot, !is_get);
}

/* A program can change a handle through Unsafe, so that it leads elsewhere: that is left to Unsafe, which complains. */
static bool is_sound(struct vm *vm, const struct handle_site *site, const struct variable *v, const u64 *values) {
    bool writes = site->action != VARIABLE_GET;
    if (!place_exists(vm, v->object, v->offset, v->type, writes)) return false;
    if (v->type != 'L' || !writes) return true;
    return place_accepts(vm, v->object, v->offset, (ref)values[0]) &&
           place_accepts(vm, v->object, v->offset, (ref)values[1]);
}

/* As OBSERVE_CHOICE. False: the step ends before it. */
static bool take_choice(struct vm *vm) {
    bool open = vm->explore.open;
    vm->explore.open = false;
    return open;
}

enum varhandle_result varhandle_operate(struct thread *t, struct handle_site *site, ref handle, const u32 *args,
                                        u32 *result, u32 *width) {
    struct vm *vm = t->vm;
    struct variable v;
    u64 values[2] = {0, 0}, old, answer;
    if (get32(object_at(vm, handle), vm->known.VarHandle_exact)) return VARHANDLE_JAVA;
    ref asked = handle;
    const struct variable_shape *shape = variable_meant(vm, site, &handle);
    if (!variable_find(vm, shape, site, handle, args, &v)) return VARHANDLE_JAVA;
    if ((site->action != VARIABLE_GET && !v.writable) || !action_fits(site->action, v.type)) return VARHANDLE_JAVA;
    if (!take_values(vm, site, &v, args, values)) return VARHANDLE_JAVA;
    if (!is_sound(vm, site, &v, values)) return VARHANDLE_JAVA;
    struct place place = place_of(vm, v.object, v.offset, false);
    old = place_read(&place, v.type);
    if (!result_fits(t, site, &v, old)) return VARHANDLE_JAVA;
    bool is_weak = weak_cas_is_named(site->name), chooses = is_weak && weak_cas_may_fail(t);
    bool visible = is_visible(t, &v, args, site->action != VARIABLE_GET);
    if (chooses ? !take_choice(vm) : visible && !step_goes_on(t, t->fp)) return VARHANDLE_VISIBLE;
    if (asked != handle) note_initialised(t, site->shape, asked);
    if (is_weak && weak_cas_fails(t)) answer = 0;
    else perform(vm, site, &v, old, values, &answer);
    if (vm->listener) emit(t, site, &v, args, answer);
    *width = descriptor_slots(site->types[site->count]);
    memcpy(result, &answer, 8);
    return VARHANDLE_DONE;
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
