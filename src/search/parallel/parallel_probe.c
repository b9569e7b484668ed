#include "search/parallel/parallel_probe.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/strategy/haste.h"
#include "search/strategy/probe.h"
#include "search/strategy/strategy.h"
#include "vm/access/protection.h"

struct probing {
    const struct search_options *options;
    search_progress *progress;
    void *context;
    atomic_uint over; /* all stop */
    pthread_mutex_t lock;
    struct prober *winner;
};

struct prober {
    struct probing *all;
    u32 number;
    struct vm *vm;
    struct search_options options;
    struct search_result result; /* of the winner */
};

static bool is_over(struct probing *probing) { return atomic_load_explicit(&probing->over, memory_order_relaxed); }

/* ---- probers ---- */

/* The first prober that finds something wins. */
static void report(struct prober *prober) {
    struct probing *probing = prober->all;
    pthread_mutex_lock(&probing->lock);
    if (!probing->winner) probing->winner = prober;
    else search_result_free(&prober->result);
    pthread_mutex_unlock(&probing->lock);
    atomic_store_explicit(&probing->over, 1, memory_order_relaxed);
}

/* Each probe is longer than the one before, and draws other schedules. */
static void *probe_on(void *context) {
    struct prober *prober = context;
    const struct worker_source *worker_source = prober->all->options->worker_source;
    if (!worker_source->worker_vm(worker_source->context, prober->number, &prober->vm, &prober->options.properties))
        return NULL;
    seam_window(prober->vm, prober->options.window);
    for (u64 i = 0; !is_over(prober->all); i++) {
        prober->options.seed = prober->all->options->seed + prober->number + i * prober->options.jobs;
        seam_mark(prober->vm);
        if (probe(prober->vm, &prober->options, &prober->result)) {
            if (prober->result.end == SEARCH_VIOLATION) report(prober);
            else search_result_free(&prober->result);
            break;
        }
        prober->options.probe_seconds *= 2;
    }
    return NULL;
}

static void prepare_prober(struct probing *probing, struct prober *prober, u32 number) {
    *prober = (struct prober){.all = probing, .number = number, .options = *probing->options};
    prober->options.interrupt = &probing->over;
    prober->options.max_seconds = 0;
    prober->options.memory /= probing->options->jobs; /* of which a probe takes a quarter */
}

/* ---- the search ---- */

/* The search looks at one flag only, that of the probers: passes the user's interrupt on. */
static void pass_on(void *context, const struct search_stats *stats) {
    struct probing *probing = context;
    if (search_limit(probing->options)) atomic_store_explicit(&probing->over, 1, memory_order_relaxed);
    if (probing->progress) probing->progress(probing->context, stats);
}

static void search(struct probing *probing, struct space *space, struct search_result *result) {
    struct search_options options = *probing->options;
    struct search s;
    options.interrupt = &probing->over;
    options.memory -= options.memory / 4;
    search_begin(&s, space->vm, space, &options, result);
    s.progress = pass_on;
    s.context = probing;
    haste_run(&s);
    search_end(&s);
    atomic_store_explicit(&probing->over, 1, memory_order_relaxed);
}

void parallel_probe(struct space *space, const struct search_options *options, bool probes, search_progress *progress,
                    void *context, struct search_result *result) {
    struct probing probing = {.options = options, .progress = progress, .context = context};
    u32 most = probes ? options->jobs : 1, started = 1;
    pthread_t *threads = memory_zero(most, sizeof *threads);
    struct prober *probers = memory_zero(most, sizeof *probers);
    pthread_mutex_init(&probing.lock, NULL);
    for (u32 i = 1; i < most; i++) prepare_prober(&probing, &probers[i], i);
    while (started < most && pthread_create(&threads[started], NULL, probe_on, &probers[started]) == 0) started++;
    search(&probing, space, result);
    for (u32 i = 1; i < started; i++) pthread_join(threads[i], NULL);
    if (probing.winner && result->end == SEARCH_BOUND) {
        search_result_free(result);
        *result = probing.winner->result;
        protection_adopt(space->vm, probing.winner->vm);
    } else if (probing.winner) search_result_free(&probing.winner->result);
    pthread_mutex_destroy(&probing.lock);
    free(threads);
    free(probers);
}
