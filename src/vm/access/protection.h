/* protection.h - which shared places need no watching: those that are only read, that only one thread accesses, or that
 * are always accessed under one lock.
 *
 * A search assumes of every place (a field of an object, an array, a static field, a monitor) that all accesses from
 * now on will be reads, or by one thread, or will have a lock in common. While that holds, an access is not visible:
 * other threads can neither see nor affect it without a visible operation in between (taking the lock). Each access
 * is checked. The first one that breaks the assumption exposes the field for good, in all objects; if accesses of
 * that field were passed over before, what was searched so far is worth nothing (protection_broken) and the search
 * starts again, wiser.
 *
 * Why that is sound: take the first access, in any execution, that breaks an assumption. Everything before it kept to
 * the assumptions, so the execution up to there is equivalent to one in which the invisible accesses follow
 * their visible operation at once: the search comes upon it.
 *
 * One thread may also access a place without the lock after it has joined all other threads that ever do.
 *
 * A monitor counts as accessed while it is held: when its holder gives up another lock, that lock does not protect it.
 */
#ifndef HAVELOCK_VM_ACCESS_PROTECTION_H
#define HAVELOCK_VM_ACCESS_PROTECTION_H

#include "base/archive.h"
#include "vm/access/access_slots.h"
#include "vm/access/long_loops.h"
#include "vm/time/time_value.h"
#include "vm/vm.h"

struct protection;

struct protection *protection_new(void);
void protection_free(struct protection *p);

/* Notes an access of the running thread to a shared place and says whether it is visible. object 0: a static field.
 * volatile_place: is there to be seen, so never assumed to be read only, unless the library set it up before the
 * program began. */
bool protection_access(struct thread *t, ref object, u32 slot, bool write, bool volatile_place);

/* From now on every access to the place (and to the same field of other objects) is visible. */
void protection_expose(struct vm *vm, ref object, u32 slot);

/* From now on every access to any shared place is. */
void protection_expose_all(struct vm *vm);

/* Is it? If not, it is passed over from now on: exposing it later breaks an assumption. */
bool protection_is_exposed(struct vm *vm, ref object, u32 slot);

/* Is it so now? This changes nothing. */
bool protection_sees(struct vm *vm, ref object, u32 slot);

/* Does nobody write the place, nor the same field of others made in the same way, while there are several threads? So
 * it is assumed if nothing is known to the contrary: a write breaks the assumption. */
bool protection_stays(struct vm *vm, ref object, u32 slot);

/* The running thread has taken or given up a monitor for good. */
void protection_locked(struct thread *t, ref r);
void protection_unlocked(struct thread *t, ref r);

/* The running thread has seen the end of another; a thread of that number begins (again). */
void protection_joined(struct thread *t, u32 thread);
void protection_started(struct vm *vm, u32 thread);

/* The monitors the thread holds; borrowed until a set is made. */
const u32 *protection_locks(const struct thread *t, u32 *count);

/* While on: every shared place that is accessed becomes exposed, but for monitors that are only read. False: frozen,
 * nothing will. protection_looked: was there any such access since then, whether or not the step went on after it? */
bool protection_suspect(struct vm *vm, bool on);
bool protection_looked(const struct vm *vm);

/* While on: nothing is noted or exposed. */
void protection_freeze(struct vm *vm, bool on);

/* Several VMs with shared numbers (seam_share) search together: each access that is new to one of them is noted in a
 * pool, too, which decides what is visible to all of them. An assumption that one of them breaks is broken for all.
 * protection_share: a VM begins to use the pool, or ends it (NULL). */
struct protection *protection_pool_new(void);
void protection_pool_free(struct protection *pool);
void protection_share(struct vm *vm, struct protection *pool);

/* A search begins; none of the VMs runs. */
void protection_pool_begin(struct protection *pool);
bool protection_pool_is_broken(const struct protection *pool);

/* Exposes what is exposed in the other VM (which may be the same), or its pool, and nothing else; the VM has no pool
 * any more. None of the VMs runs. */
void protection_adopt(struct vm *vm, const struct vm *other);

/* The number that all VMs have for such a set (vm->explore.numbers). */
u32 protection_shared_set(struct vm *vm, u32 set);

/* Do two sets of locks (thread.lockset) have one in common? */
bool protection_meet(struct vm *vm, u32 a, u32 b);

/* Something is not as it was assumed, and is known now: the search starts again. */
void protection_break(struct vm *vm);

/* Was an assumption broken since the search began? */
bool protection_broken(const struct vm *vm);

/* A search begins: only what is exposed is remembered. */
void protection_begin(struct vm *vm);

/* How long a program waits (time_limits.h): those limits that are in force, how much time passes at a look then, those
 * that a schedule to be repeated had, and one that was just found, which breaks an assumption unless it is known. */
const struct time_value *protection_limits(const struct vm *vm, u32 *count);
u64 protection_leap(const struct vm *vm);
void protection_impose_limits(struct vm *vm, const struct time_value *limits, u32 count);
void protection_learn_limit(struct vm *vm, struct time_value limit);

/* The program uses times so far apart: the search must leap further. Nothing happens if it does. */
void protection_learn_span(struct vm *vm, u64 span);

/* Loops that take long (long_loops.h): what is known of one, and what was just found out, which breaks an assumption;
 * and whether all of them are too long for this search, also for the VMs that use a pool, which does not run. */
bool protection_knows_loops(const struct vm *vm);
enum loop_length protection_loop(const struct vm *vm, u64 place);
void protection_learn_loop(struct vm *vm, u64 place, enum loop_length length);
bool protection_is_hasty(const struct vm *vm);
void protection_hurry(struct vm *vm, bool on);
void protection_pool_hurry(struct protection *pool, bool on);

/* All that is known and assumed, with the numbers of the sets; reading replaces it. */
void protection_write(const struct vm *vm, struct archive_writer *w);
void protection_read(struct vm *vm, struct archive_reader *r);

/* Sets of locks are below this. */
u32 protection_sets(const struct vm *vm);

#endif
