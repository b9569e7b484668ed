/* thread_set.h - sets of threads as bits. A zeroed set is empty. */
#ifndef HAVELOCK_DETECT_THREAD_SET_H
#define HAVELOCK_DETECT_THREAD_SET_H

#include "base/types.h"

struct threadset {
    u64 *words;
    u32 count; /* of words */
};

static inline bool threadset_has(const struct threadset *set, u32 thread) {
    return thread / 64 < set->count && set->words[thread / 64] >> thread % 64 & 1;
}

void threadset_add(struct threadset *set, u32 thread);
void threadset_add_all(struct threadset *set, const struct threadset *other);

/* The next thread from *thread on, which becomes that; false: none. */
bool threadset_next(const struct threadset *set, u32 *thread);
void threadset_free(struct threadset *set);

#endif
