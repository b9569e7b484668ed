/* bound.h - what can keep a search from seeing everything. */
#ifndef HAVELOCK_SEARCH_BOUND_H
#define HAVELOCK_SEARCH_BOUND_H

enum search_bound {
    BOUND_NONE,
    /* These cut off branches: the search goes on elsewhere. A checkpoint holds their numbers. */
    BOUND_DEPTH,
    BOUND_SWITCHES,
    BOUND_WINDOW,
    BOUND_CLOCK,  /* how often loops that look at the clock go round, and time passes in them (vm/time/clock.h) */
    BOUND_LENGTH, /* how long a thread runs without a visible operation (vm/explore/step_run.h) */
    BOUND_LAST_CUT = BOUND_LENGTH,
    /* These end the search. */
    BOUND_STATES,
    BOUND_TIME,
    BOUND_MEMORY,
    BOUND_RUNS,
    BOUND_INTERRUPT, /* whoever started the search wants it to end */
    BOUND_PROGRAM,   /* the program itself does (Verify.terminateSearch) */
    BOUND_COUNT
};

/* A bound in words. names: what the user calls each of them, by its number; NULL, also for one of them: there is no
 * such name. */
const char *search_bound_text(enum search_bound bound, const char *const *names);

#endif
