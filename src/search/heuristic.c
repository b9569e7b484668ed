#include "search/heuristic.h"

#include <string.h>

#include "search/queue.h"
#include "search/standing.h"
#include "vm/java_thread.h"

enum { MIDDLE = QUEUE_RANKS / 2, WINDOW = 32 };

bool heuristic_is_futile(struct vm *vm, u32 thread) {
    const struct thread *t = vm->threads.items[thread];
    if (t->h.state != THREAD_RUNNABLE || !t->h.visible) return false;
    struct pending p = seam_pending(vm, thread);
    if (p.operation != OPERATION_LOCK || !p.object) return false;
    u32 owner = object_at(vm, p.object)->owner;
    return owner && owner != thread + 1;
}

static bool counts(const struct thread *t) {
    return t->h.object && t->h.state != THREAD_NEW && t->h.state != THREAD_ENDED && !t->h.daemon;
}

/* How near to a deadlock. What counts most is who cannot go on. Then, everybody who owns a lock may make others wait;
 * but a thread that owns a second one is about to do its work and to give them up, so whoever owns none goes first. */
static i32 entanglement(struct vm *vm) {
    i32 blocked = 0, owners = 0, locks = 0;
    for (u32 i = 0; i < vm->threads.count; i++) {
        const struct thread *t = vm->threads.items[i];
        if (!counts(t)) continue;
        blocked += !seam_enabled(vm, i) || heuristic_is_futile(vm, i);
        i32 held = (i32)seam_locks(vm, i);
        owners += held > 0;
        locks += held;
    }
    return 3 * blocked + 2 * owners - locks;
}

static u32 within(i32 rank) { return rank < 0 ? 0 : rank >= QUEUE_RANKS ? QUEUE_RANKS - 1 : (u32)rank; }

/* How often the thread that took the last step ran before, of late. */
static u32 monotony(const struct search *s) {
    u32 last = s->path.items[s->path.count - 1].thread, again = 0;
    for (u32 i = 2; i <= WINDOW && i <= s->path.count; i++) again += s->path.items[s->path.count - i].thread == last;
    return again;
}

/* ---- targets ---- */

static bool is_reached(struct vm *vm, const struct search_target *target) {
    char name[sizeof target->thread];
    for (u32 i = 0; i < vm->threads.count; i++) {
        struct thread *t = vm->threads.items[i];
        if (!counts(t) || !standing_within(t, target->file, target->line)) continue;
        thread_display_name(t, name, sizeof name);
        if (strcmp(name, target->thread) == 0) return true;
    }
    return false;
}

/* Less than QUEUE_HUNCH: it only decides where nothing else does, and for a while (queue.h). */
static i32 within_hunch(i32 near) { return near > 500 ? 12 : 512 - near; }

/* First as many as possible have to be there at the same time; then what the threads are entangled in decides. */
static i32 distance(struct search *s) {
    i32 missing = 0;
    for (u32 i = 0; i < s->options->target_count; i++) missing += !is_reached(s->vm, &s->options->targets[i]);
    i32 near = entanglement(s->vm);
    return missing * QUEUE_HUNCH + within_hunch(near);
}

u32 heuristic_rank(struct search *s) {
    switch (s->options->heuristic) {
    case HEURISTIC_MOST_BLOCKED: return within(MIDDLE - entanglement(s->vm));
    case HEURISTIC_INTERLEAVING: return monotony(s);
    case HEURISTIC_FEWEST_SWITCHES: return within((i32)search_switches(s));
    default: return within(distance(s));
    }
}
