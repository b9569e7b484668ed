#include "vm/state/byte_buffer.h"

#include <string.h>

#include "base/memory.h"

void byte_buffer_put(struct byte_buffer *buffer, const void *bytes, u32 length) {
    while (buffer->used + length > buffer->capacity) {
        buffer->capacity = buffer->capacity ? buffer->capacity * 2 : 4096;
        buffer->bytes = memory_grow(buffer->bytes, buffer->capacity, 1);
    }
    if (length) memcpy(buffer->bytes + buffer->used, bytes, length);
    buffer->used += length;
}
