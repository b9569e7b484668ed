/* Paths with few context switches come first. */
#include "search/strategy/heuristic.h"

u32 fewest_switches_rank(struct search *s) { return heuristic_within((i32)search_switches(s)); }
