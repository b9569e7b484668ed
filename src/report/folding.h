/* folding.h - shortens a story: of what a thread does again and again, nobody coming between, the first and the last
 * round stay, and a row between them says how many are left out. What differs in values only counts as the same.
 * Of what the first thread does before it starts another one, only the number of places is left, if it is more than a
 * few: nobody could come between. Of many threads that do the same one after the other the first one's deeds stay, and
 * the names of the others.
 */
#ifndef HAVELOCK_REPORT_FOLDING_H
#define HAVELOCK_REPORT_FOLDING_H

#include "report/story.h"

void story_fold(struct story *story);

#endif
