#include "vm/access/share.h"

#include <stdlib.h>

#include "vm/heap/references.h"
#include "vm/state/undo.h"

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
        if (class_of(vm, at) != vm->known.String) object_references(vm, at, share_later, &sharing);
    }
    vec_free(&sharing.grey);
}
