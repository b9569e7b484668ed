/* thread_location.h - where threads stand in the application.
 *
 * A place is a file and a line; of a method that was compiled without lines, "a.b.Main.run" and line 0.
 */
#ifndef HAVELOCK_VM_EXPLORE_THREAD_LOCATION_H
#define HAVELOCK_VM_EXPLORE_THREAD_LOCATION_H

#include "vm/vm.h"

/* Is it the place of the innermost frame that is not the JDK's? */
bool thread_location_at(struct thread *t, const char *file, u32 line);

/* The frames of a thread, to be asked about many places; good until it takes a step. */
enum { THREAD_LOCATION_MOST_FRAMES = 64 };
struct thread_location {
    const struct method *methods[THREAD_LOCATION_MOST_FRAMES]; /* the innermost ones */
    u32 lines[THREAD_LOCATION_MOST_FRAMES];
    u32 count;
};
void thread_location_look(struct thread_location *location, struct thread *t);

/* Is it the place of any of them? */
bool thread_location_within(const struct thread_location *location, const char *file, u32 line);

#endif
