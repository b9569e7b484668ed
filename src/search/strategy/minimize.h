/* minimize.h - the same violation with fewer context switches.
 *
 * A schedule is a sequence of blocks, each some steps of one thread. Blocks are joined or left out, and so are steps of
 * a thread. The resulting schedule is followed as far as possible (a step that cannot be taken is skipped) and kept if
 * it ends in the same violation with fewer switches, or with as many switches and fewer steps. Small programs are also
 * searched again, with few switches first.
 *
 * The effort is counted in steps, so the outcome does not depend on the speed of the machine.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_MINIMIZE_H
#define HAVELOCK_SEARCH_STRATEGY_MINIMIZE_H

#include "search/search.h"

/* Replaces the schedule by a better one, if there is, with an effort of so many seconds. The VM is frozen and stands at
 * the start, before and after. */
void minimize(struct vm *vm, const struct search_options *options, double seconds, struct found *found);

#endif
