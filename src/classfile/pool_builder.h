/* pool_builder.h - a constant pool being built: equal constants share one index.
 *
 * Every function returns the constant's index. When the pool is full (65535 indices) or a text is
 * longer than 65535 bytes, it returns 0 and `fault` says so from then on: callers go on and ask at
 * the end. Texts are modified UTF-8.
 */
#ifndef HAVELOCK_CLASSFILE_POOL_BUILDER_H
#define HAVELOCK_CLASSFILE_POOL_BUILDER_H

#include "base/vec.h"
#include "classfile/buffer.h"
#include "classfile/classfile.h"

struct map;

struct pool_entry {
    u32 offset, length; /* in bytes: the constant as it will be written, tag included */
    u16 index;
};

struct pool_builder {
    struct buffer bytes;
    struct VEC(struct pool_entry) entries;
    struct map *by_hash; /* hash of the bytes -> number in entries */
    u32 next;            /* the next free index */
    const char *fault;   /* NULL: none */
};

void pool_builder_open(struct pool_builder *pool);
void pool_builder_close(struct pool_builder *pool);

u16 pool_utf8(struct pool_builder *pool, struct slice text);
u16 pool_name(struct pool_builder *pool, const char *text);  /* Utf8 */
u16 pool_class(struct pool_builder *pool, const char *name); /* "java/lang/String", "[I" */
u16 pool_string(struct pool_builder *pool, struct slice text);
u16 pool_method_type(struct pool_builder *pool, const char *descriptor);

/* CP_INTEGER, CP_FLOAT: the low 32 bits; CP_LONG, CP_DOUBLE: all. */
u16 pool_number(struct pool_builder *pool, enum cp_tag tag, u64 bits);

/* CP_FIELDREF, CP_METHODREF, CP_INTERFACE_METHODREF. */
u16 pool_member(struct pool_builder *pool, enum cp_tag tag, const char *owner, const char *name,
                const char *descriptor);

#endif
