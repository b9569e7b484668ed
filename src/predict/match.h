/* match.h - is what a search found what was predicted?
 *
 * A lock order is confirmed by a deadlock in which threads are blocked where the prediction's threads take their second
 * locks; a race by two threads that stand before its two accesses at once. Places are lines of the application, the
 * innermost of each stack, or methods where there are no lines; threads and objects may be others. A race has to be
 * about the same field, too, or about elements of such arrays, because several may stand in one line. Lock sets say
 * that a variable is not protected, not which accesses race: there any race on the variable is a confirmation.
 */
#ifndef HAVELOCK_PREDICT_MATCH_H
#define HAVELOCK_PREDICT_MATCH_H

#include "report/finding.h"
#include "search/options.h"
#include "vm/listen/display_names.h"

struct match {
    const struct finding *prediction;
    struct search_target *targets; /* where its threads should stand; NULL: match_targets was not called */
    u32 count;
    struct display_names *display_names; /* made when first needed */
};

/* Fills them in: borrowed until match_free. Once. */
struct search_target *match_targets(struct match *match);
void match_free(struct match *match);

/* Would an exhaustive search find it, if it can happen? Not if a place is unknown, nor if an access is in the JDK's own
 * code. And is it refuted if the search does not? Not if the memory model may call it a race in any case, because the
 * search found some race (raced, result.h). After match_targets. */
bool match_can_be_seen(const struct match *match);
bool match_can_be_refuted(const struct match *match, bool raced);

/* For struct search_goal: the VM stands at a violation. After match_targets. */
bool match_is_goal(void *context, struct vm *vm, u32 kind);

/* Is it a standstill: a deadlock, a missed signal, or threads that wait forever? */
bool match_is_of_standstill(const struct finding *finding);

/* Is it about a variable, not about two places? */
bool match_is_of_variable(const struct finding *prediction);

/* Are they of the same places? */
bool match_has_same_sites(const struct finding *a, const struct finding *b);

/* Is it the same prediction, from another run? */
bool match_is_same(const struct finding *prediction, const struct finding *other);

/* Does the one finding, which was replayed, confirm the other; or are they the same? */
bool match_confirms(const struct finding *proof, const struct finding *known);

#endif
