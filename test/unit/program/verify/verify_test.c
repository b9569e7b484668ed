/* The verifier as a whole: it accepts what compilers make, loads only what it must, keeps the rules between classes
 * as HotSpot does, and comes to an end with whatever it is given. */
#include <time.h>

#include "unit/program/verify_cases.h"

enum { FEWEST_CLASSES = 5000, MOST_SECONDS = 20 };

static struct world world;

static int set_up(void **state) {
    (void)state;
    world_open(&world);
    return 0;
}

static int tear_down(void **state) {
    (void)state;
    world_close(&world);
    return 0;
}

static void expect_verified(const char *name) {
    struct link_error error = {0};
    struct class *c = program_class_named(world.program, LOADER_BOOT, name, &error);
    if (!c) fail_msg("%s: %s: %s", name, error.throwable, error.message);
    if (verify_class(world.program, c, &error) < 0) fail_msg("%s: %s: %s", name, error.throwable, error.message);
    assert_null(error.throwable);
}

/* "    java/lang/Object.class": the lines between "Module: java.base" and the next module. */
static u32 verify_listed(FILE *list) {
    char line[1024];
    bool inside = false;
    u32 count = 0;
    while (fgets(line, sizeof line, list)) {
        char *name = line + strspn(line, " "), *end = strstr(name, ".class\n");
        if (strncmp(line, "Module: ", 8) == 0) inside = strcmp(line, "Module: java.base\n") == 0;
        if (!inside || !end || strstr(name, "module-info")) continue;
        *end = 0;
        expect_verified(name);
        count++;
    }
    return count;
}

static void every_class_of_java_base_is_good(void **state) {
    (void)state;
    FOR_EACH_JDK(jdk) {
        char command[70000];
        snprintf(command, sizeof command, "'%s/bin/jimage' " QUICK_JAVAC " list '%s/lib/modules'", jdk->home,
                 jdk->home);
        FILE *list = popen(command, "r");
        assert_non_null(list);
        world_start(&world, jdk);
        u32 count = verify_listed(list);
        pclose(list);
        if (count < FEWEST_CLASSES) fail_msg("JDK %d: only %u classes", jdk->version, count);
    }
}

static struct maker *make_caller(const char *name, const char *super, const char *method_descriptor, u8 opcode,
                                 enum cp_tag tag, const char *owner, const char *member, const char *descriptor) {
    struct maker *m = make_class(name, super);
    u16 reference = made_reference(m, tag, owner, member, descriptor);
    bool is_field = tag == CP_FIELDREF;
    const struct coded coded = {.stack = 2,
                                .locals = 2,
                                .code =
                                    BYTES(BC_aload_0, opcode, U2(reference), is_field ? BC_pop : BC_nop, BC_return)};
    made_coded(m, ACC_PUBLIC | ACC_STATIC, "m", method_descriptor, &coded);
    return m;
}

static void protected_members_are_reached_through_the_own_class(void **state) {
    (void)state;
    struct maker *base = make_class("p/Base", "java/lang/Object");
    made_field(base, ACC_PROTECTED, "f", "I");
    made_method(base, ACC_PROTECTED, "m", "()V");
    made(&world, base);
    made(&world, make_caller("q/Field", "p/Base", "(Lq/Field;)V", BC_getfield, CP_FIELDREF, "p/Base", "f", "I"));
    made(&world, make_caller("q/Other", "p/Base", "(Lp/Base;)V", BC_getfield, CP_FIELDREF, "p/Base", "f", "I"));
    made(&world, make_caller("p/Same", "p/Base", "(Lp/Base;)V", BC_getfield, CP_FIELDREF, "p/Base", "f", "I"));
    made(&world, make_caller("q/Call", "p/Base", "(Lq/Call;)V", BC_invokevirtual, CP_METHODREF, "p/Base", "m", "()V"));
    made(&world, make_caller("q/Bad", "p/Base", "(Lp/Base;)V", BC_invokevirtual, CP_METHODREF, "p/Base", "m", "()V"));
    made(&world, make_caller("q/Null", "p/Base", "(Lq/Null;)V", BC_invokevirtual, CP_METHODREF, "p/Base", "no", "()V"));
    const char *names[] = {"q/Field", "q/Other", "p/Same", "q/Call", "q/Bad", "q/Null"};
    FOR_EACH_JDK(jdk) { expect_hotspots_verdicts(&world, jdk, names, sizeof names / sizeof *names); }
}

