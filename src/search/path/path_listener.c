#include "search/path/path_listener.h"

#include <stdlib.h>

/* ---- listening ---- */

static void open_ears(struct vm *vm, const struct path_listener *path_listener) {
    path_listener->begin(path_listener->context, vm);
}

static void close_ears(struct vm *vm, const struct path_listener *path_listener) {
    path_listener->end(path_listener->context, vm);
}

static void step(struct vm *vm, struct choice choice) {
    seam_mark(vm);
    seam_step(vm, choice);
}

/* ---- paths ---- */

void path_listener_begin(const struct search *s) {
    seam_undo(s->vm, s->start);
    open_ears(s->vm, s->options->path_listener);
}

void path_listener_end(const struct search *s) { close_ears(s->vm, s->options->path_listener); }

static void back_to(struct vm *vm, undo_mark start) {
    seam_undo(vm, start);
    seam_mark(vm);
}

void path_listener_take(const struct search *s, const struct choice *last) {
    if (!path_listener_is_asked(s)) return;
    path_listener_begin(s);
    for (u32 i = 0; i < s->path.count; i++) step(s->vm, s->path.items[i]);
    if (last) step(s->vm, *last);
    path_listener_end(s);
    back_to(s->vm, s->start);
}

void path_listener_take_found(struct vm *vm, const struct search_options *options, const struct schedule *schedule) {
    if (!options->path_listener) return;
    undo_mark start = seam_mark(vm);
    open_ears(vm, options->path_listener);
    for (u32 i = 0; i < schedule->count; i++) step(vm, schedule->items[i]);
    close_ears(vm, options->path_listener);
    back_to(vm, start);
}
