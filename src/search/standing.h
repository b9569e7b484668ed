/* standing.h - where threads stand in the application: the innermost frame that is not the JDK's. */
#ifndef HAVELOCK_SEARCH_STANDING_H
#define HAVELOCK_SEARCH_STANDING_H

#include "vm/vm.h"

bool standing_at(struct thread *t, const char *file, u32 line);

#endif
