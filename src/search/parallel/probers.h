/* probers.h - workers that go on probing (strategy/probe.h) while a search runs.
 *
 * A prober is an OS thread with a VM that has numbers and assumptions of its own: whatever it does, the search takes
 * the same steps and counts the same states as it would alone. So its schedules hold in its own VM only, and a
 * violation that it finds is minimised, replayed and reported there (search_result.vm).
 *
 * The first violation ends the search. That probers find none says nothing: only the search can say that there is
 * none.
 */
#ifndef HAVELOCK_SEARCH_PARALLEL_PROBERS_H
#define HAVELOCK_SEARCH_PARALLEL_PROBERS_H

#include "search/search.h"

struct probers;

/* options->probers of them begin; options must stay until the end. NULL: there are none. */
struct probers *probers_begin(const struct search_options *options);

/* Not 0: a violation was found, so the search is to end (search_options.interrupt). NULL if there are none. */
const atomic_uint *probers_found(const struct probers *probers);

/* To be called now and then while the search runs: probers leave when memory gets short. */
void probers_watch(struct probers *probers);

/* Ends them all. If the search itself found nothing and a prober did, the result becomes that of the prober. In any
 * case it gets the figures of all probers. NULL: nothing to do. */
void probers_end(struct probers *probers, struct search_result *result);

#endif
