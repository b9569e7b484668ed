#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "classfile/jar.h"
#include "zip_bytes.h"

static const char repeated[] = "abcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabc";

static struct slice write_sample(struct zip_bytes *zip, bool wide) {
    *zip = (struct zip_bytes){.wide = wide};
    zip_add(zip, "a/", "", 0, 0);
    zip_add(zip, "a/stored.txt", "hello", 5, 0);
    zip_add(zip, "a/deflated.txt", repeated, sizeof repeated - 1, 8);
    zip_add(zip, "empty", "", 0, 8);
    return zip_finish(zip, "a comment");
}

static void expect_entry(struct jar *jar, const char *name, const char *text) {
    struct arena *arena = arena_new();
    struct diag diag = {""};
    struct slice bytes;
    int index = jar_find(jar, name, strlen(name));
    assert_true(index >= 0);
    assert_memory_equal(jar_entry_name(jar, (u32)index).at, name, strlen(name));
    assert_int_equal(jar_read(jar, (u32)index, arena, &bytes, &diag), 0);
    assert_int_equal(bytes.length, strlen(text));
    assert_memory_equal(bytes.at, text, bytes.length);
    arena_free(arena);
}

static void expect_sample(struct slice bytes) {
    struct diag diag = {""};
    struct jar *jar = jar_open_bytes(bytes, "x.jar", &diag);
    assert_string_equal(diag.text, "");
    assert_int_equal(jar_count(jar), 4);
    expect_entry(jar, "a/", "");
    expect_entry(jar, "a/stored.txt", "hello");
    expect_entry(jar, "a/deflated.txt", repeated);
    expect_entry(jar, "empty", "");
    assert_int_equal(jar_find(jar, "a/stored", 8), -1);
    assert_int_equal(jar_find(jar, "", 0), -1);
    jar_close(jar);
}

static void reads_entries(void **state) {
    struct zip_bytes *zip = *state;
    expect_sample(write_sample(zip, false));
}

static void reads_zip64(void **state) {
    struct zip_bytes *zip = *state;
    expect_sample(write_sample(zip, true));
}

static void bytes_before_the_archive_are_skipped(void **state) {
    struct zip_bytes *zip = *state;
    struct slice bytes = write_sample(zip, false);
    memmove(zip->bytes + 100, zip->bytes, bytes.length);
    memset(zip->bytes, '#', 100);
    expect_sample((struct slice){zip->bytes, bytes.length + 100});
}

/* What looks like an end record inside the comment says that more would follow than does. */
static void comments_may_look_like_an_end(void **state) {
    struct zip_bytes *zip = *state;
    struct diag diag;
    *zip = (struct zip_bytes){0};
    zip_add(zip, "x", "text", 4, 0);
    struct jar *jar = jar_open_bytes(zip_finish(zip, "PK\5\6 twenty-two bytes and more"), "x.jar", &diag);
    assert_non_null(jar);
    expect_entry(jar, "x", "text");
    jar_close(jar);
}

static void the_last_of_equal_names_counts(void **state) {
    struct zip_bytes *zip = *state;
    struct diag diag;
    *zip = (struct zip_bytes){0};
    zip_add(zip, "x", "old", 3, 0);
    zip_add(zip, "x", "new", 3, 0);
    struct jar *jar = jar_open_bytes(zip_finish(zip, ""), "x.jar", &diag);
    expect_entry(jar, "x", "new");
    jar_close(jar);
}

static void expect_bad_entry(struct slice bytes, const char *text) {
    struct diag diag = {""};
    struct arena *arena = arena_new();
    struct slice out;
    struct jar *jar = jar_open_bytes(bytes, "x.jar", &diag);
    int read = jar ? jar_read(jar, 0, arena, &out, &diag) : -1; /* some are refused with the whole archive */
    assert_int_equal(read, -1);
    assert_string_equal(diag.text, text);
    arena_free(arena);
    if (jar) jar_close(jar);
}

static void bad_entries_are_refused(void **state) {
    struct zip_bytes *zip = *state;
    *zip = (struct zip_bytes){0};
    zip_add(zip, "x", repeated, 60, 8);
    struct slice bytes = zip_finish(zip, "");
    u8 *central = zip->bytes + (bytes.length - 22 - zip->central_count);
    central[24]++;
    expect_bad_entry(bytes, "x.jar(x): corrupt deflated zip entry");
    central[24]--;
    central[27] = 0x7f;
    expect_bad_entry(bytes, "x.jar(x): corrupt deflated zip entry");
    central[27] = 0;
    central[10] = 12;
    expect_bad_entry(bytes, "x.jar: zip file with an unknown compression method");
    central[10] = 0;
    expect_bad_entry(bytes, "x.jar(x): stored zip entry that is too short");
    central[8] = 1;
    expect_bad_entry(bytes, "x.jar: zip file with an encrypted entry");
    central[8] = 0;
    central[45] = 0x7f;
    expect_bad_entry(bytes, "x.jar(x): corrupt zip entry");
}

