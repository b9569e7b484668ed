/* bystanders.h - what other threads do while the time of a wait passes, in words. */
#ifndef HAVELOCK_EXPLAIN_BYSTANDERS_H
#define HAVELOCK_EXPLAIN_BYSTANDERS_H

#include "base/arena.h"
#include "vm/listen/display_names.h"

/* The name of another thread that can run, without that time passes; NULL: none can. */
const char *bystanders_can_run(struct display_names *display_names, struct arena *arena, u32 thread);

/* "Worker-1 waits at Main.java:12 and Worker-2 at Main.java:20": the others that wait for another thread, in code of
 * the application, with no time-out; NULL: none does. */
const char *bystanders_wait(struct display_names *display_names, struct arena *arena, u32 thread);

#endif
