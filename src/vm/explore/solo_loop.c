#include "vm/explore/solo_loop.h"

#include <stdlib.h>

#include "base/hash.h"
#include "vm/explore/control.h"
#include "vm/explore/loop_watch.h"
#include "vm/explore/seam.h"

enum { MOST_STEPS = 1024 };

/* The states between the steps of a run, as hashes. */
struct run {
    struct vm *vm;
    u32 thread;
    struct VEC(struct component_key) touched; /* by any step so far, each once; not the thread's own frames */
    struct VEC(u64) pictures;
};

void solo_loop_free(struct solo_loop *loop) {
    vec_free(&loop->offsets);
    vec_free(&loop->places);
    vec_free(&loop->values);
}

/* ---- steps ---- */

/* A thread that has a choice of its own may leave its loop by it. */
static bool can_step(struct vm *vm, u32 thread) {
    const struct thread *t = vm->threads.list.items[thread];
    if (!seam_enabled(vm, thread) || t->h.atomic) return false;
    return t->h.state != THREAD_RUNNABLE || seam_alternatives(vm, thread) == 1;
}

static bool step(struct vm *vm, u32 thread) {
    if (!can_step(vm, thread)) return false;
    seam_mark(vm);
    return seam_step(vm, (struct choice){thread, 0}) == OUTCOME_STEP;
}

static void note_touched(struct run *run) {
    u32 count;
    const struct component_key *touched = seam_touched(run->vm, &count);
    for (u32 i = 0; i < count; i++) {
        bool known = touched[i].kind == COMPONENT_FRAME || touched[i].kind == COMPONENT_THREAD;
        for (u32 k = 0; k < run->touched.count && !known; k++)
            known = run->touched.items[k].kind == touched[i].kind && run->touched.items[k].key == touched[i].key;
        if (!known) vec_push(&run->touched, touched[i]);
    }
}

static u64 add_component(u64 hash, struct vm *vm, u32 kind, u64 key) {
    u32 length;
    const void *contents = seam_read(vm, (struct component_key){kind, key}, &length);
    return hash_bytes(hash_add(hash, length), contents, length);
}

/* Components that no step so far has touched are as they were. */
static u64 picture_of(const struct run *run) {
    const struct thread *t = run->vm->threads.list.items[run->thread];
    u64 hash = add_component(HASH_BYTES_START, run->vm, COMPONENT_THREAD, run->thread);
    for (u32 depth = 0; depth <= t->fp->depth; depth++)
        hash = add_component(hash, run->vm, COMPONENT_FRAME, component_frame_key(run->thread, depth));
    u64 others = 0;
    for (u32 i = 0; i < run->touched.count; i++) {
        const struct component_key *c = &run->touched.items[i];
        others = hash_add(add_component(others, run->vm, c->kind, c->key), c->key);
    }
    return hash ^ others;
}

/* How many steps lie between the last state and an equal one before; 0: there is none. */
static u32 steps_since(const struct run *run) {
    u32 last = run->pictures.count - 1;
    for (u32 i = last; i > 0; i--)
        if (run->pictures.items[i - 1] == run->pictures.items[last]) return last - i + 1;
    return 0;
}

/* A step that touches something for the first time makes earlier pictures incomparable. */
static u32 run_until_it_repeats(struct run *run) {
    u32 steps = 0;
    vec_push(&run->pictures, picture_of(run));
    for (u32 i = 0; i < MOST_STEPS && !steps; i++) {
        u32 known = run->touched.count;
        if (!step(run->vm, run->thread)) return 0;
        note_touched(run);
        if (run->touched.count != known) run->pictures.count = 0;
        vec_push(&run->pictures, picture_of(run));
        steps = steps_since(run);
    }
    return steps;
}

/* ---- values ---- */

static bool has_value(const struct solo_loop *loop, const struct loop_place *place, u64 value) {
    for (u32 i = 0; i < place->count; i++)
        if (loop->values.items[place->first + i] == value) return true;
    return false;
}

bool solo_loop_allows(struct vm *vm, const struct solo_loop *loop, u32 place, const u8 *contents, u32 length) {
    const struct loop_place *p = &loop->places.items[place];
    return has_value(loop, p, place_value(vm, &p->at, contents, length));
}

