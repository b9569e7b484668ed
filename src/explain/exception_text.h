/* exception_text.h - the exception that left a thread, in words. */
#ifndef HAVELOCK_EXPLAIN_EXCEPTION_TEXT_H
#define HAVELOCK_EXPLAIN_EXCEPTION_TEXT_H

#include "base/arena.h"
#include "explain/record.h"
#include "vm/listen/display_names.h"

/* "throws IllegalStateException: empty", in the arena. */
const char *exception_text(struct display_names *display_names, struct arena *arena, ref exception);

#endif
