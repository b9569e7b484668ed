/* repredict.h - what the analyses predict where the searches look.
 *
 * A search can refute what a run predicted only if the program does there what it did in the run. It may not: it may
 * read input that the run has used up, files that the run has changed, hash codes, free memory. So, before anything is
 * refuted, the program takes a few random schedules in the world of the searches, and the analyses listen: what they do
 * not predict there, too, is not refuted by searches there.
 */
#ifndef HAVELOCK_PREDICT_REPREDICT_H
#define HAVELOCK_PREDICT_REPREDICT_H

#include "predict/analyses.h"
#include "search/options.h"

struct reprediction;

/* target->outside is the world. common: what all searches have in common. Takes at most so many seconds. */
struct reprediction *repredict_run(const struct target *target, const struct analyses_choice *choice,
                                   const struct search_options *common, double seconds);
void repredict_free(struct reprediction *repredicted); /* NULL is allowed */

bool repredict_predicts(const struct reprediction *repredicted, const struct finding *prediction);

#endif
