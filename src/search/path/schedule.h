/* schedule.h - a list of choices: those of a path from the start, or those that a state offers. */
#ifndef HAVELOCK_SEARCH_PATH_SCHEDULE_H
#define HAVELOCK_SEARCH_PATH_SCHEDULE_H

#include "base/vec.h"
#include "vm/explore/seam.h"

struct schedule VEC(struct choice);

#endif
