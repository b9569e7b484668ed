#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void memory_exhausted(size_t bytes) {
    fprintf(stderr, "havelock: out of memory (%zu bytes)\n", bytes);
    abort();
}

/* The bytes of so many items. */
static size_t product(size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes)) memory_exhausted(SIZE_MAX);
    return bytes ? bytes : 1;
}

void *memory_alloc(size_t bytes) { return memory_grow(NULL, bytes, 1); }

void *memory_zero(size_t count, size_t size) {
    size_t bytes = product(count, size);
    void *memory = calloc(1, bytes);
    if (!memory) memory_exhausted(bytes);
    return memory;
}

void *memory_grow(void *old, size_t count, size_t size) {
    size_t bytes = product(count, size);
    void *memory = realloc(old, bytes);
    if (!memory) memory_exhausted(bytes);
    return memory;
}

void *memory_copy(const void *from, size_t bytes) {
    void *copy = memory_alloc(bytes);
    if (bytes) memcpy(copy, from, bytes);
    return copy;
}

char *memory_string(const char *text) { return memory_copy(text, strlen(text) + 1); }

char *memory_string_of(const char *text, size_t length) {
    char *copy = memory_alloc(length + 1);
    memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}
