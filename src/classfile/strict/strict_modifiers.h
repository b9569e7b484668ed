/* strict_modifiers.h - the access flags of a class or inner class (JVMS 4.1, 4.7.6). */
#ifndef HAVELOCK_CLASSFILE_STRICT_STRICT_MODIFIERS_H
#define HAVELOCK_CLASSFILE_STRICT_STRICT_MODIFIERS_H

#include "classfile/parser.h"

/* 0, or -1 after parser_fail: the flags do not go together. */
int strict_check_modifiers(struct cf_parser *parser, u16 access);

#endif
