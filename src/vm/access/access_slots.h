/* access_slots.h - what operations of different threads have in common.
 *
 * A place is (object, slot): a field by its byte offset, an array element by its index, or one of the slots below.
 * Object 0 has the static fields (slot: the word) and what belongs to the whole program. Two operations of different
 * threads depend on each other iff they access a common place and one of them writes.
 */
#ifndef HAVELOCK_VM_ACCESS_ACCESS_SLOTS_H
#define HAVELOCK_VM_ACCESS_ACCESS_SLOTS_H

#include <stdint.h>

#include "vm/heap/object.h"

enum access_slot {
    SLOT_LIFE = -2,       /* of a Thread: started, ended; of 0: the end of the program */
    SLOT_WHOLE = -3,      /* all fields or elements of the object */
    SLOT_CLOCK = -4,      /* of 0: the time */
    SLOT_WORLD = -5,      /* of 0: output */
    SLOT_START = -6,      /* of a Thread: started */
    SLOT_DAEMONS = -7,    /* of 0: daemons that end before the program does */
    SLOT_PROPERTY = -8,   /* of 0: what properties look at: every write to a watched field (watched.h) writes it */
    SLOT_OWNER = -9,      /* of a lock of the library: all of it (library_op.h), or who has it alone (owner.h) */
    SLOT_INTERRUPT = -10, /* of a Thread: do others interrupt it (interrupt_status.h)? Not accessed */
    SLOT_ALL = -11        /* of 0: everything there is */
};
/* The monitor of an object: entering, waiting, notifying. Whether a thread may go on from sleep, wait or park is the
 * place of its field Thread.interrupted. */
#define SLOT_MONITOR       UINT32_MAX
#define SLOT_FINALS        0xDFFFFFFFu /* of 0: written when a final field is that others may have seen (finals.h), */
#define SLOT_STATIC_FINALS 0xDFFFFFFEu /* likewise a static one */
#define SLOT_ID_LOOKS      0xDFFFFFFDu /* of 0: written when the program looks at the number of a thread (looks.h), */
#define SLOT_GROUP_LOOKS   0xDFFFFFFCu /* at what a thread group lists */
#define SLOT_STRINGS       0xC0000000u /* of 0: from here on, which strings are interned (interned.h) */
#define SLOT_STRING_COUNT  0x10000000u
#define SLOT_IDS           0xDFFFFFFBu /* of 0: the number that the next thread gets */
#define SLOT_OUTSIDE       0xE0000000u /* of 0: this and those up to SLOT_ALL are outside the heap, see file_access.h */

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

#endif
