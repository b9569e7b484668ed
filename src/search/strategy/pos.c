#include "base/memory.h"
/* POS, partial order sampling (Yuan et al. 2018): the next operation of each thread has a random priority, and the
 * highest runs. Then operations that compete with it for the same place draw again, so that the order of each pair that
 * matters is nearly a toss. */
#include "search/strategy/random_run.h"
#include "search/strategy/strategy.h"

#include <stdlib.h>

struct pos {
    struct VEC(u64) priority; /* of each thread's next operation; 0: to be drawn */
    struct pending last;      /* the operation that is carried out now */
};

static void *pos_open(void) { return memory_zero(1, sizeof(struct pos)); }

static void pos_close(void *self) {
    struct pos *pos = self;
    vec_free(&pos->priority);
    free(pos);
}

static void pos_begin(void *self, struct random_run *random_run) {
    (void)random_run;
    ((struct pos *)self)->priority.count = 0;
}

static u64 priority_of(struct pos *pos, struct random_run *random_run, u32 thread) {
    while (pos->priority.count <= thread) vec_push(&pos->priority, 0);
    if (!pos->priority.items[thread]) pos->priority.items[thread] = rng_next(&random_run->rng) | 1;
    return pos->priority.items[thread];
}

static u32 pos_pick(void *self, struct random_run *random_run) {
    struct pos *pos = self;
    u32 best = random_run->threads.items[0];
    for (u32 i = 1; i < random_run->threads.count; i++) {
        u32 other = random_run->threads.items[i];
        if (priority_of(pos, random_run, other) > priority_of(pos, random_run, best)) best = other;
    }
    priority_of(pos, random_run, best);
    pos->last = seam_pending(random_run->s->vm, best);
    return best;
}

static bool compete(const struct pending *a, const struct pending *b) {
    if (!random_run_place(a) || random_run_place(a) != random_run_place(b)) return false;
    return a->operation != OPERATION_READ || b->operation != OPERATION_READ;
}

/* What the others stand before has not changed by the step. */
static void pos_taken(void *self, struct random_run *random_run, u32 thread) {
    struct pos *pos = self;
    pos->priority.items[thread] = 0;
    for (u32 i = 0; i < random_run->threads.count; i++) {
        struct pending p = seam_pending(random_run->s->vm, random_run->threads.items[i]);
        if (compete(&pos->last, &p)) pos->priority.items[random_run->threads.items[i]] = 0;
    }
}

static const struct picker picker = {pos_open, pos_close, pos_begin, pos_pick, pos_taken};

void pos_run(struct search *s) { random_run_all(s, &picker); }
