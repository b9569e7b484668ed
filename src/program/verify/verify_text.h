/* verify_text.h - a bounded text that grows at its end; what does not fit is cut off. */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_TEXT_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_TEXT_H

#include <stdarg.h>

#include "base/compiler.h"
#include "base/types.h"

struct vtext {
    char *text; /* NUL-terminated */
    size_t size, used;
};

void vtext_add(struct vtext *out, const char *format, ...) PRINTF_LIKE(2, 3);
void vtext_add_list(struct vtext *out, const char *format, va_list arguments) PRINTF_LIKE(2, 0);

#endif
