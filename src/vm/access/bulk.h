/* bulk.h - natives that read or write many elements: part by part where other threads can see it.
 *
 * Such a call (System.arraycopy, clone, Unsafe.copyMemory, a checksum) moves units, one after the other: it reads
 * unit 0, writes unit 0, reads unit 1, ... These are its parts: part 2 * n reads unit n, part 2 * n + 1 writes it. In a
 * search a part that others can see begins a step of its own; all others belong to the step before. So a call that
 * nobody can see is a single step, and one of which only the target is seen takes a step per unit.
 *
 * A call in progress comes again with the same arguments (NATIVE_AGAIN). Where it stands is in the thread's header, and
 * so in the state: stage is the number of the part that comes next, held and held_ref what was read and not written
 * yet, made the object that a clone becomes. Invariant: all four are 0 before the first part and after the last.
 *
 * Nothing is torn inside an operation of the library (library_op.h), an atomic section or what is not observed.
 */
#ifndef HAVELOCK_VM_ACCESS_BULK_H
#define HAVELOCK_VM_ACCESS_BULK_H

#include "vm/access/access_slots.h"
#include "vm/native.h"

/* Where the units lie, one behind the other. */
struct bulk_side {
    bool exists;
    ref object; /* 0: outside the heap */
    u64 offset; /* as place.h has it; outside the heap the address */
};

struct bulk {
    struct bulk_side from, to; /* to does not exist where nobody but this thread knows the target */
    u32 unit, count;           /* bytes of a unit, at most SPAN_BYTES; units */
    bool backward;             /* the last unit comes first, because the two overlap */
    const struct class *c;     /* from is an object of this class, and its fields are the units; NULL: not so */
};

/* What the native does with these arguments. False: it is no such native, or it does nothing of the kind (it throws,
 * say). */
bool bulk_of(struct vm *vm, const struct method *m, const u32 *args, struct bulk *out);

/* Must the call that t runs, of the native t->native, be carried out part by part? Fills in *out then. */
bool bulk_is_torn(struct thread *t, const u32 *args, struct bulk *out);

/* Carries out one part, of the unit with that index (they are counted from the start, whatever comes first). */
typedef enum native_status bulk_move(struct thread *t, const struct bulk *b, u32 index, bool write);

/* Goes on up to just before the next part that others can see. NATIVE_DONE: that was all, *result is what it has made,
 * or else what it holds; NATIVE_AGAIN: there is more. Whatever else `move` returns ends the call, too. */
enum native_status bulk_run(struct thread *t, const struct bulk *b, bulk_move *move, u32 *result);

/* The parts of bulk_run, for calls that do more (bounce.h). go_on: the stage is `base` and the number of the part that
 * comes next; *stepped: this step has carried out one that others can see. NATIVE_DONE: they are all done. end: the
 * call is over. */
u32 bulk_parts(const struct bulk *b);
enum native_status bulk_go_on(struct thread *t, const struct bulk *b, bulk_move *move, u32 base, bool *stepped);
enum native_status bulk_end(struct thread *t, enum native_status status);

/* The first part from this one on that others can see; bulk_parts: none. */
u32 bulk_next_seen(struct vm *vm, const struct bulk *b, u32 part);

/* May a call of t be torn where it stands? */
bool bulk_may_tear(struct thread *t);

u32 bulk_accesses_of_part(struct vm *vm, const struct bulk *b, u32 part, struct access *out);

/* Where a unit lies, and how wide it is. */
u64 bulk_offset(const struct bulk *b, const struct bulk_side *side, u32 index, u32 *bytes);

/* What the call of m that t stands before touches in its next step, if it is torn; 0: it is not. */
u32 bulk_accesses(struct thread *t, const struct method *m, const u32 *args, struct access *out);

#endif
