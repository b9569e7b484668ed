#include "vm/observe.h"

#include <stdlib.h>

#include "base/map.h"

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

void observe_start(struct vm *vm, ref thread) {
    u64 number;
    share(vm, thread);
    if (map_get(vm->thread_ids, thread, &number)) protection_started(vm, (u32)number);
    protection_expose(vm, thread, SLOT_MONITOR);
    protection_expose(vm, thread, vm->known.Thread_interrupted);
}

/* A thread that was not started has not ended: whether it has a number already depends on other paths. */
void observe_join(struct thread *t, ref thread) {
    u64 number;
    if (!map_get(t->vm->thread_ids, thread, &number)) return;
    if (t->vm->threads.items[number]->h.state == THREAD_ENDED) protection_joined(t, (u32)number);
}

void observe_class(struct vm *vm, const struct class *c) {
    observe_note(vm, 0, c->statics_start);
}
