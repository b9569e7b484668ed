/* chain.h - a place with the calls that led there, as the frames of a finding's site. */
#ifndef HAVELOCK_DETECT_CHAIN_H
#define HAVELOCK_DETECT_CHAIN_H

#include "event/names.h"
#include "report/finding.h"

/* Appends them, the innermost first, as many as anyone would read. */
void chain_tell(struct findings *out, struct finding_site *site, const struct names *names, event_site at);

#endif
