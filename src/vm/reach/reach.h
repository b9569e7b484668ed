/* reach.h - which newer objects are reachable, kept up to date by what a step changes.
 *
 * A newer object is one that was made since the base layer was taken. An observed run frees it at the end of the step
 * that makes it unreachable, so that equal states have equal objects. The cost of that does not depend on the size of
 * the heap, on other threads, or on the path so far:
 *
 * - An index (referrers.h) tells who refers to an object. After a step, and after one is taken back, the components it
 *   touched are read again.
 * - Every object has a parent (parents.h). While it keeps it, it is alive, and nobody looks at it. When its parent lets
 *   go of it, it is in doubt: a search from referrer to referrer finds one that has a chain to a root without it, or
 *   else all objects that it met are garbage.
 *
 * Roots: threads (their headers and live frame slots), written statics, written objects of the base layer, and what the
 * search looks at after a step.
 */
#ifndef HAVELOCK_VM_REACH_REACH_H
#define HAVELOCK_VM_REACH_REACH_H

#include "vm/state/undo.h"

struct reach;
struct scan;

/* For a VM whose base layer has just been taken. NULL: no address space. */
struct reach *reach_new(struct vm *vm);
void reach_free(struct reach *x);
u64 reach_bytes(const struct reach *x); /* of what grows with the path */

/* After a step: frees what became unreachable since the last mark; each release is noted in the undo log. */
void reach_settle(struct vm *vm);

/* The index and the parents. */
const struct scan *reach_scan(const struct vm *vm);

/* After undo_to(mark). */
void reach_undo(struct vm *vm, undo_mark mark);

#endif
