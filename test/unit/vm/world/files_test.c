/* Files in a search: the disk stays as it is, the program sees what it did, and all of it can be taken back. */
#include "vm/world/files.h"

#include "vm/state/undo.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

struct world {
    struct vm vm;
    char folder[64];
};

static const char *in(struct world *w, const char *name) {
    static char paths[4][128];
    static unsigned next;
    char *path = paths[next++ % 4];
    snprintf(path, sizeof paths[0], "%s/%s", w->folder, name);
    return path;
}

static void put_on_disk(struct world *w, const char *name, const char *text) {
    FILE *out = fopen(in(w, name), "w");
    fputs(text, out);
    fclose(out);
}

static int set_up(void **state) {
    struct world *w = calloc(1, sizeof *w);
    strcpy(w->folder, "/tmp/havelock-files-XXXXXX");
    if (!mkdtemp(w->folder)) return -1;
    w->vm.undo = undo_new(&w->vm);
    w->vm.world.effects = effects_new(NULL);
    put_on_disk(w, "old", "on disk");
    mkdir(in(w, "full"), 0777);
    put_on_disk(w, "full/x", "x");
    *state = w;
    return 0;
}

/* What is on disk is what set_up has put there: these removals leave nothing. */
static int tear_down(void **state) {
    struct world *w = *state;
    int left = unlink(in(w, "old")) | unlink(in(w, "full/x")) | rmdir(in(w, "full")) | rmdir(w->folder);
    undo_free(w->vm.undo);
    effects_free(w->vm.world.effects);
    free(w);
    return left;
}

static void write_file(struct world *w, const char *name, int flags, const char *text) {
    int fd = files_open(&w->vm, in(w, name), flags, 0666);
    assert_true(fd > 2);
    assert_int_equal(files_write(&w->vm, fd, text, strlen(text), -1), strlen(text));
    assert_int_equal(files_close(&w->vm, fd), 0);
}

/* text NULL: there is no such file. */
static void expect(struct world *w, const char *name, const char *text) {
    char buffer[100];
    int fd = files_open(&w->vm, in(w, name), O_RDONLY, 0);
    if (!text) {
        assert_int_equal(fd, -1);
        assert_int_equal(errno, ENOENT);
        return;
    }
    assert_true(fd > 2);
    ssize_t n = files_read(&w->vm, fd, buffer, sizeof buffer, -1);
    assert_int_equal(n, strlen(text));
    assert_memory_equal(buffer, text, (size_t)n);
    assert_int_equal(files_close(&w->vm, fd), 0);
}

static void count_key(void *context, u64 key) {
    (void)key;
    ++*(u32 *)context;
}

static u32 values(struct world *w) {
    u32 count = 0;
    effects_each(&w->vm, count_key, &count);
    return count;
}

static void what_is_written_is_read_and_taken_back(void **state) {
    struct world *w = *state;
    expect(w, "old", "on disk");
    assert_int_equal(values(w), 0);
    undo_mark start = undo_mark_now(&w->vm);
    write_file(w, "old", O_WRONLY | O_APPEND, ", no more");
    write_file(w, "new", O_WRONLY | O_CREAT | O_EXCL, "made");
    undo_mark middle = undo_mark_now(&w->vm);
    write_file(w, "new", O_RDWR | O_TRUNC, "m");
    assert_int_equal(files_unlink(&w->vm, in(w, "old")), 0);
    expect(w, "old", NULL);
    expect(w, "new", "m");
    undo_to(&w->vm, middle);
    expect(w, "old", "on disk, no more");
    expect(w, "new", "made");
    undo_to(&w->vm, start);
    expect(w, "old", "on disk");
    expect(w, "new", NULL);
    assert_int_equal(values(w), 0);
}

/* The same contents on other ways is the same state: here, none at all. */
static void what_is_made_and_deleted_leaves_no_trace(void **state) {
    struct world *w = *state;
    undo_mark_now(&w->vm);
    write_file(w, "a", O_WRONLY | O_CREAT, "text");
    assert_int_equal(files_link(&w->vm, in(w, "a"), in(w, "b")), 0);
    assert_int_equal(files_rename(&w->vm, in(w, "a"), in(w, "c")), 0);
    expect(w, "b", "text");
    expect(w, "a", NULL);
    assert_int_equal(files_mkdir(&w->vm, in(w, "d"), 0777), 0);
    assert_int_equal(files_mkdir(&w->vm, in(w, "d"), 0777), -1);
    assert_int_equal(errno, EEXIST);
    assert_int_equal(files_symlink(&w->vm, "../c", in(w, "d/link")), 0);
    expect(w, "d/link", "text");
    assert_int_equal(files_rmdir(&w->vm, in(w, "d")), -1);
    assert_int_equal(errno, ENOTEMPTY);
    assert_int_equal(files_remove(&w->vm, in(w, "d/link")), 0);
    assert_int_equal(files_remove(&w->vm, in(w, "d")), 0);
    assert_int_equal(files_remove(&w->vm, in(w, "b")), 0);
    expect(w, "c", "text");
    assert_int_equal(files_remove(&w->vm, in(w, "c")), 0);
    assert_int_equal(values(w), 0);
}

static void expect_names(struct world *w, const char *folder, const char *expected) {
    struct file_names names = {0};
    char text[200] = "";
    assert_int_equal(files_list(&w->vm, in(w, folder), &names), 0);
    for (u32 i = 0; i < names.count; i++) strcat(strcat(text, names.items[i]), " ");
    assert_string_equal(text, expected);
    file_names_free(&names);
}

