#include "vm/explore/seam.h"

#include <assert.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"
#include "vm/explore/observe.h"
#include "vm/explore/pending.h"
#include "vm/explore/step_run.h"
#include "vm/explore/time_choices.h"
#include "vm/explore/watched.h"
#include "vm/explore/window.h"
#include "vm/heap/gc.h"
#include "vm/interp/callee.h"
#include "vm/interp/scheduler.h"
#include "vm/link/definitions.h"
#include "vm/link/weak_cas.h"
#include "vm/listen/listen.h"
#include "vm/native.h"
#include "vm/reach/reach.h"
#include "vm/state/base_copies.h"
#include "vm/state/component.h"
#include "vm/time/clock.h"
#include "vm/time/idle_time.h"
#include "vm/world/effects.h"

struct seam {
    struct byte_buffer contents;
    struct VEC(struct component_key) touched;
    u32 thread, old_depth; /* who took the last step, and how deep it stood before */
};

int seam_open(struct vm *vm, struct diag *diag) {
    assert(vm->booted && !vm->explore.seam && !vm->undo);
    vm->explore.seam = memory_zero(1, sizeof(struct seam));
    vm->undo = undo_new(vm);
    if (!vm->world.effects) vm->world.effects = effects_new(NULL);
    if (!vm->explore.seam || !vm->undo || !vm->world.effects) return diag_set(diag, "out of memory");
    vm->explore.protection = protection_new();
    base_copies_take(vm);
    definitions_begin(vm);
    vm->threads.ids = map_new();
    for (u32 i = 0; i < vm->threads.list.count; i++) map_put(vm->threads.ids, vm->threads.list.items[i]->h.object, i);
    heap_canonical(&vm->heap);
    vm->base.objects = vm->heap.next;
    vm->explore.reach = reach_new(vm);
    if (!vm->explore.reach) return diag_set(diag, "out of memory");
    vm->base.classes = program_class_count(vm->program);
    vm->base.methods = program_method_count(vm->program);
    vm->clock.now = 0;
    vm->explore.observed = true;
    observe_start(vm, vm->threads.list.items[0]->h.object);
    for (u32 i = 0; i < vm->threads.list.count; i++) vm->threads.list.items[i]->saved_depth = UINT32_MAX;
    return 0;
}

static void use_numbers(struct vm *vm, struct numbers *numbers) {
    vm->explore.numbers = vm->heap.numbers = numbers;
    program_share_numbers(vm->program, numbers);
}

struct numbers *seam_share(struct vm *vm) {
    assert(vm->undo && !vm->explore.numbers);
    const u32 first[NUMBER_KINDS] = {[NUMBER_CLASS] = program_class_count(vm->program),
                                     [NUMBER_METHOD] = program_method_count(vm->program),
                                     [NUMBER_STATIC] = program_static_words(vm->program),
                                     [NUMBER_OBJECT] = vm->heap.next,
                                     [NUMBER_THREAD] = vm->threads.list.count,
                                     [NUMBER_LOADER] = LOADER_APP + 1,
                                     [NUMBER_SET] = 1};
    vm->base.words = program_static_words(vm->program);
    vm->base.threads = vm->threads.list.count;
    use_numbers(vm, numbers_new(first));
    return vm->explore.numbers;
}

/* Booting is deterministic, so that equal figures are enough. */
int seam_join(struct vm *vm, struct vm *other) {
    assert(vm->undo && !vm->explore.numbers && other->explore.numbers);
    bool same = vm->base.classes == other->base.classes && vm->base.methods == other->base.methods &&
                program_static_words(vm->program) == other->base.words && vm->base.objects == other->base.objects &&
                vm->threads.list.count == other->base.threads;
    if (!same) return -1;
    use_numbers(vm, other->explore.numbers);
    return 0;
}

