/* Synthesised proxies do what MethodHandle.asType makes of direct handles on HotSpot: every pair of types. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "program/synth_proxy.h"
#include "unit/program/jdks.h"
#include "unit/program/relink.h"

#define TARGET  "Proxies$Target"
#define FACE    "Proxies$Face"
#define L(name) "Ljava/lang/" name ";"

static const char *const types[] = {
    "Z",
    "B",
    "C",
    "S",
    "I",
    "J",
    "F",
    "D",
    L("Object"),
    L("Number"),
    L("Comparable"),
    "Ljava/io/Serializable;",
    L("Integer"),
    L("Long"),
    L("Character"),
    L("Boolean"),
    L("String"),
    L("Runnable"),
    "[Ljava/lang/String;",
    "[Ljava/lang/Object;",
};

static const struct {
    const char *name, *type;
} identities[] = {
    {"idZ", "Z"},
    {"idB", "B"},
    {"idC", "C"},
    {"idS", "S"},
    {"idI", "I"},
    {"idJ", "J"},
    {"idF", "F"},
    {"idD", "D"},
    {"idL", L("Object")},
    {"idBox", L("Integer")},
    {"idNumber", L("Number")},
    {"idArray", "[Ljava/lang/String;"},
};

/* Members of each kind, and how a call site sees them. */
static const struct synth_proxy others[] = {
    {NULL, "(LProxies$Target;)I", {REF_GET_FIELD, false, TARGET, "number", "I"}, 17},
    {NULL, "(Ljava/lang/Object;)J", {REF_GET_FIELD, false, TARGET, "number", "I"}, 17},
    {NULL, "(Ljava/lang/Object;)V", {REF_GET_FIELD, false, TARGET, "text", "Ljava/lang/String;"}, 17},
    {NULL, "()Ljava/lang/Object;", {REF_GET_STATIC, false, TARGET, "wide", "J"}, 17},
    {NULL, "()Ljava/lang/String;", {REF_GET_STATIC, false, TARGET, "any", "Ljava/lang/Object;"}, 17},
    {NULL, "(LProxies$Target;Ljava/lang/Object;)V", {REF_PUT_FIELD, false, TARGET, "number", "I"}, 17},
    {NULL,
     "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
     {REF_PUT_FIELD, false, TARGET, "text", "Ljava/lang/String;"},
     17},
    {NULL, "(Ljava/lang/Integer;)I", {REF_PUT_STATIC, false, TARGET, "wide", "J"}, 17},
    {NULL, "(C)V", {REF_PUT_STATIC, false, TARGET, "any", "Ljava/lang/Object;"}, 17},
    {NULL, "()LProxies$Target;", {REF_NEW_INVOKE_SPECIAL, false, TARGET, "<init>", "()V"}, 17},
    {NULL,
     "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
     {REF_NEW_INVOKE_SPECIAL, false, TARGET, "<init>", "(ILjava/lang/String;)V"},
     17},
    {NULL,
     "(Ljava/lang/Object;Ljava/lang/Object;)V",
     {REF_NEW_INVOKE_SPECIAL, false, TARGET, "<init>", "(ILjava/lang/String;)V"},
     17},
    {NULL,
     "(LProxies$Face;I)Ljava/lang/Object;",
     {REF_INVOKE_INTERFACE, true, FACE, "face", "(I)Ljava/lang/String;"},
     17},
    {NULL,
     "(Ljava/lang/Object;S)Ljava/lang/String;",
     {REF_INVOKE_INTERFACE, true, FACE, "face", "(I)Ljava/lang/String;"},
     17},
    {NULL, "(I)J", {REF_INVOKE_STATIC, true, FACE, "make", "(J)Ljava/lang/Long;"}, 17},
    {NULL,
     "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
     {REF_INVOKE_VIRTUAL, false, TARGET, "three", "(JLjava/lang/String;C)Ljava/lang/String;"},
     17},
    {NULL,
     "(LProxies$Target;ILjava/lang/Object;Ljava/lang/Character;)V",
     {REF_INVOKE_VIRTUAL, false, TARGET, "three", "(JLjava/lang/String;C)Ljava/lang/String;"},
     17},
    {NULL, "(I)I", {REF_INVOKE_STATIC, false, TARGET, "nothing", "(Ljava/lang/Object;)V"}, 17},
    {NULL, "(D)D", {REF_INVOKE_STATIC, false, TARGET, "nothing", "(Ljava/lang/Object;)V"}, 17},
    {NULL, "(J)Ljava/lang/String;", {REF_INVOKE_STATIC, false, TARGET, "nothing", "(Ljava/lang/Object;)V"}, 17},
    {NULL, "(Ljava/lang/Object;)Z", {REF_INVOKE_STATIC, false, TARGET, "nothing", "(Ljava/lang/Object;)V"}, 17},
    {NULL,
     "(Ljava/lang/Object;)Ljava/lang/Object;",
     {REF_INVOKE_VIRTUAL, false, "java/lang/Object", "toString", "()Ljava/lang/String;"},
     17},
};

