#include "classfile/buffer.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum { FIRST_CAPACITY = 256 };

static u8 *make_room(struct buffer *buffer, size_t length) {
    if (buffer->capacity - buffer->length < length) {
        size_t wanted = buffer->capacity ? buffer->capacity * 2 : FIRST_CAPACITY;
        while (wanted - buffer->length < length) wanted *= 2;
        buffer->at = memory_grow(buffer->at, wanted, 1);
        buffer->capacity = wanted;
    }
    buffer->length += length;
    return buffer->at + buffer->length - length;
}

void buffer_free(struct buffer *buffer) {
    free(buffer->at);
    *buffer = (struct buffer){0};
}

void buffer_u1(struct buffer *buffer, u32 value) { *make_room(buffer, 1) = (u8)value; }

void buffer_u2(struct buffer *buffer, u32 value) {
    make_room(buffer, 2);
    buffer_put_u2(buffer, buffer->length - 2, value);
}

void buffer_u4(struct buffer *buffer, u32 value) {
    make_room(buffer, 4);
    buffer_put_u4(buffer, buffer->length - 4, value);
}

void buffer_bytes(struct buffer *buffer, const void *bytes, size_t length) {
    if (length) memcpy(make_room(buffer, length), bytes, length);
}

void buffer_put_u2(struct buffer *buffer, size_t offset, u32 value) {
    assert(offset + 2 <= buffer->length);
    buffer->at[offset] = (u8)(value >> 8);
    buffer->at[offset + 1] = (u8)value;
}

void buffer_put_u4(struct buffer *buffer, size_t offset, u32 value) {
    buffer_put_u2(buffer, offset, value >> 16);
    buffer_put_u2(buffer, offset + 2, value);
}