void seam_close(struct vm *vm) {
    if (!vm->explore.seam) return;
    base_copies_free(vm);
    window_set(vm, NULL);
    protection_free(vm->explore.protection);
    vm->explore.protection = NULL;
    map_free(vm->threads.ids);
    free(vm->explore.seam->contents.bytes);
    vec_free(&vm->explore.seam->touched);
    vec_free(&vm->explore.noted);
    reach_free(vm->explore.reach);
    vm->explore.reach = NULL;
    free(vm->explore.seam);
    vm->explore.seam = NULL;
}

/* The observed table stays in force: a class that was initialised when code was quickened may not be now. */
void seam_leave(struct vm *vm) {
    assert(vm->undo);
    undo_free(vm->undo);
    vm->undo = NULL;
    reach_free(vm->explore.reach);
    vm->explore.reach = NULL;
    clock_leave(vm);
    for (u32 i = 0; i < vm->threads.list.count; i++) vm->threads.list.items[i]->saved_depth = 0;
}

/* ---- choices ---- */

/* Could it go on if only its wait came to an end? */
static bool could_wake(const struct thread *t) {
    return t->h.state == THREAD_WAITING ? !t->objects[t->h.blocker]->owner : t->h.state == THREAD_PARKED;
}

/* In a search time does not pass by itself: that a wait times out is a choice. */
static bool may_time_out(const struct thread *t) { return idle_time_may_end(t); }

static bool may_wake_for_nothing(const struct thread *t) { return t->vm->options.spurious && could_wake(t); }

/* How many ways there are to carry out the operation the thread stands before: its native says so. */
static u32 alternatives_of(struct thread *t) {
    if (!thread_enabled(t)) return may_time_out(t) && may_wake_for_nothing(t) ? 2 : 1;
    if (t->h.state != THREAD_RUNNABLE || t->h.visible != VISIBLE_CHOICE) return 1;
    if (weak_cas_is_next(t)) return 2;
    const struct method *m = callee_of(t);
    return ((native_alternatives_fn)m->native_alternatives)(t, t->sp - m->arg_slots);
}

/* Is another thread inside Verify.beginAtomic, and able to go on? */
static bool must_stand_back(const struct vm *vm, u32 thread) {
    u32 alone = vm->explore.atomic_thread;
    return alone && alone != thread + 1 && thread_enabled(vm->threads.list.items[alone - 1]);
}

/* May it go on, as far as others are concerned? */
static bool is_let(struct vm *vm, u32 thread) {
    const struct thread *t = vm->threads.list.items[thread];
    return t->h.object && !t->h.divergence && !vm->exiting && !vm->fatal[0] && !must_stand_back(vm, thread);
}

bool seam_enabled(struct vm *vm, u32 thread) {
    struct thread *t = vm->threads.list.items[thread];
    if (!is_let(vm, thread)) return false;
    bool can = thread_enabled(t) ? !time_choices_hold_back(t)
                                 : (may_time_out(t) && time_choices_offer_end(t)) || may_wake_for_nothing(t);
    return can && !window_excludes(vm, thread);
}

void seam_window(struct vm *vm, const char *names) { window_set(vm, names); }
bool seam_window_has_seen(const struct vm *vm, const char *name, size_t length) {
    return window_has_seen(vm, name, length);
}
bool seam_holds_back(const struct vm *vm) { return window_holds_back(vm); }

static bool somebody_diverges(const struct vm *vm, enum divergence certainty) {
    for (u32 i = 0; i < vm->threads.list.count; i++)
        if (vm->threads.list.items[i]->h.object && vm->threads.list.items[i]->h.divergence == certainty) return true;
    return false;
}

bool seam_leaves_behind(const struct vm *vm) {
    return somebody_diverges(vm, DIVERGENCE_SUSPECTED) || idle_time_is_over(vm);
}
bool seam_diverges(const struct vm *vm) { return somebody_diverges(vm, DIVERGENCE_PROVED); }

u32 seam_alternatives(struct vm *vm, u32 thread) { return alternatives_of(vm->threads.list.items[thread]); }

