#include <stdlib.h>
#include <sys/stat.h>

#include "vm/access/bulk.h"
#include "vm/explore/idle_worker.h"
#include "vm/explore/observe.h"
#include "vm/heap/identity.h"
#include "vm/heap/java_string.h"
#include "vm/interp/raise.h"
#include "vm/link/java_names.h"
#include "vm/native.h"
#include "vm/time/clock.h"
#include "vm/time/seed.h"

static enum native_status currentTimeMillis(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    if (seed_is_wanted(t)) return result64(result, seed_number(t->vm, 1)), NATIVE_DONE;
    result64(result, idle_worker_stays(t) ? 0 : CLOCK_EPOCH * 1000 + clock_look(t) / 1000000);
    return NATIVE_DONE;
}

static enum native_status nanoTime(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    if (seed_is_wanted(t)) return result64(result, seed_number(t->vm, 2)), NATIVE_DONE;
    result64(result, CLOCK_ORIGIN + clock_look(t));
    return NATIVE_DONE;
}

static enum native_status identityHashCode(struct thread *t, u32 *args, u32 *result) {
    result[0] = identity_hash_asked(t, args[0]);
    return NATIVE_DONE;
}

/* ---- arraycopy ---- */

static void describe(struct vm *vm, ref r, char *out, size_t size) {
    const struct class *c = class_of(vm, r);
    char inner[300];
    if (c->element_type == 'L' || c->element_type == '[') snprintf(out, size, "object array");
    else {
        class_external_name(c->component, inner, sizeof inner);
        snprintf(out, size, "%s", inner);
    }
}

static enum native_status throw_not_array(struct thread *t, ref r, const char *which) {
    char name[300];
    class_external_name(class_of(t->vm, r), name, sizeof name);
    throw_new(t, "java/lang/ArrayStoreException", "arraycopy: %s type %s is not an array", which, name);
    return NATIVE_THROWN;
}

static enum native_status throw_mismatch(struct thread *t, ref src, ref dst) {
    char a[300], b[300];
    const struct class *s = class_of(t->vm, src), *d = class_of(t->vm, dst);
    bool sref = s->element_type == 'L' || s->element_type == '[',
         dref = d->element_type == 'L' || d->element_type == '[';
    describe(t->vm, src, a, sizeof a);
    describe(t->vm, dst, b, sizeof b);
    snprintf(a + strlen(a), sizeof a - strlen(a), sref ? "[]" : "[]");
    snprintf(b + strlen(b), sizeof b - strlen(b), dref ? "[]" : "[]");
    throw_new(t, "java/lang/ArrayStoreException", "arraycopy: type mismatch: can not copy %s into %s", a, b);
    return NATIVE_THROWN;
}

static enum native_status throw_range(struct thread *t, const char *what, i64 value, u32 length, ref array) {
    char name[300];
    describe(t->vm, array, name, sizeof name);
    throw_new(t, "java/lang/ArrayIndexOutOfBoundsException", "arraycopy: %s %lld out of bounds for %s[%u]", what,
              (long long)value, name, length);
    return NATIVE_THROWN;
}

static enum native_status check_ranges(struct thread *t, ref src, i32 from, ref dst, i32 to, i32 count) {
    struct object *s = object_at(t->vm, src), *d = object_at(t->vm, dst);
    char name[300];
    if (from < 0) return throw_range(t, "source index", from, s->length, src);
    if (to < 0) return throw_range(t, "destination index", to, d->length, dst);
    if (count < 0) {
        throw_new(t, "java/lang/ArrayIndexOutOfBoundsException", "arraycopy: length %d is negative", count);
        return NATIVE_THROWN;
    }
    if ((u64)from + (u64)count > s->length) {
        describe(t->vm, src, name, sizeof name);
        throw_new(t, "java/lang/ArrayIndexOutOfBoundsException",
                  "arraycopy: last source index %u out of bounds for %s[%u]", (u32)from + (u32)count, name, s->length);
        return NATIVE_THROWN;
    }
    if ((u64)to + (u64)count > d->length) {
        describe(t->vm, dst, name, sizeof name);
        throw_new(t, "java/lang/ArrayIndexOutOfBoundsException",
                  "arraycopy: last destination index %u out of bounds for %s[%u]", (u32)to + (u32)count, name,
                  d->length);
        return NATIVE_THROWN;
    }
    return NATIVE_DONE;
}

static enum native_status throw_element(struct thread *t, const struct class *from, const struct class *to) {
    char a[300], e[300];
    class_external_name(from, a, sizeof a);
    class_external_name(to, e, sizeof e);
    if (class_is_subclass(to, from))
        throw_new(t, "java/lang/ArrayStoreException",
                  "arraycopy: element type mismatch: can not cast one of the elements of %s[] to the type of the "
                  "destination array, %s",
                  a, e);
    else throw_new(t, "java/lang/ArrayStoreException", "arraycopy: type mismatch: can not copy %s[] into %s[]", a, e);
    return NATIVE_THROWN;
}

static enum native_status store(struct thread *t, ref src, ref dst, u32 index, ref r) {
    struct vm *vm = t->vm;
    const struct class *element = class_of(vm, dst)->component;
    if (r && !class_is_subclass(class_of(vm, r), element))
        return throw_element(t, class_of(vm, src)->component, element);
    words(object_at(vm, dst))[index] = r;
    if (vm->undo && (vm->heap.flags[dst] & OBJECT_SHARED)) share(vm, r);
    return NATIVE_DONE;
}

