/* repredict.h - what the analyses predict where the searches look.
 *
 * A search can refute what a run predicted only if the program behaves there as it did in the run. It may not: it may
 * read input that the run has used up, files that the run has changed, hash codes, free memory. So, before anything is
 * refuted, the program takes a few random schedules under the conditions of the searches, and the analyses listen: a
 * search refutes nothing that they do not predict there, too.
 */
#ifndef HAVELOCK_PREDICT_REPREDICT_H
#define HAVELOCK_PREDICT_REPREDICT_H

#include "predict/analyses.h"
#include "predict/launcher.h"
#include "search/options.h"

struct reprediction;

/* common: what all searches have in common. Takes at most so many seconds. Without a VM nothing is predicted. */
struct reprediction *repredict_run(const struct launcher *launcher, const struct analyses_options *options,
                                   const struct search_options *common, double seconds);
void repredict_free(struct reprediction *reprediction); /* NULL is allowed */

bool repredict_predicts(const struct reprediction *reprediction, const struct finding *prediction);

#endif
