#include "search/parallel/parallel.h"

#include <stdlib.h>

#include "search/parallel/gather.h"
#include "search/parallel/parallel_probe.h"
#include "search/parallel/worker.h"
#include "search/strategy/probe.h"
#include "vm/explore/protection.h"

struct crew {
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
    bool hunts;     /* the first worker is to hunt first, */
    bool has_found; /* and has found something: its result is the one */
    double hunted;  /* how long it did */
};

/* ---- while they run ---- */

static struct search_stats sum_up(struct crew *crew) {
    struct search_stats stats = {.rounds = crew->rounds};
    for (u32 i = 0; i < crew->options->jobs; i++) {
        struct worker_figures *figures = &crew->workers[i].figures;
        u64 depth = atomic_load_explicit(&figures->depth, memory_order_relaxed);
        stats.states += atomic_load_explicit(&figures->states, memory_order_relaxed);
        stats.transitions += atomic_load_explicit(&figures->transitions, memory_order_relaxed);
        stats.bytes += atomic_load_explicit(&figures->bytes, memory_order_relaxed);
        if (depth > stats.depth) stats.depth = depth;
    }
    stats.seconds = search_cpu_time() - crew->started;
    stats.wall_seconds = search_clock() - crew->wall_started;
    return stats;
}

/* The limit holds for all together: what the workers hold themselves, the store cannot have. */
static bool is_memory_full(struct crew *crew, u64 others) {
    u64 limit = crew->options->memory, left = limit > others ? limit - others : 0;
    if (!limit) return false;
    __atomic_store_n(&crew->shared.budget.limit, left, __ATOMIC_RELAXED);
    return __atomic_load_n(&crew->shared.budget.used, __ATOMIC_RELAXED) > left;
}

static void watch(struct worker *w) {
    struct crew *crew = w->context;
    struct search_stats stats = sum_up(crew);
    if (is_memory_full(crew, stats.bytes)) worker_stop(w, "--max-memory");
    if (crew->options->max_seconds > 0 && stats.wall_seconds > crew->options->max_seconds) worker_stop(w, "--max-time");
    if (crew->options->interrupt && atomic_load_explicit(crew->options->interrupt, memory_order_relaxed))
        worker_stop(w, "an interrupt");
    stats.bytes += __atomic_load_n(&crew->shared.budget.used, __ATOMIC_RELAXED);
    if (w == crew->workers && crew->progress) crew->progress(crew->context, &stats);
}

/* ---- workers ---- */

/* Does a task for each worker, at the same time: for the first one here, for the others on OS threads of their own. */
static void run_all(struct crew *crew, void *(*task)(void *worker)) {
    u32 jobs = crew->options->jobs, started = 1;
    pthread_t *threads = calloc(jobs, sizeof *threads);
    if (!threads) abort();
    while (started < jobs && pthread_create(&threads[started], NULL, task, &crew->workers[started]) == 0) started++;
    task(&crew->workers[0]);
    for (u32 i = 1; i < started; i++) pthread_join(threads[i], NULL);
    free(threads);
}

/* All are there before the first one begins: it would be done with a small program before the others have come. */
static void *muster(void *context) {
    struct worker *w = context;
    struct crew *crew = w->context;
    const struct worker_source *worker_source = crew->options->worker_source;
    u32 number = (u32)(w - crew->workers);
    if (!number) return NULL;
    if (!worker_source->worker_vm(worker_source->context, number, &w->vm, &w->options.properties)) w->vm = NULL;
    if (!w->vm) return NULL;
    seam_window(w->vm, crew->options->window);
    protection_share(w->vm, crew->pool);
    return NULL;
}

/* True: there is nothing left to do for the others. What the hunt keeps is not the store's. */
static bool hunt_first(struct crew *crew, struct worker *w) {
    struct search_options options = w->options;
    double started = search_clock();
    options.interrupt = &crew->work_queue.over;
    options.memory /= 4;
    atomic_store_explicit(&w->figures.bytes, options.memory, memory_order_relaxed);
    crew->hunts = false;
    crew->has_found = probe(w->vm, &options, &w->result);
    crew->hunted = search_clock() - started;
    if (crew->has_found) work_queue_stop(&crew->work_queue);
    seam_mark(w->vm);
    return crew->has_found;
}

static void *work(void *context) {
    struct worker *w = context;
    struct crew *crew = w->context;
    if (!w->vm || (w == crew->workers && crew->hunts && hunt_first(crew, w))) return NULL;
    if (w == crew->workers) protection_share(w->vm, crew->pool);
    worker_run(w);
    return NULL;
}

/* ---- rounds ---- */

static void begin_iteration(struct crew *crew) {
    struct work_item *everything = calloc(1, sizeof *everything);
    if (!everything) abort();
    crew->rounds++;
    crew->free_states = free_states_new();
    protection_pool_begin(crew->pool);
    work_queue_open(&crew->work_queue);
    work_queue_give(&crew->work_queue, everything);
    for (u32 i = 0; i < crew->options->jobs; i++) {
        search_result_free(&crew->workers[i].result);
        crew->workers[i].result = (struct search_result){0};
        crew->workers[i].again = false;
        crew->workers[i].free_states = crew->free_states;
    }
}

