/* strict_method.h - HotSpot's checks of the methods (JVMS 4.6); used by the strict checks only. */
#ifndef HAVELOCK_CLASSFILE_STRICT_STRICT_METHOD_H
#define HAVELOCK_CLASSFILE_STRICT_STRICT_METHOD_H

#include "classfile/parser.h"

/* Walks all methods, their count included. */
int strict_check_methods(struct cf_parser *parser);

#endif
