/* verify_cases.h - classes with one method each, good and bad, over one fixed constant pool.
 *
 * Every case is a class of its own with a field `int f` and a constructor; its verdict is the first line of what the
 * verifier says (NULL: it depends on the JDK). The constants below have the same index in every case.
 */
#ifndef HAVELOCK_TEST_VERIFY_CASES_H
#define HAVELOCK_TEST_VERIFY_CASES_H

#include "unit/program/coder.h"

enum constant {
    K_SELF = 2,
    K_OBJECT = 4,
    K_STRING = 6,
    K_THROWABLE = 8,
    K_EXCEPTION = 10,
    K_BUILDER = 12,
    K_INTS = 14,
    K_OBJECTS = 16,
    K_RUNNABLE = 18,
    K_OBJECT_INIT = 22,
    K_BUILDER_INIT = 23,
    K_SELF_INIT = 24,
    K_HASH = 28,
    K_LENGTH = 31,
    K_RUN = 34,
    K_FIELD = 38,
    K_TEXT = 40,
    K_LONG = 41,
    K_CLONE = 46,
    K_SPEAK = 50
};

struct verify_case {
    const char *name, *verdict;
    u16 major, access;
    const char *method, *descriptor;
    struct coded coded;
};

static inline void expect_constant(u16 index, enum constant expected) { assert_int_equal(index, expected); }

static inline void add_constants(struct pool_builder *pool, const char *self) {
    expect_constant(pool_class(pool, self), K_SELF);
    expect_constant(pool_class(pool, "java/lang/Object"), K_OBJECT);
    expect_constant(pool_class(pool, "java/lang/String"), K_STRING);
    expect_constant(pool_class(pool, "java/lang/Throwable"), K_THROWABLE);
    expect_constant(pool_class(pool, "java/lang/Exception"), K_EXCEPTION);
    expect_constant(pool_class(pool, "java/lang/StringBuilder"), K_BUILDER);
    expect_constant(pool_class(pool, "[I"), K_INTS);
    expect_constant(pool_class(pool, "[Ljava/lang/Object;"), K_OBJECTS);
    expect_constant(pool_class(pool, "java/lang/Runnable"), K_RUNNABLE);
    expect_constant(pool_member(pool, CP_METHODREF, "java/lang/Object", "<init>", "()V"), K_OBJECT_INIT);
    expect_constant(pool_member(pool, CP_METHODREF, "java/lang/StringBuilder", "<init>", "()V"), K_BUILDER_INIT);
    expect_constant(pool_member(pool, CP_METHODREF, self, "<init>", "()V"), K_SELF_INIT);
    expect_constant(pool_member(pool, CP_METHODREF, "java/lang/Object", "hashCode", "()I"), K_HASH);
    expect_constant(pool_member(pool, CP_METHODREF, "java/lang/String", "length", "()I"), K_LENGTH);
    expect_constant(pool_member(pool, CP_INTERFACE_METHODREF, "java/lang/Runnable", "run", "()V"), K_RUN);
    expect_constant(pool_member(pool, CP_FIELDREF, self, "f", "I"), K_FIELD);
    expect_constant(pool_string(pool, (struct slice){(const u8 *)"text", 4}), K_TEXT);
    expect_constant(pool_number(pool, CP_LONG, 1), K_LONG);
    expect_constant(pool_member(pool, CP_METHODREF, "java/lang/Object", "clone", "()Ljava/lang/Object;"), K_CLONE);
    expect_constant(pool_member(pool, CP_METHODREF, self, "speak", "(Ljava/lang/Runnable;J)I"), K_SPEAK);
}

static inline void made_case(struct world *world, const struct verify_case *c) {
    struct maker *m = make_class(c->name, "java/lang/Object");
    const struct coded constructor = {
        .stack = 1, .locals = 1, .code = BYTES(BC_aload_0, BC_invokespecial, U2(K_OBJECT_INIT), BC_return)};
    m->major = c->major;
    add_constants(&m->pool, c->name);
    made_field(m, ACC_PUBLIC, "f", "I");
    made_coded(m, c->access, c->method, c->descriptor, &c->coded);
    if (strcmp(c->method, "<init>") != 0) made_coded(m, ACC_PUBLIC, "<init>", "()V", &constructor);
    made(world, m);
}

static inline void expect_first_line(struct world *world, const struct verify_case *c) {
    static char verdict[8192];
    verdict_of(world, c->name, verdict, sizeof verdict);
    verdict[strcspn(verdict, "|")] = 0;
    const char *text = verdict;
    if (strncmp(text, "java/lang/VerifyError: ", 23) == 0) text += 23;
    if (c->verdict && strcmp(text, c->verdict) != 0) fail_msg("%s: %s\ninstead of %s", c->name, text, c->verdict);
}

/* Each case has the verdict that its table says, and HotSpot says the same, details included. */
static inline void expect_verdicts(struct world *world, const struct verify_case *cases, u32 count) {
    const char **names = calloc(count, sizeof *names);
    for (u32 i = 0; i < count; i++) {
        made_case(world, &cases[i]);
        names[i] = cases[i].name;
    }
    FOR_EACH_JDK(jdk) {
        world_start(world, jdk);
        for (u32 i = 0; i < count; i++) expect_first_line(world, &cases[i]);
        expect_hotspots_verdicts(world, jdk, names, count);
    }
    free(names);
}

#endif