static void folders_show_what_is_in_them(void **state) {
    struct world *w = *state;
    undo_mark_now(&w->vm);
    expect_names(w, ".", "full old ");
    write_file(w, "full/y", O_WRONLY | O_CREAT, "y");
    expect_names(w, "full", "x y ");
    assert_int_equal(files_rename(&w->vm, in(w, "full"), in(w, "moved")), 0);
    expect_names(w, ".", "moved old ");
    expect_names(w, "moved", "x y ");
    expect(w, "moved/x", "x");
    expect(w, "full/x", NULL);
    assert_int_equal(files_mkdir(&w->vm, in(w, "full"), 0777), 0);
    expect_names(w, "full", "");
    expect(w, "full/x", NULL);
    assert_int_equal(files_rename(&w->vm, in(w, "old"), in(w, "moved")), -1);
    assert_int_equal(errno, EISDIR);
}

static void an_open_file_outlives_its_name(void **state) {
    struct world *w = *state;
    char text[10];
    undo_mark_now(&w->vm);
    int fd = files_open(&w->vm, in(w, "old"), O_RDONLY, 0);
    assert_int_equal(files_read(&w->vm, fd, text, 3, -1), 3);
    write_file(w, "old", O_WRONLY, "ON DISK");
    assert_int_equal(files_unlink(&w->vm, in(w, "old")), 0);
    write_file(w, "old", O_WRONLY | O_CREAT, "another");
    assert_int_equal(files_read(&w->vm, fd, text, 10, -1), 4);
    assert_memory_equal(text, "DISK", 4);
    assert_int_equal(files_read(&w->vm, fd, text, 2, 0), 2);
    assert_memory_equal(text, "ON", 2);
    assert_int_equal(files_write(&w->vm, fd, "x", 1, -1), -1);
    assert_int_equal(errno, EBADF);
    assert_int_equal(files_close(&w->vm, fd), 0);
    assert_int_equal(files_close(&w->vm, fd), -1);
    expect(w, "old", "another");
}

static void positions_and_lengths(void **state) {
    struct world *w = *state;
    struct stat about;
    char text[8];
    undo_mark_now(&w->vm);
    int fd = files_open(&w->vm, in(w, "old"), O_RDWR, 0);
    assert_int_equal(files_available(&w->vm, fd), 7);
    assert_int_equal(files_seek(&w->vm, fd, 9, SEEK_SET), 9);
    assert_int_equal(files_write(&w->vm, fd, "!", 1, -1), 1);
    assert_int_equal(files_fstat(&w->vm, fd, &about), 0);
    assert_int_equal(about.st_size, 10);
    assert_int_equal(files_read(&w->vm, fd, text, 8, 6), 4);
    assert_memory_equal(text, "k\0\0!", 4);
    assert_int_equal(files_truncate(&w->vm, fd, 2), 0);
    assert_int_equal(files_seek(&w->vm, fd, 0, SEEK_END), 2);
    assert_int_equal(files_seek(&w->vm, fd, -3, SEEK_CUR), -1);
    assert_int_equal(files_close(&w->vm, fd), 0);
    expect(w, "old", "on");
}

static i64 modified(struct world *w, const char *name) {
    struct stat about;
    assert_int_equal(files_stat(&w->vm, in(w, name), true, &about), 0);
    return about.st_mtim.tv_sec * 1000000000 + about.st_mtim.tv_nsec;
}

/* A file that is only on disk, and one that was changed; by its name and by its number. */
static void times_are_set_and_taken_back(void **state) {
    struct world *w = *state;
    const i64 then = 1000000000123456789, later = 1100000000000000001;
    i64 before = modified(w, "old");
    undo_mark start = undo_mark_now(&w->vm);
    int fd = files_open(&w->vm, in(w, "old"), O_RDONLY, 0);
    assert_int_equal(files_set_times_of(&w->vm, fd, 0, then), 0);
    assert_int_equal(modified(w, "old"), then);
    assert_int_equal(files_set_times(&w->vm, in(w, "old"), true, 0, later), 0);
    assert_int_equal(modified(w, "old"), later);
    assert_int_equal(files_close(&w->vm, fd), 0);
    write_file(w, "new", O_WRONLY | O_CREAT, "made");
    fd = files_open(&w->vm, in(w, "new"), O_RDONLY, 0);
    assert_int_equal(files_set_times_of(&w->vm, fd, 0, then), 0);
    assert_int_equal(files_close(&w->vm, fd), 0);
    assert_int_equal(modified(w, "new"), then);
    assert_int_equal(files_set_times(&w->vm, in(w, "none"), true, 0, then), -1);
    assert_int_equal(files_set_times_of(&w->vm, 99, 0, then), -1);
    expect(w, "old", "on disk");
    undo_to(&w->vm, start);
    assert_int_equal(modified(w, "old"), before);
    assert_int_equal(values(w), 0);
}

/* Threads have numbers of their own: who opens first makes no difference. */
static void descriptors_do_not_depend_on_the_order(void **state) {
    struct world *w = *state;
    int numbers[2][2];
    for (u32 round = 0; round < 2; round++) {
        undo_mark start = undo_mark_now(&w->vm);
        for (u32 i = 0; i < 2; i++) {
            w->vm.threads.current = i ^ round;
            numbers[round][i ^ round] = files_open(&w->vm, in(w, "old"), O_RDONLY, 0);
        }
        undo_to(&w->vm, start);
    }
    assert_int_equal(numbers[0][0], numbers[1][0]);
    assert_int_equal(numbers[0][1], numbers[1][1]);
    assert_int_not_equal(numbers[0][0], numbers[0][1]);
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(what_is_written_is_read_and_taken_back),
        TEST(what_is_made_and_deleted_leaves_no_trace),
        TEST(folders_show_what_is_in_them),
        TEST(an_open_file_outlives_its_name),
        TEST(positions_and_lengths),
        TEST(times_are_set_and_taken_back),
        TEST(descriptors_do_not_depend_on_the_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
