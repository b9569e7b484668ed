/* missed_signal.h - a notify that came before its waiter did: was it missed? */
#ifndef HAVELOCK_EXPLAIN_MISSED_SIGNAL_H
#define HAVELOCK_EXPLAIN_MISSED_SIGNAL_H

#include "explain/record.h"

/* The waiter is in Object.wait on the object, or in await of the condition, behind all of the events. The last notify
 * there was missed by it if nobody waited when it came, and if it did not reach the waiter as data either: between the
 * notify and its wait the waiter read nothing that the signaller had written last, after the start of the waiter and
 * before the notify. signal: its number among the events. */
bool missed_signal_last(const struct record *events, u32 count, u32 waiter, ref object, u32 *signal);

/* Did the last notify there come while the waiter was waiting, and wake others only? */
bool missed_signal_spent(const struct record *events, u32 count, u32 waiter, ref object, u32 *signal);

#endif
