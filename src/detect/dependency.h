/* dependency.h - which threads a thread needs (W1): its parent, and whoever writes an object that it reads.
 *
 * An object is read or written when one of its fields or elements is, volatile ones included; a static field is an
 * object of its own. A wait reads, a notify writes its object. A lock that is taken is neither: a thread that does
 * not run never holds it, so nobody has to wait for it. For the same reason the inside of the library's locks
 * (EVENT_LIBRARY) and what only orders (ACQUIRE and RELEASE that are not EVENT_ATOMIC) do not count.
 *
 * The order of reads and writes does not matter: in another interleaving it may be the other one. What was found
 * stays when objects go away; their numbers begin anew. Memory: four bytes for each object, a few more for those that
 * several threads access, and a bit for each pair of threads that need each other.
 */
#ifndef HAVELOCK_DETECT_DEPENDENCY_H
#define HAVELOCK_DETECT_DEPENDENCY_H

#include "detect/thread_set.h"
#include "event/sink.h"

struct dependency;

#define NO_THREAD UINT32_MAX

struct dependency *dependency_new(void);
struct sink *dependency_sink(struct dependency *dependency);
void dependency_free(struct dependency *dependency);

/* Who started it; NO_THREAD: nobody was seen to. */
u32 dependency_parent(const struct dependency *dependency, u32 thread);

/* The window of these threads: they, and all that any of them needs, to a fixpoint. The caller frees it. */
void dependency_window(const struct dependency *dependency, const u32 *threads, u32 count, struct threadset *out);

u64 dependency_bytes(const struct dependency *dependency);

#endif
