#include "vm/explore/observe.h"

#include <stdlib.h>

#include "base/map.h"
#include "vm/heap/gc.h"
#include "vm/interp/java_thread.h"

struct sharing {
    struct VEC(ref) grey;
};

static void share_later(void *context, u32 word) {
    struct sharing *sharing = context;
    if (word) vec_push(&sharing->grey, word);
}

/* Everything reachable from r, with a stack of our own. That an object is shared is a part of its contents. The
 * characters of a string are in place before the string is, and never change: nobody needs to see who reads them. */
void share(struct vm *vm, ref r) {
    struct sharing sharing = {0};
    if (!r || !vm->undo || (vm->heap.flags[r] & OBJECT_SHARED)) return;
    vec_push(&sharing.grey, r);
    while (sharing.grey.count) {
        ref at = vec_pop(&sharing.grey);
        if (vm->heap.flags[at] & OBJECT_SHARED) continue;
        undo_object(vm, at);
        vm->heap.flags[at] |= OBJECT_SHARED;
        undo_note_shared(vm, at);
        if (class_of(vm, at) != vm->known.String) gc_object_refs(vm, at, share_later, &sharing);
    }
    vec_free(&sharing.grey);
}

void observe_start(struct vm *vm, ref thread) {
    u64 number;
    share(vm, thread);
    if (map_get(vm->threads.ids, thread, &number)) protection_started(vm, (u32)number);
    protection_expose(vm, thread, SLOT_MONITOR);
    protection_expose(vm, thread, vm->known.Thread_interrupted);
}

void observe_join(struct thread *t, ref thread) {
    u32 number;
    if (thread_has_ended(t->vm, thread, &number)) protection_joined(t, number);
}

void observe_class(struct vm *vm, const struct class *c) {
    observe_note(vm, (struct access){0, c->statics_start, ACCESS_READ});
}
