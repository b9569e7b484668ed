#include "vm/listen/native_access.h"

#include <string.h>

#include "vm/explore/access.h"
#include "vm/heap/place.h"
#include "vm/native.h"

static enum native_touch touch_of(const struct method *m) { return m->native_flags >> NATIVE_TOUCH_SHIFT; }

/* ---- what ---- */

/* Fields of the JDK's classes are its own affair. */
static bool may_be_asked_for(struct vm *vm, const struct access *a) {
    if (a->object) return class_of(vm, a->object)->is_array || !class_of(vm, a->object)->module;
    if (a->slot >= program_static_words(vm->program)) return false;
    return !program_classes(vm->program)[vm->statics.owner[a->slot]]->module;
}

/* A single place, as the search knows it. */
static u32 one_place(struct thread *t, const struct method *m, const u32 *args, struct native_access *out) {
    struct access access[MOST_ACCESSES];
    if (!access_of_native(t, m, args, access) || !may_be_asked_for(t->vm, access)) return 0;
    *out = (struct native_access){access->object, access->slot, 1, access->kind == ACCESS_WRITE, false, NULL};
    out->field = place_field(t->vm, out->object, out->slot);
    return out->field || (out->object && class_of(t->vm, out->object)->is_array);
}

static bool is_range(struct vm *vm, ref array, u32 from, u32 count) {
    if (!array || !class_of(vm, array)->is_array) return false;
    u32 length = object_at(vm, array)->length;
    return from <= length && count <= length - from;
}

/* System.arraycopy: (source, at, target, at, length) */
static u32 both_ranges(struct vm *vm, const u32 *args, struct native_access *out) {
    u32 count = args[4];
    if (!count || !is_range(vm, args[0], args[1], count) || !is_range(vm, args[2], args[3], count)) return 0;
    out[0] = (struct native_access){args[0], args[1], count, false, false, NULL};
    out[1] = (struct native_access){args[2], args[3], count, true, false, NULL};
    return 2;
}

/* Object.clone; offsets of fields lie between 0 and the object's size. */
static u32 all_of_it(struct vm *vm, ref object, struct native_access *out) {
    const struct object *o = object_at(vm, object);
    u32 count = class_of(vm, object)->is_array ? o->length : (u32)object_bytes(vm, o);
    *out = (struct native_access){object, 0, count, false, false, NULL};
    return count > 0;
}

u32 native_access_of(struct thread *t, const struct method *m, const u32 *args, struct native_access *out) {
    u32 count;
    switch (touch_of(m)) {
    case TOUCH_PLACE_READ:
    case TOUCH_PLACE_WRITE:
        count = args[1] ? one_place(t, m, args, out) : 0;
        if (count) out->atomic = access_is_atomic(m);
        return count;
    case TOUCH_FIELD_READ:
    case TOUCH_FIELD_WRITE:
        count = one_place(t, m, args, out);
        out->atomic = count && out->field && (out->field->access & ACC_VOLATILE);
        return count;
    case TOUCH_ELEMENT_READ:
    case TOUCH_ELEMENT_WRITE: return one_place(t, m, args, out);
    case TOUCH_COPY: return both_ranges(t->vm, args, out);
    case TOUCH_CLONE: return args[0] ? all_of_it(t->vm, args[0], out) : 0;
    default: return 0;
    }
}

/* ---- for whom ---- */

static bool is_own(const struct frame *f) { return !f->method->holder->module; }

static bool has_prefix(const struct class *c, const char *const *prefixes, u32 count) {
    for (u32 i = 0; i < count; i++)
        if (strncmp(c->name->text, prefixes[i], strlen(prefixes[i])) == 0) return true;
    return false;
}

/* Code of the JDK that does nothing but what it is asked for. */
static bool passes_on(const struct class *c) {
    static const char *const prefixes[] = {"java/lang/invoke/", "java/lang/reflect/", "jdk/internal/reflect/",
                                           "jdk/internal/misc/Unsafe", "sun/misc/Unsafe"};
    return has_prefix(c, prefixes, sizeof prefixes / sizeof *prefixes);
}

/* The lowest frame is the VM's. */
static struct frame *through(struct thread *t, bool anybody) {
    struct frame *f = t->fp;
    while (!(f->flags & FRAME_BOTTOM) && !is_own(f)) {
        if (!anybody && !passes_on(f->method->holder)) return NULL;
        f = frame_caller(f);
    }
    return f->flags & FRAME_BOTTOM ? NULL : f;
}

struct frame *native_access_asker(struct thread *t, const struct method *m, const struct native_access *native_access) {
    const struct field *f = native_access->field;
    switch (touch_of(m)) {
    case TOUCH_PLACE_READ:
    case TOUCH_PLACE_WRITE:
    case TOUCH_FIELD_READ:
    case TOUCH_FIELD_WRITE:
        if (!f) return through(t, false);
        return f->holder->module ? NULL : through(t, !native_access->atomic && !(f->access & ACC_VOLATILE));
    default: return is_own(t->fp) ? t->fp : NULL;
    }
}

/* Method handles are linked with fences of their own, in the application's threads;
 * those it calls are VarHandle's methods. */
static bool is_fence(const struct method *m) {
    const char *holder = m->holder->name->text;
    if (strcmp(holder, "jdk/internal/misc/Unsafe") == 0 || strcmp(holder, "sun/misc/Unsafe") == 0) return true;
    return strcmp(holder, "java/lang/invoke/VarHandle") == 0 && strstr(m->name->text, "Fence");
}

struct frame *native_access_fence(struct thread *t) {
    struct frame *f = t->fp;
    while (!(f->flags & FRAME_BOTTOM) && is_fence(f->method)) f = frame_caller(f);
    return !(f->flags & FRAME_BOTTOM) && is_own(f) ? f : NULL;
}
