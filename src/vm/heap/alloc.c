#include "vm/heap/alloc.h"

#include "base/compiler.h"
#include "vm/state/undo.h"

static inline u64 site_of(const struct thread *t) {
    if (!t || !t->fp) return 1;
    const struct method *m = t->fp->method;
    return (u64)m->id << 16 | (u16)(t->pc - m->code->insns);
}

static ref allocate(struct thread *t, struct class *c, u32 length, u64 bytes) {
    struct vm *vm = t->vm;
    u64 site = vm->heap.canonical ? site_of(t) : 0;
    ref r = heap_alloc(&vm->heap, c->id, length, bytes, site, t->id);
    if (vm->undo && r) undo_note_alloc(vm, r);
    if (UNLIKELY(c->has_finalizer) && r && !vm->undo) vec_push(&vm->gc.finalizable, r);
    return r;
}

ref alloc_object(struct thread *t, struct class *c) { return allocate(t, c, 0, c->instance_bytes); }

ref alloc_array(struct thread *t, struct class *array, u32 length) {
    return allocate(t, array, length, OBJECT_HEADER_BYTES + ((u64)length << array->element_shift));
}

/* One level at a time, breadth first within `lengths`: the outer array of each level is filled in place. */
ref alloc_multi(struct thread *t, struct class *array, u32 dimensions, const u32 *lengths) {
    ref outer = alloc_array(t, array, lengths[0]);
    if (!outer || dimensions == 1) return outer;
    for (u32 i = 0; i < lengths[0]; i++) {
        ref inner = alloc_multi(t, array->component, dimensions - 1, lengths + 1);
        if (!inner) return 0;
        words(object_at(t->vm, outer))[i] = inner;
    }
    return outer;
}

ref alloc_eternal_as(struct vm *vm, struct class *c, u32 length, struct slice key) {
    u64 bytes = c->is_array ? OBJECT_HEADER_BYTES + ((u64)length << c->element_shift) : c->instance_bytes;
    return heap_eternal(&vm->heap, c->id, length, bytes, key);
}

ref alloc_eternal(struct vm *vm, struct class *c, u32 length) {
    return alloc_eternal_as(vm, c, length, (struct slice){NULL, 0});
}

ref alloc_copy(struct thread *t, ref original) {
    struct object *from = object_at(t->vm, original);
    struct class *c = class_of(t->vm, original);
    ref r = allocate(t, c, from->length, object_bytes(t->vm, from));
    if (r) memcpy(object_at(t->vm, r)->data, from->data, object_bytes(t->vm, from) - OBJECT_HEADER_BYTES);
    return r;
}

struct class *array_class(struct vm *vm, char element) {
    return program_array_of(vm->program, program_primitive(vm->program, element));
}
