/* The class path: directories, jars, wildcards, manifests, multi-release jars. */
#include <zlib.h>

#include "program/classpath.h"
#include "program/manifest.h"
#include "program/module/own_modules.h"
#include "unit/program/maker.h"

static struct world world;
static struct arena *arena;

static int set_up(void **state) {
    (void)state;
    world_open(&world);
    arena = arena_new();
    return 0;
}

static int tear_down(void **state) {
    (void)state;
    arena_free(arena);
    world_close(&world);
    return 0;
}

static void little(struct buffer *out, u32 value, int bytes) {
    for (int i = 0; i < bytes; i++) buffer_u1(out, value >> 8 * i & 0xff);
}

/* The fields that local and central headers have in common. */
static void entry_fields(struct buffer *out, const char *name, const char *text) {
    u32 length = (u32)strlen(text);
    little(out, 20, 2); /* version needed */
    little(out, 0, 2);
    little(out, 0, 2); /* stored */
    little(out, 0, 4);
    little(out, (u32)crc32(0, (const unsigned char *)text, length), 4);
    little(out, length, 4);
    little(out, length, 4);
    little(out, (u32)strlen(name), 2);
    little(out, 0, 2);
}

/* Writes a jar of (name, text) pairs, ended by NULL. */
static void make_jar(const char *file, const char *const *entries) {
    struct buffer out = {0}, central = {0};
    u32 count = 0;
    for (; *entries; entries += 2, count++) {
        little(&central, 0x02014b50, 4);
        little(&central, 20, 2);
        entry_fields(&central, entries[0], entries[1]);
        little(&central, 0, 2);
        little(&central, 0, 4);
        little(&central, 0, 4);
        little(&central, (u32)out.length, 4);
        buffer_bytes(&central, entries[0], strlen(entries[0]));
        little(&out, 0x04034b50, 4);
        entry_fields(&out, entries[0], entries[1]);
        buffer_bytes(&out, entries[0], strlen(entries[0]));
        buffer_bytes(&out, entries[1], strlen(entries[1]));
    }
    u32 start = (u32)out.length;
    buffer_bytes(&out, central.at, central.length);
    little(&out, 0x06054b50, 4);
    little(&out, 0, 4);
    little(&out, count, 2);
    little(&out, count, 2);
    little(&out, (u32)central.length, 4);
    little(&out, start, 4);
    little(&out, 0, 2);
    write_file(world.folder, file, out.at, out.length);
    buffer_free(&out);
    buffer_free(&central);
}

static struct classpath *path_of(const char *format, int version) {
    char text[8 * PATH_MAX];
    size_t used = 0;
    for (const char *at = format; *at; at++) { /* '@' stands for the folder */
        if (*at == '@') used += (size_t)snprintf(text + used, sizeof text - used, "%s", world.folder);
        else text[used++] = *at;
    }
    text[used] = 0;
    struct diag diag = {{0}};
    struct classpath *path = classpath_new(arena, text, version, &diag);
    if (!path) fail_msg("%s", diag.text);
    return path;
}

/* What is found under a name, or NULL; the origin ends with `origin`. */
static const char *content(struct classpath *path, const char *name, const char *origin) {
    struct slice found;
    struct diag diag = {{0}};
    const char *from = NULL;
    int result = classpath_find(path, name, &found, &from, &diag);
    assert_true(result >= 0);
    if (result == 0) return NULL;
    assert_string_equal(from + strlen(from) - strlen(origin), origin);
    return arena_printf(arena, "%.*s", (int)found.length, (const char *)found.at);
}

static void the_first_entry_wins(void **state) {
    (void)state;
    write_file(world.folder, "a/p/X.txt", "a", 1);
    write_file(world.folder, "b/p/X.txt", "b", 1);
    write_file(world.folder, "b/p/Y.txt", "only b", 6);
    make_jar("c.jar", (const char *const[]){"p/X.txt", "jar", "p/Z.txt", "only jar", NULL});
    struct classpath *path = path_of("@/none:@/a:@/b:@/c.jar:@/none.jar", 17);
    assert_int_equal(classpath_count(path), 3);
    assert_string_equal(content(path, "p/X.txt", "a/p/X.txt"), "a");
    assert_string_equal(content(path, "p/Y.txt", "b/p/Y.txt"), "only b");
    assert_string_equal(content(path, "p/Z.txt", "c.jar"), "only jar");
    assert_null(content(path, "p/W.txt", ""));
    assert_null(content(path, "p", "")); /* a directory is not a resource */
    char *name = arena_alloc(arena, 70000);
    memset(name, 'x', 69999);
    assert_null(content(path, name, ""));
    classpath_free(path);
    path = path_of("@/c.jar:@/a", 17);
    assert_string_equal(content(path, "p/X.txt", "c.jar"), "jar");
    classpath_free(path);
}

