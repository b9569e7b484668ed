/* compiler.h - attributes of gcc and clang under the names that this program uses. */
#ifndef HAVELOCK_BASE_COMPILER_H
#define HAVELOCK_BASE_COMPILER_H

/* A path that is seldom taken: kept out of its caller, so that the usual path stays short. */
#define NOINLINE __attribute__((noinline))

/* A path that must be part of its caller whatever the compiler estimates. */
#define ALWAYS_INLINE inline __attribute__((always_inline))

#define NORETURN __attribute__((noreturn))

#define LIKELY(condition)   __builtin_expect(!!(condition), 1)
#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)

/* The parameters of a function like printf, counted from 1: the format and the first argument for it (0: a va_list). */
#define PRINTF_LIKE(format_parameter, first_argument) __attribute__((format(printf, format_parameter, first_argument)))

#endif
