/* validator.h - a sink that checks whether what it hears is a run that can have been.
 *
 * Threads: nothing of a thread before its START or after its END, no second START, JOIN only after END; thread 0 needs
 * no START, nor do others where strangers are allowed (a recording that began late). Locks: nobody takes what another
 * holds, unless both take it EVENT_SHARED, nor what it holds itself; only an owner of an exclusive lock may also take
 * it shared (a downgrade); UNLOCK is a holder's, in the mode it holds; a LOCK of EVENT_WAIT takes back what an UNLOCK
 * of EVENT_WAIT gave up, and nothing else does; what was taken in passing (EVENT_PASSING) is given back so, and nothing
 * else is; an object is not freed while it is held. A thread may end with a lock
 * of java.util.concurrent in its hands: that is a bug of the program, not of the events. Flags are those of the kind.
 *
 * The first violation is kept as text; all are counted. Afterwards the checker believes the event.
 */
#ifndef HAVELOCK_EVENT_VALIDATOR_H
#define HAVELOCK_EVENT_VALIDATOR_H

#include "base/diag.h"
#include "event/sink.h"

struct validator;

struct validator *validator_new(bool strangers_allowed);
void validator_free(struct validator *validator);
struct sink *validator_sink(struct validator *validator);

u64 validator_events(const struct validator *validator);
u64 validator_violations(const struct validator *validator);

/* "event 17 (lock): ..."; the first event is number 1. Empty without a violation. */
const struct diag *validator_first(const struct validator *validator);

#endif
