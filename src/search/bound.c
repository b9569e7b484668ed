#include "search/bound.h"

#include <assert.h>
#include <stddef.h>

const char *search_bound_text(enum search_bound bound, const char *const *names) {
    static const char *const words[BOUND_COUNT] = {[BOUND_NONE] = "nothing",
                                                   [BOUND_DEPTH] = "the bound on depth",
                                                   [BOUND_SWITCHES] = "the bound on context switches",
                                                   [BOUND_WINDOW] = "the window of threads",
                                                   [BOUND_CLOCK] = "the bound on time in loops",
                                                   [BOUND_LENGTH] = "the bound on the length of steps",
                                                   [BOUND_STATES] = "the bound on states",
                                                   [BOUND_TIME] = "the bound on time",
                                                   [BOUND_MEMORY] = "the bound on memory",
                                                   [BOUND_RUNS] = "the number of runs",
                                                   [BOUND_INTERRUPT] = "an interrupt",
                                                   [BOUND_PROGRAM] = "Verify.terminateSearch"};
    assert(bound < BOUND_COUNT);
    return names && names[bound] ? names[bound] : words[bound];
}
