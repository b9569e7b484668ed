#include "search/warmup.h"

#include <stdlib.h>

#include "program/link/resolve.h"
#include "program/synth/synth_layer.h"
#include "search/strategy/rng.h"
#include "vm/interp/init.h"

enum { RUNS = 50, MOST_STEPS = 20000, MOST_INSTRUCTIONS = 50000000, DOUBLINGS = 7 };

static bool was_called(struct vm *vm, const char *name, const char *descriptor) {
    const struct method *m = find_method(vm->known.System, name, descriptor);
    return m && m->code;
}

static bool sets_properties(struct vm *vm) {
    return was_called(vm, "setProperty", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;") ||
           was_called(vm, "clearProperty", "(Ljava/lang/String;)Ljava/lang/String;") ||
           was_called(vm, "setProperties", "(Ljava/util/Properties;)V");
}

/* Whose turn it is, and for how many more steps. */
struct turn {
    struct rng rng;
    u32 thread, left;
};

/* A thread has its turn until it cannot go on, or has had it for long; the next is any that can. */
static bool choose(struct vm *vm, struct turn *turn) {
    if (turn->left-- && seam_enabled(vm, turn->thread)) return true;
    u32 from = (u32)rng_below(&turn->rng, vm->threads.list.count);
    turn->left = (u32)rng_below(&turn->rng, (u64)1 << rng_below(&turn->rng, DOUBLINGS));
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        turn->thread = (from + i) % vm->threads.list.count;
        if (seam_enabled(vm, turn->thread)) return true;
    }
    return false;
}

/* In order of loading: was it initialised, when we looked? */
struct state_facts VEC(bool);

static void look(struct state_facts *view, struct vm *vm) {
    while (view->count < vm->statics.ready) vec_push(view, false);
    for (u32 i = 0; i < view->count; i++) view->items[i] |= init_done(vm, program_arrivals(vm->program)[i]);
}

/* Also one step may take too long. */
static bool has_enough(void *vm) { return ((const struct vm *)vm)->instructions >= MOST_INSTRUCTIONS; }

/* One run, with what is left of the steps. */
static void run(struct vm *vm, struct turn *turn, u32 *steps, struct state_facts *view) {
    *turn = (struct turn){.rng = turn->rng};
    while (*steps && !has_enough(vm) && choose(vm, turn)) {
        u32 alternative = (u32)rng_below(&turn->rng, seam_alternatives(vm, turn->thread));
        enum outcome outcome = seam_step(vm, (struct choice){turn->thread, alternative});
        --*steps;
        if (sets_properties(vm)) break;
        look(view, vm);
        if (outcome >= OUTCOME_EXIT) break;
        seam_mark(vm);
    }
}

static bool is_of_the_library(const struct class *c) {
    bool shows = !c->is_hidden || strcmp(c->name->text, SYNTH_LAYER_CLASS) == 0;
    return c->module && c->loader == LOADER_BOOT && c->cf && shows && !c->is_trivial;
}

void warmup_run(struct vm *vm, struct arena *arena, struct class_names *names) {
    struct state_facts view = {0};
    struct turn turn = {.rng = {1}};
    u32 steps = MOST_STEPS;
    undo_mark start = seam_mark(vm);
    vm->counting = true;
    vm->explore.asked = (struct vm_asked){has_enough, vm};
    for (u32 i = 0; i < RUNS && steps && !sets_properties(vm); i++) {
        seam_begin(vm);
        run(vm, &turn, &steps, &view);
        seam_undo(vm, start);
        seam_mark(vm);
    }
    vm->explore.asked = (struct vm_asked){NULL, NULL};
    for (u32 i = 0; i < view.count; i++) {
        const struct class *c = program_arrivals(vm->program)[i];
        if (view.items[i] && is_of_the_library(c)) vec_push(names, arena_string(arena, c->name->text));
    }
    vec_free(&view);
}
