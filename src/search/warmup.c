#include "search/warmup.h"

#include <stdlib.h>

#include "base/rng.h"
#include "program/link/resolve.h"
#include "program/synth/synth_layer.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"

enum { RUNS = 50, MOST_STEPS = 20000, MOST_INSTRUCTIONS = 50000000, MOST_COLLECTIONS = 32, DOUBLINGS = 7 };

/* Of the undo log and of what a step has made: in one run; of the log, in all of them. A program may write megabytes in
 * each step. */
#define MOST_BYTES     ((u64)64 << 20)
#define MOST_BYTES_ALL ((u64)512 << 20)

static bool was_called(struct vm *vm, const char *name, const char *descriptor) {
    const struct method *m = find_method(inspect_known(vm)->System, name, descriptor);
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
    u32 from = (u32)rng_below(&turn->rng, inspect_thread_count(vm));
    turn->left = (u32)rng_below(&turn->rng, (u64)1 << rng_below(&turn->rng, DOUBLINGS));
    for (u32 i = 0; i < inspect_thread_count(vm); i++) {
        turn->thread = (from + i) % inspect_thread_count(vm);
        if (seam_enabled(vm, turn->thread)) return true;
    }
    return false;
}

/* In order of loading: was it initialised, when we looked? */
struct initialised VEC(bool);

static void note_initialised(struct initialised *seen, struct vm *vm) {
    while (seen->count < inspect_classes_ready(vm)) vec_push(seen, false);
    for (u32 i = 0; i < seen->count; i++)
        seen->items[i] |= inspect_is_initialised(vm, program_arrivals(inspect_program(vm))[i]);
}

/* Also one step may take too long. */
static bool has_enough(void *vm) {
    return inspect_instructions(vm) >= MOST_INSTRUCTIONS || inspect_collections(vm) >= MOST_COLLECTIONS ||
           undo_used(vm) + inspect_step_bytes(vm) >= MOST_BYTES || limits_hit(inspect_limits(vm));
}

enum { MOST_NAMES = 1000 };

static void note_threads(struct vm *vm, struct arena *arena, struct class_names *names) {
    char name[256];
    for (u32 i = 0, k; i < inspect_thread_count(vm) && names->count < MOST_NAMES; i++) {
        const struct thread *t = inspect_thread(vm, i);
        if (!t->h.object || t->h.state == THREAD_NEW || t->h.state == THREAD_ENDED) continue;
        inspect_thread_name(vm, i, name, sizeof name);
        for (k = 0; k < names->count && strcmp(names->items[k], name) != 0; k++) continue;
        if (k == names->count) vec_push(names, arena_string(arena, name));
    }
}

/* One run, with what is left of the steps. */
static void run(struct vm *vm, struct turn *turn, u32 *steps, struct initialised *seen, struct arena *arena,
                struct class_names *threads) {
    u64 made = 0;
    *turn = (struct turn){.rng = turn->rng};
    while (*steps && !has_enough(vm) && choose(vm, turn)) {
        u32 alternative = (u32)rng_below(&turn->rng, seam_alternatives(vm, turn->thread));
        enum outcome outcome = seam_step(vm, (struct choice){turn->thread, alternative});
        --*steps;
        if (sets_properties(vm)) break;
        note_initialised(seen, vm);
        if (made != inspect_threads_made(vm)) note_threads(vm, arena, threads);
        made = inspect_threads_made(vm);
        if (outcome >= OUTCOME_EXIT) break;
        seam_mark(vm);
    }
}

static bool is_of_the_library(const struct class *c) {
    bool shows = !c->is_hidden || strcmp(c->name->text, SYNTH_LAYER_CLASS) == 0;
    return c->module && c->loader == LOADER_BOOT && c->cf && shows && !c->is_trivial;
}

void warmup_free(struct warmup *warmup) {
    vec_free(&warmup->classes);
    vec_free(&warmup->threads);
}

void warmup_run(struct vm *vm, struct arena *arena, struct warmup *warmup) {
    struct initialised seen = {0};
    struct turn turn = {.rng = {1}};
    u32 steps = MOST_STEPS;
    undo_mark start = seam_mark(vm);
    control_count_instructions(vm, true);
    control_set_asked(vm, (struct vm_asked){has_enough, vm});
    u64 bytes = 0;
    for (u32 i = 0; i < RUNS && steps && bytes < MOST_BYTES_ALL && !sets_properties(vm); i++) {
        if (limits_hit(inspect_limits(vm))) break;
        seam_begin(vm);
        run(vm, &turn, &steps, &seen, arena, &warmup->threads);
        bytes += undo_used(vm);
        seam_undo(vm, start);
        seam_mark(vm);
    }
    control_set_asked(vm, (struct vm_asked){NULL, NULL});
    warmup->is_cut = limits_hit(inspect_limits(vm));
    for (u32 i = 0; i < seen.count; i++) {
        const struct class *c = program_arrivals(inspect_program(vm))[i];
        if (seen.items[i] && is_of_the_library(c)) vec_push(&warmup->classes, arena_string(arena, c->name->text));
    }
    vec_free(&seen);
}
