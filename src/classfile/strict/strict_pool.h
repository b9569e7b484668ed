/* strict_pool.h - HotSpot's checks of the constant pool (JVMS 4.4); used by the strict checks only. */
#ifndef HAVELOCK_CLASSFILE_STRICT_STRICT_POOL_H
#define HAVELOCK_CLASSFILE_STRICT_STRICT_POOL_H

#include "classfile/parser.h"

/* Called after pool_read. First every reference inside the pool, then names and descriptors. */
int strict_check_pool(struct cf_parser *parser);

#endif
