#include "search/parallel/probers.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/strategy/probe.h"

/* Each has schedules of its own; those of the search's own probing come before them. */
#define SEEDS_APART ((u64)1 << 20)

/* Of the memory of the search, for the undo log of a schedule. */
enum { MEMORY_SHARE = 16 };

struct prober {
    struct probers *all;
    pthread_t thread;
    u32 number; /* from 1 on */
    struct vm *vm;
    struct search_options options;
    struct search_result result;
};

struct probers {
    const struct search_options *options;
    atomic_uint stop;  /* all end */
    atomic_uint found; /* number of the first that found a violation; 0: none did */
    u32 count;         /* those that began */
    struct prober *list;
};

/* ---- a prober ---- */

static void probe_on(struct prober *prober) {
    struct probers *all = prober->all;
    seam_window(prober->vm, prober->options.window);
    seam_mark(prober->vm);
    if (!probe_endlessly(prober->vm, &prober->options, &prober->result)) return;
    unsigned nobody = 0;
    atomic_compare_exchange_strong(&all->found, &nobody, prober->number);
    atomic_store_explicit(&all->stop, 1, memory_order_relaxed);
}

static void *run(void *context) {
    struct prober *prober = context;
    const struct worker_source *source = prober->options.worker_source;
    if (!source->worker_vm(source->context, prober->number, &prober->vm, &prober->options.properties)) return NULL;
    probe_on(prober);
    if (atomic_load(&prober->all->found) != prober->number) source->close_vm(source->context, prober->number);
    return NULL;
}

/* A search that goes on from a checkpoint is not to try what it tried before. */
static u64 seed_of(const struct search_options *options, u32 number) {
    u64 before = options->resume ? (u64)(options->resume->end - options->resume->at) : 0;
    return options->seed + number * SEEDS_APART + before * SEEDS_APART * SEEDS_APART;
}

static void prepare(struct probers *probers, struct prober *prober, u32 number) {
    *prober = (struct prober){.all = probers, .number = number, .options = *probers->options};
    struct search_options *o = &prober->options;
    o->seed = seed_of(probers->options, number);
    o->interrupt = &probers->stop;
    o->max_seconds = 0; /* the search ends them in time */
    o->memory /= MEMORY_SHARE;
    o->resume = NULL;
    o->checkpoint_asker = NULL;
}

/* ---- all of them ---- */

struct probers *probers_begin(const struct search_options *options) {
    if (!options->probers) return NULL;
    assert(options->worker_source && !options->all && !options->outcomes && !options->path_listener);
    struct probers *probers = memory_zero(1, sizeof *probers);
    probers->options = options;
    probers->list = memory_zero(options->probers, sizeof *probers->list);
    for (u32 i = 0; i < options->probers; i++) {
        struct prober *prober = &probers->list[i];
        prepare(probers, prober, i + 1);
        if (pthread_create(&prober->thread, NULL, run, prober) != 0) break;
        probers->count++;
    }
    return probers;
}

const atomic_uint *probers_found(const struct probers *probers) { return probers ? &probers->found : NULL; }

void probers_watch(struct probers *probers) {
    const struct limits *limits = probers ? probers->options->limits : NULL;
    if (limits && atomic_load_explicit(&limits->crowded, memory_order_relaxed))
        atomic_store_explicit(&probers->stop, 1, memory_order_relaxed);
}

/* A violation was seen: even a search that went through everything has nothing to say against it. */
static bool is_open(const struct search_result *result) {
    return result->end == SEARCH_BOUND || result->end == SEARCH_CLEAN;
}

static void take_over(struct prober *winner, struct search_result *result) {
    struct probe_figures probed = result->stats.probed;
    search_result_free(result);
    *result = winner->result;
    winner->result = (struct search_result){0};
    result->vm = winner->vm;
    result->properties = winner->options.properties;
    result->stats.probed = probed;
}

void probers_end(struct probers *probers, struct search_result *result) {
    if (!probers) return;
    atomic_store_explicit(&probers->stop, 1, memory_order_relaxed);
    for (u32 i = 0; i < probers->count; i++) {
        pthread_join(probers->list[i].thread, NULL);
        probe_figures_add(&result->stats.probed, &probers->list[i].result.stats.probed);
    }
    u32 first = atomic_load(&probers->found);
    if (first && is_open(result)) take_over(&probers->list[first - 1], result);
    for (u32 i = 0; i < probers->count; i++) search_result_free(&probers->list[i].result);
    free(probers->list);
    free(probers);
}
