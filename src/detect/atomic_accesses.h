/* mixed.h - accesses that are not plain, to variables which others may access plainly (EVENT_ATOMIC: through variable handles).
 *
 * They race with plain accesses, not with each other. Of each variable the last ones of each thread are kept, reads and writes
 * apart. Few programs have any.
 */
#ifndef HAVELOCK_DETECT_ATOMIC_ACCESSES_H
#define HAVELOCK_DETECT_ATOMIC_ACCESSES_H

#include "detect/readers.h"
#include "detect/shadow.h"

struct mixed {
    struct shadow shadow; /* of the numbers of two lists: those who read, those who wrote */
    struct reader_lists lists;
    bool any;             /* has there been one? */
};

void mixed_init(struct mixed *mixed);
void mixed_free(struct mixed *mixed);

/* The object is no more. */
void mixed_forget(struct mixed *mixed, u32 object);

/* An access with EVENT_ATOMIC; count: the thread's own then. */
void mixed_note(struct mixed *mixed, const struct event *event, u32 count);

/* The reads or the writes of a variable; borrowed until the next access. */
const struct reader *mixed_accesses(struct mixed *mixed, u32 object, u32 slot, bool writes, u32 *count);

u64 mixed_bytes(const struct mixed *mixed);

#endif