u64 seam_wait_left(const struct vm *vm, u32 thread) {
    u64 deadline = vm->threads.list.items[thread]->h.deadline;
    return deadline ? deadline - vm->options.idle_time : 0;
}

bool seam_times_out(struct vm *vm, struct choice choice) {
    const struct thread *t = vm->threads.list.items[choice.thread];
    return t->h.deadline && !thread_enabled(t) && choice.alternative == 0;
}

bool seam_can_run(struct vm *vm, u32 thread) {
    return is_let(vm, thread) && thread_enabled(vm->threads.list.items[thread]);
}

bool seam_enabled_in_time(struct vm *vm, u32 thread) {
    enum time_offer before = vm->explore.time_offer;
    vm->explore.time_offer = TIME_ALL;
    bool is_enabled = seam_enabled(vm, thread);
    vm->explore.time_offer = before;
    return is_enabled;
}

/* Whoever knows that time may pass can take such a choice anywhere. */
bool seam_offers(struct vm *vm, struct choice choice) {
    return choice.thread < vm->threads.list.count && seam_enabled_in_time(vm, choice.thread) &&
           choice.alternative < seam_alternatives(vm, choice.thread);
}

bool seam_passes_time(struct vm *vm, struct choice choice) {
    struct thread *t = vm->threads.list.items[choice.thread];
    if (!vm->options.idle_time) return false;
    if (!thread_enabled(t)) return choice.alternative == 0 && may_time_out(t) && idle_time_left(t);
    return choice.alternative != 0 && time_choices_look_is_next(t);
}

void seam_offer_time(struct vm *vm, enum time_offer offer, u64 limit) {
    vm->explore.time_offer = offer;
    vm->explore.time_limit = limit;
}

bool seam_awaits_time(struct vm *vm, u64 *looked_for) {
    *looked_for = UINT64_MAX;
    if (!vm->options.idle_time) return false;
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        struct thread *t = vm->threads.list.items[i];
        if (!is_let(vm, i) || !time_choices_look_is_next(t) || alternatives_of(t) < 2) continue;
        u64 news = idle_time_until_news(t);
        if (news < *looked_for) *looked_for = news;
    }
    return idle_time_next_end(vm) != IDLE_TIME_NEVER && !idle_time_is_over(vm);
}

bool seam_is_free(const struct vm *vm) { return !vm->exiting && !vm->fatal[0] && !vm->explore.atomic_thread; }

bool seam_stands_back(struct vm *vm, u32 thread) { return !vm->exiting && must_stand_back(vm, thread); }

/* Those of its alternatives that are offered now. */
static u32 offered_by(struct thread *t) {
    u32 count = alternatives_of(t);
    return count > 1 && time_choices_look_is_next(t) && !time_choices_offer_passing(t) ? 1 : count;
}

u32 seam_choices(struct vm *vm, struct choice *choices, u32 capacity) {
    u32 count = 0;
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        u32 alternatives = seam_enabled(vm, i) ? offered_by(vm->threads.list.items[i]) : 0;
        for (u32 k = 0; k < alternatives; k++, count++)
            if (count < capacity) choices[count] = (struct choice){i, k};
    }
    return count;
}

bool seam_can_go_on(struct vm *vm) {
    for (u32 i = vm->threads.list.count; i > 0; i--)
        if (seam_enabled(vm, i - 1) && alternatives_of(vm->threads.list.items[i - 1])) return true;
    return false;
}

bool seam_is_quiet(struct vm *vm) {
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        if (seam_enabled(vm, i) && (thread_enabled(t) || may_time_out(t))) return false;
    }
    return true;
}

bool seam_unfinished(struct vm *vm) {
    if (vm->exiting) return false;
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        bool over = !t->h.object || t->h.state == THREAD_ENDED || t->h.state == THREAD_NEW;
        if (!over && !t->h.daemon) return true;
    }
    return false;
}

/* ---- what comes next ---- */

