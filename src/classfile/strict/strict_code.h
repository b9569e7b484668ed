/* strict_code.h - HotSpot's checks of a Code attribute (JVMS 4.7.3); used by the strict checks only. */
#ifndef HAVELOCK_CLASSFILE_STRICT_STRICT_CODE_H
#define HAVELOCK_CLASSFILE_STRICT_STRICT_CODE_H

#include "classfile/parser.h"
#include "classfile/strict/strict_locals.h"

/* The body of an attribute of this length. Entries of local variable tables are added to locals. */
int strict_check_code(struct cf_parser *parser, u32 length, u32 arg_slots, struct strict_locals *locals);

#endif
