#include "base/vec.h"

#include "base/memory.h"

enum { FIRST_CAPACITY = 8 };

static u32 next_capacity(u32 capacity) {
    if (capacity == 0) return FIRST_CAPACITY;
    return capacity > UINT32_MAX / 2 ? UINT32_MAX : capacity * 2;
}

void *vec_grow(void *items, u32 *capacity, size_t item_size) {
    u32 wanted = next_capacity(*capacity);
    if (wanted == *capacity) memory_exhausted(SIZE_MAX); /* more items than a count can number */
    items = memory_grow(items, wanted, item_size);
    *capacity = wanted;
    return items;
}
