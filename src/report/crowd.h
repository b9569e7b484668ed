/* crowd.h - many names in few words: "main, Worker-0 ... Worker-9 and timer". */
#ifndef HAVELOCK_REPORT_CROWD_H
#define HAVELOCK_REPORT_CROWD_H

#include "report/finding.h"

/* From so many on, those of whom the same is to be said are told of together. */
enum { CROWD_FEWEST = 3 };

/* All names in their order. Three or more in a row that count upwards, "t1, t2, t3", become "t1 ... t3". Of very many
 * that do not only the first few are named. */
const char *crowd_names(struct arena *arena, const char *const *names, u32 count);

/* The same, as the beginning of a sentence about each: "Worker-0 ... Worker-9 (10 threads): each". One alone is its
 * name. */
const char *crowd_each(struct arena *arena, const char *const *names, u32 count);

#endif
