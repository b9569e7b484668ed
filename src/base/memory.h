/* memory.h - memory of the process, which is there or the process ends.
 *
 * These functions never return NULL: when memory is exhausted they write a message and abort. They are for memory that
 * a verdict cannot depend on: tables of the program, of analyses and of reports. Where lack of memory is a result (a
 * state store that is full, an OutOfMemoryError of the Java program), the caller uses state/budget.h or malloc and
 * handles NULL.
 *
 * What they return belongs to the caller, who gives it to free(). A size of 0 gives memory that must be freed, too.
 */
#ifndef HAVELOCK_BASE_MEMORY_H
#define HAVELOCK_BASE_MEMORY_H

#include "base/compiler.h"
#include "base/types.h"

#define MEMORY_RESULT __attribute__((warn_unused_result, returns_nonnull))

/* Contents undefined. */
void *memory_alloc(size_t bytes) MEMORY_RESULT;

/* `count` items of `size` bytes, all zero. */
void *memory_zero(size_t count, size_t size) MEMORY_RESULT;

/* Makes `old` (NULL: nothing yet) `count` items of `size` bytes long; it may move. What is new is undefined. */
void *memory_grow(void *old, size_t count, size_t size) MEMORY_RESULT;

void *memory_copy(const void *from, size_t bytes) MEMORY_RESULT;
char *memory_string(const char *text) MEMORY_RESULT;
char *memory_string_of(const char *text, size_t length) MEMORY_RESULT; /* the first `length` bytes and a 0 */

/* Ends the process: so many bytes were wanted in vain. */
NORETURN void memory_exhausted(size_t bytes);

#endif
