#include "search/parallel/parallel.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/parallel/gather.h"
#include "search/parallel/worker.h"
#include "search/strategy/probe.h"
#include "search/strategy/strategy.h"
#include "vm/access/protection.h"
#include "vm/caveats.h"
#include "vm/explore/inspect.h"

struct parallel {
    const struct search_options *options;
    search_progress *progress;
    void *context;
    double started, wall_started;
    struct work_queue work_queue;
    struct shared_store shared;
    struct free_states *free_states;
    struct protection *pool;
    struct worker *workers; /* options->jobs */
    u64 rounds;
    u64 bytes;      /* at the end of the last round */
    bool probes;    /* the first worker is to probe first, */
    bool has_found; /* and has found something: its result is the one */
    bool is_hasty;  /* the rounds are (search/strategy/haste.h) */
    struct probe_figures probed;
};

/* ---- while they run ---- */

static struct search_stats sum_up(struct parallel *parallel) {
    struct search_stats stats = {.rounds = parallel->rounds};
    for (u32 i = 0; i < parallel->options->jobs; i++) {
        struct worker_figures *figures = &parallel->workers[i].figures;
        u64 depth = atomic_load_explicit(&figures->depth, memory_order_relaxed);
        stats.states += atomic_load_explicit(&figures->states, memory_order_relaxed);
        stats.transitions += atomic_load_explicit(&figures->transitions, memory_order_relaxed);
        stats.bytes += atomic_load_explicit(&figures->bytes, memory_order_relaxed);
        if (depth > stats.depth) stats.depth = depth;
    }
    stats.seconds = limits_cpu() - parallel->started;
    stats.wall_seconds = limits_clock() - parallel->wall_started;
    return stats;
}

/* The limit holds for all together: what the workers hold themselves, the store cannot have. */
static bool is_memory_full(struct parallel *parallel, u64 others) {
    u64 limit = parallel->options->memory, left = limit > others ? limit - others : 0;
    if (!limit) return false;
    __atomic_store_n(&parallel->shared.budget.limit, left, __ATOMIC_RELAXED);
    return __atomic_load_n(&parallel->shared.budget.used, __ATOMIC_RELAXED) > left;
}

static void watch(struct worker *w) {
    struct parallel *parallel = w->context;
    struct search_stats stats = sum_up(parallel);
    if (is_memory_full(parallel, stats.bytes)) worker_stop(w, BOUND_MEMORY);
    if (parallel->options->max_seconds > 0 && stats.wall_seconds > parallel->options->max_seconds)
        worker_stop(w, BOUND_TIME);
    enum search_bound limit = search_limit(parallel->options);
    if (limit) worker_stop(w, limit);
    stats.bytes += __atomic_load_n(&parallel->shared.budget.used, __ATOMIC_RELAXED);
    if (w == parallel->workers && parallel->progress) parallel->progress(parallel->context, &stats);
}

/* ---- workers ---- */

/* Does a task for all workers at the same time: for the first one here, for the others on OS threads of their own. */
static void run_all(struct parallel *parallel, void *(*task)(void *worker)) {
    u32 jobs = parallel->options->jobs, started = 1;
    pthread_t *threads = memory_zero(jobs, sizeof *threads);
    while (started < jobs && pthread_create(&threads[started], NULL, task, &parallel->workers[started]) == 0) started++;
    task(&parallel->workers[0]);
    for (u32 i = 1; i < started; i++) pthread_join(threads[i], NULL);
    free(threads);
}

/* All VMs are opened before the first worker begins: it would be done with a small program before the others start. */
static void *open_vm(void *context) {
    struct worker *w = context;
    struct parallel *parallel = w->context;
    const struct worker_source *worker_source = parallel->options->worker_source;
    u32 number = (u32)(w - parallel->workers);
    if (!number) return NULL;
    if (!worker_source->worker_vm(worker_source->context, number, &w->vm, &w->options.properties)) w->vm = NULL;
    if (!w->vm) return NULL;
    seam_window(w->vm, parallel->options->window);
    protection_share(w->vm, parallel->pool);
    return NULL;
}