static void a_star_means_every_jar(void **state) {
    (void)state;
    make_jar("lib/b.jar", (const char *const[]){"x", "b", "y", "b", NULL});
    make_jar("lib/a.JAR", (const char *const[]){"x", "a", NULL});
    write_file(world.folder, "lib/readme.txt", "?", 1);
    write_file(world.folder, "lib/z", "not on the path", 15);
    struct classpath *path = path_of("@/lib/*:@/nowhere/*", 17);
    assert_int_equal(classpath_count(path), 2);
    assert_string_equal(content(path, "x", "a.JAR"), "a");
    assert_string_equal(content(path, "y", "b.jar"), "b");
    assert_null(content(path, "z", ""));
    classpath_free(path);
}

static void manifests_add_to_the_path(void **state) {
    (void)state;
    make_jar("main.jar",
             (const char *const[]){
                 "META-INF/MANIFEST.MF",
                 "Manifest-Version: 1.0\r\nClass-Path: sub/one%20a.jar  main.jar gone.jar su\r\n b/classes/ "
                 "file:\r\n\r\nName: x\r\nClass-Path: nothing.jar\r\n",
                 "x", "main", NULL});
    make_jar("sub/one a.jar",
             (const char *const[]){"META-INF/MANIFEST.MF", "class-path: ../two.jar ../main.jar\n", "y", "one", NULL});
    make_jar("two.jar", (const char *const[]){"x", "two", "y", "two", "z", "two", NULL});
    write_file(world.folder, "sub/classes/w", "class", 5);
    struct classpath *path = path_of("@/main.jar:@/two.jar", 17);
    assert_string_equal(content(path, "x", "main.jar"), "main");
    assert_string_equal(content(path, "y", "one a.jar"), "one");
    assert_string_equal(content(path, "z", "two.jar"), "two");
    assert_string_equal(content(path, "w", "sub/classes//w"), "class");
    assert_int_equal(classpath_count(path), 4);
    classpath_free(path);
}

static void multi_release_jars_know_the_version(void **state) {
    (void)state;
    const char *const entries[] = {"META-INF/MANIFEST.MF",
                                   "Manifest-Version: 1.0\nMulti-Release: TRUE\n\n",
                                   "x",
                                   "base",
                                   "META-INF/versions/11/x",
                                   "eleven",
                                   "META-INF/versions/21/x",
                                   "twenty-one",
                                   "META-INF/versions/21/y",
                                   "new",
                                   NULL};
    make_jar("m.jar", entries);
    make_jar("plain.jar", entries + 2);
    struct classpath *path = path_of("@/m.jar", 17);
    assert_string_equal(content(path, "x", "m.jar"), "eleven");
    assert_null(content(path, "y", ""));
    classpath_free(path);
    path = path_of("@/m.jar", 25);
    assert_string_equal(content(path, "x", "m.jar"), "twenty-one");
    assert_string_equal(content(path, "y", "m.jar"), "new");
    classpath_free(path);
    path = path_of("@/plain.jar", 25);
    assert_string_equal(content(path, "x", "plain.jar"), "base");
    classpath_free(path);
}

/* As with java: what is no jar holds no classes. */
static void a_broken_jar_is_empty(void **state) {
    (void)state;
    struct diag diag = {{0}};
    write_file(world.folder, "broken.jar", "PK\3\4 what is this", 18);
    char text[PATH_MAX + 32];
    snprintf(text, sizeof text, "%s/broken.jar", world.folder);
    struct classpath *path = classpath_new(arena, text, 17, &diag);
    assert_non_null(path);
    assert_null(content(path, "x", ""));
    classpath_free(path);
}

