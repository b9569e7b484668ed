/* step.h - takes a step of a search, counts it, and judges what came of it. */
#ifndef HAVELOCK_SEARCH_STEP_H
#define HAVELOCK_SEARCH_STEP_H

#include "search/search.h"

enum stepped {
    STEPPED_ON,   /* the program goes on */
    STEPPED_OVER, /* this path is over: the program ended */
    STEPPED_FOUND /* the search is over (result->end is set), or must begin again (s->again) */
};

/* The VM stands at the end of the path, with a mark before the step (seam_step). */
enum stepped search_step(struct search *s, struct choice choice);

/* Counts a step that need not be taken: the store is where it leads (transition_cache.h). */
void search_skip(struct search *s, struct choice choice);

/* Takes a step that was taken before, on the way back to some state: nothing is counted or judged. */
void search_redo(struct search *s, struct choice choice);

#endif
