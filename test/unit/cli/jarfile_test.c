/* The main class of -jar, and java's words when there is none. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/jarfile.h"
#include "unit/classfile/zip_bytes.h"

static char path[] = "/tmp/havelock-jarfile-XXXXXX";

static const char *main_class_of(struct arena *arena, struct slice bytes, struct diag *diag) {
    int fd = mkstemp(strcpy(path, "/tmp/havelock-jarfile-XXXXXX"));
    assert_true(fd >= 0);
    assert_int_equal(write(fd, bytes.at, bytes.length), (ssize_t)bytes.length);
    close(fd);
    const char *found = jarfile_main_class(arena, path, diag);
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
    if (found)
        return found;
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
    assert_null(jarfile_main_class(arena, "/none/such.jar", &diag));
    assert_string_equal(diag.text, "Error: Unable to access jarfile /none/such.jar");
    assert_null(jarfile_main_class(arena, "/", &diag));
    assert_string_equal(diag.text, "Error: Invalid or corrupt jarfile /");
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(main_classes_are_found),
                                       cmocka_unit_test(java_has_words_for_the_rest)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
