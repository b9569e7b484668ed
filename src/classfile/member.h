/* member.h - reads the fields and methods of a class file (JVMS 4.5, 4.6). */
#ifndef HAVELOCK_CLASSFILE_MEMBER_H
#define HAVELOCK_CLASSFILE_MEMBER_H

#include "classfile/attribute.h"
#include "classfile/parser.h"

int members_read_fields(struct cf_parser *parser);
int members_read_methods(struct cf_parser *parser);

/* The next attribute: its kind (ATTRIBUTE_UNKNOWN for kinds newer than the class file) and body. */
int attribute_next(struct cf_parser *parser, enum attribute *kind, struct slice *body);

/* The u16 that is the whole body: the index of a constant with this tag. */
int attribute_index(struct cf_parser *parser, struct slice body, u8 tag, u16 *out);

/* A count and so many indices of constants with this tag. */
int attribute_indices(struct cf_parser *parser, struct slice body, u8 tag, u16 *count, const u16 **out);

/* Keeps the body if the attribute is one of the annotations. */
void annotations_keep(struct annotations *annotations, enum attribute kind, struct slice body);

#endif
