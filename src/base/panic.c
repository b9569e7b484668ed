#include "base/panic.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void panic_at(const char *file, int line, const char *format, ...) {
    va_list arguments;
    fprintf(stderr, "havelock: internal error at %s:%d: ", file, line);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    abort();
}
