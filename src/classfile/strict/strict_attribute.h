/* strict_attribute.h - what the strict checks of all attributes share.
 *
 * The strict walk reads attributes from the file, not from their own bodies, because HotSpot does: an attribute whose
 * length is not checked may read past its end.
 */
#ifndef HAVELOCK_CLASSFILE_STRICT_STRICT_ATTRIBUTE_H
#define HAVELOCK_CLASSFILE_STRICT_STRICT_ATTRIBUTE_H

#include "classfile/attribute.h"
#include "classfile/parser.h"

/* Attributes that were met already, one bit per kind. */
struct seen {
    u32 kinds;
};

/* Reads name and length. bad_name is what HotSpot says before the index of a name that is no Utf8. */
int strict_attribute_head(struct cf_parser *parser, const char *bad_name, enum attribute *kind, u32 *length);

/* Fails if the kind was met before: "Multiple <name> attributes<where> in class file". */
int strict_once(struct cf_parser *parser, struct seen *seen, enum attribute kind, const char *where);

int strict_skip(struct cf_parser *parser, u32 length);

/* Signature: reads the index of a Utf8. */
int strict_signature(struct cf_parser *parser);

#endif
