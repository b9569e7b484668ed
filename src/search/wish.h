/* wish.h - what a thread wants that another one has, in words. */
#ifndef HAVELOCK_SEARCH_WISH_H
#define HAVELOCK_SEARCH_WISH_H

#include "base/arena.h"
#include "vm/labels.h"

/* "wants Value#1 (to enter get()), held by Thread-0"; NULL: it wants no lock that has an owner. An owner may have ended. */
const char *wish_text(struct labels *labels, struct arena *arena, u32 thread);

#endif
