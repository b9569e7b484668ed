/* transition_cache.h - steps that need not be taken, because the same was done before in another state.
 *
 * What a step does follows from few components of the state (vm/explore/footprint.h). After it was taken once, its
 * effect on any state with the same ids in those slots is known: the search moves the store there and leaves the VM
 * where it is. The same holds for questions about a thread. What cannot be foreseen is really done, by a VM that has
 * caught up. Knowledge is good for one round of a search (seam_begin).
 */
#ifndef HAVELOCK_SEARCH_CACHE_TRANSITION_CACHE_H
#define HAVELOCK_SEARCH_CACHE_TRANSITION_CACHE_H

#include "search/space/space.h"
#include "vm/explore/seam.h"

struct transition_cache;

struct transition_cache *transition_cache_new(struct space *space);
void transition_cache_free(struct transition_cache *f);
u64 transition_cache_bytes(const struct transition_cache *f);

enum cached {
    CACHED_NOT, /* not known, and nothing changed */
    CACHED,
    CACHED_WAITING /* the thread may wait for others then */
};

/* Changes the store to what the choice leads to from the state it stands in, which is at that level of the path;
 * space_commit is to follow. */
enum cached transition_cache_apply(struct transition_cache *f, u32 level, struct choice choice);

/* The last step led to a new state, at that level: what the step did not touch is known there, too. */
void transition_cache_enter(struct transition_cache *f, u32 level);

/* Around a step that is really taken, the VM standing where the store does: before it; after it, went_on saying that
 * there was nothing remarkable about it; and after the state was stored. */
void transition_cache_before(struct transition_cache *f, struct choice choice);
void transition_cache_after(struct transition_cache *f, bool went_on);
void transition_cache_stored(struct transition_cache *f);

/* Questions about a thread. */
enum question {
    QUESTION_FREE,    /* may threads go on at all (seam_is_free)? Asked of thread 0 */
    QUESTION_CHOICES, /* if so, how many choices has it? */
    QUESTION_WAITS,   /* for which thread does it wait firmly (waits.h)? Its number plus 1, or 0 */
    QUESTIONS
};

/* Of the state that was entered last, or, whether it waits, of any. False: not known. */
bool transition_cache_answer(struct transition_cache *f, enum question question, u32 thread, u32 *answer);

/* Asks a VM that stands where the store does, and remembers. */
u32 transition_cache_ask(struct transition_cache *f, enum question question, u32 thread);

#endif
