#include "search/strategy/trim_spin.h"

#include <stdlib.h>

#include "search/property/property.h"
#include "search/property/thread_mask.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"

/* What is to be known of a state that a schedule leads to. */
struct spinning {
    u64 threads;           /* those that go round in idle loops there */
    struct schedule round; /* one round of each of them */
};

/* After so many steps, which of these threads do? */
static void look_after(struct vm *vm, const struct schedule *schedule, u32 steps, u64 threads, struct spinning *out) {
    undo_mark start = seam_mark(vm);
    out->threads = out->round.count = 0;
    for (u32 i = 0; i < steps; i++) {
        seam_step(vm, schedule->items[i]);
        seam_mark(vm);
    }
    for (u32 i = 0; i < inspect_thread_count(vm); i++) {
        struct solo_loop loop = {0};
        if ((threads & thread_mask_bit(i)) && property_spins(vm, i, &loop)) {
            out->threads |= thread_mask_bit(i);
            for (u32 k = 0; k < loop.steps; k++) vec_push(&out->round, ((struct choice){i, 0}));
        }
        solo_loop_free(&loop);
    }
    seam_undo(vm, start);
    seam_mark(vm);
    control_clear_fatal(vm);
}

/* Steps of an idle loop change nothing for others: a thread that is in its loop after some of the last steps, all of
 * which are of such threads, is in it after more of them. */
void trim_spin(struct vm *vm, struct schedule *schedule) {
    struct spinning end = {0}, earlier = {0};
    u32 low = schedule->count, high = schedule->count;
    look_after(vm, schedule, schedule->count, UINT64_MAX, &end);
    while (low && (end.threads & thread_mask_bit(schedule->items[low - 1].thread))) low--;
    while (low < high) {
        u32 middle = low + (high - low) / 2;
        look_after(vm, schedule, middle, end.threads, &earlier);
        if (earlier.threads == end.threads) high = middle;
        else low = middle + 1;
    }
    schedule->count = high;
    for (u32 i = 0; i < end.round.count; i++) vec_push(schedule, end.round.items[i]);
    vec_free(&end.round);
    vec_free(&earlier.round);
}