static void classes_are_loaded_only_when_needed(void **state) {
    (void)state;
    made(&world,
         make_caller("Same", "java/lang/Object", "(LGone;)V", BC_invokevirtual, CP_METHODREF, "Gone", "m", "()V"));
    made(&world,
         make_caller("Needs", "java/lang/Object", "(LGone;)V", BC_invokevirtual, CP_METHODREF, "Lost", "m", "()V"));
    made(&world, make_caller("Passes", "java/lang/Object", "(LGone;)V", BC_invokestatic, CP_METHODREF, "Lost", "m",
                             "(Ljava/lang/Object;)V"));
    const char *names[] = {"Same", "Needs", "Passes"};
    FOR_EACH_JDK(jdk) {
        expect_hotspots_verdicts(&world, jdk, names, sizeof names / sizeof *names);
        world_start(&world, jdk);
        struct link_error error = {0};
        expect_error(verify_class(world.program, load(&world, "Needs"), &error) ? NULL : &error, &error,
                     "NoClassDefFoundError", "Lost");
        assert_string_equal(error.cause, "java/lang/ClassNotFoundException");
        assert_int_equal(verify_class(world.program, load(&world, "Same"), NULL), 0);
    }
}

static void interface_methods_have_their_own_rules(void **state) {
    (void)state;
    struct maker *i = make_interface("I"), *j = make_interface("J");
    made_method(i, ACC_PUBLIC, "d", "()V");
    made_implements(j, "I");
    made(&world, i);
    made(&world, j);
    const char *names[] = {"Direct", "Indirect", "Unrelated", "DirectPlain", "IndirectPlain", "UnrelatedPlain"};
    const char *implemented[] = {"I", "J", "java/lang/Runnable"};
    for (int k = 0; k < 6; k++) {
        struct maker *c = make_class(names[k], "java/lang/Object");
        made_implements(c, implemented[k % 3]);
        u16 reference = made_reference(c, k < 3 ? CP_INTERFACE_METHODREF : CP_METHODREF, "I", "d", "()V");
        made_coded(c, ACC_PUBLIC, "run", "()V",
                   &(struct coded){
                       .stack = 1, .locals = 1, .code = BYTES(BC_aload_0, BC_invokespecial, U2(reference), BC_return)});
        made(&world, c);
    }
    FOR_EACH_JDK(jdk) { expect_hotspots_verdicts(&world, jdk, names, 6); }
}

/* Thousands of branches over tens of thousands of locals, inferred. */
static struct maker *make_wide_method(u32 branches, u16 locals) {
    struct maker *m = make_class("Wide", "java/lang/Object");
    struct buffer code = {0};
    m->major = 49;
    for (u32 i = 0; i < 2000; i++) {
        const u8 store[] = {BC_iconst_0, BC_wide, BC_istore, U2(i * 32)};
        buffer_bytes(&code, store, sizeof store);
    }
    for (u32 i = 0; i < branches; i++) {
        const u8 branch[] = {BC_aconst_null, BC_ifnonnull, U2(3)};
        buffer_bytes(&code, branch, sizeof branch);
    }
    buffer_u1(&code, BC_return);
    struct coded coded = {.stack = 1, .locals = locals, .code = {code.at, code.length}};
    made_coded(m, ACC_PUBLIC | ACC_STATIC, "m", "()V", &coded);
    buffer_free(&code);
    return m;
}

/* A chain of subroutines, each called by the one before. */
static struct maker *make_deep_method(u32 depth) {
    struct maker *m = make_class("Deep", "java/lang/Object");
    struct buffer code = {0};
    m->major = 49;
    for (u32 i = 0; i < depth; i++) {
        const u8 call[] = {BC_jsr, U2(4), BC_return, BC_pop};
        buffer_bytes(&code, call, sizeof call);
    }
    buffer_u1(&code, BC_return);
    struct coded coded = {.stack = 1, .locals = 65535, .code = {code.at, code.length}};
    made_coded(m, ACC_PUBLIC | ACC_STATIC, "m", "()V", &coded);
    buffer_free(&code);
    return m;
}

/* Every frame changes a local that thousands of others lie under. */
static struct maker *make_tall_map(void) {
    enum { LOCALS = 60000, FRAMES = 4000 };
    struct maker *m = make_class("Tall", "java/lang/Object");
    struct buffer code = {0}, map = {0};
    const u8 full[] = {255, U2(4), U2(LOCALS)}, append[] = {252, U2(3), 0}, chop[] = {250, U2(3)};
    for (u32 i = 0; i < FRAMES; i++) {
        const u8 branch[] = {BC_aconst_null, BC_ifnonnull, U2(3)};
        buffer_bytes(&code, branch, sizeof branch);
    }
    buffer_u1(&code, BC_return);
    buffer_bytes(&map, full, sizeof full);
    for (u32 i = 0; i < LOCALS + 2; i++) buffer_u1(&map, 0);
    for (u32 i = 1; i < FRAMES; i++) buffer_bytes(&map, i % 2 ? append : chop, i % 2 ? sizeof append : sizeof chop);
    struct coded coded = {
        .stack = 1, .locals = 65535, .code = {code.at, code.length}, .frames = FRAMES, .map = {map.at, map.length}};
    made_coded(m, ACC_PUBLIC | ACC_STATIC, "m", "()V", &coded);
    buffer_free(&code);
    buffer_free(&map);
    return m;
}

