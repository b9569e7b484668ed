/* missed_signal.h - did a thread miss the notify that it waits for? */
#ifndef HAVELOCK_EXPLAIN_MISSED_SIGNAL_H
#define HAVELOCK_EXPLAIN_MISSED_SIGNAL_H

#include "explain/record.h"

/* After all of the events, the waiter is in Object.wait on the object, or in await of the condition. It missed the last
 * notify there if no thread waited when it came, and if it did not learn of it as data either: between the notify and
 * its wait the waiter read nothing that the signaller had been the last to write, after the start of the waiter and
 * before the notify. signal: the number of the notify among the events. */
bool missed_signal_last(const struct record *events, u32 count, u32 waiter, ref object, u32 *signal);

/* Did the last notify there come while the waiter was waiting, and wake others only? */
bool missed_signal_spent(const struct record *events, u32 count, u32 waiter, ref object, u32 *signal);

#endif
