/* place_uses.h - who uses a place, and may it go unwatched (protection.h)?
 *
 * A use is a thread, whose ends it had seen, and the locks that it held each time. Whether a place is safe follows from
 * the set of all its uses, not from the order in which they were seen: searches that see them in any order agree on it.
 * More uses never make a place safe that was not.
 */
#ifndef HAVELOCK_VM_ACCESS_PLACE_USES_H
#define HAVELOCK_VM_ACCESS_PLACE_USES_H

#include "base/numset.h"
#include "base/vec.h"

/* Who accesses, with what in hand. */
struct accessor {
    u32 thread;
    u32 joined; /* the threads whose end it has seen */
    u32 held;   /* locks */
};

struct use {
    u32 thread, joined;
    u32 common; /* locks held each time */
    u32 next;   /* number + 1 of an older use of the same place, 0: none */
    bool written;
};

struct used_place {
    u32 field;     /* in protection.fates */
    u32 uses;      /* number + 1 of the latest */
    u32 common;    /* locks held at all uses */
    u32 accessors; /* threads */
    bool written, is_volatile;
    bool has_again, again_written;
    struct accessor again; /* the last use that was noted: the same once more is nothing new */
};

struct place_uses {
    struct VEC(struct use) list;
};

/* All sets are of the table given. True: the use tells something new. volatile_place: that only one thread uses the
 * place, or that nobody writes it, is not assumed. */
bool place_uses_note(struct place_uses *uses, struct numsets *sets, struct used_place *place, const struct accessor *by,
                     bool write, bool volatile_place);

/* Are all uses reads, or by one thread, or with a lock in common? Uses by one thread after it has seen the end of all
 * others that use the place need not be so. */
bool place_uses_are_safe(const struct place_uses *uses, struct numsets *sets, const struct used_place *place);

#endif