struct job {
    int jdk;
    struct arena *arena;
    const char *folder;
    FILE *list;
    u32 count;
};

static void add(struct job *job, struct synth_proxy proxy) {
    struct slice bytes;
    struct diag diag = {0};
    proxy.class_name = arena_printf(job->arena, "Proxy%u", job->count++);
    proxy.jdk = job->jdk;
    if (synth_proxy(job->arena, &proxy, &bytes, &diag)) proxy.class_name = "refused";
    else assert_true(parses(job->arena, bytes) && class_write(job->folder, proxy.class_name, bytes) == 0);
    fprintf(job->list, "%s %d %s %s %s %s\n", proxy.class_name, proxy.target.kind, proxy.target.owner,
            proxy.target.name, proxy.target.descriptor, proxy.descriptor);
}

/* Every type as the argument of an identity, and as its result. */
static void add_identities(struct job *job) {
    for (size_t i = 0; i < sizeof identities / sizeof *identities; i++) {
        const char *own = identities[i].type;
        struct synth_proxy proxy = {
            NULL,
            NULL,
            {REF_INVOKE_STATIC, false, TARGET, identities[i].name, arena_printf(job->arena, "(%s)%s", own, own)},
            job->jdk};
        for (size_t k = 0; k < sizeof types / sizeof *types; k++) {
            proxy.descriptor = arena_printf(job->arena, "(%s)%s", types[k], own);
            add(job, proxy);
            proxy.descriptor = arena_printf(job->arena, "(%s)%s", own, types[k]);
            add(job, proxy);
        }
    }
}

static void write_proxies(const char *folder, int jdk) {
    struct job job = {.jdk = jdk, .arena = arena_new(), .folder = folder};
    job.list = fopen(arena_printf(job.arena, "%s/list", folder), "w");
    assert_non_null(job.list);
    add_identities(&job);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) add(&job, others[i]);
    fclose(job.list);
    arena_free(job.arena);
}

static void compare_on(const struct jdk *jdk) {
    char folder[] = "/tmp/havelock-proxy-XXXXXX";
    assert_non_null(mkdtemp(folder));
    write_proxies(folder, jdk->version);
    if (shell("'%s/bin/javac' " QUICK_JAVAC " -nowarn -d %s test/unit/program/java/Proxies.java && '%s/bin/java' "
              "-XX:TieredStopAtLevel=1 -cp %s Proxies %s/list >%s/out 2>&1; grep -q '^done$' %s/out || { tail -40 "
              "%s/out; false; }",
              jdk->home, folder, jdk->home, folder, folder, folder, folder, folder))
        fail_msg("differs on JDK %d, see %s", jdk->version, folder);
    shell("rm -rf %s", folder);
}

static void proxies_convert_as_handles_do(void **state) {
    (void)state;
    struct jdks jdks = jdks_find();
    for (int i = 0; i < jdks.count; i++) compare_on(&jdks.list[i]);
    if (!jdks.count) {
        print_message("no JDK: proxies not compared\n");
        skip();
    }
}

static void impossible_calls_are_refused(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    const struct synth_proxy wrong[] = {
        {"X", "(I)V", {REF_INVOKE_STATIC, false, "C", "f", "()V"}, 17},
        {"X", "(I", {REF_INVOKE_STATIC, false, "C", "f", "(I)V"}, 17},
        {"X", "()V", {REF_INVOKE_STATIC, false, "C", "f", "(V)V"}, 17},
        {"X", "()V", {REF_GET_STATIC, false, "C", "f", "II"}, 17},
        {"X", "()V", {0, false, "C", "f", "()V"}, 17},
        {"X", "()V", {10, false, "C", "f", "()V"}, 17},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct slice bytes;
        struct diag diag = {0};
        assert_int_equal(synth_proxy(arena, &wrong[i], &bytes, &diag), -1);
        assert_string_not_equal(diag.text, "");
    }
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(proxies_convert_as_handles_do),
        cmocka_unit_test(impossible_calls_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
