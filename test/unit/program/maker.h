/* maker.h - class files made to measure, and a program that loads them: for tests of loading and linking.
 *
 * A maker writes one class file member by member. Methods that are neither abstract nor native get the body `return`,
 * which is never run. Version 61 unless changed. A world is a temporary folder of such classes and a program over it.
 */
#ifndef HAVELOCK_TEST_MAKER_H
#define HAVELOCK_TEST_MAKER_H

#include <errno.h>
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "classfile/buffer.h"
#include "classfile/pool_builder.h"
#include "program/program.h"
#include "unit/program/jdks.h"

struct maker {
    struct pool_builder pool;
    struct buffer interfaces, fields, methods, nest_members, permitted;
    u32 interface_count, field_count, method_count, nest_member_count, permitted_count;
    u16 major, access, this_class, super_class, nest_host;
    bool is_sealed;
    char name[200];
};

static inline struct maker *make(u16 access, const char *name, const char *super) {
    struct maker *maker = calloc(1, sizeof *maker);
    pool_builder_open(&maker->pool);
    maker->major = 61;
    maker->access = access;
    maker->this_class = pool_class(&maker->pool, name);
    maker->super_class = super ? pool_class(&maker->pool, super) : 0;
    snprintf(maker->name, sizeof maker->name, "%s", name);
    return maker;
}

static inline struct maker *make_class(const char *name, const char *super) {
    return make(ACC_PUBLIC | ACC_SUPER, name, super);
}

static inline struct maker *make_interface(const char *name) {
    return make(ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT, name, "java/lang/Object");
}

static inline void made_implements(struct maker *maker, const char *name) {
    buffer_u2(&maker->interfaces, pool_class(&maker->pool, name));
    maker->interface_count++;
}

static inline void made_field(struct maker *maker, u16 access, const char *name, const char *descriptor) {
    buffer_u2(&maker->fields, access);
    buffer_u2(&maker->fields, pool_name(&maker->pool, name));
    buffer_u2(&maker->fields, pool_name(&maker->pool, descriptor));
    buffer_u2(&maker->fields, 0);
    maker->field_count++;
}

static inline void made_method(struct maker *maker, u16 access, const char *name, const char *descriptor) {
    struct buffer *out = &maker->methods;
    bool has_code = !(access & (ACC_ABSTRACT | ACC_NATIVE));
    buffer_u2(out, access);
    buffer_u2(out, pool_name(&maker->pool, name));
    buffer_u2(out, pool_name(&maker->pool, descriptor));
    buffer_u2(out, has_code);
    maker->method_count++;
    if (!has_code) return;
    buffer_u2(out, pool_name(&maker->pool, "Code"));
    buffer_u4(out, 13);
    buffer_u2(out, 1);  /* max_stack */
    buffer_u2(out, 20); /* max_locals */
    buffer_u4(out, 1);
    buffer_u1(out, 0xb1);
    buffer_u2(out, 0);
    buffer_u2(out, 0);
}

static inline u16 made_reference(struct maker *maker, enum cp_tag tag, const char *owner, const char *name,
                                 const char *descriptor) {
    return pool_member(&maker->pool, tag, owner, name, descriptor);
}

static inline void made_nest_host(struct maker *maker, const char *host) {
    maker->nest_host = pool_class(&maker->pool, host);
}

static inline void made_nest_member(struct maker *maker, const char *member) {
    buffer_u2(&maker->nest_members, pool_class(&maker->pool, member));
    maker->nest_member_count++;
}

static inline void made_permits(struct maker *maker, const char *sub) {
    maker->is_sealed = true;
    buffer_u2(&maker->permitted, pool_class(&maker->pool, sub));
    maker->permitted_count++;
}

static inline void add_class_list(struct maker *maker, struct buffer *out, const char *name, const struct buffer *list,
                                  u32 count) {
    buffer_u2(out, pool_name(&maker->pool, name));
    buffer_u4(out, 2 + 2 * count);
    buffer_u2(out, count);
    buffer_bytes(out, list->at, list->length);
}

static inline void add_attributes(struct maker *maker, struct buffer *out) {
    buffer_u2(out, (maker->nest_host != 0) + (maker->nest_member_count != 0) + maker->is_sealed);
    if (maker->nest_host) {
        buffer_u2(out, pool_name(&maker->pool, "NestHost"));
        buffer_u4(out, 2);
        buffer_u2(out, maker->nest_host);
    }
    if (maker->nest_member_count)
        add_class_list(maker, out, "NestMembers", &maker->nest_members, maker->nest_member_count);
    if (maker->is_sealed) add_class_list(maker, out, "PermittedSubclasses", &maker->permitted, maker->permitted_count);
}

