/* strict_inner.h - HotSpot's checks of an InnerClasses attribute (JVMS 4.7.6); used by the strict checks only. */
#ifndef HAVELOCK_CLASSFILE_STRICT_STRICT_INNER_H
#define HAVELOCK_CLASSFILE_STRICT_STRICT_INNER_H

#include "classfile/parser.h"

/* Moves the reader to the attribute's body. */
int strict_check_inner_classes(struct cf_parser *parser, const u8 *body, u32 length);

#endif
