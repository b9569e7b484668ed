/* strict_record.h - HotSpot's checks of a Record attribute (JVMS 4.7.30); used by the strict checks only. */
#ifndef HAVELOCK_CLASSFILE_STRICT_STRICT_RECORD_H
#define HAVELOCK_CLASSFILE_STRICT_STRICT_RECORD_H

#include "classfile/parser.h"

/* Moves the reader to the attribute's body. */
int strict_check_record(struct cf_parser *parser, const u8 *body, u32 length);

#endif
