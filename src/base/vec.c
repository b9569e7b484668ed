#include "base/vec.h"

#include <stdio.h>
#include <stdlib.h>

enum { FIRST_CAPACITY = 8 };

static u32 next_capacity(u32 capacity) {
    if (capacity == 0) return FIRST_CAPACITY;
    return capacity > UINT32_MAX / 2 ? UINT32_MAX : capacity * 2;
}

void *vec_grow(void *items, u32 *capacity, size_t item_size) {
    u32 wanted = next_capacity(*capacity);
    void *moved = NULL;
    if (wanted > *capacity && wanted <= SIZE_MAX / item_size) moved = realloc(items, wanted * item_size);
    if (!moved) {
        fprintf(stderr, "havelock: out of memory (%u items of %zu bytes)\n", wanted, item_size);
        abort();
    }
    *capacity = wanted;
    return moved;
}