static void manifest_values_are_found(void **state) {
    (void)state;
    const char text[] = "A: one\nLong: ab\n cd\n  ef\r\nEmpty:\nTwice: 1\ntwice: 2\nLast:x\nLost: y";
    struct slice manifest = {(const u8 *)text, sizeof text - 1};
    assert_string_equal(manifest_value(arena, manifest, "a"), "one");
    assert_string_equal(manifest_value(arena, manifest, "Long"), "abcd ef");
    assert_string_equal(manifest_value(arena, manifest, "Empty"), "");
    assert_string_equal(manifest_value(arena, manifest, "Last"), "x");
    assert_string_equal(manifest_value(arena, manifest, "Twice"), "2");
    assert_null(manifest_value(arena, manifest, "Lon"));
    assert_null(manifest_value(arena, manifest, "Lost")); /* its line has no end */
    assert_null(manifest_value(arena, (struct slice){(const u8 *)"A: b\n c", 7}, "A"));
    assert_null(manifest_value(arena, (struct slice){NULL, 0}, "A"));
}

static void programs_read_jars_and_resources(void **state) {
    (void)state;
    write_file(world.folder, "some/file.txt", "hello", 5);
    FOR_EACH_JDK(jdk) {
        struct slice found;
        world_start(&world, jdk);
        assert_int_equal(program_resource(world.program, LOADER_APP, "some/file.txt", &found), 1);
        assert_memory_equal(found.at, "hello", 5);
        assert_int_equal(program_resource(world.program, LOADER_BOOT, "some/file.txt", &found), 0);
        assert_int_equal(program_resource(world.program, LOADER_APP, "some/other.txt", &found), 0);
        assert_int_equal(program_resource(world.program, LOADER_BOOT, "java/lang/Object.class", &found), 1);
        assert_int_equal(found.at[0], 0xca);
        assert_int_equal(program_jdk_version(world.program), jdk->version);
        assert_string_equal(program_jdk_home(world.program), jdk->home);
    }
    struct diag diag = {{0}};
    struct program_options options = {.jdk = world.folder};
    assert_null(program_new(&options, &diag));
    assert_non_null(strstr(diag.text, "release"));
    write_file(world.folder, "release", "JAVA_VERSION=\"17.0.1\"\n", 22);
    assert_null(program_new(&options, &diag)); /* it has no image */
}

static void wildcards_are_expanded_and_the_rest_is_kept(void **state) {
    (void)state;
    make_jar("two.jar", (const char *const[]){"x", "y", NULL});
    make_jar("one.jar", (const char *const[]){"x", "y", NULL});
    const char *folder = world.folder;
    assert_string_equal(classpath_expand(arena, "a::b"), "a::b");
    assert_string_equal(classpath_expand(arena, arena_printf(arena, "a:%s/*:b", folder)),
                        arena_printf(arena, "a:%s/one.jar:%s/two.jar:b", folder, folder));
    assert_string_equal(classpath_expand(arena, arena_printf(arena, "%s/none/*", folder)), "");
}

static void modules_have_their_packages_for_themselves(void **state) {
    (void)state;
    make_jar("own.jar", (const char *const[]){"p/q/C.class", "of the module", NULL});
    FOR_EACH_JDK(jdk) {
        struct link_error error = {0};
        world_start(&world, jdk);
        u32 own = program_add_module(world.program, arena_printf(arena, "%s/own.jar", world.folder));
        assert_int_not_equal(own, 0);
        assert_true(program_has_own_modules(world.program));
        program_add_package(world.program, own, "p/q");
        struct symtab *symbols = program_symbols(world.program);
        assert_non_null(own_module_path(world.program, sym_literal(symbols, "p/q/C")));
        assert_null(own_module_path(world.program, sym_literal(symbols, "p/C")));
        assert_null(own_module_path(world.program, sym_literal(symbols, "C")));
        assert_null(program_class_named(world.program, LOADER_APP, "p/q/Missing", &error));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_first_entry_wins, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_star_means_every_jar, set_up, tear_down),
        cmocka_unit_test_setup_teardown(manifests_add_to_the_path, set_up, tear_down),
        cmocka_unit_test_setup_teardown(multi_release_jars_know_the_version, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_broken_jar_is_empty, set_up, tear_down),
        cmocka_unit_test_setup_teardown(manifest_values_are_found, set_up, tear_down),
        cmocka_unit_test_setup_teardown(wildcards_are_expanded_and_the_rest_is_kept, set_up, tear_down),
        cmocka_unit_test_setup_teardown(modules_have_their_packages_for_themselves, set_up, tear_down),
        cmocka_unit_test_setup_teardown(programs_read_jars_and_resources, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