static void end_round(struct crew *crew) {
    crew->bytes = crew->shared.budget.used + sum_up(crew).bytes;
    work_queue_close(&crew->work_queue);
    shared_store_close(&crew->shared);
}

/* What cuts off branches only is no reason to end. */
static bool was_stopped(const struct worker *w) {
    return w->result.end == SEARCH_FATAL || (w->result.end == SEARCH_BOUND && w->result.bound != w->s.cut_off);
}

/* A broken assumption counts more than what was found under it, but not more than a bound. */
static bool goes_again(struct crew *crew) {
    bool again = false;
    for (u32 i = 0; i < crew->options->jobs; i++) {
        const struct worker *w = &crew->workers[i];
        if (was_stopped(w)) return false;
        again |= w->again;
    }
    return !crew->has_found && (again || protection_pool_is_broken(crew->pool));
}

/* False: not enough memory to begin. */
static bool run_rounds(struct crew *crew) {
    bool again = true;
    run_all(crew, muster);
    while (again) {
        begin_iteration(crew);
        bool fits = shared_store_open(&crew->shared, crew->options->memory, crew->options->jobs);
        if (fits) run_all(crew, work);
        again = fits && goes_again(crew);
        end_round(crew);
        if (!fits) return false;
        if (again) free_states_free(crew->free_states);
    }
    return true;
}

/* ---- from start to end ---- */

static void open_crew(struct crew *crew, struct vm *vm) {
    crew->workers = calloc(crew->options->jobs, sizeof *crew->workers);
    crew->pool = protection_pool_new();
    if (!crew->workers) abort();
    for (u32 i = 0; i < crew->options->jobs; i++) {
        struct worker *w = &crew->workers[i];
        w->work_queue = &crew->work_queue;
        w->shared = &crew->shared;
        w->options = *crew->options;
        w->watch = watch;
        w->context = crew;
    }
    crew->workers[0].vm = vm;
}

static void close_crew(struct crew *crew) {
    for (u32 i = 0; i < crew->options->jobs; i++) {
        struct worker *w = &crew->workers[i];
        if (w->vm && i) protection_share(w->vm, NULL);
        stuck_notes_free(&w->stuck_notes);
        search_result_free(&w->result);
    }
    free_states_free(crew->free_states);
    protection_pool_free(crew->pool);
    free(crew->workers);
}

static bool has_grave_doubts(struct crew *crew) {
    u32 jobs = crew->options->jobs;
    const struct stuck_notes **all = calloc(jobs, sizeof *all);
    if (!all) abort();
    for (u32 i = 0; i < jobs; i++) all[i] = &crew->workers[i].stuck_notes;
    bool grave = stuck_notes_confirm(crew->free_states, all, jobs);
    free(all);
    return grave;
}

static void conclude(struct crew *crew, struct search_result *result) {
    gather(crew->workers, crew->options, result);
    result->stats.rounds = crew->rounds;
    result->stats.bytes = crew->bytes;
    result->stats.seconds = search_cpu_time() - crew->started;
    result->stats.wall_seconds = search_clock() - crew->wall_started;
    result->stats.probe_seconds = crew->hunted;
}

/* Who is stuck, and how it comes to that, is for one worker to find, in the time that is left. */
static void search_alone(struct crew *crew, struct space *space, struct search_result *result) {
    struct search_options options = *crew->options;
    double used = search_clock() - crew->wall_started;
    struct search s;
    if (options.max_seconds > 0) options.max_seconds = options.max_seconds > used ? options.max_seconds - used : 1e-9;
    search_result_free(result);
    seam_mark(space->vm);
    search_begin(&s, space->vm, space, &options, result);
    s.progress = crew->progress;
    s.context = crew->context;
    s.started = crew->started;
    search_by_strategy(&s);
    search_end(&s);
    result->stats.probe_seconds = crew->hunted;
}

static void search_together(struct space *space, const struct search_options *options, bool hunts,
                            search_progress *progress, void *context, struct search_result *result) {
    struct crew crew = {.options = options,
                        .progress = progress,
                        .context = context,
                        .hunts = hunts,
                        .started = search_cpu_time(),
                        .wall_started = search_clock()};
    open_crew(&crew, space->vm);
    bool fits = run_rounds(&crew);
    if (crew.has_found) {
        *result = crew.workers[0].result;
        crew.workers[0].result = (struct search_result){0};
    } else if (fits) conclude(&crew, result);
    else *result = (struct search_result){.end = SEARCH_BOUND, .bound = "--max-memory"};
    bool grave = fits && result->exhaustive && has_grave_doubts(&crew);
    protection_adopt(space->vm, space->vm);
    close_crew(&crew);
    if (grave) search_alone(&crew, space, result);
}

void parallel_search(struct space *space, const struct search_options *options, bool hunts, search_progress *progress,
                     void *context, struct search_result *result) {
    if (options->reduce) parallel_probe(space, options, hunts, progress, context, result);
    else search_together(space, options, hunts, progress, context, result);
}
