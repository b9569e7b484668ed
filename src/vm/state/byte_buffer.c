#include "vm/state/byte_buffer.h"

#include <stdlib.h>
#include <string.h>

void byte_buffer_put(struct byte_buffer *buffer, const void *bytes, u32 length) {
    while (buffer->used + length > buffer->capacity) {
        buffer->capacity = buffer->capacity ? buffer->capacity * 2 : 4096;
        buffer->bytes = realloc(buffer->bytes, buffer->capacity);
        if (!buffer->bytes) abort();
    }
    if (length) memcpy(buffer->bytes + buffer->used, bytes, length);
    buffer->used += length;
}
