/* finding_id.h - a name for a finding that stays the same from run to run.
 *
 * It is made from the kind, the variable and the locks without the numbers of objects and elements, and what is done in
 * which method at each site, in any order. Lines, threads, rules and status do not count: so a line inserted elsewhere
 * changes no id, and a prediction keeps its id when it is confirmed. Findings that differ only in lines of the same
 * methods have the same id.
 */
#ifndef HAVELOCK_REPORT_FINDING_ID_H
#define HAVELOCK_REPORT_FINDING_ID_H

#include "report/finding.h"

enum { FINDING_ID_SIZE = 17 };

/* 16 hexadecimal digits. */
void finding_id(const struct finding *finding, char id[FINDING_ID_SIZE]);

#endif
