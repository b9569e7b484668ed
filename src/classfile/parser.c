#include "classfile/parser.h"

#include <stdarg.h>
#include <stdio.h>

#include "classfile/modifiers.h"

static void say(struct cf_parser *parser, const char *format, va_list arguments, bool with_name) {
    char message[sizeof parser->diag->text];
    vsnprintf(message, sizeof message, format, arguments);
    if (with_name) diag_set(parser->diag, "%s in class file %.*s", message, TEXT(parser->name));
    else diag_set(parser->diag, "%s", message);
    *parser->fault = CLASSFILE_FORMAT;
}

int parser_fail(struct cf_parser *parser, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    say(parser, format, arguments, false);
    va_end(arguments);
    return -1;
}

int parser_fail_in(struct cf_parser *parser, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    say(parser, format, arguments, true);
    va_end(arguments);
    return -1;
}

int parser_fail_truncated(struct cf_parser *parser) { return parser_fail(parser, "Truncated class file"); }

/* Before version 50 compilers left out that interfaces are abstract. */
int parser_modifiers(struct cf_parser *parser, u16 known, u16 *access) {
    u16 raw = bytes_u16(&parser->in);
    *access = raw & known;
    if (parser->cf->major < 50 && (raw & MODIFIER_INTERFACE)) *access |= MODIFIER_ABSTRACT;
    if (parser->cf->major < 53 || !(raw & MODIFIER_MODULE)) return 0;
    *parser->fault = CLASSFILE_NOT_A_CLASS;
    return diag_set(parser->diag, "%.*s is not a class because access_flag ACC_MODULE is set", TEXT(parser->name));
}
