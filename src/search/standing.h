/* standing.h - where threads stand in the application.
 *
 * A place is a file and a line; of a method that was compiled without lines, "a.b.Main.run" and line 0.
 */
#ifndef HAVELOCK_SEARCH_STANDING_H
#define HAVELOCK_SEARCH_STANDING_H

#include "vm/vm.h"

/* Is it the place of the innermost frame that is not the JDK's? */
bool standing_at(struct thread *t, const char *file, u32 line);

/* Is it that of any frame? */
bool standing_within(struct thread *t, const char *file, u32 line);

#endif