static u64 value_now(struct vm *vm, const struct value_place *place) {
    u32 length;
    const void *contents = seam_read(vm, place_value_component(vm, place), &length);
    return place_value(vm, place, contents, length);
}

bool solo_loop_is_kept(struct vm *vm, const struct solo_loop *loop) {
    for (u32 i = 0; i < loop->places.count; i++)
        if (!has_value(loop, &loop->places.items[i], value_now(vm, &loop->places.items[i].at))) return false;
    return true;
}

/* One more round, place by place in each state of it; the places have room for a value of each state. */
static bool note_values(struct vm *vm, struct solo_loop *loop) {
    for (u32 i = 0; i < loop->places.count; i++) loop->places.items[i].first = i * loop->steps;
    while (loop->values.count < loop->places.count * loop->steps) vec_push(&loop->values, 0);
    for (u32 k = 0; k < loop->steps; k++) {
        for (u32 i = 0; i < loop->places.count; i++) {
            struct loop_place *p = &loop->places.items[i];
            u64 value = value_now(vm, &p->at);
            if (has_value(loop, p, value)) continue;
            if (p->count && !p->is_inside) return false; /* it was written */
            loop->values.items[p->first + p->count++] = value;
        }
        if (!step(vm, loop->thread)) return false;
    }
    return true;
}

/* ---- the loop ---- */

static bool watch_steps(struct vm *vm, struct loop_watch *watch, u32 steps) {
    bool goes = true;
    control_set_watch(vm, (struct vm_watch){.before = loop_watch_instruction, .context = watch});
    for (u32 i = 0; i < steps && goes && !watch->acts; i++) goes = step(vm, watch->loop->thread);
    control_set_watch(vm, (struct vm_watch){0});
    vec_free(&watch->seen);
    return goes && !watch->acts;
}

static bool go_round(struct vm *vm, struct solo_loop *loop) {
    struct loop_watch watch = {.loop = loop};
    loop->depth = UINT32_MAX;
    return watch_steps(vm, &watch, loop->steps) && (loop->places.count || loop->looks_at_life);
}

/* What do its decisions rest on? A round may begin after what the first one rests on: two rounds show it. */
static bool find_decisions(struct vm *vm, struct solo_loop *loop) {
    struct loop_decisions decisions = {0};
    struct loop_watch watch = {
        .loop = loop, .decisions = &decisions, .set = loop_watch_locals(loop), .last = UINT32_MAX};
    bool can_end = loop_exit_find(&loop->method->code->cf, loop->offsets.items, loop->offsets.count, &decisions);
    bool goes = can_end && watch_steps(vm, &watch, 2 * loop->steps);
    for (u32 i = 0; i < loop->places.count; i++) loop->places.items[i].decides |= watch.is_blind;
    vec_free(&decisions);
    return goes;
}

/* Back at the start, where all that the loop touches is known: does a round lead there again? */
static bool is_at_loop(struct run *run, undo_mark start, u32 steps) {
    seam_undo(run->vm, start);
    seam_mark(run->vm);
    u64 before = picture_of(run);
    for (u32 i = 0; i < steps; i++)
        if (!step(run->vm, run->thread)) return false;
    return picture_of(run) == before;
}

static bool is_idle(struct vm *vm, undo_mark start, struct solo_loop *loop) {
    struct run run = {.vm = vm, .thread = loop->thread};
    loop->steps = run_until_it_repeats(&run);
    bool idle = loop->steps && is_at_loop(&run, start, loop->steps) && go_round(vm, loop) && note_values(vm, loop) &&
                find_decisions(vm, loop);
    vec_free(&run.touched);
    vec_free(&run.pictures);
    return idle;
}

bool solo_loop_find(struct vm *vm, u32 thread, struct solo_loop *loop) {
    enum time_offer offer = vm->explore.time_offer;
    if (offer != TIME_NEVER) vm->explore.time_offer = TIME_ALL;
    undo_mark here = seam_mark(vm);
    struct vm_watch before = control_set_watch(vm, (struct vm_watch){0});
    loop->thread = thread;
    bool idle = is_idle(vm, here, loop);
    vm->explore.time_offer = offer;
    seam_undo(vm, here);
    seam_mark(vm);
    control_clear_fatal(vm);
    control_set_watch(vm, before);
    return idle;
}
