/* class_bytes.h - writes class files byte by byte, right or wrong ones, for the tests of the readers.
 *
 * The pool and what follows grow separately, so that a test can add a constant while it writes the body. Constants
 * 1 to 4 are always "Foo", its Class, "java/lang/Object" and its Class.
 */
#ifndef HAVELOCK_TEST_CLASS_BYTES_H
#define HAVELOCK_TEST_CLASS_BYTES_H

#include <assert.h>
#include <string.h>

#include "classfile/classfile.h"

enum { FOO = 2, OBJECT = 4 };

struct part {
    u8 bytes[200000];
    size_t count;
};

struct class_bytes {
    u16 major, minor, pool_count;
    struct part pool, body, file;
};

static inline void put(struct part *part, u64 value, int width) {
    assert(part->count + (size_t)width <= sizeof part->bytes);
    while (width--) part->bytes[part->count++] = (u8)(value >> (8 * width));
}

static inline void put_bytes(struct part *part, const void *bytes, size_t size) {
    assert(part->count + size <= sizeof part->bytes);
    memcpy(part->bytes + part->count, bytes, size);
    part->count += size;
}

static inline u16 pool_utf8_of(struct class_bytes *c, const void *text, size_t length) {
    put(&c->pool, CP_UTF8, 1);
    put(&c->pool, length, 2);
    put_bytes(&c->pool, text, length);
    return c->pool_count++;
}

static inline u16 pool_utf8(struct class_bytes *c, const char *text) { return pool_utf8_of(c, text, strlen(text)); }

/* A constant with one index, with two, with a kind and an index. */
static inline u16 pool_one(struct class_bytes *c, u8 tag, u16 a) {
    put(&c->pool, tag, 1);
    put(&c->pool, a, 2);
    return c->pool_count++;
}

static inline u16 pool_two(struct class_bytes *c, u8 tag, u16 a, u16 b) {
    put(&c->pool, tag, 1);
    put(&c->pool, a, 2);
    put(&c->pool, b, 2);
    return c->pool_count++;
}

static inline u16 pool_handle(struct class_bytes *c, u8 kind, u16 a) {
    put(&c->pool, CP_METHOD_HANDLE, 1);
    put(&c->pool, kind, 1);
    put(&c->pool, a, 2);
    return c->pool_count++;
}

static inline u16 pool_int(struct class_bytes *c, u32 value) {
    put(&c->pool, CP_INTEGER, 1);
    put(&c->pool, value, 4);
    return c->pool_count++;
}

static inline u16 pool_long(struct class_bytes *c, u64 value) {
    put(&c->pool, CP_LONG, 1);
    put(&c->pool, value, 8);
    c->pool_count += 2;
    return c->pool_count - 2;
}

static inline u16 pool_class(struct class_bytes *c, const char *name) {
    return pool_one(c, CP_CLASS, pool_utf8(c, name));
}

static inline u16 pool_name_and_type(struct class_bytes *c, const char *name, const char *descriptor) {
    u16 a = pool_utf8(c, name);
    return pool_two(c, CP_NAME_AND_TYPE, a, pool_utf8(c, descriptor));
}

/* A new file of this version; the memory is reused by the next one. */
static inline void start(struct class_bytes *c, u16 major) {
    c->major = major;
    c->minor = 0;
    c->pool_count = 1;
    c->pool.count = c->body.count = 0;
    pool_class(c, "Foo");
    pool_class(c, "java/lang/Object");
}

static inline void u2(struct class_bytes *c, u16 value) { put(&c->body, value, 2); }
static inline void u4(struct class_bytes *c, u32 value) { put(&c->body, value, 4); }

/* Flags, Foo, Object and no interfaces. */
static inline void head(struct class_bytes *c, u16 access) {
    u2(c, access);
    u2(c, FOO);
    u2(c, OBJECT);
    u2(c, 0);
}

/* The start of a field or method, its number of attributes included. */
static inline void member(struct class_bytes *c, u16 access, const char *name, const char *descriptor, u16 attributes) {
    u2(c, access);
    u2(c, pool_utf8(c, name));
    u2(c, pool_utf8(c, descriptor));
    u2(c, attributes);
}

static inline void attribute(struct class_bytes *c, const char *name, u32 length) {
    u2(c, pool_utf8(c, name));
    u4(c, length);
}

/* An attribute that is one index. */
static inline void attribute_of(struct class_bytes *c, const char *name, u16 index) {
    attribute(c, name, 2);
    u2(c, index);
}

/* Code that only returns, with so many attributes of so many bytes to follow. */
static inline void code(struct class_bytes *c, u16 max_locals, u16 attributes, u32 attribute_bytes) {
    attribute(c, "Code", 13 + attribute_bytes);
    u2(c, 1);
    u2(c, max_locals);
    u4(c, 1);
    put(&c->body, 0xb1, 1);
    u2(c, 0);
    u2(c, attributes);
}

static inline struct slice finish(struct class_bytes *c) {
    c->file.count = 0;
    put(&c->file, 0xCAFEBABE, 4);
    put(&c->file, c->minor, 2);
    put(&c->file, c->major, 2);
    put(&c->file, c->pool_count, 2);
    put_bytes(&c->file, c->pool.bytes, c->pool.count);
    put_bytes(&c->file, c->body.bytes, c->body.count);
    return (struct slice){c->file.bytes, c->file.count};
}

#endif
