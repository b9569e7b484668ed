/* class_attributes.h - reads the attributes of a class (JVMS 4.7). */
#ifndef HAVELOCK_CLASSFILE_CLASS_ATTRIBUTES_H
#define HAVELOCK_CLASSFILE_CLASS_ATTRIBUTES_H

#include "classfile/parser.h"

/* Also checks that every bootstrap method number of the pool exists. */
int class_attributes_read(struct cf_parser *parser);

#endif
