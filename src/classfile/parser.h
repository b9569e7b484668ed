/* parser.h - what the functions that read one class file share; used inside src/classfile only.
 *
 * The law of errors here: 0, or -1 after parser_fail. The first failure wins, because every
 * caller returns at once.
 */
#ifndef HAVELOCK_CLASSFILE_PARSER_H
#define HAVELOCK_CLASSFILE_PARSER_H

#include "base/bytes.h"
#include "base/compiler.h"
#include "classfile/classfile.h"

struct cf_parser {
    struct arena *arena;
    struct classfile *cf;
    struct bytes in;
    struct slice name; /* of the class, for messages: the one asked for, later its own */
    enum classfile_fault *fault;
    struct diag *diag;
};

/* Sets the fault to CLASSFILE_FORMAT and the message; -1. */
int parser_fail(struct cf_parser *parser, const char *format, ...) PRINTF_LIKE(2, 3);

/* The same with " in class file <name>" after the message. */
int parser_fail_in(struct cf_parser *parser, const char *format, ...) PRINTF_LIKE(2, 3);

/* HotSpot's words for a file that ends too early. */
int parser_fail_truncated(struct cf_parser *parser);

/* Reads the access flags of a class or inner class and keeps the known ones. A module is not a class. */
int parser_modifiers(struct cf_parser *parser, u16 known, u16 *access);

/* Arguments for "%.*s". */
#define TEXT(slice) (int)(slice).length, (const char *)(slice).at

static inline bool parser_has_tag(const struct cf_parser *parser, u16 index, u8 tag) {
    return index < parser->cf->cp_count && parser->cf->cp[index].tag == tag;
}

/* An index that is 0 or names a constant with the tag. */
static inline bool parser_has_tag_or_0(const struct cf_parser *parser, u16 index, u8 tag) {
    return index == 0 || parser_has_tag(parser, index, tag);
}

#endif