/* As in the JDK: checksums are not looked at, and neither is what follows the announced bytes. */
static void harmless_flaws_are_overlooked(void **state) {
    struct zip_bytes *zip = *state;
    struct diag diag;
    *zip = (struct zip_bytes){0};
    zip_add(zip, "x", "text", 4, 8);
    struct slice bytes = zip_finish(zip, "");
    u8 *central = zip->bytes + (bytes.length - 22 - zip->central_count);
    central[16] ^= 1;
    struct jar *jar = jar_open_bytes(bytes, "x.jar", &diag);
    expect_entry(jar, "x", "text");
    jar_close(jar);
    central[24]--;
    jar = jar_open_bytes(bytes, "x.jar", &diag);
    expect_entry(jar, "x", "tex");
    jar_close(jar);
}

static void expect_refused(struct slice bytes, const char *text) {
    struct diag diag = {""};
    assert_null(jar_open_bytes(bytes, "x.jar", &diag));
    assert_string_equal(diag.text, text);
}

static void bad_archives_are_refused(void **state) {
    struct zip_bytes *zip = *state;
    expect_refused((struct slice){NULL, 0}, "x.jar: not a zip file: it has no end record");
    expect_refused((struct slice){(const u8 *)repeated, 60}, "x.jar: not a zip file: it has no end record");
    struct slice bytes = write_sample(zip, false);
    u8 *end = zip->bytes + bytes.length - 9 - 22;
    end[15] = 0x7f;
    expect_refused(bytes, "x.jar: zip file with a bad central directory size");
    end[15] = 0;
    end[19] = 0x7f;
    expect_refused(bytes, "x.jar: zip file with a bad central directory offset");
    end[19] = 0;
    end[11] = 0x7f; /* a wrong number of entries does no harm */
    expect_sample(bytes);
    end[11] = 0;
    end[12]--;
    end[16]++;
    expect_refused(bytes, "x.jar: zip file with a corrupt central directory");
}

/* What the JDK refuses in any header of the directory. */
static void bad_headers_are_refused(void **state) {
    static const struct {
        u8 at, value;
        const char *text;
    } flaws[] = {{28, 200, "x.jar: zip file with a truncated central directory"},
                 {32, 1, "x.jar: zip file with a truncated central directory"},
                 {46, 0xff, "x.jar: zip file with a bad entry name or comment"}};
    struct zip_bytes *zip = *state;
    *zip = (struct zip_bytes){0};
    zip_add(zip, "x", "text", 4, 0);
    struct slice bytes = zip_finish(zip, "");
    u8 *central = zip->bytes + (bytes.length - 22 - zip->central_count);
    for (u32 i = 0; i < sizeof flaws / sizeof *flaws; i++) {
        u8 kept = central[flaws[i].at];
        central[flaws[i].at] = flaws[i].value;
        expect_refused(bytes, flaws[i].text);
        central[flaws[i].at] = kept;
    }
    memset(central + 42, 0xff, 4);
    expect_refused(bytes, "x.jar: zip file with a corrupt zip64 entry");
    memset(central + 42, 0, 4);
    zip->bytes[bytes.length - 2] = 9; /* the comment's length */
    expect_refused(bytes, "x.jar: zip file with a truncated comment");
}

static void opens_files(void **state) {
    struct zip_bytes *zip = *state;
    struct slice bytes = write_sample(zip, false);
    struct diag diag = {""};
    char path[] = "/tmp/havelock-jar-XXXXXX";
    int fd = mkstemp(path);
    assert_int_equal(write(fd, bytes.at, bytes.length), (ssize_t)bytes.length);
    close(fd);
    struct jar *jar = jar_open(path, &diag);
    assert_non_null(jar);
    expect_entry(jar, "a/stored.txt", "hello");
    jar_close(jar);
    unlink(path);
    assert_null(jar_open(path, &diag));
    jar_close(NULL);
}

static int make_zip(void **state) {
    return (*state = malloc(sizeof(struct zip_bytes))) ? 0 : -1;
}

static int free_zip(void **state) {
    free(*state);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_entries),
        cmocka_unit_test(reads_zip64),
        cmocka_unit_test(bytes_before_the_archive_are_skipped),
        cmocka_unit_test(comments_may_look_like_an_end),
        cmocka_unit_test(the_last_of_equal_names_counts),
        cmocka_unit_test(bad_entries_are_refused),
        cmocka_unit_test(harmless_flaws_are_overlooked),
        cmocka_unit_test(bad_headers_are_refused),
        cmocka_unit_test(bad_archives_are_refused),
        cmocka_unit_test(opens_files),
    };
    return cmocka_run_group_tests(tests, make_zip, free_zip);
}
