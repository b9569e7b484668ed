#include "search/parallel/parallel_probe.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/strategy/probe.h"
#include "search/strategy/strategy.h"
#include "vm/explore/protection.h"

struct beside {
    const struct search_options *options;
    search_progress *progress;
    void *context;
    atomic_uint over; /* nobody goes on */
    pthread_mutex_t lock;
    struct hunter *winner;
};

struct hunter {
    struct beside *all;
    u32 number;
    struct vm *vm;
    struct search_options options;
    struct search_result result; /* of the winner */
};

static bool is_over(struct beside *b) { return atomic_load_explicit(&b->over, memory_order_relaxed); }

/* ---- hunters ---- */

/* A second hunter that finds something comes too late. */
static void report(struct hunter *h) {
    struct beside *b = h->all;
    pthread_mutex_lock(&b->lock);
    if (!b->winner) b->winner = h;
    else search_result_free(&h->result);
    pthread_mutex_unlock(&b->lock);
    atomic_store_explicit(&b->over, 1, memory_order_relaxed);
}

/* Each hunt is longer than the one before, and draws other schedules. */
static void *hunt_on(void *context) {
    struct hunter *h = context;
    const struct worker_source *worker_source = h->all->options->worker_source;
    if (!worker_source->worker_vm(worker_source->context, h->number, &h->vm, &h->options.properties)) return NULL;
    seam_window(h->vm, h->options.window);
    for (u64 i = 0; !is_over(h->all); i++) {
        h->options.seed = h->all->options->seed + h->number + i * h->options.jobs;
        seam_mark(h->vm);
        if (probe(h->vm, &h->options, &h->result)) {
            if (h->result.end == SEARCH_VIOLATION) report(h);
            else search_result_free(&h->result);
            break;
        }
        h->options.probe_seconds *= 2;
    }
    return NULL;
}

static void prepare_hunter(struct beside *b, struct hunter *h, u32 number) {
    *h = (struct hunter){.all = b, .number = number, .options = *b->options};
    h->options.interrupt = &b->over;
    h->options.max_seconds = 0;
    h->options.memory /= b->options->jobs; /* of which a hunt takes a quarter */
}

/* ---- the search ---- */

/* It looks at one flag only: that of the hunters. */
static void pass_on(void *context, const struct search_stats *stats) {
    struct beside *b = context;
    const atomic_uint *interrupt = b->options->interrupt;
    if (interrupt && atomic_load_explicit(interrupt, memory_order_relaxed))
        atomic_store_explicit(&b->over, 1, memory_order_relaxed);
    if (b->progress) b->progress(b->context, stats);
}

static void search(struct beside *b, struct space *space, struct search_result *result) {
    struct search_options options = *b->options;
    struct search s;
    options.interrupt = &b->over;
    options.memory -= options.memory / 4;
    search_begin(&s, space->vm, space, &options, result);
    s.progress = pass_on;
    s.context = b;
    strategy_run(&s);
    search_end(&s);
    atomic_store_explicit(&b->over, 1, memory_order_relaxed);
}

void parallel_probe(struct space *space, const struct search_options *options, bool hunts, search_progress *progress,
                    void *context, struct search_result *result) {
    struct beside b = {.options = options, .progress = progress, .context = context};
    u32 most = hunts ? options->jobs : 1, started = 1;
    pthread_t *threads = memory_zero(most, sizeof *threads);
    struct hunter *hunters = memory_zero(most, sizeof *hunters);
    pthread_mutex_init(&b.lock, NULL);
    for (u32 i = 1; i < most; i++) prepare_hunter(&b, &hunters[i], i);
    while (started < most && pthread_create(&threads[started], NULL, hunt_on, &hunters[started]) == 0) started++;
    search(&b, space, result);
    for (u32 i = 1; i < started; i++) pthread_join(threads[i], NULL);
    if (b.winner && result->end == SEARCH_BOUND) {
        search_result_free(result);
        *result = b.winner->result;
        protection_adopt(space->vm, b.winner->vm);
    } else if (b.winner) search_result_free(&b.winner->result);
    pthread_mutex_destroy(&b.lock);
    free(threads);
    free(hunters);
}
