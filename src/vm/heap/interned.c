#include "vm/heap/interned.h"

#include "program/link/resolve.h"
#include "vm/access/share.h"
#include "vm/heap/alloc.h"
#include "vm/state/undo.h"

enum { STRING, NEXT, CELL };

static const struct field *root(struct vm *vm) {
    struct link_error ignored = {0};
    struct class *c = program_class_named(vm->program, LOADER_BOOT, "java/lang/ref/Finalizer", &ignored);
    return c ? find_field(c, "unfinalized", "Ljava/lang/ref/Finalizer;") : NULL;
}

static const struct object *contents(struct vm *vm, ref string, u32 *coder) {
    static const struct object nothing = {0};
    const struct object *o = object_at(vm, string);
    ref value = get32(o, vm->known.String_value);
    *coder = get32(o, vm->known.String_coder);
    return value ? object_at(vm, value) : &nothing;
}

static int compare(struct vm *vm, ref one, ref two) {
    u32 coder, other;
    const struct object *a = contents(vm, one, &coder), *b = contents(vm, two, &other);
    if (coder != other) return coder < other ? -1 : 1;
    if (a->length != b->length) return a->length < b->length ? -1 : 1;
    return memcmp(a->data, b->data, a->length);
}

/* The last cell before the string's place, 0: there is none; and the one after it. */
static ref cell_before(struct vm *vm, ref string, ref *after) {
    const struct field *f = root(vm);
    ref before = 0;
    for (*after = f ? vm->statics.words[f->offset] : 0; *after; *after = words(object_at(vm, *after))[NEXT]) {
        if (compare(vm, words(object_at(vm, *after))[STRING], string) >= 0) break;
        before = *after;
    }
    return before;
}

ref interned_find(struct vm *vm, ref string) {
    ref cell;
    cell_before(vm, string, &cell);
    ref found = cell ? words(object_at(vm, cell))[STRING] : 0;
    return found && compare(vm, found, string) == 0 ? found : 0;
}

ref interned_add(struct thread *t, ref string) {
    struct vm *vm = t->vm;
    ref after, before = cell_before(vm, string, &after);
    const struct field *f = root(vm);
    ref cell = f ? alloc_array(t, program_array_of(vm->program, vm->known.Object), CELL) : 0;
    if (!cell) return 0;
    words(object_at(vm, cell))[STRING] = string;
    words(object_at(vm, cell))[NEXT] = after;
    if (before) {
        undo_object(vm, before);
        words(object_at(vm, before))[NEXT] = cell;
    } else {
        undo_statics(vm, f->holder);
        vm->statics.words[f->offset] = cell;
    }
    share(vm, cell);
    return string;
}

static bool has_constant(const struct class *c, struct slice text) {
    const struct classfile *cf = c->cf;
    for (u32 i = 1; i < cf->cp_count; i++) {
        if (cf->cp[i].tag != CP_STRING) continue;
        struct slice constant = cp_name(cf, (u16)i);
        if (constant.length == text.length && memcmp(constant.at, text.at, text.length) == 0) return true;
    }
    return false;
}

bool interned_is_constant(struct vm *vm, struct slice text) {
    bool found = false;
    for (u32 i = 0; i < program_class_count(vm->program) && !found; i++) {
        const struct class *c = program_classes(vm->program)[i];
        found = c && c->cf && !c->module && has_constant(c, text);
    }
    return found;
}