static void expect_end(const char *name, const char *expected) {
    static char verdict[8192];
    clock_t start = clock(); /* of this process alone: other load does not count */
    verdict_of(&world, name, verdict, sizeof verdict);
    if (!strstr(verdict, expected)) fail_msg("%s: %s", name, verdict);
    assert_true(clock() - start < (clock_t)MOST_SECONDS * CLOCKS_PER_SEC);
}

static void absurd_methods_come_to_an_end(void **state) {
    (void)state;
    made(&world, make_wide_method(5000, 65535));
    made(&world, make_deep_method(12000));
    made(&world, make_tall_map());
    struct jdks all = jdks_find();
    if (all.count == 0) skip();
    world_start(&world, &all.list[0]);
    expect_end("Wide", "accepted");
    expect_end("Deep", "too complex");
    expect_end("Tall", "accepted");
}

/* A method with a branch, a handler and an object under construction, some of whose bytes are changed. */
static struct buffer make_changed(u32 round, u32 *seed) {
    u8 code[] = {BC_new,      U2(K_BUILDER), BC_dup,     BC_invokespecial, U2(K_BUILDER_INIT), BC_astore_1,
                 BC_iload_0,  BC_ifeq,       U2(8),      BC_aload_1,       BC_invokevirtual,   U2(K_HASH),
                 BC_istore_0, BC_iload_0,    BC_ireturn, BC_astore_1,      BC_iconst_0,        BC_ireturn};
    u8 map[] = {252, U2(17), 7, U2(K_BUILDER), 255, U2(1), U2(1), 1, U2(1), 7, U2(K_THROWABLE)};
    char name[32];
    snprintf(name, sizeof name, "Changed%u", round);
    struct maker *m = make_class(name, "java/lang/Object");
    for (u32 i = round % 3; i < 3; i++) {
        *seed = *seed * 1103515245 + 12345;
        u8 *victim = *seed >> 31 ? code + (*seed >> 8) % sizeof code : map + (*seed >> 8) % sizeof map;
        *victim = round & 4 ? (u8)(*seed >> 16) : (u8)(*victim + (*seed >> 20) % 5 - 2);
    }
    m->major = round % 5 ? 52 : 49;
    add_constants(&m->pool, name);
    made_coded(m, ACC_PUBLIC | ACC_STATIC, "m", "(I)I",
               &(struct coded){.stack = 2,
                               .locals = 2,
                               .code = {code, sizeof code},
                               .frames = 2,
                               .map = {map, sizeof map},
                               .handlers = 1,
                               .handler = {{8, 17, 19, 0}}});
    return made_bytes(m);
}

/* Whatever byte is changed to whatever value, there is a verdict; the sanitizers watch. */
static void changed_bytes_give_verdicts(void **state) {
    (void)state;
    enum { ROUNDS = 3000 };
    struct jdks all = jdks_find();
    if (all.count == 0) skip();
    world_start(&world, &all.list[0]);
    u32 seed = 1, accepted = 0;
    struct buffer *kept = calloc(ROUNDS, sizeof *kept); /* bytes live as long as the program */
    for (u32 round = 0; round < ROUNDS; round++) {
        kept[round] = make_changed(round, &seed);
        struct link_error error = {0};
        struct slice bytes = {kept[round].at, kept[round].length};
        struct class *c = program_define(world.program, LOADER_APP, bytes, NULL, &error);
        accepted += c && verify_class(world.program, c, &error) == 0;
    }
    program_free(world.program);
    world.program = NULL;
    for (u32 round = 0; round < ROUNDS; round++) buffer_free(&kept[round]);
    free(kept);
    assert_in_range(accepted, ROUNDS / 20, ROUNDS - ROUNDS / 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_class_of_java_base_is_good, set_up, tear_down),
        cmocka_unit_test_setup_teardown(protected_members_are_reached_through_the_own_class, set_up, tear_down),
        cmocka_unit_test_setup_teardown(classes_are_loaded_only_when_needed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(interface_methods_have_their_own_rules, set_up, tear_down),
        cmocka_unit_test_setup_teardown(absurd_methods_come_to_an_end, set_up, tear_down),
        cmocka_unit_test_setup_teardown(changed_bytes_give_verdicts, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
