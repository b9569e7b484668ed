/* eraser.h - races by lock sets (R1, R2): a variable that threads share and no lock protects at every access.
 *
 * Each variable goes through states:
 *   virgin           --any access--------------> exclusive         of that thread
 *   exclusive        --ordered after its owner-> exclusive         of this thread
 *   exclusive        --read by another---------> shared            set := the locks of this access and of the owner's
 *   exclusive        --write by another--------> shared-modified   set := likewise
 *   shared           --read--------------------> shared            set refined, no warning
 *   shared           --write by any thread-----> shared-modified   set refined
 *   shared-modified  --any access--------------> shared-modified   set refined
 *   either           --ordered after all-------> exclusive         of this thread
 * Ordered means: by start, join, or the hand-over of a task or result (segments.h, handovers.h), after the latest
 * access of the owner, or of every thread. So a variable is handed over, from who made it to a thread that is started,
 * and to who collects it.
 *
 * The first owner of all may initialise it: if its last access held no lock, the set is that of the other access alone.
 * A variable that an owner by hand-over has written is shared-modified when another thread reads it.
 *
 * To refine is to intersect with
 * the locks of the access: for a read all that the thread holds, for a write those that it holds exclusively. A warning
 * is due when the set of a shared-modified variable is empty. There is one for each variable: it is the variable that
 * is unprotected.
 *
 * It is shown by two accesses of different threads, one of them a write: the access that is due for the warning and
 * the last one of another thread that conflicts with it. Accesses without a common lock are preferred, and those since
 * the variable was shared to the ones of its first owner, which mostly initialised it. A warning that has only the
 * latter to show, or a pair with a common lock, is given, and exchanged for a better one if one comes.
 *
 * Warnings are added to `races`; that and the names are borrowed.
 */
#ifndef HAVELOCK_DETECT_ERASER_H
#define HAVELOCK_DETECT_ERASER_H

#include "detect/races.h"
#include "event/sink.h"

struct eraser;

struct eraser *eraser_new(struct races *races, const struct names *names);
struct sink *eraser_sink(struct eraser *eraser);
void eraser_free(struct eraser *eraser);

/* What it knows now: variables of objects that are there, and all memory. */
u64 eraser_variables(const struct eraser *eraser);
u64 eraser_bytes(const struct eraser *eraser);

#endif
