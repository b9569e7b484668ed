/* types.h - short names for the fixed-width integers used everywhere. */
#ifndef HAVELOCK_BASE_TYPES_H
#define HAVELOCK_BASE_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int8_t i8;
typedef int16_t i16;
typedef int32_t i32;
typedef int64_t i64;

/* A borrowed run of bytes; it lives as long as the file or arena it points into. */
struct slice {
    const u8 *at;
    size_t length;
};

#endif
