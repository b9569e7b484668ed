/* ending.h - the last picture of a story: who holds what, taken where, and waits for whom. */
#ifndef HAVELOCK_SEARCH_ENDING_H
#define HAVELOCK_SEARCH_ENDING_H

#include "report/sources.h"
#include "report/story.h"
#include "search/recorder.h"

/* Adds the threads that cannot go on or hold locks to the ends of the story. */
void ending_tell(struct vm *vm, const struct recorder *r, struct labels *labels, struct sources *sources,
                 struct story *story);

#endif
