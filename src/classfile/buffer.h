/* buffer.h - a growing run of bytes, written big-endian as class files want it.
 *
 * A zeroed struct is an empty buffer; the owner frees it with buffer_free. Out of memory aborts
 * with a message.
 */
#ifndef HAVELOCK_CLASSFILE_BUFFER_H
#define HAVELOCK_CLASSFILE_BUFFER_H

#include "base/types.h"

struct buffer {
    u8 *at;
    size_t length, capacity;
};

void buffer_free(struct buffer *buffer);

void buffer_u1(struct buffer *buffer, u32 value);
void buffer_u2(struct buffer *buffer, u32 value);
void buffer_u4(struct buffer *buffer, u32 value);
void buffer_bytes(struct buffer *buffer, const void *bytes, size_t length);

/* Overwrites what was written at `offset` before. */
void buffer_put_u2(struct buffer *buffer, size_t offset, u32 value);
void buffer_put_u4(struct buffer *buffer, size_t offset, u32 value);

#endif