/* True: there is nothing left to do for the others. The probe has its own memory, outside the store. One that ends with
 * its round goes on in the next one, in the time that is left. */
static bool probe_first(struct parallel *parallel, struct worker *w) {
    struct search_options options = w->options;
    protection_share(w->vm, NULL);
    options.interrupt = &parallel->work_queue.over;
    options.memory /= 4;
    atomic_store_explicit(&w->figures.bytes, options.memory, memory_order_relaxed);
    parallel->has_found = probe(w->vm, &options, &w->result);
    probe_figures_add(&parallel->probed, &w->result.stats.probed);
    w->options.probe_seconds -= w->result.stats.probed.seconds;
    parallel->probes = w->options.probe_seconds > 0 && work_queue_is_over(&parallel->work_queue);
    if (parallel->has_found) work_queue_stop(&parallel->work_queue);
    seam_mark(w->vm);
    return parallel->has_found;
}

static void *work(void *context) {
    struct worker *w = context;
    struct parallel *parallel = w->context;
    if (!w->vm || (w == parallel->workers && parallel->probes && probe_first(parallel, w))) return NULL;
    if (w == parallel->workers) protection_share(w->vm, parallel->pool);
    worker_run(w);
    return NULL;
}

/* ---- rounds ---- */

static void begin_round(struct parallel *parallel) {
    struct work_item *everything = memory_zero(1, sizeof *everything);
    parallel->rounds++;
    parallel->free_states = free_states_new();
    protection_pool_hurry(parallel->pool, parallel->is_hasty);
    protection_pool_begin(parallel->pool);
    work_queue_open(&parallel->work_queue);
    work_queue_give(&parallel->work_queue, everything);
    for (u32 i = 0; i < parallel->options->jobs; i++) {
        search_result_free(&parallel->workers[i].result);
        parallel->workers[i].result = (struct search_result){0};
        parallel->workers[i].again = false;
        parallel->workers[i].free_states = parallel->free_states;
    }
}

static void end_round(struct parallel *parallel) {
    parallel->bytes = parallel->shared.budget.used + sum_up(parallel).bytes;
    work_queue_close(&parallel->work_queue);
    shared_store_close(&parallel->shared);
}

/* Did something end the search? A bound that only cuts off branches did not, nor did haste. */
static bool was_stopped(const struct worker *w) {
    bool was_bound = w->result.end == SEARCH_BOUND && w->result.bound != w->s.cut_off && !w->s.has_enough;
    return w->result.end == SEARCH_FATAL || was_bound;
}

/* A hasty search that has left a thread behind, and found nothing, is followed by a patient one. */
static bool must_be_patient(struct parallel *parallel) {
    bool left_behind = false;
    if (!parallel->is_hasty || parallel->has_found) return false;
    for (u32 i = 0; i < parallel->options->jobs; i++) {
        const struct worker *w = &parallel->workers[i];
        if (was_stopped(w) || w->result.found.count) return false;
        left_behind |= w->s.cut_off == BOUND_LENGTH || w->s.has_enough;
    }
    return left_behind;
}

/* Must another round begin? A broken assumption counts more than what was found under it, but not more than a bound. */
static bool goes_again(struct parallel *parallel) {
    bool again = false;
    for (u32 i = 0; i < parallel->options->jobs; i++) {
        const struct worker *w = &parallel->workers[i];
        if (was_stopped(w)) return false;
        again |= w->again;
    }
    return !parallel->has_found && (again || protection_pool_is_broken(parallel->pool));
}

/* False: not enough memory to begin. */
static bool run_rounds(struct parallel *parallel) {
    bool again = true;
    run_all(parallel, open_vm);
    while (again) {
        begin_round(parallel);
        bool fits = shared_store_open(&parallel->shared, parallel->options->memory, parallel->options->jobs);
        if (fits) run_all(parallel, work);
        again = fits && goes_again(parallel);
        if (fits && !again && must_be_patient(parallel)) {
            parallel->is_hasty = false;
            again = true;
        }
        end_round(parallel);
        if (!fits) return false;
        if (again) free_states_free(parallel->free_states);
    }
    return true;
}

