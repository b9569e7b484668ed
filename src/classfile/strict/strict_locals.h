/* strict_locals.h - HotSpot's checks of LocalVariableTable and LocalVariableTypeTable (JVMS 4.7.13, 4.7.14).
 *
 * Tables are read as they come; whether they fit together is asked when the method's attributes are all read.
 */
#ifndef HAVELOCK_CLASSFILE_STRICT_STRICT_LOCALS_H
#define HAVELOCK_CLASSFILE_STRICT_STRICT_LOCALS_H

#include "base/vec.h"
#include "classfile/parser.h"

struct strict_locals {
    struct VEC(u64) variables, types; /* entries of the two kinds of tables: start, length, name, index packed */
};

/* Reads one table whose attribute has this length. */
int strict_read_locals(struct cf_parser *parser, struct strict_locals *locals, bool of_types, u32 length,
                       u32 code_length, u16 max_locals);

/* Entries are unique, and every type entry has a variable entry; not asked of methods without variable entries. */
int strict_check_locals(struct cf_parser *parser, const struct strict_locals *locals);

void strict_locals_free(struct strict_locals *locals);

#endif