struct pending seam_pending(struct vm *vm, u32 thread) {
    return pending_of(vm->threads.list.items[thread]);
}

const struct access *seam_noted(struct vm *vm, u32 *count) {
    *count = vm->explore.noted.count;
    return vm->explore.noted.items;
}

u32 seam_locks_held(struct vm *vm, u32 thread) { return vm->threads.list.items[thread]->lockset; }
bool seam_locks_meet(struct vm *vm, u32 a, u32 b) { return a && b && protection_meet(vm, a, b); }

u32 seam_accesses(struct vm *vm, u32 thread, struct access *out) {
    return access_of_next(vm->threads.list.items[thread], out);
}

/* ---- stepping ---- */

/* Of a wait that may time out and wake for nothing, the second alternative is the latter. */
static void time_out_if_need_be(struct thread *t) {
    if (thread_enabled(t)) return;
    if (t->h.deadline && t->vm->explore.alternative == 0) clock_time_out(t);
    t->vm->explore.alternative = 0;
}

static enum outcome outcome_of(struct vm *vm) {
    if (vm->fatal[0]) return OUTCOME_FATAL;
    if (vm->threads.list.items[vm->threads.current]->stop == STOP_ASKED) return OUTCOME_UNFINISHED;
    if (vm->explore.uncaught) return OUTCOME_UNCAUGHT;
    if (vm->explore.ignored) return vm->explore.ignored == IGNORED_PATH ? OUTCOME_IGNORED : OUTCOME_TERMINATED;
    return vm->exiting ? OUTCOME_EXIT : OUTCOME_STEP;
}

static enum visible what_is_next(struct thread *t) {
    if (t->stop != STOP_VISIBLE && t->stop != STOP_BLOCKED) return VISIBLE_NOTHING;
    const struct method *m = callee_of(t);
    bool chooses = (m && m->code && m->code->native && m->native_alternatives) || weak_cas_is_next(t);
    return chooses ? VISIBLE_CHOICE : VISIBLE_OPERATION;
}

/* The object of which the thread is about to write a watched field; 0: none. */
static ref about_to_write(struct thread *t) {
    struct access accesses[MOST_ACCESSES];
    u32 count = t->vm->explore.watched.count ? access_of_next(t, accesses) : 0;
    for (u32 i = 0; i < count; i++)
        if (accesses[i].kind == ACCESS_WRITE && accesses[i].object &&
            watched_place(t->vm, accesses[i].object, accesses[i].slot))
            return accesses[i].object;
    return 0;
}

/* Much garbage of one step is not worth to be kept in the undo log: it was never made. */
static void free_garbage(struct vm *vm) {
    enum { MUCH = 4 << 20 };
    if (heap_step_bytes(&vm->heap) > MUCH) gc_collect(vm);
    reach_settle(vm);
}

enum outcome seam_step(struct vm *vm, struct choice choice) {
    assert(vm->undo && seam_offers(vm, choice));
    struct thread *t = vm->threads.list.items[choice.thread];
    vm->explore.seam->thread = vm->threads.current = choice.thread;
    vm->explore.noted.count = 0;
    vm->explore.alternative = choice.alternative;
    vm->explore.seam->old_depth = t->fp->depth;
    vm->explore.uncaught = 0;
    vm->explore.written = about_to_write(t);
    vm->clock.looks = vm->explore.passed = vm->explore.hashes = 0;
    if (!definitions_settle(t)) return outcome_of(vm);
    if (vm->listener) listen_turn(vm);
    undo_thread(vm, t);
    undo_save_frame(t, t->fp);
    time_out_if_need_be(t);
    thread_wake(t);
    vm->explore.open = t->h.visible;
    heap_begin_step(&vm->heap);
    step_run(t);
    t->h.visible = (u16)what_is_next(t);
    if (t->stop != STOP_ASKED) free_garbage(vm);
    clock_settle(t);
    return outcome_of(vm);
}

