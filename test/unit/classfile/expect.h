/* expect.h - what a reader should say of a class file. */
#ifndef HAVELOCK_TEST_EXPECT_H
#define HAVELOCK_TEST_EXPECT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <stdlib.h>
#include <cmocka.h>

#include "unit/classfile/class_bytes.h"

static const struct classfile_request strict_17 = {{(const u8 *)"Foo", 3}, 61, true};

/* Reads from memory of exactly the right size, so that a sanitizer sees any read beyond it. */
static inline void expect_slice(struct slice bytes, enum classfile_fault fault, const char *text) {
    struct arena *arena = arena_new();
    u8 *exact = malloc(bytes.length ? bytes.length : 1);
    memcpy(exact, bytes.at, bytes.length);
    struct diag diag = {""};
    enum classfile_fault found;
    struct classfile *cf = classfile_read(arena, (struct slice){exact, bytes.length}, &strict_17, &found, &diag);
    assert_string_equal(diag.text, text);
    assert_int_equal(found, fault);
    assert_int_equal(cf != NULL, fault == CLASSFILE_OK);
    free(exact);
    arena_free(arena);
}

static inline void expect_format(struct class_bytes *c, const char *text) {
    expect_slice(finish(c), CLASSFILE_FORMAT, text);
}

static inline void expect_good(struct class_bytes *c) { expect_slice(finish(c), CLASSFILE_OK, ""); }

static inline int make_class_bytes(void **state) { return (*state = malloc(sizeof(struct class_bytes))) ? 0 : -1; }

static inline int free_class_bytes(void **state) {
    free(*state);
    return 0;
}

#define TESTS_WITH_CLASS_BYTES(tests) cmocka_run_group_tests(tests, make_class_bytes, free_class_bytes)

#endif
