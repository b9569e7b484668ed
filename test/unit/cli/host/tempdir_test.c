#include "cli/host/tempdir.h"

#include "cli/host/file.h"
#include "unit/cli/scratch.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static void freeing_removes_the_folder_and_all_in_it(void **state) {
    (void)state;
    struct diag diag = {""};
    struct arena *arena = arena_new();
    struct tempdir *dir = tempdir_new(&diag);
    assert_non_null(dir);
    const char *path = arena_string(arena, tempdir_path(dir));
    make_folder(arena, dir, "a");
    make_folder(arena, dir, "a/b");
    make_text(arena, dir, "a/b/file", "text");
    assert_int_equal(symlink("/", path_in(arena, dir, "link")), 0);
    assert_true(file_is_folder(path));
    tempdir_free(dir);
    assert_false(file_is_folder(path));
    assert_true(file_is_folder("/tmp"));
    tempdir_free(NULL);
    arena_free(arena);
}

static void folders_do_not_hold_each_other(void **state) {
    (void)state;
    struct diag diag = {""};
    struct tempdir *first = tempdir_new(&diag), *second = tempdir_new(&diag);
    assert_non_null(first);
    assert_non_null(second);
    tempdir_free(first);
    assert_true(file_is_folder(tempdir_path(second)));
    tempdir_free(second);
}

/* A child that makes a folder, tells its name through the pipe, and waits to be killed. */
static void make_and_hang(int out) {
    struct diag diag = {""};
    struct tempdir *dir = tempdir_new(&diag);
    const char *path = dir ? tempdir_path(dir) : "";
    ssize_t written = write(out, path, strlen(path) + 1);
    close(out);
    for (;;) pause();
    (void)written;
}

static void a_killed_process_leaves_nothing(void **state) {
    (void)state;
    int ends[2];
    char path[512] = "";
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) make_and_hang(ends[1]);
    close(ends[1]);
    assert_true(read(ends[0], path, sizeof path - 1) > 0);
    close(ends[0]);
    assert_true(file_is_folder(path));
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    for (int i = 0; i < 500 && file_is_folder(path); i++) usleep(10000);
    assert_false(file_is_folder(path));
}

static void a_place_that_cannot_be_written_is_an_error(void **state) {
    (void)state;
    struct diag diag = {""};
    setenv("TMPDIR", "/no/such/place", 1);
    assert_null(tempdir_new(&diag));
    assert_non_null(strstr(diag.text, "/no/such/place"));
    unsetenv("TMPDIR");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(freeing_removes_the_folder_and_all_in_it),
        cmocka_unit_test(folders_do_not_hold_each_other),
        cmocka_unit_test(a_killed_process_leaves_nothing),
        cmocka_unit_test(a_place_that_cannot_be_written_is_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
