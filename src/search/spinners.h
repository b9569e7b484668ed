/* spinners.h - which threads spin for ever, in a part of the state space that no step leaves? */
#ifndef HAVELOCK_SEARCH_SPINNERS_H
#define HAVELOCK_SEARCH_SPINNERS_H

#include "search/search.h"

/* The VM stands in one of the states of that part, which are given by their numbers (0: not stored). Only `movers`
 * (thread_mask.h) take steps there. Returns the threads whose loops (property_spins) look at nothing that ever changes
 * there, and in *group where these loops are (violation_group.h). */
u64 spinners_find(struct search *s, u64 movers, const u32 *states, u32 count, u64 *group);

#endif
