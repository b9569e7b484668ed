/* sharing.h - what the lock-set detector remembers of a variable that more than one thread has accessed: its lock
 * set, and enough of the accesses so far to show a pair that conflicts.
 *
 * Kept are the last access of its owner, and since then the last two accesses, and the last two writes, by different
 * threads; and the segments (segments.h) of the latest accesses of all threads, as far as none of them is ordered
 * before another.
 */
#ifndef HAVELOCK_DETECT_SHARING_H
#define HAVELOCK_DETECT_SHARING_H

#include <assert.h>

#include "base/numset.h"
#include "base/vec.h"
#include "detect/access_mark.h"
#include "detect/segments.h"

struct sharing_access {
    access_mark_word mark; /* 0: none */
    u32 thread;
    u32 locks;   /* what protected it (locksets.h) */
    u32 segment; /* that it was in */
};

struct sharing {
    u32 set;       /* locks held at every access since the owner's; and at that one, if it held any */
    bool fresh;    /* no access since then yet: the set is that of the owner's */
    bool modified; /* written since then */
    bool warned;   /* by the pair with this number (races.h) */
    u32 pair;
    struct access_mark owner;                /* the last access while there was one owner */
    struct sharing_access last[2], write[2]; /* the newest first; of different threads */
    struct VEC(u32) segments;                /* of the latest accesses; ascending */
};

/* Two accesses by different threads, one a write. */
struct sharing_pair {
    struct access_mark earlier, later;
    bool good; /* without a common lock, not ordered by segments, both since the variable is shared */
};

/* Sharings are numbers from 1; those that were dropped are used again. */
struct sharings {
    struct VEC(struct sharing) list;
    struct VEC(u32) unused;
};

u32 sharing_new(struct sharings *sharings, const struct sharing_access *owner);
void sharing_drop(struct sharings *sharings, u32 number);

/* Borrowed until the next one is made. */
static inline struct sharing *sharing_at(struct sharings *sharings, u32 number) {
    assert(number >= 1 && number <= sharings->list.count);
    return &sharings->list.items[number - 1];
}

/* There is an access in the segment. False: it is ordered after the latest accesses of all other threads. */
bool sharing_enter(struct sharing *sharing, struct segments *segments, u32 segment);

void sharing_note(struct sharing *sharing, const struct sharing_access *now);

/* The new access, not noted yet, with the newest one that makes a good pair; false: there is none. */
bool sharing_good_pair(const struct sharing *sharing, struct numsets *sets, struct segments *segments,
                       const struct sharing_access *now, struct sharing_pair *pair);

/* With any that conflicts. If the new one is a read of the only thread that wrote: its write with another's access. */
bool sharing_any_pair(const struct sharing *sharing, const struct sharing_access *now, struct sharing_pair *pair);

u64 sharings_bytes(const struct sharings *sharings);
void sharings_free(struct sharings *sharings);

#endif
