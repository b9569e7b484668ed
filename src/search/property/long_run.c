#include "search/property/long_run.h"

#include <stdlib.h>

#include "base/limits.h"
#include "base/memory.h"
#include "base/rng.h"
#include "search/property/property.h"
#include "search/property/thread_mask.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"

enum { LONG_RUN = 4000 };

/* With idle time (vm/time/idle_time.h): threads that have taken so many steps are taken to go round, and time passes.
 */
enum { ROUND = 64 };

struct choices VEC(struct choice);

/* Any choice, or any by which time passes, if there is one. */
static struct choice choose(struct vm *vm, const struct choices *choices, struct rng *rng, bool in_time) {
    u32 first = (u32)rng_below(rng, choices->count);
    for (u32 i = 0; i < choices->count && in_time; i++) {
        struct choice choice = choices->items[(first + i) % choices->count];
        if (seam_passes_time(vm, choice)) return choice;
    }
    return choices->items[first];
}

static bool list_choices(struct vm *vm, struct choices *choices, bool in_time) {
    seam_offer_time(vm, in_time ? TIME_EARLIEST : TIME_WHEN_IDLE, UINT64_MAX);
    u32 count = seam_choices(vm, NULL, 0);
    while (choices->count < count) vec_push(choices, ((struct choice){0, 0}));
    choices->count = count;
    if (count) seam_choices(vm, choices->items, count);
    seam_offer_time(vm, TIME_WHEN_IDLE, 0);
    return count;
}

/* After each step. */
typedef void after_step(void *context, struct vm *vm, struct choice choice);

static void run(struct vm *vm, after_step *look, void *context) {
    struct choices choices = {0};
    struct rng rng = {1};
    undo_mark here = seam_mark(vm);
    enum outcome outcome = OUTCOME_STEP;
    struct vm_watch before = control_set_watch(vm, (struct vm_watch){0});
    for (u32 i = 1; i <= LONG_RUN && outcome == OUTCOME_STEP && !limits_hit(inspect_limits(vm)); i++) {
        bool in_time = i % ROUND == 0;
        if (!list_choices(vm, &choices, in_time)) break;
        struct choice choice = choose(vm, &choices, &rng, in_time);
        seam_mark(vm);
        outcome = seam_step(vm, choice);
        look(context, vm, choice);
    }
    seam_undo(vm, here);
    seam_mark(vm);
    control_clear_fatal(vm);
    control_set_watch(vm, before);
    vec_free(&choices);
}

static void note_mover(void *context, struct vm *vm, struct choice choice) {
    u64 *movers = context;
    (void)vm;
    *movers |= thread_mask_bit(choice.thread);
}

u64 long_run_movers(struct vm *vm) {
    u64 movers = 0;
    run(vm, note_mover, &movers);
    return movers;
}

struct spinners {
    struct VEC(struct solo_loop) loops;
    u64 threads; /* whose loops are as they were, so far */
};

static void look_at_loops(void *context, struct vm *vm, struct choice choice) {
    struct spinners *s = context;
    (void)choice;
    for (u32 i = 0; i < s->loops.count; i++)
        if (!solo_loop_is_kept(vm, &s->loops.items[i])) s->threads &= ~thread_mask_bit(s->loops.items[i].thread);
}

/* Servers (idle_server.h) beside those that wait for something are none of them. */
static u64 without_servers(const struct spinners *s) {
    u64 others = s->threads;
    for (u32 i = 0; i < s->loops.count; i++)
        if (s->loops.items[i].serves) others &= ~thread_mask_bit(s->loops.items[i].thread);
    return others ? others : s->threads;
}

u64 long_run_spinners(struct vm *vm) {
    struct spinners s = {0};
    for (u32 i = 0; i < inspect_thread_count(vm); i++) {
        struct solo_loop loop = {0};
        if (property_spins(vm, i, &loop)) {
            s.threads |= thread_mask_bit(i);
            vec_push(&s.loops, loop);
        } else solo_loop_free(&loop);
    }
    if (s.threads) run(vm, look_at_loops, &s);
    s.threads = without_servers(&s);
    for (u32 i = 0; i < s.loops.count; i++) solo_loop_free(&s.loops.items[i]);
    vec_free(&s.loops);
    return s.threads;
}
