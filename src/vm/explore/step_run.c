#include "vm/explore/step_run.h"

#include <stdlib.h>

#include "base/hash.h"
#include "vm/access/protection.h"
#include "vm/access/unobserved.h"
#include "vm/explore/cycle.h"
#include "vm/explore/endless.h"
#include "vm/explore/stretch.h"
#include "vm/interp/fatal.h"
#include "vm/state/undo.h"

/* How many branches and calls a thread passes before it is left behind in a loop that is known; before it is looked at
 * for the first time; before its looks at memory are suspicious if only its frames are as they were; before its loop is
 * long, or endless; how many between two looks at its size, and between two questions whether to end. */
enum {
    KNOWN = 1 << 8,
    FIRST_LOOK = 1 << 12,
    SUSPICIOUS = 1 << 16,
    LONG = 1 << 20,
    ENDLESS = 1 << 28,
    PIECE = 1 << 10,
    ASK = 1 << 16
};

/* How many bytes a step of a hasty search may take; a collection stands for so many branches. */
enum { MOST_BYTES = 64 << 20, COLLECTION = 1 << 15 };

/* How many it passes in a look: a part of those before. */
enum { LEAST_CYCLE = 256, MOST_CYCLE = 1 << 20, CYCLE_SHARE = 32, FRAMES_CYCLE = 512 };

/* Where a thread may not stop, it goes on so far at a time, so often. */
enum { FEW = 64, TRIES = 1 << 10 };

struct run {
    struct vm *vm;
    struct thread *t;
    i64 passed;  /* branches and calls, without those passed in looks */
    u64 before;  /* how long the undo log was */
    bool cycled; /* it ran in a cycle when it was looked at before */
};

/* ---- running ---- */

/* As long as the program has one thread, nobody waits for a turn. */
static bool is_in_haste(const struct run *run) { return protection_is_hasty(run->vm) && run->vm->threads.concurrent; }

/* What it has made and written takes much memory. */
static bool is_too_big(const struct run *run) {
    return is_in_haste(run) && heap_step_bytes(&run->vm->heap) + undo_used(run->vm) - run->before > MOST_BYTES;
}

/* Until it has passed so many, unless it is asked to end, or grows too big. */
static enum stop run_to(struct run *run, i64 passed) {
    while (run->passed < passed) {
        i64 piece = passed - run->passed < PIECE ? passed - run->passed : PIECE;
        u32 collections = run->vm->gc.in_step;
        enum stop stop = stretch_run(run->t, piece);
        run->passed += piece + (i64)(run->vm->gc.in_step - collections) * COLLECTION;
        if (stop != STOP_BUDGET || is_too_big(run)) break;
        if (stretch_is_to_end(run->t, run->passed % ASK == 0)) break;
    }
    return run->t->stop;
}

/* Whatever it waits for, nobody else will do it in this step. */
static bool runs_alone(const struct run *run) { return run->t->h.atomic || run->vm->explore.watch.leads; }

static bool complain_of_waiting(struct run *run) {
    if (run->t->h.atomic)
        vm_fatal(
            run->vm, run->t,
            "a thread loops in an atomic section (Verify.beginAtomic), waiting for what only another thread can do");
    else if (run->vm->explore.watch.leads)
        vm_fatal(run->vm, run->t, "a thread loops without reaching the end of the recorded step");
    else vm_fatal(run->vm, run->t, "a thread loops, waiting for something that no other thread visibly does");
    return true;
}

static bool complain_of_length(struct run *run) {
    if (run->t->h.atomic)
        vm_fatal(run->vm, run->t,
                 "a thread does not leave its atomic section (Verify.beginAtomic), so no other thread can run");
    else vm_fatal(run->vm, run->t, "a thread runs without end and without any operation visible to other threads");
    return true;
}

/* ---- standing still ---- */

/* Others must not find it in the midst of what is one step for them. */
static bool may_stop(const struct thread *t) {
    return !t->h.inside && !t->h.stage && !t->h.exception && !unobserved_run(t->vm, t->fp);
}

static bool go_where_it_may_stop(struct thread *t) {
    for (u32 i = 0; i < TRIES && !may_stop(t); i++)
        if (stretch_run(t, FEW) != STOP_BUDGET) return false;
    return may_stop(t);
}

/* True: the step ends here. */
static bool diverge(struct thread *t, enum divergence certainty) {
    if (!may_stop(t)) return false;
    t->h.divergence = (u16)certainty;
    t->vm->explore.divergences++;
    if (certainty == DIVERGENCE_SUSPECTED) t->vm->explore.cut = true;
    else endless_note(t);
    return true;
}

/* ---- loops ---- */

