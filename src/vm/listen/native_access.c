#include "vm/listen/native_access.h"

#include <string.h>

#include "vm/access/access.h"
#include "vm/access/bounce.h"
#include "vm/access/bulk.h"
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

static bool is_of_array(struct vm *vm, const struct access *a) {
    return a->object && class_of(vm, a->object)->is_array;
}

/* The places that the search knows: one, elements that lie side by side, or several fields. */
static u32 places(struct thread *t, const struct method *m, const u32 *args, struct native_access *out) {
    struct access list[MOST_ACCESSES];
    u32 count = access_of_native(t, m, args, list), found = 0;
    for (u32 i = 0; i < count && found < MOST_NATIVE_ACCESSES; i++) {
        const struct access *a = &list[i];
        if (!may_be_asked_for(t->vm, a)) continue;
        struct native_access access = {a->object, a->slot, 1, a->kind == ACCESS_WRITE, false, NULL};
        access.field = place_field(t->vm, a->object, a->slot);
        if (i && found && is_of_array(t->vm, a)) out[found - 1].count++;
        else if (access.field || is_of_array(t->vm, a)) out[found++] = access;
    }
    return found;
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

/* The elements in which its units lie; memory outside the heap is nobody's variable. */
static u32 side_of(struct vm *vm, const struct bulk *b, const struct bulk_side *side, bool write,
                   struct native_access *out) {
    if (!side->exists || !side->object || !class_of(vm, side->object)->is_array) return 0;
    u32 shift = class_of(vm, side->object)->element_shift;
    u64 start = side->offset - OBJECT_HEADER_BYTES, bytes = (u64)b->unit * b->count;
    u32 first = (u32)(start >> shift), last = (u32)((start + bytes - 1) >> shift);
    if (side->offset < OBJECT_HEADER_BYTES || !bytes || last >= object_at(vm, side->object)->length) return 0;
    *out = (struct native_access){side->object, first, last - first + 1, write, false, NULL};
    return 1;
}

static u32 bytes_of(struct vm *vm, const struct method *m, const u32 *args, struct native_access *out) {
    struct bulk b;
    if (!bulk_of(vm, m, args, &b)) return 0;
    u32 count = side_of(vm, &b, &b.from, false, out);
    return count + side_of(vm, &b, &b.to, true, out + count);
}

/* Output that is not filled yet is not accessed. */
static u32 bounced(struct thread *t, const struct method *m, const u32 *args, const u32 *result,
                   struct native_access *out) {
    struct bounce b;
    if (!bounce_of(t->vm, m, args, &b)) return 0;
    u64 returned = result ? arg64(result) : t->h.held;
    u32 filled = result || t->h.made ? bounce_filled(m, returned) : 0;
    if (filled < b.out.count) b.out.count = filled;
    u32 count = side_of(t->vm, &b.in, &b.in.from, false, out);
    return count + side_of(t->vm, &b.out, &b.out.to, true, out + count);
}

u32 native_access_of(struct thread *t, const struct method *m, const u32 *args, const u32 *result,
                     struct native_access *out) {
    u32 count;
    switch (touch_of(m)) {
    case TOUCH_PLACE_READ:
    case TOUCH_PLACE_WRITE:
        count = args[1] ? places(t, m, args, out) : 0;
        for (u32 i = 0; i < count; i++) out[i].atomic = access_is_atomic(m);
        return count;
    case TOUCH_FIELD_READ:
    case TOUCH_FIELD_WRITE:
        count = places(t, m, args, out);
        out->atomic = count && out->field && (out->field->access & ACC_VOLATILE);
        return count;
    case TOUCH_ELEMENT_READ:
    case TOUCH_ELEMENT_WRITE: return places(t, m, args, out);
    case TOUCH_COPY: return both_ranges(t->vm, args, out);
    case TOUCH_CLONE: return args[0] ? all_of_it(t->vm, args[0], out) : 0;
    case TOUCH_COPY_MEMORY:
    case TOUCH_SET_MEMORY:
    case TOUCH_BYTES_READ: return bytes_of(t->vm, m, args, out);
    default: return native_bounces(m) ? bounced(t, m, args, result, out) : 0;
    }
}

/* ---- for whom ---- */

static bool is_own(const struct frame *f) { return !f->method->holder->module; }

/* Code of the JDK that does nothing but what it is asked for. */
static bool passes_on(const struct method *m) {
    static const char handles[] = "java/lang/invoke/"; /* some of that is made by the VM */
    return m->flags & METHOD_PASSES_ON || strncmp(m->holder->name->text, handles, sizeof handles - 1) == 0;
}

/* The lowest frame is the VM's. */
static struct frame *through(struct thread *t, bool anybody) {
    struct frame *f = t->fp;
    while (!(f->flags & FRAME_BOTTOM) && !is_own(f)) {
        if (!anybody && !passes_on(f->method)) return NULL;
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
    default: return through(t, false);
    }
}

struct frame *native_access_behind(struct thread *t) {
    return passes_on(t->fp->method) ? through(t, false) : NULL;
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
