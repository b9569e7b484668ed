/* judge.h - decides whether what a search has reached is a violation, and notes it in the result if so.
 *
 * The functions return true if that ends the search. With options->all only the goal (options->goal) does.
 */
#ifndef HAVELOCK_SEARCH_JUDGE_H
#define HAVELOCK_SEARCH_JUDGE_H

#include "search/search.h"
#include "vm/explore/inspect.h"

/* The state after a step of that thread, which stood at `site` (violation_group_site) before. */
bool judge_state(struct search *s, u32 thread, u64 site);

/* The invariants alone; also after a step that ended a thread or the program. */
bool judge_invariants(struct search *s, u64 site);

/* An exception left a thread in the last step. */
bool judge_exception(struct search *s);

/* The program has ended by the last step. */
bool judge_exit(struct search *s);

/* The VM stands in a state without choices: a deadlock, or the end. */
bool judge_end(struct search *s);

/* The VM stands in the first state of a part of the space that is never left; only `movers` (thread_mask.h) take steps
 * there. states: all of its states, see spinners.h. */
bool judge_scc(struct search *s, u64 movers, const u32 *states, u32 count);

/* Is the state to be judged as an end (judge_end), though there are choices? */
static inline bool judge_is_quiet(const struct search *s) {
    return inspect_allows_spurious(s->vm) && seam_is_quiet(s->vm);
}

/* Before a step: where the thread stands, for judge_state; 0 if there are no invariants. */
u64 judge_site(struct search *s, u32 thread);

#endif
