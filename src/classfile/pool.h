/* pool.h - reads the constant pool (JVMS 4.4). */
#ifndef HAVELOCK_CLASSFILE_POOL_H
#define HAVELOCK_CLASSFILE_POOL_H

#include "classfile/parser.h"

/* Reads the pool into cf->cp: tags and lengths are checked, references are not. A CP_MODULE or CP_PACKAGE constant
 * is read but remembered in *bad_tag (else 0): HotSpot complains about it only after the access flags, and leaves the
 * rest of the pool unchecked. strict: texts must be legal modified UTF-8. */
int pool_read(struct cf_parser *parser, bool strict, u8 *bad_tag);

/* Every reference inside the pool names a constant of the right kind. Bootstrap method numbers are checked later,
 * with the BootstrapMethods attribute. */
int pool_check_references(struct cf_parser *parser);

#endif
