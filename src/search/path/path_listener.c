#include "search/path/path_listener.h"

#include <stdlib.h>

void path_listener_begin(const struct path_listener *listener, struct vm *vm, undo_mark start) {
    seam_undo(vm, start);
    listener->begin(listener->context, vm);
}

void path_listener_end(const struct path_listener *listener, struct vm *vm) { listener->end(listener->context, vm); }

/* A path of an earlier round, in which other operations were visible, may have other steps now: then it ends early.
 * What was reported of it so far is the beginning of a run all the same. */
static bool step(struct vm *vm, struct choice choice) {
    if (!seam_offers(vm, choice)) return false;
    seam_mark(vm);
    seam_step(vm, choice);
    return true;
}

void path_listener_take(const struct path_listener *listener, struct vm *vm, undo_mark start,
                        const struct schedule *path, const struct choice *last) {
    path_listener_begin(listener, vm, start);
    u32 taken = 0;
    while (taken < path->count && step(vm, path->items[taken])) taken++;
    if (last && taken == path->count) step(vm, *last);
    path_listener_end(listener, vm);
    seam_undo(vm, start);
    seam_mark(vm);
}
