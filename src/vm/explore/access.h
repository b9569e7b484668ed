/* access_check.h - what an operation touches that other threads can see.
 *
 * A place is (object, slot): a field by its byte offset, an array element by its index, or one of the slots below.
 * Object 0 has the static fields (slot: the word) and what belongs to the whole program. Two operations of different
 * threads depend on each other iff they access a common place and one of them writes.
 */
#ifndef HAVELOCK_VM_EXPLORE_ACCESS_H
#define HAVELOCK_VM_EXPLORE_ACCESS_H

#include "vm/explore/protection.h"

enum access_slot {
    SLOT_LIFE = -2,     /* of a Thread: started, ended; of 0: the end of the program */
    SLOT_WHOLE = -3,    /* all fields or elements of the object */
    SLOT_CLOCK = -4,    /* of 0: the time */
    SLOT_WORLD = -5,    /* of 0: output */
    SLOT_START = -6,    /* of a Thread: started */
    SLOT_DAEMONS = -7,  /* of 0: daemons that end before the program does */
    SLOT_PROPERTY = -8, /* of 0: what properties look at: every write to a watched field (watched.h) writes it */
    SLOT_OWNER = -9,    /* of a lock of the library: all of it (library_op.h), or who has it alone (owner.h) */
    SLOT_ALL = -10      /* of 0: everything there is */
};
#define SLOT_OUTSIDE 0xE0000000u /* of 0: this and those up to SLOT_ALL are outside the heap, see file_access.h */

/* SLOT_MONITOR (protection.h) is -1: entering, waiting, notifying. Whether a thread may go on from sleep, wait or park
 * is the place of its field Thread.interrupted. */

enum access_kind {
    ACCESS_READ,
    ACCESS_WRITE,
    ACCESS_ACQUIRE, /* comes after the writes and releases so far, which it could not have come before */
    ACCESS_RELEASE
};

struct access {
    ref object;
    u32 slot;
    enum access_kind kind;
};

enum { MOST_ACCESSES = 10 };

/* What the native method touches with these arguments (the notes of its table entry say, see native.h); returns how
 * many. */
u32 access_of_native(struct thread *t, const struct method *m, const u32 *args, struct access *out);

/* Of a native that touches a place (Unsafe's): is it more than a plain read or write? */
bool access_is_atomic(const struct method *m);

/* Does it take the monitor of a PrintStream for a moment (see printed.h)? */
bool access_prints(const struct method *m);

/* Can another thread see or affect that call? Notes the accesses for protection. */
bool access_native_visible(struct thread *t, const struct method *m, const u32 *args);

/* What the running thread is about to touch in the midst of an operation (library_op.h). */
u32 access_of_operation(struct thread *t, struct access *out);

/* What the thread would touch in its next step, where it stands; at most MOST_ACCESSES. */
u32 access_of_next(struct thread *t, struct access *out);

#endif
