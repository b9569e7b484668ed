/* coder.h - methods made from bytes of code, for tests of the verifier, and what HotSpot says about them. */
#ifndef HAVELOCK_TEST_CODER_H
#define HAVELOCK_TEST_CODER_H

#include "classfile/opcodes.h"
#include "program/verify/verify.h"
#include "unit/program/maker.h"

/* Numbers as they stand in code. */
#define U2(value) (u8)((value) >> 8), (u8)(value)
#define U4(value) (u8)((u32)(value) >> 24), (u8)((u32)(value) >> 16), (u8)((u32)(value) >> 8), (u8)(value)

#define BYTES(...) \
    { \
        (const u8[]){__VA_ARGS__}, sizeof(const u8[]) { __VA_ARGS__ } \
    }

struct coded_handler {
    u16 start, end, target, type;
};

struct coded {
    u16 stack, locals;
    struct slice code;
    u16 frames;       /* of the stack map; 0: there is none */
    struct slice map; /* the frames themselves */
    u16 handlers;
    struct coded_handler handler[3];
};

static inline void add_stack_map(struct maker *m, struct buffer *out, const struct coded *coded) {
    buffer_u2(out, coded->frames != 0);
    if (coded->frames == 0) return;
    buffer_u2(out, pool_name(&m->pool, "StackMapTable"));
    buffer_u4(out, (u32)coded->map.length + 2);
    buffer_u2(out, coded->frames);
    buffer_bytes(out, coded->map.at, coded->map.length);
}

static inline void made_coded(struct maker *m, u16 access, const char *name, const char *descriptor,
                              const struct coded *coded) {
    struct buffer body = {0}, *out = &m->methods;
    buffer_u2(&body, coded->stack);
    buffer_u2(&body, coded->locals);
    buffer_u4(&body, (u32)coded->code.length);
    buffer_bytes(&body, coded->code.at, coded->code.length);
    buffer_u2(&body, coded->handlers);
    for (u32 i = 0; i < coded->handlers; i++) {
        buffer_u2(&body, coded->handler[i].start);
        buffer_u2(&body, coded->handler[i].end);
        buffer_u2(&body, coded->handler[i].target);
        buffer_u2(&body, coded->handler[i].type);
    }
    add_stack_map(m, &body, coded);
    buffer_u2(out, access);
    buffer_u2(out, pool_name(&m->pool, name));
    buffer_u2(out, pool_name(&m->pool, descriptor));
    buffer_u2(out, 1);
    buffer_u2(out, pool_name(&m->pool, "Code"));
    buffer_u4(out, (u32)body.length);
    buffer_bytes(out, body.at, body.length);
    m->method_count++;
    buffer_free(&body);
}

/* The verdict on a class of the world, as VerifyProbe prints it. */
static inline void verdict_of(struct world *world, const char *name, char *out, size_t size) {
    struct link_error error = {0};
    struct class *c = program_class_named(world->program, LOADER_APP, name, &error);
    if (c && verify_class(world->program, c, &error) == 0) snprintf(out, size, "accepted");
    else snprintf(out, size, "%s: %s", error.throwable, error.message);
    for (char *at = out; *at; at++)
        if (*at == '\n') *at = '|';
}

/* HotSpot's verdicts on the classes, in a stream of lines; the caller closes it. */
static inline FILE *ask_hotspot(const struct world *world, const struct jdk *jdk, const char *const *names, u32 count) {
    struct buffer command = {0};
    char start[40000];
    snprintf(start, sizeof start, "'%s/bin/java' " QUICK_JAVA " -cp build/probe VerifyProbe '%s'", jdk->home,
             world->folder);
    buffer_bytes(&command, start, strlen(start));
    for (u32 i = 0; i < count; i++) {
        buffer_bytes(&command, " ", 1);
        buffer_bytes(&command, names[i], strlen(names[i]));
    }
    buffer_u1(&command, 0);
    FILE *answers = popen((const char *)command.at, "r");
    buffer_free(&command);
    return answers;
}

/* One class after the other: our verdict must be HotSpot's, to the letter. */
static inline void expect_hotspots_verdicts(struct world *world, const struct jdk *jdk, const char *const *names,
                                            u32 count) {
    static char ours[8192], line[9000];
    world_start(world, jdk);
    FILE *answers = ask_hotspot(world, jdk, names, count);
    assert_non_null(answers);
    for (u32 i = 0; i < count; i++) {
        assert_non_null(fgets(line, sizeof line, answers));
        line[strcspn(line, "\n")] = 0;
        size_t length = strlen(names[i]);
        verdict_of(world, names[i], ours, sizeof ours);
        assert_memory_equal(line, names[i], length);
        if (strcmp(names[i], "CallsInTry") == 0 && jdk->version == 17)
            line[length + 1 + strcspn(line + length + 1, ":")] = ours[strcspn(ours, ":")] = 0; /* its updates differ */
        if (strcmp(line + length + 1, ours) != 0)
            fail_msg("%s: JDK %d says\n%s\nand we say\n%s", names[i], jdk->version, line + length + 1, ours);
    }
    pclose(answers);
}

#endif
