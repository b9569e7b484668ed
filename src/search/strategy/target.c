/* States in which many threads stand where they should (options->targets) come first; of these, the nearer the threads
 * are to a deadlock, the better. */
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/memory.h"
#include "search/strategy/heuristic.h"
#include "search/strategy/priority_queue.h"
#include "vm/explore/inspect.h"
#include "vm/explore/thread_location.h"

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

/* Where a thread stands does not change while others take steps, so it is looked up once for each place: with many
 * threads, that is what a rank costs. */
static u64 where(const struct thread *t) {
    u64 hash = hash_add(t->h.object, inspect_thread_name_object(t));
    hash = hash_add(hash, (uintptr_t)t->pc);
    for (struct frame *f = t->fp; f && !(f->flags & FRAME_BOTTOM); f = frame_caller(f))
        hash = hash_add(hash, (uintptr_t)frame_caller(f)->pc);
    return hash;
}

/* A thread has no more than so many targets that matter. */
enum { MOST_TARGETS = 64 };

static void look(struct search *s, u32 thread, struct target_mark *mark) {
    const struct search_options *options = s->options;
    struct thread_location location = {.count = 0};
    char name[sizeof options->targets->thread] = "";
    inspect_thread_name(s->vm, thread, name, sizeof name);
    mark->first = first_of(options, name);
    mark->reached = 0;
    for (u32 i = mark->first; i < options->target_count && i - mark->first < MOST_TARGETS; i++) {
        const struct search_target *target = &options->targets[i];
        if (strcmp(target->thread, name) != 0) return;
        if (!location.count) thread_location_look(&location, inspect_thread(s->vm, thread));
        if (thread_location_within(&location, target->file, target->line)) mark->reached |= 1ull << (i - mark->first);
    }
}

/* Ticks off what a thread has reached. */
static void tick_off(struct search *s, u32 thread, bool *reached) {
    const struct thread *t = inspect_thread(s->vm, thread);
    if (!heuristic_counts(t)) return;
    while (s->marks.count <= thread) vec_push(&s->marks, (struct target_mark){0});
    struct target_mark *mark = &s->marks.items[thread];
    u64 now = where(t);
    if (mark->where != now) look(s, thread, mark);
    mark->where = now;
    for (u64 left = mark->reached; left; left &= left - 1) reached[mark->first + (u32)__builtin_ctzll(left)] = true;
}

static i32 targets_missing(struct search *s) {
    i32 missing = 0;
    bool *reached = memory_zero(s->options->target_count + 1, sizeof *reached);
    for (u32 i = 0; i < inspect_thread_count(s->vm); i++) tick_off(s, i, reached);
    for (u32 i = 0; i < s->options->target_count; i++) missing += !reached[i];
    free(reached);
    return missing;
}

/* Less than PRIORITY_QUEUE_HUNCH: it only decides where nothing else does, and for a while (priority_queue.h). */
static i32 within_hunch(i32 near) { return near > 1000 ? 0 : near < 0 ? 1000 : 1000 - near; }

u32 target_rank(struct search *s) {
    return heuristic_within(targets_missing(s) * PRIORITY_QUEUE_HUNCH + within_hunch(heuristic_entanglement(s->vm)));
}
