/* The world outside stays as it was at the first look, also in another process. */
#include "vm/world/host_snapshot.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[] = "/tmp/havelock-outside-XXXXXX";
static char file[64];

static void write_file(const char *text) {
    FILE *out = fopen(file, "w");
    fputs(text, out);
    fclose(out);
}

static int set_up(void **state) {
    (void)state;
    strcpy(folder + strlen(folder) - 6, "XXXXXX");
    if (!mkdtemp(folder)) return -1;
    snprintf(file, sizeof file, "%s/file", folder);
    return 0;
}

static int tear_down(void **state) {
    (void)state;
    unlink(file);
    return rmdir(folder);
}

static void expect_contents(struct host_snapshot *o, const char *text) {
    struct slice contents;
    assert_int_equal(host_snapshot_contents(o, file, &contents), 0);
    assert_int_equal(contents.length, strlen(text));
    assert_memory_equal(contents.at, text, contents.length);
}

static void first_looks_stay(void **state) {
    (void)state;
    struct host_snapshot *o = host_snapshot_new();
    struct stat about;
    assert_int_equal(host_snapshot_stat(o, file, &about), -1);
    write_file("later");
    errno = 0;
    assert_int_equal(host_snapshot_stat(o, file, &about), -1);
    assert_int_equal(errno, ENOENT);
    host_snapshot_free(o);
    o = host_snapshot_new();
    assert_int_equal(host_snapshot_stat(o, file, &about), 0);
    expect_contents(o, "later");
    write_file("changed since");
    expect_contents(o, "later");
    unlink(file);
    assert_int_equal(host_snapshot_stat(o, file, &about), 0);
    assert_int_equal(about.st_size, 5);
    host_snapshot_free(o);
}

/* It was looked at, but not read, when it was shorter. */
static void a_file_that_grew_is_read_as_far_as_it_went(void **state) {
    (void)state;
    struct host_snapshot *o = host_snapshot_new();
    struct stat about;
    write_file("one");
    assert_int_equal(host_snapshot_stat(o, file, &about), 0);
    write_file("one two");
    expect_contents(o, "one");
    host_snapshot_free(o);
}

static void lists_are_sorted_and_stay(void **state) {
    (void)state;
    struct host_snapshot *o = host_snapshot_new();
    struct file_names names = {0};
    write_file("");
    assert_int_equal(host_snapshot_list(o, folder, &names), 0);
    unlink(file);
    assert_int_equal(host_snapshot_list(o, folder, &names), 0);
    assert_int_equal(names.count, 2);
    assert_string_equal(names.items[1], "file");
    file_names_free(&names);
    assert_int_equal(host_snapshot_list(o, file, &names), -1);
    host_snapshot_free(o);
}

static struct host_snapshot *through_an_archive(struct host_snapshot *o, bool cut) {
    char *bytes;
    size_t size;
    struct diag diag = {""};
    FILE *out = open_memstream(&bytes, &size);
    struct archive_writer *w = archive_begin(out, "OUTSIDE1", 1);
    host_snapshot_write(o, w);
    archive_put32(w, 77);
    assert_int_equal(archive_finish(w, &diag), 0);
    fclose(out);
    struct archive_reader r;
    assert_int_equal(archive_open(&r, (struct slice){(const u8 *)bytes, size}, "OUTSIDE1", 1, &diag), 0);
    if (cut) r.end -= 20;
    struct host_snapshot *copy = host_snapshot_new();
    host_snapshot_read(copy, &r);
    assert_int_equal(r.failed, cut);
    if (!cut) assert_int_equal(archive_get32(&r), 77);
    free(bytes);
    host_snapshot_free(o);
    return copy;
}