/* ---- from start to end ---- */

static void open_workers(struct parallel *parallel, struct vm *vm) {
    parallel->workers = memory_zero(parallel->options->jobs, sizeof *parallel->workers);
    parallel->pool = protection_pool_new();
    for (u32 i = 0; i < parallel->options->jobs; i++) {
        struct worker *w = &parallel->workers[i];
        w->work_queue = &parallel->work_queue;
        w->shared = &parallel->shared;
        w->options = *parallel->options;
        w->watch = watch;
        w->context = parallel;
    }
    parallel->workers[0].vm = vm;
    caveats_begin(inspect_caveats(vm));
}

static void close_workers(struct parallel *parallel) {
    for (u32 i = 0; i < parallel->options->jobs; i++) {
        struct worker *w = &parallel->workers[i];
        if (w->vm && i) {
            protection_share(w->vm, NULL);
            caveats_merge(inspect_caveats(parallel->workers[0].vm), inspect_caveats(w->vm));
        }
        stuck_notes_free(&w->stuck_notes);
        search_result_free(&w->result);
    }
    free_states_free(parallel->free_states);
    protection_pool_free(parallel->pool);
    free(parallel->workers);
}

static bool has_stuck_thread(struct parallel *parallel) {
    u32 jobs = parallel->options->jobs;
    const struct stuck_notes **all = memory_zero(jobs, sizeof *all);
    for (u32 i = 0; i < jobs; i++) all[i] = &parallel->workers[i].stuck_notes;
    bool is_stuck = stuck_notes_confirm(parallel->free_states, all, jobs);
    free(all);
    return is_stuck;
}

static void conclude(struct parallel *parallel, struct search_result *result) {
    gather(parallel->workers, parallel->options, result);
    result->stats.rounds = parallel->rounds;
    result->stats.bytes = parallel->bytes;
    result->stats.seconds = limits_cpu() - parallel->started;
    result->stats.wall_seconds = limits_clock() - parallel->wall_started;
    result->stats.probed = parallel->probed;
}

/* A thread is stuck: one worker finds out which, with a schedule, in the time that is left. */
static void search_alone(struct parallel *parallel, struct space *space, struct search_result *result) {
    struct search_options options = *parallel->options;
    double used = limits_clock() - parallel->wall_started;
    struct search s;
    if (options.max_seconds > 0) options.max_seconds = options.max_seconds > used ? options.max_seconds - used : 1e-9;
    search_result_free(result);
    seam_mark(space->vm);
    search_begin(&s, space->vm, space, &options, result);
    s.progress = parallel->progress;
    s.context = parallel->context;
    s.started = limits_cpu_of_thread() - (limits_cpu() - parallel->started); /* it counts what all have used */
    strategy_run(&s);
    search_end(&s);
    result->stats.probed = parallel->probed;
}

void parallel_search(struct space *space, const struct search_options *options, bool probes, search_progress *progress,
                     void *context, struct search_result *result) {
    assert(options->jobs > 1 && !options->reduce && strategy_of(options->strategy)->can_share);
    struct parallel parallel = {.options = options,
                                .progress = progress,
                                .context = context,
                                .probes = probes,
                                .is_hasty = true,
                                .started = limits_cpu(),
                                .wall_started = limits_clock()};
    open_workers(&parallel, space->vm);
    bool fits = run_rounds(&parallel);
    if (parallel.has_found) {
        *result = parallel.workers[0].result;
        parallel.workers[0].result = (struct search_result){0};
    } else if (fits) conclude(&parallel, result);
    else *result = (struct search_result){.end = SEARCH_BOUND, .bound = BOUND_MEMORY};
    bool is_stuck = fits && result->exhaustive && has_stuck_thread(&parallel);
    protection_adopt(space->vm, space->vm);
    close_workers(&parallel);
    if (is_stuck) search_alone(&parallel, space, result);
}
