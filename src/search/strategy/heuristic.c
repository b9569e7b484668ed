#include "search/strategy/heuristic.h"

#include <assert.h>

#include "search/strategy/priority_queue.h"
#include "vm/explore/inspect.h"

static const struct search_heuristic heuristics[HEURISTIC_COUNT] = {
#define HEURISTIC(id, spelling, function, ...) [HEURISTIC_##id] = {.name = spelling, .rank = function, __VA_ARGS__},
#include "search/heuristics.def"
#undef HEURISTIC
};

const struct search_heuristic *heuristic_of(enum heuristic heuristic) {
    assert(heuristic < HEURISTIC_COUNT);
    return &heuristics[heuristic];
}

bool heuristic_is_futile(struct vm *vm, u32 thread) {
    const struct thread *t = inspect_thread(vm, thread);
    if (t->h.state != THREAD_RUNNABLE || !t->h.visible) return false;
    struct pending p = seam_pending(vm, thread);
    if (p.operation != OPERATION_LOCK || !p.object) return false;
    u32 owner = object_at(vm, p.object)->owner;
    return owner && owner != thread + 1;
}

bool heuristic_counts(const struct thread *t) {
    return t->h.object && t->h.state != THREAD_NEW && t->h.state != THREAD_ENDED && !t->h.daemon && !t->h.divergence;
}

/* What counts most is who cannot go on. Then, everybody who owns a lock may make others wait;
 * but a thread that owns a second one is about to do its work and to give them up, so whoever owns none goes first. */
i32 heuristic_entanglement(struct vm *vm) {
    i32 blocked = 0, owners = 0, locks = 0;
    for (u32 i = 0; i < inspect_thread_count(vm); i++) {
        const struct thread *t = inspect_thread(vm, i);
        if (!heuristic_counts(t)) continue;
        blocked += !seam_enabled(vm, i) || heuristic_is_futile(vm, i);
        i32 held = (i32)seam_locks(vm, i);
        owners += held > 0;
        locks += held;
    }
    return 3 * blocked + 2 * owners - locks;
}

u32 heuristic_within(i32 rank) {
    return rank < 0 ? 0 : rank >= PRIORITY_QUEUE_RANKS ? PRIORITY_QUEUE_RANKS - 1 : (u32)rank;
}
