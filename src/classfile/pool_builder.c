#include "classfile/pool_builder.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/map.h"

enum { LAST_INDEX = 65534, LONGEST_TEXT = 65535 };

void pool_builder_open(struct pool_builder *pool) { *pool = (struct pool_builder){.by_hash = map_new(), .next = 1}; }

void pool_builder_close(struct pool_builder *pool) {
    buffer_free(&pool->bytes);
    vec_free(&pool->entries);
    map_free(pool->by_hash);
}

static u16 refuse(struct pool_builder *pool, const char *fault) {
    if (!pool->fault) pool->fault = fault;
    return 0;
}

/* The constant was just written at `offset`: keeps it if it is new, else takes it back. */
static u16 settle(struct pool_builder *pool, size_t offset, u32 indices) {
    const u8 *bytes = pool->bytes.at + offset;
    u32 length = (u32)(pool->bytes.length - offset);
    u64 key = hash_bytes(HASH_BYTES_START, bytes, length), number;
    for (; map_get(pool->by_hash, key, &number); key++) {
        const struct pool_entry *known = &pool->entries.items[number];
        if (known->length == length && memcmp(pool->bytes.at + known->offset, bytes, length) == 0) {
            pool->bytes.length = offset;
            return known->index;
        }
    }
    if (pool->next + indices - 1 > LAST_INDEX) {
        pool->bytes.length = offset;
        return refuse(pool, "too many constants");
    }
    struct pool_entry entry = {(u32)offset, length, (u16)pool->next};
    map_put(pool->by_hash, key, pool->entries.count);
    vec_push(&pool->entries, entry);
    pool->next += indices;
    return entry.index;
}

u16 pool_utf8(struct pool_builder *pool, struct slice text) {
    if (text.length > LONGEST_TEXT) return refuse(pool, "text too long for a constant");
    size_t offset = pool->bytes.length;
    buffer_u1(&pool->bytes, CP_UTF8);
    buffer_u2(&pool->bytes, (u32)text.length);
    buffer_bytes(&pool->bytes, text.at, text.length);
    return settle(pool, offset, 1);
}

u16 pool_name(struct pool_builder *pool, const char *text) {
    return pool_utf8(pool, (struct slice){(const u8 *)text, strlen(text)});
}

static u16 add_pair(struct pool_builder *pool, enum cp_tag tag, u16 a, u16 b) {
    size_t offset = pool->bytes.length;
    buffer_u1(&pool->bytes, tag);
    buffer_u2(&pool->bytes, a);
    buffer_u2(&pool->bytes, b);
    return settle(pool, offset, 1);
}

static u16 add_single(struct pool_builder *pool, enum cp_tag tag, u16 a) {
    size_t offset = pool->bytes.length;
    buffer_u1(&pool->bytes, tag);
    buffer_u2(&pool->bytes, a);
    return settle(pool, offset, 1);
}

u16 pool_class(struct pool_builder *pool, const char *name) {
    return add_single(pool, CP_CLASS, pool_name(pool, name));
}

u16 pool_string(struct pool_builder *pool, struct slice text) {
    return add_single(pool, CP_STRING, pool_utf8(pool, text));
}

u16 pool_method_type(struct pool_builder *pool, const char *descriptor) {
    return add_single(pool, CP_METHOD_TYPE, pool_name(pool, descriptor));
}

u16 pool_number(struct pool_builder *pool, enum cp_tag tag, u64 bits) {
    bool wide = tag == CP_LONG || tag == CP_DOUBLE;
    size_t offset = pool->bytes.length;
    buffer_u1(&pool->bytes, tag);
    if (wide) buffer_u4(&pool->bytes, (u32)(bits >> 32));
    buffer_u4(&pool->bytes, (u32)bits);
    return settle(pool, offset, wide ? 2 : 1);
}

u16 pool_member(struct pool_builder *pool, enum cp_tag tag, const char *owner, const char *name,
                const char *descriptor) {
    u16 class = pool_class(pool, owner);
    u16 name_index = pool_name(pool, name);
    u16 name_and_type = add_pair(pool, CP_NAME_AND_TYPE, name_index, pool_name(pool, descriptor));
    return add_pair(pool, tag, class, name_and_type);
}
