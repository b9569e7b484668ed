/* strict_names.h - names and descriptors must be legal, in HotSpot's words; used by the strict checks only.
 *
 * Indices given are those of Utf8 constants, known to be valid.
 */
#ifndef HAVELOCK_CLASSFILE_STRICT_STRICT_NAMES_H
#define HAVELOCK_CLASSFILE_STRICT_STRICT_NAMES_H

#include "classfile/parser.h"

int strict_class_name(struct cf_parser *parser, u16 name);
int strict_field_name(struct cf_parser *parser, u16 name);
int strict_method_name(struct cf_parser *parser, u16 name);
int strict_field_descriptor(struct cf_parser *parser, u16 name, u16 descriptor);

/* The name is text, because method types have none. */
int strict_method_descriptor(struct cf_parser *parser, struct slice name, u16 descriptor, u32 *arg_slots);

/* `what` ("Field", "Method") has an illegal signature; -1. */
int strict_fail_signature(struct cf_parser *parser, const char *what, struct slice name, u16 descriptor);

#endif
