#include "program/verify/verify_text.h"

#include <stdio.h>

void vtext_add_list(struct vtext *out, const char *format, va_list arguments) {
    size_t room = out->size - out->used;
    int length = vsnprintf(out->text + out->used, room, format, arguments);
    if (length > 0) out->used += (size_t)length < room ? (size_t)length : room - 1;
}

void vtext_add(struct vtext *out, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vtext_add_list(out, format, arguments);
    va_end(arguments);
}
