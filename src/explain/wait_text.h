/* wait_text.h - what a thread wants that another one has, in words. */
#ifndef HAVELOCK_EXPLAIN_WAIT_TEXT_H
#define HAVELOCK_EXPLAIN_WAIT_TEXT_H

#include "base/arena.h"
#include "vm/listen/display_names.h"

/* "wants Value#1 (to enter get()), held by Thread-0"; NULL: it wants no lock that has an owner. An owner may have
 * ended. */
const char *wait_text(struct display_names *display_names, struct arena *arena, u32 thread);

#endif
