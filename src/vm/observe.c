#include "vm/observe.h"

#include <stdlib.h>

/* Everything reachable from r, with a stack of our own. */
void share(struct vm *vm, ref r) {
    struct VEC(ref) grey = {0};
    if (!r || !vm->undo || (vm->heap.flags[r] & OBJECT_SHARED)) return;
    vec_push(&grey, r);
    while (grey.count) {
        ref at = vec_pop(&grey);
        if (!at || (vm->heap.flags[at] & OBJECT_SHARED)) continue;
        vm->heap.flags[at] |= OBJECT_SHARED;
        undo_note_shared(vm, at);
        struct object *o = object_at(vm, at);
        const struct class *c = class_of(vm, at);
        if (!c->is_array)
            for (u32 i = 0; i < c->ref_count; i++) vec_push(&grey, get32(o, c->refs[i]));
        else if (c->element_type == 'L' || c->element_type == '[')
            for (u32 i = 0; i < o->length; i++) vec_push(&grey, words(o)[i]);
    }
    vec_free(&grey);
}
