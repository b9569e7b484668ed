#include "base/diag.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

int diag_set(struct diag *diag, const char *format, ...) {
    if (!diag) return -1;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(diag->text, sizeof diag->text, format, arguments);
    va_end(arguments);
    return -1;
}

/* A long prefix pushes the end of the message out, never the beginning. */
int diag_prefix(struct diag *diag, const char *format, ...) {
    if (!diag) return -1;
    char message[sizeof diag->text];
    memcpy(message, diag->text, sizeof message);
    message[sizeof message - 1] = '\0';
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(diag->text, sizeof diag->text, format, arguments);
    va_end(arguments);
    size_t length = strlen(diag->text);
    snprintf(diag->text + length, sizeof diag->text - length, ": %s", message);
    return -1;
}
