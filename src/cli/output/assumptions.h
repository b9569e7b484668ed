/* assumptions.h - what a verdict rests on, as texts: what holds for every search or run, and what this program did that
 * could have gone another way (vm/caveats.h). */
#ifndef HAVELOCK_CLI_OUTPUT_ASSUMPTIONS_H
#define HAVELOCK_CLI_OUTPUT_ASSUMPTIONS_H

#include "predict/execution.h"
#include "report/report.h"
#include "search/search.h"

struct assumptions {
    struct arena *arena;
    struct texts list;
    u32 general; /* so many are the same for every program; the rest is about this one */
};

void assumptions_init(struct assumptions *assumptions);
void assumptions_free(struct assumptions *assumptions);

/* Of a search, exhaustive or for a prediction. */
void assumptions_of_search(struct assumptions *assumptions, const struct search_options *options, u64 states,
                           const char *jdk);

/* Of one run or several. */
void assumptions_of_runs(struct assumptions *assumptions, const struct execution *execution, const char *jdk);

/* What the program did in a search; in the runs. */
void assumptions_add_search(struct assumptions *assumptions, const struct caveats *caveats);
void assumptions_add_runs(struct assumptions *assumptions, const struct execution *execution);

/* "assumed:  ...": all of them, or only those about this program, each in a line; nothing if there are none. */
void assumptions_print(const struct assumptions *assumptions, FILE *out);
void assumptions_print_own(const struct assumptions *assumptions, FILE *out);

#endif
