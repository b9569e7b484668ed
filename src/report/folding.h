/* folding.h - shortens a story: of what a thread does again and again, nobody coming between, the first and the last
 * round stay, and a row between them says how many are left out. What differs in values only counts as the same.
 */
#ifndef HAVELOCK_REPORT_FOLDING_H
#define HAVELOCK_REPORT_FOLDING_H

#include "report/story.h"

void story_fold(struct story *story);

#endif
