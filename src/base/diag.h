/* diag.h - one message about bad input.
 *
 * The law of errors: a function that can meet bad input returns 0, or -1 after filling the
 * diag it was given (or returns NULL where it returns a pointer). The first message wins:
 * callers add context by prefixing, they do not replace. Our own bugs assert instead.
 */
#ifndef HAVELOCK_BASE_DIAG_H
#define HAVELOCK_BASE_DIAG_H

#include "base/compiler.h"
#include "base/types.h"

struct diag {
    char text[1024];
};

/* Formats the message and returns -1, so that a reader can `return diag_set(...)`. */
int diag_set(struct diag *diag, const char *format, ...) PRINTF_LIKE(2, 3);

/* Puts "prefix: " before the message. */
int diag_prefix(struct diag *diag, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
