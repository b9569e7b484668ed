/* merge.h - the findings of several runs as one list.
 *
 * Two findings are the same problem if they are of one kind, about one variable, removed for the same kind of reason,
 * and at the same places of the program, in any order: the innermost frame of each site counts. Then the first one
 * stays, its rules are those of both, and the counts are added.
 */
#ifndef HAVELOCK_REPORT_MERGE_H
#define HAVELOCK_REPORT_MERGE_H

#include "report/finding.h"

/* Copies what is new; `from` stays as it is. Stories stay with `from`. */
void findings_merge(struct findings *to, const struct findings *from);

/* One of them, without its story. */
void findings_copy(struct findings *to, const struct finding *from);

#endif
