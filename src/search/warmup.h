/* warmup.h - a few runs of the program before a search, to see which classes of the JDK they initialise.
 *
 * Their initialisers are a library's private affair: in a search they would be hundreds of steps that every thread
 * could be interrupted in. Initialised before main they belong to the base layer. A class that reads a system property
 * when it is initialised must not be too early: what comes after the program has set one is left alone.
 *
 * The runs are random, but always the same; all together they are bounded. What only rare runs initialise is left to
 * the search.
 */
#ifndef HAVELOCK_SEARCH_WARMUP_H
#define HAVELOCK_SEARCH_WARMUP_H

#include "base/arena.h"
#include "vm/explore/seam.h"

struct class_names VEC(const char *);

/* The VM is open (seam_open) and stands at its start; afterwards it is used up. The names live in the
 * arena. */
void warmup_run(struct vm *vm, struct arena *arena, struct class_names *names);

#endif
