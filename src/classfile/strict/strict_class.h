/* strict_class.h - HotSpot's checks of a class's own attributes (JVMS 4.7); used by the strict checks only. */
#ifndef HAVELOCK_CLASSFILE_STRICT_STRICT_CLASS_H
#define HAVELOCK_CLASSFILE_STRICT_STRICT_CLASS_H

#include "classfile/parser.h"

/* Walks all attributes, their count included. */
int strict_check_class_attributes(struct cf_parser *parser);

#endif
