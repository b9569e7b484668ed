/* atomic_accesses.h - accesses that are not plain, to variables which others may access plainly (EVENT_ATOMIC: through
 * variable handles).
 *
 * They race with plain accesses, not with each other. Of each variable the last ones of each thread are kept, reads and
 * writes apart. Few programs have any.
 */
#ifndef HAVELOCK_DETECT_ATOMIC_ACCESSES_H
#define HAVELOCK_DETECT_ATOMIC_ACCESSES_H

#include "detect/readers.h"
#include "detect/shadow.h"

struct atomic_accesses {
    struct shadow shadow; /* of the numbers of two lists: those who read, those who wrote */
    struct reader_lists lists;
    bool any; /* has there been one? */
};

void atomic_accesses_init(struct atomic_accesses *atomic);
void atomic_accesses_free(struct atomic_accesses *atomic);

/* The object is no more. */
void atomic_accesses_forget(struct atomic_accesses *atomic, u32 object);

/* An access with EVENT_ATOMIC; count: the thread's own then. */
void atomic_accesses_note(struct atomic_accesses *atomic, const struct event *event, u32 count);

/* The reads or the writes of a variable; borrowed until the next access. */
const struct reader *atomic_accesses_list(struct atomic_accesses *atomic, u32 object, u32 slot, bool writes,
                                          u32 *count);

u64 atomic_accesses_bytes(const struct atomic_accesses *atomic);

#endif
