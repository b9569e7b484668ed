/* thrown.h - the exception that left a thread, as it is told. */
#ifndef HAVELOCK_SEARCH_THROWN_H
#define HAVELOCK_SEARCH_THROWN_H

#include "base/arena.h"
#include "search/recorder.h"

/* "throws IllegalStateException: empty", in the arena. */
const char *thrown_text(struct labels *labels, struct arena *arena, ref exception);

/* Where in the application it came from. */
struct deed_site thrown_site(struct vm *vm, ref exception);

#endif
