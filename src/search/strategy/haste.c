#include "search/strategy/haste.h"

#include <stdlib.h>

#include "search/strategy/strategy.h"

/* It is done, as far as it goes. */
static bool must_be_patient(const struct search *s) {
    if (!seam_is_hasty(s->vm) || !strategy_of(s->options->strategy)->stores_states) return false;
    return s->has_enough || (s->result->end == SEARCH_CLEAN && s->cut_off == BOUND_LENGTH);
}

/* What a hasty search for all violations has found counts if the patient one is stopped before it finds as many. */
static void search_patiently(struct search *s) {
    struct search_result hasty = {.found = s->result->found, .uncounted = s->result->uncounted};
    s->result->found = (struct found_list){0};
    s->result->end = SEARCH_CLEAN;
    s->result->bound = BOUND_NONE;
    seam_hurry(s->vm, false);
    if (strategy_restart(s)) strategy_run(s);
    if (s->result->end == SEARCH_BOUND && s->result->found.count < hasty.found.count) {
        search_result_forget(s->result);
        s->result->found = hasty.found;
        s->result->uncounted = hasty.uncounted;
        seam_hurry(s->vm, true);
    } else search_result_forget(&hasty);
}

/* A search that goes on from a checkpoint is what it was. */
void haste_run(struct search *s) {
    if (!s->resume) seam_hurry(s->vm, true);
    s->enough = HASTE_STATES;
    strategy_run(s);
    s->enough = 0;
    if (must_be_patient(s)) search_patiently(s);
}
