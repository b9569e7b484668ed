/* mentions.h - which objects the components of the store's state mention, and how often.
 *
 * A word of a component mentions a newer object if it could be a reference to it. The counts follow the store when they
 * are asked for, by the slots that have changed since.
 */
#ifndef HAVELOCK_SEARCH_CACHE_MENTIONS_H
#define HAVELOCK_SEARCH_CACHE_MENTIONS_H

#include "search/space/space.h"

struct mentions;

/* NULL: no address space. */
struct mentions *mentions_new(struct space *space);
void mentions_free(struct mentions *m);
u64 mentions_bytes(const struct mentions *m);

/* Does the state where the store is mention one of these objects? */
bool mentions_any(struct mentions *m, const ref *objects, u32 count);

#endif
