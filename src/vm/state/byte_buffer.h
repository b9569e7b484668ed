/* byte_buffer.h - a growing run of bytes. A zeroed struct is empty; whoever owns it frees `bytes`. Out of memory
 * aborts. */
#ifndef HAVELOCK_VM_STATE_BYTE_BUFFER_H
#define HAVELOCK_VM_STATE_BYTE_BUFFER_H

#include "base/types.h"

struct byte_buffer {
    u8 *bytes;
    u32 used, capacity;
};

/* Appends a copy. */
void byte_buffer_put(struct byte_buffer *buffer, const void *bytes, u32 length);

#endif