void seam_begin(struct vm *vm) {
    protection_begin(vm);
    vm->clock.cut = vm->explore.cut = false;
    vm->explore.divergences = 0;
}

void seam_hurry(struct vm *vm, bool on) { protection_hurry(vm, on); }
bool seam_is_hasty(const struct vm *vm) { return protection_is_hasty(vm); }

bool seam_broken(const struct vm *vm) { return protection_broken(vm); }
void seam_freeze(struct vm *vm, bool on) { protection_freeze(vm, on); }
void seam_expose_all(struct vm *vm) { protection_expose_all(vm); }

u32 seam_locks(struct vm *vm, u32 thread) {
    u32 count;
    protection_locks(vm->threads.list.items[thread], &count);
    return count;
}

/* ---- marks and components ---- */

undo_mark seam_mark(struct vm *vm) { return undo_mark_now(vm); }
void seam_undo(struct vm *vm, undo_mark mark) {
    undo_to(vm, mark);
    reach_undo(vm, mark);
}

u64 seam_bytes(const struct vm *vm) { return undo_bytes(vm) + reach_bytes(vm->explore.reach); }

/* The undo log names the frames it saved; those pushed above them, or popped, belong to the list as well. */
const struct component_key *seam_touched(struct vm *vm, u32 *count) {
    struct seam *seam = vm->explore.seam;
    const struct thread *t = vm->threads.list.items[seam->thread];
    u32 logged;
    const struct component_key *items = undo_touched(vm, &logged);
    seam->touched.count = 0;
    for (u32 i = 0; i < logged; i++)
        if (items[i].kind != COMPONENT_FRAME) vec_push(&seam->touched, items[i]);
    u32 top = t->fp->depth > seam->old_depth ? t->fp->depth : seam->old_depth;
    for (u32 depth = t->saved_depth; depth <= top && depth != UINT32_MAX; depth++)
        vec_push(&seam->touched, ((struct component_key){COMPONENT_FRAME, (u64)seam->thread << 32 | depth}));
    *count = seam->touched.count;
    return seam->touched.items;
}

const void *seam_read(struct vm *vm, struct component_key component, u32 *length) {
    vm->explore.seam->contents.used = 0;
    component_read(vm, component, &vm->explore.seam->contents);
    *length = vm->explore.seam->contents.used;
    return vm->explore.seam->contents.bytes;
}

static void visit_if_there(struct vm *vm, struct component_key c, seam_visit *visit, void *context) {
    u32 length;
    seam_read(vm, c, &length);
    if (length) visit(context, c);
}

struct visitor {
    seam_visit *visit;
    void *context;
};

static void visit_effect(void *context, u64 key) {
    const struct visitor *visitor = context;
    visitor->visit(visitor->context, (struct component_key){COMPONENT_EFFECT, key});
}

void seam_each(struct vm *vm, seam_visit *visit, void *context) {
    for (u32 i = 1; i < vm->heap.next; i++) {
        if (!(vm->heap.flags[i] & OBJECT_LIVE)) continue;
        visit_if_there(vm, (struct component_key){COMPONENT_OBJECT, i}, visit, context);
        visit_if_there(vm, (struct component_key){COMPONENT_MONITOR, i}, visit, context);
    }
    for (u32 i = 0; i < vm->statics.ready; i++)
        visit_if_there(vm, (struct component_key){COMPONENT_STATICS, program_arrivals(vm->program)[i]->id}, visit,
                       context);
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        if (!t->h.object || t->h.state == THREAD_ENDED) continue;
        visit_if_there(vm, (struct component_key){COMPONENT_THREAD, i}, visit, context);
        for (u32 depth = 0; depth <= t->fp->depth; depth++)
            visit_if_there(vm, (struct component_key){COMPONENT_FRAME, (u64)i << 32 | depth}, visit, context);
    }
    visit_if_there(vm, (struct component_key){COMPONENT_GLOBAL, 0}, visit, context);
    effects_each(vm, visit_effect, &(struct visitor){visit, context});
}
