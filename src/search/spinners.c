#include "search/spinners.h"

#include <stdlib.h>

#include "search/property/long_run.h"
#include "search/property/thread_mask.h"
#include "search/property/violation_group.h"
#include "vm/explore/endless.h"
#include "vm/explore/idle_server.h"
#include "vm/explore/inspect.h"

/* A walk over the states, with an eye on the places that one loop looks at. */
struct walk {
    struct space *space;
    const struct solo_loop *loop;
    struct VEC(u32) slots; /* of the components that hold the places */
    bool is_kept;
};

static void look(struct walk *walk, u32 slot, u32 id) {
    u32 length = 0;
    const u8 *contents = id ? space_component(walk->space, id, &length) : NULL;
    for (u32 i = 0; i < walk->slots.count && walk->is_kept; i++)
        if (walk->slots.items[i] == slot)
            walk->is_kept = solo_loop_allows(walk->space->vm, walk->loop, i, contents, length);
}

static void look_at_change(void *context, u32 slot, u32 from, u32 to) {
    (void)from;
    look(context, slot, to);
}

/* The first state is the one the VM stands in; from each to the next only what differs is looked at. */
static bool is_kept(struct search *s, const struct solo_loop *loop, const u32 *states, u32 count) {
    struct walk walk = {.space = s->space, .loop = loop, .is_kept = solo_loop_is_kept(s->vm, loop)};
    for (u32 i = 0; i < loop->places.count; i++)
        vec_push(&walk.slots, space_slot(s->space, place_value_component(s->vm, &loop->places.items[i].at)));
    u32 last = count ? states[0] : 0;
    for (u32 i = 1; i < count && walk.is_kept; i++) {
        if (!states[i]) continue;
        if (last) space_diff(s->space, last, states[i], look_at_change, &walk);
        last = states[i];
    }
    vec_free(&walk.slots);
    return walk.is_kept;
}

static bool spins(struct search *s, u32 thread, const u32 *states, u32 count, struct solo_loop *loop) {
    return property_spins(s->vm, thread, loop) && (s->options->lossy || is_kept(s, loop, states, count));
}

/* States that are kept as fingerprints cannot be looked at. */
u64 spinners_find(struct search *s, u64 movers, const u32 *states, u32 count, u64 *group) {
    u64 threads = 0, likely = s->options->lossy ? long_run_spinners(s->vm) : UINT64_MAX;
    *group = 0;
    for (u32 i = 0; i < inspect_thread_count(s->vm); i++) {
        struct solo_loop loop = {0};
        if (!(movers & thread_mask_bit(i)) || !property_runs_on(s->vm, i)) continue;
        if (!(likely & thread_mask_bit(i)) || !spins(s, i, states, count, &loop)) {
            endless_note(inspect_thread(s->vm, i));
        } else if (!idle_server_is_one(s->vm, &loop)) {
            threads |= thread_mask_bit(i);
            *group += violation_group_loop(&loop);
        }
        solo_loop_free(&loop);
    }
    return threads;
}
