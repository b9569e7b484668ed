#include "search/path/path_listener.h"

#include <stdlib.h>

void path_listener_begin(const struct path_listener *listener, struct vm *vm, undo_mark start) {
    seam_undo(vm, start);
    listener->begin(listener->context, vm);
}

void path_listener_end(const struct path_listener *listener, struct vm *vm) { listener->end(listener->context, vm); }

static void step(struct vm *vm, struct choice choice) {
    seam_mark(vm);
    seam_step(vm, choice);
}

void path_listener_take(const struct path_listener *listener, struct vm *vm, undo_mark start,
                        const struct schedule *path, const struct choice *last) {
    path_listener_begin(listener, vm, start);
    for (u32 i = 0; i < path->count; i++) step(vm, path->items[i]);
    if (last) step(vm, *last);
    path_listener_end(listener, vm);
    seam_undo(vm, start);
    seam_mark(vm);
}
