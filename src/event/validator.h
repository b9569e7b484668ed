/* validator.h - a sink that checks whether the events it gets are a possible run.
 *
 * Threads:
 *   - A thread has no event before its START or after its END, and no second START. JOIN comes after END only.
 *   - Thread 0 needs no START; nor do others where strangers are allowed (a recording that began late).
 * Locks:
 *   - No thread takes a lock that another holds, unless both take it EVENT_SHARED, nor one that it holds itself. Only
 *     the owner of an exclusive lock may also take it shared (a downgrade).
 *   - UNLOCK comes from a holder, in the mode it holds.
 *   - A LOCK with EVENT_WAIT takes back what an UNLOCK with EVENT_WAIT gave up, and nothing else does.
 *   - A lock taken with EVENT_PASSING is given back with it, and no other lock is.
 *   - An object is not freed while it is held. A thread may end while it holds a lock of java.util.concurrent: that is
 *     a bug of the program, not of the events.
 * Flags are those of the kind.
 *
 * The first violation is kept as text; all are counted. After a violation the validator goes on as if the event were
 * right.
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