/* Element by element, as far as the types allow. */
static enum native_status copy_checked(struct thread *t, ref src, u32 from, ref dst, u32 to, u32 count) {
    for (u32 i = 0; i < count; i++) {
        enum native_status status = store(t, src, dst, to + i, words(object_at(t->vm, src))[from + i]);
        if (status != NATIVE_DONE) return status;
    }
    return NATIVE_DONE;
}

static bool holds_refs(const struct class *array) { return array->element_type == 'L' || array->element_type == '['; }

static enum native_status move_element(struct thread *t, const struct bulk *b, u32 index, bool write) {
    const struct bulk_side *side = write ? &b->to : &b->from;
    bool refs = holds_refs(class_of(t->vm, side->object));
    u32 bytes;
    u64 offset = bulk_offset(b, side, index, &bytes);
    u8 *at = (u8 *)object_at(t->vm, side->object) + offset;
    if (!write) {
        memcpy(refs ? (void *)&t->h.held_ref : (void *)&t->h.held, at, bytes);
        return NATIVE_DONE;
    }
    undo_object(t->vm, side->object);
    if (refs) return store(t, b->from.object, side->object, (u32)((offset - OBJECT_HEADER_BYTES) / 4), t->h.held_ref);
    memcpy(at, &t->h.held, bytes);
    return NATIVE_DONE;
}

static void share_elements(struct vm *vm, ref dst, u32 to, u32 count) {
    if (!vm->undo || !(vm->heap.flags[dst] & OBJECT_SHARED)) return;
    const u32 *d = words(object_at(vm, dst));
    for (u32 i = 0; i < count; i++) share(vm, d[to + i]);
}

static enum native_status arraycopy(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    ref src = args[0], dst = args[2];
    i32 from = (i32)args[1], to = (i32)args[3], count = (i32)args[4];
    struct bulk b;
    if (!src || !dst) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    const struct class *s = class_of(vm, src), *d = class_of(vm, dst);
    if (!s->is_array) return throw_not_array(t, src, "source");
    if (!d->is_array) return throw_not_array(t, dst, "destination");
    bool sref = holds_refs(s);
    if (sref != holds_refs(d) || (!sref && s != d)) return throw_mismatch(t, src, dst);
    if (check_ranges(t, src, from, dst, to, count) != NATIVE_DONE) return NATIVE_THROWN;
    if (!count) return NATIVE_DONE;
    if (bulk_is_torn(t, args, &b)) return bulk_run(t, &b, move_element, result);
    undo_object(vm, dst);
    if (sref && !class_is_subclass(s->component, d->component))
        return copy_checked(t, src, (u32)from, dst, (u32)to, (u32)count);
    u32 shift = s->element_shift;
    memmove(object_at(vm, dst)->data + ((u64)to << shift), object_at(vm, src)->data + ((u64)from << shift),
            (u64)count << shift);
    if (sref) share_elements(vm, dst, (u32)to, (u32)count);
    return NATIVE_DONE;
}

static void set_stream(struct thread *t, const char *name, const char *descriptor, ref value) {
    for (u32 i = 0; i < t->vm->known.System->field_count; i++) {
        const struct field *f = &t->vm->known.System->fields[i];
        if (strcmp(f->name->text, name) != 0 || strcmp(f->descriptor->text, descriptor) != 0) continue;
        if (t->vm->undo) protection_expose(t->vm, 0, f->offset);
        undo_statics(t->vm, t->vm->known.System);
        t->statics[f->offset] = value;
    }
    if (t->vm->undo) share(t->vm, value);
}

static enum native_status setIn0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    set_stream(t, "in", "Ljava/io/InputStream;", args[0]);
    return NATIVE_DONE;
}
static enum native_status setOut0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    set_stream(t, "out", "Ljava/io/PrintStream;", args[0]);
    return NATIVE_DONE;
}
static enum native_status setErr0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    set_stream(t, "err", "Ljava/io/PrintStream;", args[0]);
    return NATIVE_DONE;
}

/* libfoo.so, as the JDK names libraries. */
static enum native_status mapLibraryName(struct thread *t, u32 *args, u32 *result) {
    if (!args[0]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    char *name = java_string_utf8(t->vm, args[0]), text[600];
    snprintf(text, sizeof text, "lib%.500s.so", name);
    free(name);
    result[0] = java_string_new(t, text);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"currentTimeMillis", "()J", currentTimeMillis, NATIVE_VISIBLE | TOUCHES(CLOCK), clock_alternatives},
    {"nanoTime", "()J", nanoTime, NATIVE_VISIBLE | TOUCHES(CLOCK), clock_alternatives},
    {"identityHashCode", NULL, identityHashCode, 0},
    {"arraycopy", NULL, arraycopy, NATIVE_VISIBLE_ARG0 | TOUCHES(COPY)},
    {"setIn0", NULL, setIn0, NATIVE_VISIBLE},
    {"setOut0", NULL, setOut0, NATIVE_VISIBLE},
    {"setErr0", NULL, setErr0, NATIVE_VISIBLE},
    {"mapLibraryName", NULL, mapLibraryName, 0},
    {NULL, NULL, NULL, 0}};
const struct native_class java_lang_System_natives = {"java/lang/System", entries};
