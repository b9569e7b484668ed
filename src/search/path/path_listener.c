#include "search/path/path_listener.h"

#include <stdlib.h>

/* ---- listening ---- */

static void open_ears(struct vm *vm, const struct hearing *hearing) { hearing->begin(hearing->context, vm); }

static void close_ears(struct vm *vm, const struct hearing *hearing) { hearing->end(hearing->context, vm); }

static void step(struct vm *vm, struct choice choice) {
    seam_mark(vm);
    seam_step(vm, choice);
}

/* ---- paths ---- */

void hearing_begin(const struct search *s) {
    seam_undo(s->vm, s->start);
    open_ears(s->vm, s->options->hearing);
}

void hearing_end(const struct search *s) { close_ears(s->vm, s->options->hearing); }

static void back_to(struct vm *vm, undo_mark start) {
    seam_undo(vm, start);
    seam_mark(vm);
}

void hearing_take(const struct search *s, const struct choice *last) {
    if (!hearing_is_asked(s)) return;
    hearing_begin(s);
    for (u32 i = 0; i < s->path.count; i++) step(s->vm, s->path.items[i]);
    if (last) step(s->vm, *last);
    hearing_end(s);
    back_to(s->vm, s->start);
}

void hearing_take_found(struct vm *vm, const struct search_options *options, const struct schedule *schedule) {
    if (!options->hearing) return;
    undo_mark start = seam_mark(vm);
    open_ears(vm, options->hearing);
    for (u32 i = 0; i < schedule->count; i++) step(vm, schedule->items[i]);
    close_ears(vm, options->hearing);
    back_to(vm, start);
}
