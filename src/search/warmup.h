/* warmup.h - a few runs of the program before a search, to see which classes of the JDK they initialise.
 *
 * In a search, the initialisers of these classes would be hundreds of steps between which other threads could run. A
 * class that is initialised before main belongs to the base layer. A class may read system properties when it is
 * initialised, so classes that are initialised after the program has set one are left out.
 *
 * The runs are random, with a fixed seed, and bounded all together. Classes that only rare runs initialise are left to
 * the search.
 */
#ifndef HAVELOCK_SEARCH_WARMUP_H
#define HAVELOCK_SEARCH_WARMUP_H

#include "base/arena.h"
#include "vm/explore/seam.h"

struct class_names VEC(const char *);

/* What the runs showed. The names live in the arena. */
struct warmup {
    struct class_names classes; /* to be initialised before main */
    struct class_names threads; /* that there were at the end of a run, each name once */
    bool is_cut;                /* a limit ended it: another time it would show more */
};

/* The VM is open (seam_open) and stands at its start; afterwards it is used up. */
void warmup_run(struct vm *vm, struct arena *arena, struct warmup *warmup);
void warmup_free(struct warmup *warmup);

#endif
