#include "vm/state/base_copies.h"

#include <assert.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"
#include "vm/explore/mask.h"

void base_copies_take(struct vm *vm) {
    assert(!vm->base.copies);
    memcpy(vm->statics.base, vm->statics.words, program_static_words(vm->program) * sizeof(u32));
    vm->base.copies = map_new();
}

void base_copies_free(struct vm *vm) {
    size_t at = 0;
    u64 key, value;
    while (map_next(vm->base.copies, &at, &key, &value)) {
        struct byte_buffer *copy = (struct byte_buffer *)(uintptr_t)value;
        free(copy->bytes);
        free(copy);
    }
    map_free(vm->base.copies);
    vm->base.copies = NULL;
}

void base_copies_put(struct vm *vm, ref r, struct byte_buffer *out) {
    struct object *o = object_at(vm, r);
    u32 start = out->used, bytes = (u32)object_bytes(vm, o) - OBJECT_HEADER_BYTES;
    u32 head[] = {o->class_id, o->length | (vm->heap.flags[r] & OBJECT_SHARED ? COMPONENT_SHARED : 0)};
    byte_buffer_put(out, head, sizeof head);
    byte_buffer_put(out, o->data, bytes);
    mask_object(vm, program_classes(vm->program)[o->class_id], out->bytes + start + sizeof head);
}

void base_copies_keep(struct vm *vm, ref r) {
    u64 known;
    assert(vm->heap.flags[r] & OBJECT_BASE);
    if (map_get(vm->base.copies, r, &known)) return;
    struct byte_buffer *copy = memory_zero(1, sizeof *copy);
    base_copies_put(vm, r, copy);
    map_put(vm->base.copies, r, (uintptr_t)copy);
    vec_push(&vm->base.written, r);
}

bool base_copies_equal(const struct vm *vm, ref r, const u8 *contents, u32 length) {
    u64 known;
    if (!map_get(vm->base.copies, r, &known)) return true;
    const struct byte_buffer *copy = (const struct byte_buffer *)(uintptr_t)known;
    return copy->used == length && memcmp(copy->bytes, contents, length) == 0;
}
