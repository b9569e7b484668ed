#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/archive.h"
#include "base/numset.h"

static const char name[8] = "TESTFILE";

struct file {
    char *bytes;
    size_t length;
    FILE *stream;
    struct archive_writer *w;
};

/* The stream knows where the struct is. */
static void begin(struct file *f) {
    f->stream = open_memstream(&f->bytes, &f->length);
    assert_non_null(f->stream);
    f->w = archive_begin(f->stream, name, 7);
}

static void finish(struct file *f) {
    struct diag diag = {""};
    assert_int_equal(archive_finish(f->w, &diag), 0);
    fclose(f->stream);
}

static struct slice slice_of(const struct file *f) { return (struct slice){(const u8 *)f->bytes, f->length}; }

static void write_sample(struct file *f) {
    struct VEC(u64) numbers = {0};
    begin(f);
    for (u64 i = 0; i < 100; i++) vec_push(&numbers, i * i);
    archive_put32(f->w, 42);
    archive_put64(f->w, UINT64_MAX);
    archive_put_text(f->w, "words");
    archive_put_vec(f->w, &numbers);
    archive_put_list(f->w, NULL, 0, 4);
    vec_free(&numbers);
    finish(f);
}

static void what_is_written_is_read(void **state) {
    (void)state;
    struct file f;
    write_sample(&f);
    struct archive_reader r;
    struct diag diag = {""};
    struct VEC(u64) numbers = {0};
    u32 count;
    assert_int_equal(archive_open(&r, slice_of(&f), name, 7, &diag), 0);
    assert_int_equal(archive_get32(&r), 42);
    assert_true(archive_get64(&r) == UINT64_MAX);
    assert_string_equal(archive_get_text(&r), "words");
    archive_get_vec(&r, &numbers);
    assert_int_equal(numbers.count, 100);
    assert_int_equal(numbers.items[99], 99 * 99);
    archive_get_list(&r, &count, 4);
    assert_int_equal(count, 0);
    assert_false(r.failed);
    assert_ptr_equal(r.at, r.end);
    assert_int_equal(archive_get32(&r), 0); /* beyond the end */
    assert_true(r.failed);
    vec_free(&numbers);
    free(f.bytes);
}

static void every_changed_byte_and_every_missing_end_is_noticed(void **state) {
    (void)state;
    struct file f;
    write_sample(&f);
    struct archive_reader r;
    struct diag diag = {""};
    for (size_t i = 0; i < f.length; i++) {
        f.bytes[i] ^= 4;
        assert_int_equal(archive_open(&r, slice_of(&f), name, 7, &diag), -1);
        f.bytes[i] ^= 4;
        assert_int_equal(archive_open(&r, (struct slice){(const u8 *)f.bytes, i}, name, 7, &diag), -1);
    }
    assert_int_equal(archive_open(&r, slice_of(&f), name, 7, &diag), 0);
    assert_int_equal(archive_open(&r, slice_of(&f), name, 8, &diag), -1);
    assert_int_equal(archive_open(&r, slice_of(&f), "OTHERONE", 7, &diag), -1);
    free(f.bytes);
}

static void a_list_longer_than_the_file_is_refused(void **state) {
    (void)state;
    struct file f;
    begin(&f);
    archive_put32(f.w, UINT32_MAX);
    archive_put64(f.w, 0);
    finish(&f);
    struct archive_reader r, again;
    struct diag diag = {""};
    struct VEC(u64) numbers = {0};
    assert_int_equal(archive_open(&r, slice_of(&f), name, 7, &diag), 0);
    again = r;
    archive_get_vec(&r, &numbers);
    assert_true(r.failed);
    assert_int_equal(numbers.count, 0);
    assert_null(numbers.items);
    assert_string_equal(archive_get_text(&again), "");
    assert_true(again.failed);
    free(f.bytes);
}

static void sets_keep_their_numbers(void **state) {
    (void)state;
    struct numsets *sets = numsets_new(), *copy = numsets_new();
    u32 set = 0;
    for (u32 i = 0; i < 50; i++) set = numset_with(sets, set, i * 7 % 50);
    struct file f;
    begin(&f);
    numsets_write(sets, f.w);
    finish(&f);
    struct archive_reader r;
    struct diag diag = {""};
    assert_int_equal(archive_open(&r, slice_of(&f), name, 7, &diag), 0);
    numsets_read(copy, &r);
    assert_false(r.failed);
    assert_int_equal(numsets_count(copy), numsets_count(sets));
    for (u32 i = 0; i < numsets_count(sets); i++) {
        u32 m, n;
        const u32 *a = numset_items(sets, i, &m), *b = numset_items(copy, i, &n);
        assert_int_equal(m, n);
        if (m) assert_memory_equal(a, b, m * sizeof *a);
    }
    assert_int_equal(numset_with(copy, 0, 7), numset_with(sets, 0, 7));
    numsets_free(sets);
    numsets_free(copy);
    free(f.bytes);
}

static void a_set_that_comes_twice_is_refused(void **state) {
    (void)state;
    struct file f;
    begin(&f);
    u32 numbers[] = {1, 2};
    archive_put32(f.w, 3);
    archive_put_list(f.w, numbers, 2, 4);
    archive_put_list(f.w, numbers, 2, 4);
    finish(&f);
    struct archive_reader r;
    struct diag diag = {""};
    struct numsets *sets = numsets_new();
    assert_int_equal(archive_open(&r, slice_of(&f), name, 7, &diag), 0);
    numsets_read(sets, &r);
    assert_true(r.failed);
    numsets_free(sets);
    free(f.bytes);
}

static void a_full_disk_is_said(void **state) {
    (void)state;
    FILE *full = fopen("/dev/full", "w");
    struct diag diag = {""};
    if (!full) skip();
    struct archive_writer *w = archive_begin(full, name, 7);
    for (u32 i = 0; i < 100000; i++) archive_put32(w, i);
    assert_int_equal(archive_finish(w, &diag), -1);
    assert_string_equal(diag.text, "No space left on device");
    fclose(full);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(every_changed_byte_and_every_missing_end_is_noticed),
        cmocka_unit_test(a_list_longer_than_the_file_is_refused),
        cmocka_unit_test(sets_keep_their_numbers),
        cmocka_unit_test(a_set_that_comes_twice_is_refused),
        cmocka_unit_test(a_full_disk_is_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
