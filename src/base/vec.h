/* vec.h - a growable array as a plain struct: struct VEC(int) numbers = {0};
 *
 * vec_push may move the items. The owner frees them with vec_free.
 */
#ifndef HAVELOCK_BASE_VEC_H
#define HAVELOCK_BASE_VEC_H

#include <assert.h>

#include "base/types.h"

#define VEC(type) \
    { \
        type *items; \
        u32 count; \
        u32 capacity; \
    }

/* Makes room for more items of the given size; aborts with a message when memory is out. */
void *vec_grow(void *items, u32 *capacity, size_t item_size);

/* For one more item. */
static inline void *vec_reserve(void *items, u32 count, u32 *capacity, size_t item_size) {
    return count < *capacity ? items : vec_grow(items, capacity, item_size);
}

#define vec_push(vec, item) \
    ((vec)->items = vec_reserve((vec)->items, (vec)->count, &(vec)->capacity, sizeof *(vec)->items), \
     (vec)->items[(vec)->count++] = (item))
#define vec_pop(vec)  (assert((vec)->count > 0), (vec)->items[--(vec)->count])
#define vec_free(vec) (free((vec)->items), (vec)->items = NULL, (vec)->count = (vec)->capacity = 0)

#endif
