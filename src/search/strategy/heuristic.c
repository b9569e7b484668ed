#include "search/strategy/heuristic.h"

#include <stdlib.h>
#include <string.h>

#include "explain/thread_location.h"
#include "search/strategy/priority_queue.h"
#include "vm/interp/java_thread.h"

enum { MIDDLE = PRIORITY_QUEUE_RANKS / 2, WINDOW = 32 };

bool heuristic_is_futile(struct vm *vm, u32 thread) {
    const struct thread *t = vm->threads.list.items[thread];
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
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        if (!counts(t)) continue;
        blocked += !seam_enabled(vm, i) || heuristic_is_futile(vm, i);
        i32 held = (i32)seam_locks(vm, i);
        owners += held > 0;
        locks += held;
    }
    return 3 * blocked + 2 * owners - locks;
}

static u32 within(i32 rank) {
    return rank < 0 ? 0 : rank >= PRIORITY_QUEUE_RANKS ? PRIORITY_QUEUE_RANKS - 1 : (u32)rank;
}

/* How often the thread that took the last step ran before, of late. */
static u32 monotony(const struct search *s) {
    u32 last = s->path.items[s->path.count - 1].thread, again = 0;
    for (u32 i = 2; i <= WINDOW && i <= s->path.count; i++) again += s->path.items[s->path.count - i].thread == last;
    return again;
}

/* ---- targets ---- */

static int compare(const void *a, const void *b) {
    return strcmp(((const struct search_target *)a)->thread, ((const struct search_target *)b)->thread);
}

void heuristic_sort(struct search_target *targets, u32 count) { qsort(targets, count, sizeof *targets, compare); }

/* The first target of a thread of this name, or where it would be. */
static u32 first_of(const struct search_options *options, const char *name) {
    u32 low = 0, high = options->target_count;
    while (low < high) {
        u32 middle = (low + high) / 2;
        if (strcmp(options->targets[middle].thread, name) < 0) low = middle + 1;
        else high = middle;
    }
    return low;
}

/* Ticks off what a thread has reached. */
static void tick_off(const struct search_options *options, struct thread *t, bool *reached) {
    struct thread_location location = {.count = 0};
    char name[sizeof options->targets->thread] = "";
    if (!counts(t)) return;
    thread_display_name(t, name, sizeof name);
    for (u32 i = first_of(options, name); i < options->target_count && strcmp(options->targets[i].thread, name) == 0;
         i++) {
        if (!location.count) thread_location_look(&location, t);
        if (thread_location_within(&location, options->targets[i].file, options->targets[i].line)) reached[i] = true;
    }
}

static i32 targets_missing(struct search *s) {
    i32 missing = 0;
    bool *reached = calloc(s->options->target_count + 1, sizeof *reached);
    if (!reached) abort();
    for (u32 i = 0; i < s->vm->threads.list.count; i++) tick_off(s->options, s->vm->threads.list.items[i], reached);
    for (u32 i = 0; i < s->options->target_count; i++) missing += !reached[i];
    free(reached);
    return missing;
}

/* Less than PRIORITY_QUEUE_HUNCH: it only decides where nothing else does, and for a while (priority_queue.h). */
static i32 within_hunch(i32 near) { return near > 1000 ? 0 : near < 0 ? 1000 : 1000 - near; }

/* First as many as possible have to be there at the same time; then what the threads are entangled in decides. */
static i32 distance(struct search *s) {
    return targets_missing(s) * PRIORITY_QUEUE_HUNCH + within_hunch(entanglement(s->vm));
}

u32 heuristic_rank(struct search *s) {
    switch (s->options->heuristic) {
    case HEURISTIC_MOST_BLOCKED: return within(MIDDLE - entanglement(s->vm));
    case HEURISTIC_INTERLEAVING: return monotony(s);
    case HEURISTIC_FEWEST_SWITCHES: return within((i32)search_switches(s));
    default: return within(distance(s));
    }
}
