#include "base/memory.h"
/* SURW, selectively uniform random walk (Zhao et al. 2025): all orders of the operations on one place are equally
 * likely. The place is drawn for each run from those that several threads used in a run before, and each thread's
 * number of operations on it is taken from there. Who carries out the next of these operations is drawn in proportion
 * to how many each thread still has; until it has done so, the others only do other things. What a thread that is not
 * there yet will do counts for the one that starts it. */
#include "search/strategy/random_run.h"
#include "search/strategy/strategy.h"

#include <stdlib.h>

/* One of so many runs draws its steps evenly and is recorded. */
enum { BETWEEN_RECORDS = 16, MOST_TRIES = 64 };
#define NOBODY UINT32_MAX

struct use {
    u32 thread;
    u64 place;
};

struct surw {
    struct VEC(struct use) record; /* of the last run that was recorded */
    struct VEC(u32) parent;        /* in it: who started each thread; NOBODY */
    struct VEC(u64) left;          /* operations on the place that each thread has before it */
    struct VEC(u8) present;        /* by thread: was it seen in this run? */
    bool records;
    u64 place;    /* 0: none, all steps are drawn evenly */
    u32 intended; /* who is to carry out the next operation on the place; NOBODY: to be drawn */
    u32 last;     /* who took the last step */
    u64 doing;    /* the place of the step that is taken now */
};

static void *surw_open(void) { return memory_zero(1, sizeof(struct surw)); }

static void surw_close(void *self) {
    struct surw *surw = self;
    vec_free(&surw->record);
    vec_free(&surw->parent);
    vec_free(&surw->left);
    vec_free(&surw->present);
    free(surw);
}

/* ---- before a run ---- */

static bool is_used_by_several(const struct surw *surw, const struct use *use) {
    for (u32 i = 0; i < surw->record.count; i++)
        if (surw->record.items[i].place == use->place && surw->record.items[i].thread != use->thread) return true;
    return false;
}

static u64 draw_place(struct surw *surw, struct random_run *random_run) {
    if (!surw->record.count) return 0;
    u64 from = rng_below(&random_run->rng, surw->record.count);
    for (u32 i = 0; i < MOST_TRIES; i++) {
        const struct use *use = &surw->record.items[(from + i) % surw->record.count];
        if (is_used_by_several(surw, use)) return use->place;
    }
    return 0;
}

static void count_uses(struct surw *surw) {
    surw->left.count = 0;
    for (u32 i = 0; i < surw->record.count; i++) {
        const struct use *use = &surw->record.items[i];
        while (surw->left.count <= use->thread) vec_push(&surw->left, 0);
        surw->left.items[use->thread] += use->place == surw->place;
    }
}

static void surw_begin(void *self, struct random_run *random_run) {
    struct surw *surw = self;
    surw->records = random_run->run % BETWEEN_RECORDS == 0;
    surw->present.count = 0;
    surw->intended = surw->last = NOBODY;
    surw->place = 0;
    if (surw->records) {
        surw->record.count = surw->parent.count = 0;
    } else {
        surw->place = draw_place(surw, random_run);
        count_uses(surw);
    }
}

/* ---- weights ---- */

static bool is_present(const struct surw *surw, u32 thread) {
    return thread < surw->present.count && surw->present.items[thread];
}

/* Its own operations, and those of the threads it has yet to start, and so on. A thread's number is higher than that of
 * the thread that started it. */
static u64 weight_of(const struct surw *surw, u32 thread) {
    u64 weight = thread < surw->left.count ? surw->left.items[thread] : 0;
    for (u32 i = thread + 1; i < surw->parent.count; i++)
        if (surw->parent.items[i] == thread && !is_present(surw, i)) weight += weight_of(surw, i);
    return weight;
}

static u32 draw_intended(const struct surw *surw, struct random_run *random_run) {
    u64 sum = 0;
    for (u32 i = 0; i < surw->present.count; i++) sum += is_present(surw, i) ? weight_of(surw, i) : 0;
    if (!sum) return NOBODY;
    u64 at = rng_below(&random_run->rng, sum);
    for (u32 i = 0; i < surw->present.count; i++) {
        u64 weight = is_present(surw, i) ? weight_of(surw, i) : 0;
        if (at < weight) return i;
        at -= weight;
    }
    return NOBODY;
}

/* If the thread that starts another was the intended one, it was meant for either of them. */
static void meet_thread(struct surw *surw, struct random_run *random_run, u32 thread) {
    while (surw->present.count <= thread) vec_push(&surw->present, 0);
    if (surw->present.items[thread]) return;
    surw->present.items[thread] = 1;
    if (surw->records) {
        while (surw->parent.count <= thread) vec_push(&surw->parent, NOBODY);
        surw->parent.items[thread] = surw->last != NOBODY && surw->last < thread ? surw->last : NOBODY;
    } else if (surw->intended != NOBODY && surw->intended == surw->last) {
        u64 old = weight_of(surw, surw->last), fresh = weight_of(surw, thread);
        if (old + fresh && rng_below(&random_run->rng, old + fresh) < fresh) surw->intended = thread;
    }
}

/* ---- a run ---- */

/* Evenly among those who do not get ahead of the intended one; all of them if there is nobody else. */
static u32 pick_selected(struct surw *surw, struct random_run *random_run) {
    u32 chosen = NOBODY, seen = 0;
    for (u32 i = 0; i < random_run->threads.count; i++) {
        u32 thread = random_run->threads.items[i];
        struct pending p = seam_pending(random_run->s->vm, thread);
        bool waits = thread != surw->intended && random_run_place(&p) == surw->place;
        if (!waits && rng_below(&random_run->rng, ++seen) == 0) chosen = thread;
    }
    if (chosen != NOBODY) return chosen;
    surw->intended = NOBODY;
    return random_run_any_thread(random_run);
}

static u32 surw_pick(void *self, struct random_run *random_run) {
    struct surw *surw = self;
    for (u32 i = 0; i < random_run->threads.count; i++) meet_thread(surw, random_run, random_run->threads.items[i]);
    if (surw->place && surw->intended == NOBODY) surw->intended = draw_intended(surw, random_run);
    u32 thread =
        surw->place && surw->intended != NOBODY ? pick_selected(surw, random_run) : random_run_any_thread(random_run);
    struct pending p = seam_pending(random_run->s->vm, thread);
    surw->doing = random_run_place(&p);
    return thread;
}

static void surw_taken(void *self, struct random_run *random_run, u32 thread) {
    struct surw *surw = self;
    (void)random_run;
    surw->last = thread;
    if (surw->records && surw->doing) vec_push(&surw->record, ((struct use){thread, surw->doing}));
    if (surw->records || !surw->place || surw->doing != surw->place) return;
    if (thread < surw->left.count && surw->left.items[thread]) surw->left.items[thread]--;
    surw->intended = NOBODY;
}

static const struct picker picker = {surw_open, surw_close, surw_begin, surw_pick, surw_taken};

void surw_run(struct search *s) { random_run_all(s, &picker); }