/* A number for the calls that led to each frame: the calling methods, and where they stand. */
static u64 place_in(u64 callers, const struct frame *f) { return hash_add(callers, f->method->id); }
static u64 place_below(u64 callers, const struct frame *f) {
    return hash_add(place_in(callers, f), (u64)(f->pc - f->method->code->insns));
}

/* Of the frame at that depth, or of the one among all that the longest loop is known in. */
struct place {
    u64 at;
    enum loop_length length;
};

static struct place find_place(const struct thread *t, u32 depth) {
    struct place place = {0};
    struct VEC(struct frame *) frames = {0};
    u64 callers = 0;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) vec_push(&frames, f);
    while (frames.count) {
        const struct frame *f = vec_pop(&frames);
        u64 at = place_in(callers, f);
        enum loop_length length = protection_loop(t->vm, at);
        if (length > place.length) place.length = length;
        if (f->depth <= depth) place.at = at;
        callers = place_below(callers, f);
    }
    vec_free(&frames);
    return place;
}

/* The loop is in the outermost frame that it comes back to. */
static bool learn_loop(struct thread *t, enum loop_length length) {
    u32 depth = t->fp->depth;
    for (u32 i = 0; i < FIRST_LOOK; i++) {
        if (stretch_run(t, 2) != STOP_BUDGET) return false;
        if (t->fp->depth < depth) depth = t->fp->depth;
    }
    protection_learn_loop(t->vm, find_place(t, depth).at, length);
    return true;
}

static i64 longest(const struct run *run) {
    enum loop_length known = find_place(run->t, 0).length;
    if (known == LOOP_ENDLESS) return KNOWN;
    return !is_in_haste(run) ? ENDLESS : known == LOOP_LONG ? KNOWN : LONG;
}

static bool is_too_long(struct run *run) {
    if (runs_alone(run)) return run->passed >= ENDLESS && complain_of_length(run);
    i64 most = longest(run);
    if (run->passed < most && !is_too_big(run)) return false;
    if (most > KNOWN && !learn_loop(run->t, most == LONG ? LOOP_LONG : LOOP_ENDLESS)) return false;
    if (go_where_it_may_stop(run->t)) return diverge(run->t, DIVERGENCE_SUSPECTED);
    return run->t->stop == STOP_BUDGET && run->passed >= ENDLESS && complain_of_length(run);
}

/* ---- cycles ---- */

static bool closes_cycle(const struct run *run) {
    i64 part = run->passed / CYCLE_SHARE;
    return cycle_closes(run->t, CYCLE_ALL,
                        part < LEAST_CYCLE  ? LEAST_CYCLE
                        : part > MOST_CYCLE ? MOST_CYCLE
                                            : (u32)part);
}

/* It comes back to where it was, and nothing has changed. When it goes round once more, what it looks at becomes
 * visible. A cycle in which it still looks at something, inside the library, is none. */
static bool runs_in_cycle(struct run *run) {
    if (!closes_cycle(run)) return false;
    bool again = run->cycled;
    run->cycled = true;
    if (runs_alone(run)) return again && complain_of_waiting(run);
    bool is_frozen = !protection_suspect(run->vm, true);
    if (!closes_cycle(run)) return false;
    if (protection_looked(run->vm)) return is_frozen && again && complain_of_waiting(run);
    /* A hasty search does not take the time to see it each time. */
    if (is_in_haste(run) && !is_frozen && run->passed > FIRST_LOOK) return !learn_loop(run->t, LOOP_LONG);
    return diverge(run->t, DIVERGENCE_PROVED);
}

/* Its frames are as they were: it may be an ordinary loop over something in the heap, up to a point. */
static bool waits_in_vain(struct run *run) {
    if (runs_alone(run) || run->passed < SUSPICIOUS || !cycle_closes(run->t, CYCLE_FRAMES, FRAMES_CYCLE)) return false;
    return !protection_suspect(run->vm, true) && run->passed > ENDLESS / 64 && complain_of_waiting(run);
}

/* ---- the step ---- */

static bool goes_on(const struct run *run) { return run->t->stop == STOP_BUDGET; }

/* True: it does not go on, for one reason or another. */
static bool look(struct run *run) {
    if (run->passed < FIRST_LOOK) return is_too_long(run) || !goes_on(run);
    return runs_in_cycle(run) || !goes_on(run) || waits_in_vain(run) || !goes_on(run) || is_too_long(run) ||
           !goes_on(run);
}

void step_run(struct thread *t) {
    struct run run = {.vm = t->vm, .t = t, .before = undo_used(t->vm)};
    i64 first = protection_knows_loops(t->vm) ? KNOWN : FIRST_LOOK;
    for (i64 next = first; run_to(&run, next) == STOP_BUDGET && !look(&run); next *= 4)
        if (t->vm->explore.watch.brief && next >= FIRST_LOOK) t->vm->explore.watch = (struct vm_watch){0};
    protection_suspect(t->vm, false);
}
