#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <cmocka.h>

#include "classfile/jar.h"
#include "unit/classfile/zip_bytes.h"

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

static void expect_sample_for(struct slice bytes, int jdk) {
    struct diag diag = {""};
    struct jar *jar = jar_open_bytes(bytes, "x.jar", jdk, &diag);
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

static void expect_sample(struct slice bytes) {
    expect_sample_for(bytes, 17);
    expect_sample_for(bytes, 25);
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
    struct jar *jar = jar_open_bytes(zip_finish(zip, "PK\5\6 twenty-two bytes and more"), "x.jar", 0, &diag);
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
    struct jar *jar = jar_open_bytes(zip_finish(zip, ""), "x.jar", 0, &diag);
    expect_entry(jar, "x", "new");
    jar_close(jar);
}

static void expect_bad_entry(struct slice bytes, const char *text) {
    struct diag diag = {""};
    struct arena *arena = arena_new();
    struct slice out;
    struct jar *jar = jar_open_bytes(bytes, "x.jar", 0, &diag);
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
    struct jar *jar = jar_open_bytes(bytes, "x.jar", 0, &diag);
    expect_entry(jar, "x", "text");
    jar_close(jar);
    central[24]--;
    jar = jar_open_bytes(bytes, "x.jar", 0, &diag);
    expect_entry(jar, "x", "tex");
    jar_close(jar);
}

static void expect_refused(struct slice bytes, const char *text) {
    struct diag diag = {""};
    assert_null(jar_open_bytes(bytes, "x.jar", 0, &diag));
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
    end[10]--; /* a wrong number of entries does no harm, unless there is no room for so many */
    expect_sample(bytes);
    end[11] = 0x7f;
    expect_sample_for(bytes, 17);
    expect_refused(bytes, "x.jar: zip file with a bad number of entries");
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

/* What a reader by older rules makes of entry "x"; newer rules refuse the whole file. */
static void expect_older_only(struct slice bytes, const char *text) {
    struct diag diag = {""};
    struct jar *jar = jar_open_bytes(bytes, "x.jar", 17, &diag);
    assert_non_null(jar);
    expect_entry(jar, "x", text);
    jar_close(jar);
    assert_null(jar_open_bytes(bytes, "x.jar", 25, &diag));
}

/* Fields that are all ones, and no zip64 block: older JDKs take them for what they are. A size of -1 is none. */
static void older_jdks_refuse_less(void **state) {
    struct zip_bytes *zip = *state;
    for (u16 method = 0; method <= 8; method += 8) {
        *zip = (struct zip_bytes){0};
        zip_add(zip, "x", repeated, 60, method);
        struct slice bytes = zip_finish(zip, "");
        u8 *central = zip->bytes + (bytes.length - 22 - zip->central_count), kept[4];
        char text[61] = "";
        memcpy(text, repeated, 60);
        memset(central + 34, 0xff, 2); /* the disk */
        expect_older_only(bytes, text);
        memset(central + 34, 0, 2);
        memcpy(kept, central + 20, 4);
        memset(central + 20, 0xff, 4); /* the compressed size */
        expect_older_only(bytes, text);
        memcpy(central + 20, kept, 4);
        memset(central + 24, 0xff, 4); /* the size */
        expect_older_only(bytes, text);
    }
}

/* Sizes are ints, and there is nothing to read of a negative one but -1. The largest stands for an unknown one. */
static void negative_sizes_are_empty(void **state) {
    struct zip_bytes *zip = *state;
    struct diag diag;
    *zip = (struct zip_bytes){0};
    zip_add(zip, "x", repeated, 60, 8);
    struct slice bytes = zip_finish(zip, "");
    zip->bytes[bytes.length - 22 - zip->central_count + 27] = 0x80;
    struct jar *jar = jar_open_bytes(bytes, "x.jar", 25, &diag);
    expect_entry(jar, "x", "");
    jar_close(jar);
    memcpy(zip->bytes + bytes.length - 22 - zip->central_count + 24, "\xff\xff\xff\x7f", 4);
    jar = jar_open_bytes(bytes, "x.jar", 25, &diag);
    char text[61] = "";
    memcpy(text, repeated, 60);
    expect_entry(jar, "x", text);
    jar_close(jar);
}

/* One header with this extra field: is it accepted? Its fields at `ones` are all ones. */
static bool opens_with_extra(struct zip_bytes *zip, const char *extra, size_t length, u32 ones, int jdk) {
    struct diag diag;
    *zip = (struct zip_bytes){0};
    zip_add(zip, "x", "text", 4, 0);
    if (ones) memset(zip->central + ones, 0xff, ones == 34 ? 2 : 4);
    zip->central[30] = (u8)length;
    raw(zip->central, &zip->central_count, extra, length);
    struct jar *jar = jar_open_bytes(zip_finish(zip, ""), "x.jar", jdk, &diag);
    jar_close(jar);
    return jar != NULL;
}

static void zip64_blocks_are_checked(void **state) {
    static const char eight[] = "\1\0\10\0\4\0\0\0\0\0\0", minus[] = "\1\0\10\0\4\0\0\0\0\0\0\200";
    static const struct {
        const char *extra;
        u8 length, ones;
        bool older, newer;
    } cases[] = {{"\1\0\0", 4, 0, true, true},   {"\1\0\0", 4, 20, false, false}, {"\1\0\0", 4, 24, false, false},
                 {"\1\0\0", 4, 42, true, false}, {"\1\0\0", 4, 34, true, false},  {"\1\0\4\0abcd", 8, 34, false, true},
                 {eight, 12, 0, true, false},    {eight, 12, 24, true, true},     {minus, 12, 24, false, false},
                 {"\2\0\1", 4, 0, false, false}, {"\1\0\1", 3, 0, true, true}};
    for (u32 i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(opens_with_extra(*state, cases[i].extra, cases[i].length, cases[i].ones, 17), cases[i].older);
        assert_int_equal(opens_with_extra(*state, cases[i].extra, cases[i].length, cases[i].ones, 25), cases[i].newer);
    }
}

/* Older JDKs look at an entry's comment when they look the entry up. */
static void comments_are_text(void **state) {
    struct zip_bytes *zip = *state;
    struct diag diag;
    struct slice out;
    *zip = (struct zip_bytes){0};
    zip_add(zip, "y", "text", 4, 0);
    zip->central[32] = 1;
    raw(zip->central, &zip->central_count, "\xff", 1);
    zip_add(zip, "x", "text", 4, 0);
    struct slice bytes = zip_finish(zip, "");
    expect_older_only(bytes, "text");
    struct arena *arena = arena_new();
    struct jar *jar = jar_open_bytes(bytes, "x.jar", 17, &diag);
    assert_int_equal(jar_read(jar, 0, arena, &out, &diag), -1);
    assert_string_equal(diag.text, "x.jar(y): zip entry with a bad comment");
    jar_close(jar);
    arena_free(arena);
}

/* The manifest of a jar with this one entry; `size` is what the directory says of its size. */
static int manifest_status(struct zip_bytes *zip, const char *name, u32 size) {
    struct arena *arena = arena_new();
    struct slice out;
    struct diag diag = {""};
    *zip = (struct zip_bytes){0};
    zip_add(zip, name, repeated, 60, 8);
    for (int i = 0; i < 4; i++) zip->central[24 + i] = (u8)(size >> 8 * i);
    struct jar *jar = jar_open_bytes(zip_finish(zip, ""), "x.jar", 17, &diag);
    int status = jar_read_manifest(jar, arena, &out, &diag);
    if (status == 0) assert_int_equal(out.length, size);
    jar_close(jar);
    arena_free(arena);
    return status;
}

static void manifests_have_rules_of_their_own(void **state) {
    assert_int_equal(manifest_status(*state, "META-INF/MANIFEST.MF", 60), 0);
    assert_int_equal(manifest_status(*state, "meta-inf/Manifest.mf", 59), 0);
    assert_int_equal(manifest_status(*state, "META-INF/MANIFEST.M", 60), 1);
    assert_int_equal(manifest_status(*state, "META-INF/MANIFEST.MF", 61), -1);
    assert_int_equal(manifest_status(*state, "META-INF/MANIFEST.MF", 65536), -1);
    assert_int_equal(manifest_status(*state, "META-INF/MANIFEST.MF", 0x80000001), -1);
    assert_int_equal(manifest_status(*state, "META-INF/MANIFEST.MF", 0xffffffff), -1);
}

static void opens_files(void **state) {
    struct zip_bytes *zip = *state;
    struct slice bytes = write_sample(zip, false);
    struct diag diag = {""};
    char path[] = "/tmp/havelock-jar-XXXXXX";
    int fd = mkstemp(path);
    assert_int_equal(write(fd, bytes.at, bytes.length), (ssize_t)bytes.length);
    close(fd);
    struct jar *jar = jar_open(path, 0, &diag);
    assert_non_null(jar);
    expect_entry(jar, "a/stored.txt", "hello");
    jar_close(jar);
    unlink(path);
    assert_null(jar_open(path, 0, &diag));
    jar_close(NULL);
}

static int make_zip(void **state) { return (*state = malloc(sizeof(struct zip_bytes))) ? 0 : -1; }

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
        cmocka_unit_test(older_jdks_refuse_less),
        cmocka_unit_test(negative_sizes_are_empty),
        cmocka_unit_test(zip64_blocks_are_checked),
        cmocka_unit_test(comments_are_text),
        cmocka_unit_test(manifests_have_rules_of_their_own),
        cmocka_unit_test(bad_archives_are_refused),
        cmocka_unit_test(opens_files),
    };
    return cmocka_run_group_tests(tests, make_zip, free_zip);
}
