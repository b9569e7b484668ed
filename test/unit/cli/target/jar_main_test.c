/* The main class of -jar, and java's words when there is none. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>

#include "cli/target/jar_main.h"
#include "unit/classfile/zip_bytes.h"

static char path[] = "/tmp/havelock-jarfile-XXXXXX";

static const char *main_class_of(struct arena *arena, struct slice bytes, struct diag *diag) {
    int fd = mkstemp(strcpy(path, "/tmp/havelock-jarfile-XXXXXX"));
    assert_true(fd >= 0);
    assert_int_equal(write(fd, bytes.at, bytes.length), (ssize_t)bytes.length);
    close(fd);
    const char *found = jar_main_class(arena, path, 17, diag);
    unlink(path);
    return found;
}

/* What is found in, or said of, a jar with this manifest; the path is shown as "@". */
static const char *with_manifest(struct arena *arena, const char *name, const char *text) {
    struct zip_bytes *zip = calloc(1, sizeof *zip);
    struct diag diag = {""};
    zip_add(zip, name, text, (u32)strlen(text), 8);
    const char *found = main_class_of(arena, zip_finish(zip, ""), &diag);
    free(zip);
    if (found) return found;
    char *at = strstr(diag.text, path);
    return at ? arena_printf(arena, "%.*s@", (int)(at - diag.text), diag.text) : arena_string(arena, diag.text);
}

static void main_classes_are_found(void **state) {
    struct arena *arena = arena_new();
    static const char name[] = "META-INF/MANIFEST.MF";
    (void)state;
    assert_string_equal(with_manifest(arena, name, "Main-Class: p.Main\n"), "p.Main");
    assert_string_equal(with_manifest(arena, name, "A: b\r\nmain-class:  p.\r\n Main \r\n\r\n"), "p.Main");
    assert_string_equal(with_manifest(arena, name, "Main-Class: \xff\n"), "\xef\xbf\xbd");
    arena_free(arena);
}

static void java_has_words_for_the_rest(void **state) {
    struct arena *arena = arena_new();
    struct diag diag = {""};
    static const char name[] = "META-INF/MANIFEST.MF";
    (void)state;
    assert_string_equal(with_manifest(arena, name, "A: b\n"), "no main manifest attribute, in @");
    assert_string_equal(with_manifest(arena, "other", "A: b\n"), "Error: Invalid or corrupt jarfile @");
    assert_string_equal(with_manifest(arena, name, "Main-Class:p\n"), "Error: Invalid or corrupt jarfile @");
    assert_string_equal(with_manifest(arena, name, "Main-Class: p\n\nno name\n"),
                        "Error: An unexpected error occurred while trying to open file @");
    assert_null(main_class_of(arena, (struct slice){(const u8 *)"", 0}, &diag));
    assert_non_null(strstr(diag.text, "Error: Invalid or corrupt jarfile "));
    assert_null(jar_main_class(arena, "/none/such.jar", 17, &diag));
    assert_string_equal(diag.text, "Error: Unable to access jarfile /none/such.jar");
    assert_null(jar_main_class(arena, "/", 17, &diag));
    assert_string_equal(diag.text, "Error: Invalid or corrupt jarfile /");
    arena_free(arena);
}

/* java passes over a last line without an end; of two values the last counts. */
static void lines_without_an_end_are_lost(void **state) {
    struct arena *arena = arena_new();
    static const char name[] = "META-INF/MANIFEST.MF";
    (void)state;
    assert_string_equal(with_manifest(arena, name, "Main-Class: p.Main\nA: b"), "p.Main");
    assert_string_equal(with_manifest(arena, name, "Main-Class: p.Main\n\nnot even a name"), "p.Main");
    assert_string_equal(with_manifest(arena, name, "A: b\nMain-Class: p.Main"), "no main manifest attribute, in @");
    assert_string_equal(with_manifest(arena, name, "Main-Class: p\nMain-Class: q\n"), "q");
    arena_free(arena);
}

/* The launcher wants a colon and a space in each header, which ends where its lines do. */
static void the_launcher_reads_headers(void **state) {
    struct arena *arena = arena_new();
    static const char name[] = "META-INF/MANIFEST.MF", corrupt[] = "Error: Invalid or corrupt jarfile @";
    (void)state;
    assert_string_equal(with_manifest(arena, name, "A b\nMain-Class: p\n"), corrupt);
    assert_string_equal(with_manifest(arena, name, "Main-Class: p\n q"), corrupt);
    assert_string_equal(with_manifest(arena, name, "Main\n -Class: p\n"),
                        "Error: An unexpected error occurred while trying to open file @");
    arena_free(arena);
}

enum { COMPRESSED = 20, LOCAL_NAME = 26 };

/* A stored manifest behind another entry, with one number changed in its local header or in the directory. */
static const char *with_damage(struct arena *arena, u32 local, u32 central, u8 value) {
    static const char text[] = "AB: c\nMain-Class: p.Main\n\n";
    struct zip_bytes *zip = calloc(1, sizeof *zip);
    struct diag diag = {""};
    zip_add(zip, "META-INF/", "", 0, 0);
    size_t at = zip->count, head = zip->central_count;
    zip_add(zip, "META-INF/MANIFEST.MF", text, sizeof text - 1, 0);
    if (local) zip->bytes[at + local] = value;
    if (central) zip->central[head + central] = value;
    const char *found = main_class_of(arena, zip_finish(zip, ""), &diag);
    free(zip);
    return found ? found : strncmp(diag.text, "Error: Invalid", 14) == 0 ? "invalid" : arena_string(arena, diag.text);
}

static void the_launcher_wants_all_bytes(void **state) {
    struct arena *arena = arena_new();
    (void)state;
    assert_string_equal(with_damage(arena, 0, 0, 0), "p.Main");
    assert_string_equal(with_damage(arena, 0, COMPRESSED + 2, 1), "invalid");
    assert_string_equal(with_damage(arena, 0, COMPRESSED + 3, 0xff), "invalid");
    assert_string_equal(with_damage(arena, LOCAL_NAME, 0, 21), "p.Main"); /* the text begins one byte later */
    assert_string_equal(with_damage(arena, 1, 0, 0), "invalid");          /* no local header */
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(main_classes_are_found), cmocka_unit_test(java_has_words_for_the_rest),
        cmocka_unit_test(lines_without_an_end_are_lost), cmocka_unit_test(the_launcher_reads_headers),
        cmocka_unit_test(the_launcher_wants_all_bytes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
