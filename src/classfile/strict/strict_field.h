/* strict_field.h - HotSpot's checks of the fields (JVMS 4.5); used by the strict checks only. */
#ifndef HAVELOCK_CLASSFILE_STRICT_STRICT_FIELD_H
#define HAVELOCK_CLASSFILE_STRICT_STRICT_FIELD_H

#include "classfile/parser.h"

/* Walks all fields, their count included. */
int strict_check_fields(struct cf_parser *parser);

#endif
