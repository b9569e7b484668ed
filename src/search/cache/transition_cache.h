/* transition_cache.h - remembers the effects of steps by the parts of the state they depend on.
 *
 * What a step does depends on a few components of the state (vm/access/footprint.h). After it was executed once, its
 * effect on every state with the same ids in those slots is known: the search moves the store there and leaves the VM
 * where it is. The same holds for questions about a thread. Entries are valid for one round of a search (seam_begin).
 *
 * Calls around a step that is executed: transition_cache_before, the step, transition_cache_after, the state is stored,
 * transition_cache_stored. The VM stands where the store does.
 */
#ifndef HAVELOCK_SEARCH_CACHE_TRANSITION_CACHE_H
#define HAVELOCK_SEARCH_CACHE_TRANSITION_CACHE_H

#include "search/space/space.h"
#include "vm/explore/seam.h"

struct transition_cache;

struct transition_cache *transition_cache_new(struct space *space);
void transition_cache_free(struct transition_cache *cache);
u64 transition_cache_bytes(const struct transition_cache *cache);

enum cached {
    CACHED_NOT, /* not in the cache; nothing was changed */
    CACHED,
    CACHED_WAITING /* the thread may wait for others afterwards */
};

/* Moves the store from the state it is in, at that level of the path, to where the choice leads; space_commit must
 * follow. */
enum cached transition_cache_apply(struct transition_cache *cache, u32 level, struct choice choice);

/* The last step led to a new state, at that level: facts that do not depend on what the step changed hold there. */
void transition_cache_enter(struct transition_cache *cache, u32 level);

/* went_on: nothing was found or ended by the step. */
void transition_cache_before(struct transition_cache *cache, struct choice choice);
void transition_cache_after(struct transition_cache *cache, bool went_on);
void transition_cache_stored(struct transition_cache *cache);

/* Questions about a thread. */
enum question {
    QUESTION_FREE,    /* may every thread go on that can (seam_is_free)? Asked of thread 0 */
    QUESTION_CHOICES, /* if so, how many choices has the thread? */
    QUESTION_WAITS,   /* which thread does it firmly wait for (waits.h)? Its number plus 1, or 0 */
    QUESTIONS
};

/* About the state that was entered last; QUESTION_WAITS: about the store's state. False: not in the cache. */
bool transition_cache_answer(struct transition_cache *cache, enum question question, u32 thread, u32 *answer);

/* Asks the VM, which stands where the store does, and remembers the answer. */
u32 transition_cache_ask(struct transition_cache *cache, enum question question, u32 thread);

#endif
