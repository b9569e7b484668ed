/* verify_subroutine.h - which subroutines (jsr) are being executed, innermost last, and which locals each has used.
 *
 * What a subroutine does not use has after its ret the type it had at the jsr; so the same subroutine can be
 * called with different locals.
 */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_SUBROUTINE_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_SUBROUTINE_H

#include "base/arena.h"

struct subroutine {
    u32 entry; /* offset of its first instruction */
    u64 *used; /* bit per local */
};

struct subroutines {
    u32 count, capacity;
    u32 words; /* per bit set */
    struct subroutine *items;
};

/* `to` becomes the outermost `count` of `from`; it keeps its own memory. */
void subroutines_copy(struct arena *arena, struct subroutines *to, const struct subroutines *from, u32 count);

/* Keeps those that both have in common, with all the locals that either has used. True: `to` has changed. */
bool subroutines_merge(struct subroutines *to, const struct subroutines *from);

/* Index of the innermost one with this entry, or -1. */
i64 subroutines_find(const struct subroutines *s, u32 entry);

void subroutines_enter(struct arena *arena, struct subroutines *s, u32 entry);

/* A local is used. True: one of them did not know. */
bool subroutines_use(struct subroutines *s, u32 local);
bool subroutine_uses(const struct subroutine *s, u32 local);

#endif