/* The class file; the caller frees it with buffer_free. Frees the maker. */
static inline struct buffer made_bytes(struct maker *maker) {
    struct buffer out = {0}, body = {0};
    buffer_u2(&body, maker->access);
    buffer_u2(&body, maker->this_class);
    buffer_u2(&body, maker->super_class);
    buffer_u2(&body, maker->interface_count);
    buffer_bytes(&body, maker->interfaces.at, maker->interfaces.length);
    buffer_u2(&body, maker->field_count);
    buffer_bytes(&body, maker->fields.at, maker->fields.length);
    buffer_u2(&body, maker->method_count);
    buffer_bytes(&body, maker->methods.at, maker->methods.length);
    add_attributes(maker, &body);
    buffer_u4(&out, 0xcafebabe);
    buffer_u2(&out, 0);
    buffer_u2(&out, maker->major);
    buffer_u2(&out, maker->pool.next);
    buffer_bytes(&out, maker->pool.bytes.at, maker->pool.bytes.length);
    buffer_bytes(&out, body.at, body.length);
    pool_builder_close(&maker->pool);
    struct buffer *buffers[] = {&body,           &maker->interfaces,   &maker->fields,
                                &maker->methods, &maker->nest_members, &maker->permitted};
    for (size_t i = 0; i < sizeof buffers / sizeof *buffers; i++) buffer_free(buffers[i]);
    free(maker);
    return out;
}

static inline void write_file(const char *folder, const char *name, const void *bytes, size_t length) {
    char path[PATH_MAX + 256];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    for (char *at = strchr(path + 1, '/'); at; at = strchr(at + 1, '/')) {
        *at = 0;
        assert_true(mkdir(path, 0777) == 0 || errno == EEXIST);
        *at = '/';
    }
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

struct world {
    char folder[PATH_MAX];
    struct program *program;
    int version;
};

static inline void world_open(struct world *world) {
    const char *parent = getenv("TMPDIR");
    snprintf(world->folder, sizeof world->folder, "%s/havelock-test-XXXXXX", parent ? parent : "/tmp");
    assert_non_null(mkdtemp(world->folder));
    world->program = NULL;
}

/* Puts a class into the world. */
static inline void made(struct world *world, struct maker *maker) {
    char file[256];
    snprintf(file, sizeof file, "%s.class", maker->name);
    struct buffer bytes = made_bytes(maker);
    write_file(world->folder, file, bytes.at, bytes.length);
    buffer_free(&bytes);
}

/* The program with this JDK; whatever was there before is forgotten. */
static inline void world_start(struct world *world, const struct jdk *jdk) {
    struct program_options options = {.jdk = jdk->home, .class_path = world->folder, .verify = true};
    struct diag diag = {{0}};
    program_free(world->program);
    world->program = program_new(&options, &diag);
    if (!world->program) fail_msg("%s", diag.text);
    world->version = jdk->version;
}

static inline void world_close(struct world *world) {
    program_free(world->program);
    shell("rm -rf '%s'", world->folder);
}

static inline struct class *load(struct world *world, const char *name) {
    struct link_error error = {0};
    struct class *c = program_class_named(world->program, LOADER_APP, name, &error);
    if (!c) fail_msg("%s: %s: %s", name, error.throwable, error.message);
    return c;
}

/* Checks throwable (without java/lang/) and message of an error. */
static inline void expect_error(const void *result, const struct link_error *error, const char *throwable,
                                const char *message) {
    assert_null(result);
    assert_non_null(error->throwable);
    assert_memory_equal(error->throwable, "java/lang/", 10);
    assert_string_equal(error->throwable + 10, throwable);
    assert_string_equal(error->message, message);
}

static inline void expect_unloadable(struct world *world, const char *name, const char *throwable,
                                     const char *message) {
    struct link_error error = {0};
    expect_error(program_class_named(world->program, LOADER_APP, name, &error), &error, throwable, message);
}

/* Runs the body once with each JDK of the machine. */
#define FOR_EACH_JDK(jdk) \
    struct jdks all_jdks = jdks_find(); \
    if (all_jdks.count == 0) skip(); \
    for (struct jdk *jdk = all_jdks.list; jdk < all_jdks.list + all_jdks.count; jdk++)

#endif