static void what_was_seen_can_be_kept(void **state) {
    (void)state;
    struct host_snapshot *o = host_snapshot_new();
    struct file_names names = {0};
    struct slice input;
    struct stat about;
    write_file("kept");
    expect_contents(o, "kept");
    assert_int_equal(host_snapshot_list(o, folder, &names), 0);
    assert_int_equal(host_snapshot_access(o, file, R_OK), 0);
    assert_int_equal(host_snapshot_stat(o, "/no/such/path", &about), -1);
    assert_false(host_snapshot_input_was_read(o, &input));
    host_snapshot_set_input(o, (struct slice){(const u8 *)"a\0b", 3});
    unlink(file);
    o = through_an_archive(o, false);
    expect_contents(o, "kept");
    assert_int_equal(host_snapshot_list(o, folder, &names), 0);
    assert_int_equal(names.count, 2);
    file_names_free(&names);
    assert_int_equal(host_snapshot_access(o, file, R_OK), 0);
    assert_true(host_snapshot_input_was_read(o, &input));
    assert_int_equal(input.length, 3);
    assert_memory_equal(host_snapshot_input(o).at, "a\0b", 3);
    host_snapshot_free(through_an_archive(o, true));
}

/* What a visit was told last. */
struct told {
    char path[64];
    u32 asked, count;
    u64 digest;
};

static void tell(void *context, const char *path, u32 asked, u64 digest) {
    struct told *told = context;
    snprintf(told->path, sizeof told->path, "%s", path);
    told->asked = asked;
    told->digest = digest;
    told->count++;
}

static bool is_as_before(const struct told *told) {
    struct host_snapshot *now = host_snapshot_new();
    struct slice ignored;
    host_snapshot_contents(now, told->path, &ignored); /* more than was asked before does not matter */
    bool same = host_snapshot_ask(now, told->path, told->asked) == told->digest;
    host_snapshot_free(now);
    return same;
}

static void set_time(time_t when) {
    struct timespec times[2] = {{when, 0}, {when, 0}};
    utimensat(AT_FDCWD, file, times, 0);
}

static void digests_tell_what_changed(void **state) {
    (void)state;
    struct host_snapshot *o = host_snapshot_new();
    struct told told = {""};
    struct stat about;
    host_snapshot_each(o, tell, &told);
    assert_int_equal(told.count, 0);
    write_file("one"), set_time(1000);
    expect_contents(o, "one");
    host_snapshot_each(o, tell, &told);
    assert_int_equal(told.count, 1);
    assert_string_equal(told.path, file);
    assert_true(is_as_before(&told));
    write_file("two"), set_time(1000);
    assert_false(is_as_before(&told));
    write_file("one"), set_time(2000);
    assert_false(is_as_before(&told));
    set_time(1000);
    assert_true(is_as_before(&told));
    unlink(file);
    assert_false(is_as_before(&told));
    host_snapshot_free(o);
    o = host_snapshot_new();
    assert_int_equal(host_snapshot_stat(o, file, &about), -1);
    host_snapshot_each(o, tell, &told);
    assert_true(is_as_before(&told));
    write_file("");
    assert_false(is_as_before(&told));
    host_snapshot_free(o);
}

static void folders_and_the_environment_have_digests(void **state) {
    (void)state;
    struct host_snapshot *o = host_snapshot_new();
    struct file_names names = {0};
    struct told told = {""};
    assert_int_equal(host_snapshot_list(o, folder, &names), 0);
    host_snapshot_each(o, tell, &told);
    assert_true(is_as_before(&told));
    write_file("");
    assert_false(is_as_before(&told));
    host_snapshot_note_environment(o);
    host_snapshot_each(o, tell, &told);
    assert_string_equal(told.path, "");
    assert_true(told.digest == host_snapshot_ask(o, "", 0));
    setenv("HAVELOCK_UNIT_TEST", "x", 1);
    assert_false(told.digest == host_snapshot_ask(o, "", 0));
    unsetenv("HAVELOCK_UNIT_TEST");
    host_snapshot_free(o);
    file_names_free(&names);
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(first_looks_stay),          TEST(a_file_that_grew_is_read_as_far_as_it_went),
        TEST(lists_are_sorted_and_stay), TEST(what_was_seen_can_be_kept),
        TEST(digests_tell_what_changed), TEST(folders_and_the_environment_have_digests),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
