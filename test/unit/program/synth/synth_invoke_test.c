/* Synthesised invokers do what Method.invoke and Constructor.newInstance do on HotSpot, errors included. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "program/synth/synth_invoke.h"
#include "unit/program/jdks.h"
#include "unit/program/relink.h"

#define TARGET "Invocations$Target"
#define FACE   "Invocations$Face"

static const struct {
    const char *name;
    struct synth_target target;
} members[] = {
    {"new0", {REF_NEW_INVOKE_SPECIAL, false, TARGET, "<init>", "()V"}},
    {"new1", {REF_NEW_INVOKE_SPECIAL, false, TARGET, "<init>", "(Ljava/lang/String;)V"}},
    {"new2", {REF_NEW_INVOKE_SPECIAL, false, TARGET, "<init>", "(ILjava/lang/Integer;)V"}},
    {"nothing", {REF_INVOKE_STATIC, false, TARGET, "nothing", "()V"}},
    {"takeZ", {REF_INVOKE_STATIC, false, TARGET, "takeZ", "(Z)Z"}},
    {"takeB", {REF_INVOKE_STATIC, false, TARGET, "takeB", "(B)B"}},
    {"takeC", {REF_INVOKE_STATIC, false, TARGET, "takeC", "(C)C"}},
    {"takeS", {REF_INVOKE_STATIC, false, TARGET, "takeS", "(S)S"}},
    {"takeI", {REF_INVOKE_STATIC, false, TARGET, "takeI", "(I)I"}},
    {"takeJ", {REF_INVOKE_STATIC, false, TARGET, "takeJ", "(J)J"}},
    {"takeF", {REF_INVOKE_STATIC, false, TARGET, "takeF", "(F)F"}},
    {"takeD", {REF_INVOKE_STATIC, false, TARGET, "takeD", "(D)D"}},
    {"takeL", {REF_INVOKE_STATIC, false, TARGET, "takeL", "(Ljava/lang/Object;)Ljava/lang/Object;"}},
    {"takeString", {REF_INVOKE_STATIC, false, TARGET, "takeString", "(Ljava/lang/String;)Ljava/lang/String;"}},
    {"takeArray", {REF_INVOKE_STATIC, false, TARGET, "takeArray", "([I)I"}},
    {"takeInterface",
     {REF_INVOKE_STATIC, false, TARGET, "takeInterface", "(Ljava/lang/CharSequence;)Ljava/lang/CharSequence;"}},
    {"mixed", {REF_INVOKE_VIRTUAL, false, TARGET, "mixed", "(JLjava/lang/String;DC)Ljava/lang/String;"}},
    {"throwsError", {REF_INVOKE_VIRTUAL, false, TARGET, "throwsError", "(Ljava/lang/String;)V"}},
    {"castsInside", {REF_INVOKE_STATIC, false, TARGET, "castsInside", "(Ljava/lang/Object;)I"}},
    {"face", {REF_INVOKE_INTERFACE, true, FACE, "face", "(ILjava/lang/String;)Ljava/lang/String;"}},
    {"faceDefault", {REF_INVOKE_INTERFACE, true, FACE, "faceDefault", "(Ljava/lang/Object;)Ljava/lang/String;"}},
};

enum { MEMBER_COUNT = sizeof members / sizeof *members };

static void write_invokers(const char *folder, int jdk) {
    struct arena *arena = arena_new();
    for (size_t i = 0; i < MEMBER_COUNT; i++) {
        struct synth_invoke invoke = {arena_printf(arena, "Invoke_%s", members[i].name), members[i].target, jdk, false};
        struct slice bytes;
        struct diag diag = {0};
        if (synth_invoke(arena, &invoke, &bytes, &diag)) fail_msg("%s: %s", invoke.class_name, diag.text);
        assert_true(parses(arena, bytes));
        assert_int_equal(class_write(folder, invoke.class_name, bytes), 0);
    }
    arena_free(arena);
}

static void compare_on(const struct jdk *jdk) {
    char folder[] = "/tmp/havelock-invoke-XXXXXX", names[2048] = "";
    assert_non_null(mkdtemp(folder));
    for (size_t i = 0; i < MEMBER_COUNT; i++)
        snprintf(names + strlen(names), sizeof names - strlen(names), " %s", members[i].name);
    write_invokers(folder, jdk->version);
    /* Reflection of JDK 17 changes its texts after some calls unless told not to. */
    if (shell("'%s/bin/javac' " QUICK_JAVAC
              " -nowarn -d %s test/unit/program/java/Invocations.java && '%s/bin/java' -Xint "
              "-XX:+UseSerialGC "
              "-Dsun.reflect.inflationThreshold=2147483647 -cp %s Invocations %s >%s/out 2>&1; "
              "grep -q '^done$' %s/out || { tail -40 %s/out; false; }",
              jdk->home, folder, jdk->home, folder, names, folder, folder, folder))
        fail_msg("differs on JDK %d, see %s", jdk->version, folder);
    shell("rm -rf %s", folder);
}

static void invokers_behave_as_reflection_does(void **state) {
    (void)state;
    struct jdks jdks = jdks_find();
    for (int i = 0; i < jdks.count; i++) compare_on(&jdks.list[i]);
    if (!jdks.count) {
        print_message("no JDK: invokers not compared\n");
        skip();
    }
}

static void fields_are_refused(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    struct synth_invoke invoke = {"X", {REF_GET_FIELD, false, "C", "f", "I"}, 17, false};
    struct slice bytes;
    struct diag diag = {0};
    assert_int_equal(synth_invoke(arena, &invoke, &bytes, &diag), -1);
    assert_string_not_equal(diag.text, "");
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(invokers_behave_as_reflection_does),
        cmocka_unit_test(fields_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
