/* happens_before.h - races by happens-before (R4): two accesses to a variable, one a write, that nothing in this run
 * orders.
 *
 * Each thread has a vector clock; its own count grows whenever it leaves what it knows for others. What orders:
 *   START, and the JOIN of a thread that ended;
 *   UNLOCK before a later LOCK of the same lock, except between those who share it (EVENT_SHARED), and unless it is
 *   taken in passing, to print (EVENT_PASSING);
 *   RELEASE before every later ACQUIRE of the same place: as the language has it, a volatile write is before all
 *   subsequent reads of the variable, not just those of its value, but not before other writes.
 * What a lock of the library does inside itself (EVENT_LIBRARY) orders, too; its reads and writes are not looked at,
 * nor are those that come before all that others do (EVENT_ALONE).
 *
 * Accesses through variable handles that are not plain (EVENT_ATOMIC) race with plain ones only.
 *
 * Of each variable the last write and the last read are kept as epochs (thread and count; FastTrack), and the reads
 * of several threads one by one only if they are unordered. Of several accesses of a thread with the same count the
 * first one stands for all. After a race the later access takes the earlier one's place: the first race of each
 * variable is always found, of later ones some.
 *
 * The races are added to `races`; that and the names are borrowed.
 */
#ifndef HAVELOCK_DETECT_HAPPENS_BEFORE_H
#define HAVELOCK_DETECT_HAPPENS_BEFORE_H

#include "detect/races.h"
#include "event/sink.h"

struct happens_before;

struct happens_before *happens_before_new(struct races *races, const struct names *names);
struct sink *happens_before_sink(struct happens_before *happens_before);
void happens_before_free(struct happens_before *happens_before);

/* What it knows now: variables of objects that are there, and all memory. */
u64 happens_before_variables(const struct happens_before *happens_before);
u64 happens_before_bytes(const struct happens_before *happens_before);

#endif
