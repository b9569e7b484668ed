/* panic.h - the end of the process because of a bug of ours.
 *
 * For conditions that only a bug in this program can cause, where an assert would not do: the check must stay in every
 * build, or the message needs values. Bad input is never a panic (see diag.h), nor is a lack of memory (see memory.h).
 */
#ifndef HAVELOCK_BASE_PANIC_H
#define HAVELOCK_BASE_PANIC_H

#include "base/compiler.h"

/* Writes "havelock: internal error at FILE:LINE: MESSAGE" to stderr and aborts. */
#define panic(...) panic_at(__FILE__, __LINE__, __VA_ARGS__)

NORETURN void panic_at(const char *file, int line, const char *format, ...) PRINTF_LIKE(3, 4);

#endif
