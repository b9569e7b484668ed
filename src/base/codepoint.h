/* codepoint.h - text of any origin, character by character.
 *
 * Texts come from class files (modified UTF-8: U+0000 in two bytes, characters beyond U+FFFF as two
 * surrogates of three bytes each), from Java strings, file names and source files (any bytes). Whatever is
 * none of these is read as U+FFFD, one for each byte that fits nothing, so what is written is always
 * valid UTF-8.
 */
#ifndef HAVELOCK_BASE_CODEPOINT_H
#define HAVELOCK_BASE_CODEPOINT_H

#include "base/types.h"

enum { CODEPOINT_BAD = 0xFFFD };

/* The character at *at, which must be before end; moves *at past it. */
u32 codepoint_next(const char **at, const char *end);

/* Writes it as UTF-8: 1 to 4 bytes. */
size_t codepoint_put(char *out, u32 codepoint);

#endif
