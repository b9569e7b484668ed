/* tiny.h - a class with one method, made by hand from bytes of code. */
#ifndef HAVELOCK_TEST_TINY_H
#define HAVELOCK_TEST_TINY_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "classfile/code.h"
#include "classfile/opcodes.h"
#include "program/class.h"

struct tiny {
    struct arena *arena;
    struct cp_entry cp[128];
    struct classfile cf;
    struct cf_member method;
    struct cf_code code;
    struct cf_handler handlers[8];
    struct cf_local locals[8];
};

static inline u16 tiny_utf8(struct tiny *t, const char *text) {
    assert_true(t->cf.cp_count < 128);
    t->cp[t->cf.cp_count] = (struct cp_entry){.tag = CP_UTF8, .length = (u16)strlen(text), .utf8 = (const u8 *)text};
    return t->cf.cp_count++;
}

static inline u16 tiny_entry(struct tiny *t, u8 tag, u16 a, u16 b) {
    assert_true(t->cf.cp_count < 128);
    t->cp[t->cf.cp_count] = (struct cp_entry){.tag = tag, .a = a, .b = b};
    return t->cf.cp_count++;
}

static inline u16 tiny_class(struct tiny *t, const char *name) {
    return tiny_entry(t, CP_CLASS, tiny_utf8(t, name), 0);
}

static inline u16 tiny_member(struct tiny *t, u8 tag, const char *class, const char *name, const char *descriptor) {
    u16 name_and_type = tiny_entry(t, CP_NAME_AND_TYPE, tiny_utf8(t, name), tiny_utf8(t, descriptor));
    return tiny_entry(t, tag, tiny_class(t, class), name_and_type);
}

static inline void tiny_new(struct tiny *t, u16 access, const char *descriptor) {
    memset(t, 0, sizeof *t);
    t->arena = arena_new();
    t->cf.cp = t->cp;
    t->cf.cp_count = 1;
    t->cf.this_class = tiny_class(t, "Tiny");
    t->method.access = access;
    t->method.name = tiny_utf8(t, "method");
    t->method.descriptor = tiny_utf8(t, descriptor);
    t->code.handlers = t->handlers;
    t->code.locals = t->locals;
    t->code.max_stack = 8;
    t->code.max_locals = 8;
}

static inline void tiny_free(struct tiny *t) { arena_free(t->arena); }

#define TINY_CODE(t, ...) \
    do { \
        static const u8 bytes_[] = {__VA_ARGS__}; \
        (t)->code.code = (struct slice){bytes_, sizeof bytes_}; \
    } while (0)

static inline void tiny_handler(struct tiny *t, u16 start, u16 end, u16 target) {
    t->handlers[t->code.handler_count++] = (struct cf_handler){start, end, target, 0};
}

#endif
