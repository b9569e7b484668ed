#include "search/result.h"

#include <stdlib.h>

void search_result_forget(struct search_result *result) {
    for (u32 i = 0; i < result->found.count; i++) vec_free(&result->found.items[i].schedule);
    vec_free(&result->found);
    result->uncounted = 0;
}

void search_result_free(struct search_result *result) {
    search_result_forget(result);
    outcomes_free(result->outcomes);
}

struct found *search_result_find(struct search_result *result, enum violation_kind kind, u64 group) {
    for (u32 i = 0; i < result->found.count; i++)
        if (result->found.items[i].kind == kind && result->found.items[i].group == group)
            return &result->found.items[i];
    return NULL;
}

bool search_ended_by_program(const struct search_result *result) {
    return result->end == SEARCH_BOUND && result->bound == BOUND_PROGRAM;
}

bool search_is_out_of_time(const struct search_result *result) {
    return result->end == SEARCH_BOUND && result->bound == BOUND_TIME;
}

void probe_figures_add(struct probe_figures *to, const struct probe_figures *from) {
    to->schedules += from->schedules;
    to->steps += from->steps;
    to->seconds += from->seconds;
}
