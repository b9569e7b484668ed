/* tape.h - standard input as a plain run reads it, kept for others: further runs read the same from the beginning on, and
 * searches after them (outside.h).
 */
#ifndef HAVELOCK_VM_WORLD_STDIN_RECORD_H
#define HAVELOCK_VM_WORLD_STDIN_RECORD_H

#include <sys/types.h>

#include "base/vec.h"

struct tape {
    struct VEC(u8) bytes; /* read so far by anybody */
    u32 at;               /* how much of it the present run has read */
};

void tape_free(struct tape *tape);
void tape_rewind(struct tape *tape);

/* As read(2) and FIONREAD of descriptor 0. */
ssize_t tape_read(struct tape *tape, void *to, size_t count);
i64 tape_available(const struct tape *tape);

#endif
