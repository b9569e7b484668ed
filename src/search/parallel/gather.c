#include "search/parallel/gather.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"

#include <stdlib.h>
#include <string.h>

/* Takes the schedule over, if it is shorter. */
static void add_to_group(struct found *group, struct found *found) {
    group->count += found->count;
    if (found->schedule.count >= group->schedule.count) return;
    struct schedule longer = group->schedule;
    group->schedule = found->schedule;
    found->schedule = longer;
}

static void add_found(struct search_result *result, struct found *found) {
    struct found *group = search_result_find(result, found->kind, found->group);
    if (group) add_to_group(group, found);
    else if (result->found.count == MOST_GROUPS) result->uncounted += found->count;
    else {
        vec_push(&result->found, *found);
        found->schedule = (struct schedule){0};
    }
}

/* Sorted, because who found what first is chance. */
static int compare(const void *a, const void *b) {
    const struct found *x = a, *y = b;
    if (x->kind != y->kind) return x->kind < y->kind ? -1 : 1;
    return (x->group > y->group) - (x->group < y->group);
}

static void add_outcomes(struct outcomes *to, struct outcomes *from) {
    for (u32 i = 0; i < outcomes_count(from); i++) outcomes_add(to, outcomes_at(from, i));
}

static void add_stats(struct search_stats *to, const struct search_stats *from) {
    to->states += from->states;
    to->transitions += from->transitions;
    if (from->deepest > to->deepest) to->deepest = from->deepest;
}

/* Something unsupported ends everything; a bound makes the search incomplete, whichever worker hit it. */
static void add_end(struct search_result *to, const struct search_result *from) {
    to->raced |= from->raced;
    if (from->end == SEARCH_FATAL) to->end = SEARCH_FATAL;
    if (!from->bound) return;
    to->bound = from->bound;
    if (to->end != SEARCH_FATAL) to->end = SEARCH_BOUND;
}

static void keep_one(struct search_result *result) {
    while (result->found.count > 1) {
        struct found *last = &result->found.items[--result->found.count];
        vec_free(&last->schedule);
    }
    if (result->found.count) result->found.items[0].count = 1;
}

/* What is reported of a VM is read from the first one. */
static void add_vm(struct search_result *result, struct vm *first, const struct vm *vm) {
    if (inspect_thread_count(vm) > result->stats.threads) result->stats.threads = inspect_thread_count(vm);
    if (vm == first) return;
    if (inspect_fatal(vm)[0]) control_copy_fatal(first, vm);
    control_set_instructions(first, inspect_instructions(first) + inspect_instructions(vm));
}

void gather(struct worker *workers, const struct search_options *options, struct search_result *result) {
    *result = (struct search_result){.end = SEARCH_CLEAN,
                                     .outcomes = options->outcomes ? outcomes_new() : NULL,
                                     .found_by = "parallel depth-first search"};
    for (u32 i = 0; i < options->jobs; i++) {
        struct search_result *own = &workers[i].result;
        add_stats(&result->stats, &own->stats);
        add_end(result, own);
        if (workers[i].vm) add_vm(result, workers[0].vm, workers[i].vm);
        if (own->outcomes) add_outcomes(result->outcomes, own->outcomes);
        for (u32 k = 0; k < own->found.count; k++) add_found(result, &own->found.items[k]);
        result->uncounted += own->uncounted;
        search_result_free(own);
        *own = (struct search_result){0};
    }
    if (result->found.count) qsort(result->found.items, result->found.count, sizeof *result->found.items, compare);
    if (!options->all) keep_one(result);
    result->exhaustive = result->end == SEARCH_CLEAN && (options->all || !result->found.count);
    if (result->found.count && result->end != SEARCH_FATAL) result->end = SEARCH_VIOLATION;
}
