/* cycles.h - all simple cycles of a lock graph that are possible at a level.
 *
 * Simple: no lock comes twice. Each cycle is come upon once, beginning with its lowest lock. A way that is not
 * possible is left at once (detect/path.h), so a gate lock does not cost more than looking at it. There can still be
 * more cycles, or more ways that end nowhere, than anyone can wait for: then the search is cut off. Short cycles are
 * looked for first, within bounds of their own, so that long ones do not take their turn.
 */
#ifndef HAVELOCK_DETECT_CYCLES_H
#define HAVELOCK_DETECT_CYCLES_H

#include "detect/edges.h"
#include "detect/path.h"

enum {
    SHORT_CYCLE = 3,                /* cycles up to this length are looked for first, the shortest before the others */
    MOST_LOOKS_AT_A_LOCK = 4000000, /* at edges, for the cycles of a length that begin with one lock */
    MOST_LOOKS = 64000000           /* for all cycles of a length; those that are not short count as one length */
};

/* The edges in their order; borrowed. */
typedef void cycles_visit(void *context, const u32 *edges, u32 count);

/* The path is empty and stays so. True: these are all; false: cut off. */
bool cycles_find(struct path *path, u32 locks, cycles_visit *visit, void *context);

#endif
