/* stdin_record.h - standard input as a plain run reads it, kept for others: further runs read the same from the
 * beginning on, and searches after them (host_snapshot.h).
 */
#ifndef HAVELOCK_VM_WORLD_STDIN_RECORD_H
#define HAVELOCK_VM_WORLD_STDIN_RECORD_H

#include <sys/types.h>

#include "base/vec.h"

struct stdin_record {
    struct VEC(u8) bytes; /* read so far by anybody */
    u32 at;               /* how much of it the present run has read */
};

void stdin_record_free(struct stdin_record *input);
void stdin_record_rewind(struct stdin_record *input);

/* As read(2) and FIONREAD of descriptor 0. */
ssize_t stdin_record_read(struct stdin_record *input, void *to, size_t count);
i64 stdin_record_available(const struct stdin_record *input);

#endif
