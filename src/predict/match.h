/* match.h - does what a search came upon fit a prediction?
 *
 * A lock order is proven by a deadlock in which threads are blocked where the prediction's threads take their second
 * locks; a race by two threads that stand before its two accesses at once. Places are lines of the application, the
 * innermost of each stack, or methods where there are no lines; which threads and objects it is does not matter. A race
 * has to be about the same field, too, or about elements of such arrays: several stand in one line. Lock sets say that
 * a variable is not protected, not which accesses meet: there any race on the variable is a proof.
 */
#ifndef HAVELOCK_PREDICT_MATCH_H
#define HAVELOCK_PREDICT_MATCH_H

#include "report/finding.h"
#include "search/options.h"
#include "vm/listen/display_names.h"

struct match {
    const struct finding *prediction;
    struct search_target *targets; /* where its threads should stand */
    u32 count;
    struct display_names *display_names; /* made when first needed */
};

/* Fills them in: borrowed until match_free. */
struct search_target *match_targets(struct match *match);
void match_free(struct match *match);

/* Would a search that sees everything come upon it, if it can happen? And is it wrong if it does not? Not if a place is
 * unknown, nor if the access is one of the JDK's own code: then not finding it says nothing. Nor if it is a race
 * anyway, by the memory model. */
bool match_can_be_seen(const struct match *match);
bool match_can_be_refuted(const struct match *match);

/* For struct quarry: the VM stands at a violation. */
bool match_is(void *context, struct vm *vm, u32 kind);

/* Is it a standstill, that was come upon or happened in the run? */
bool match_is_of_standstill(const struct finding *finding);

/* Is it about a variable, not about two places? */
bool match_is_of_variable(const struct finding *prediction);

/* Are they of the same places? */
bool match_has_same_sites(const struct finding *a, const struct finding *b);

/* Is it the same prediction, from another run? */
bool match_is_same(const struct finding *prediction, const struct finding *other);

/* Does the one finding, which was repeated, prove the other; or are they the same? */
bool match_proves(const struct finding *proof, const struct finding *known);

#endif
