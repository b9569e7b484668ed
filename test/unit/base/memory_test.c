#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cmocka.h>

#include "base/memory.h"
#include "base/panic.h"

/* What a process that does `act` writes to stderr before it ends by abort. */
static void read_last_words(void (*act)(void), char *words, size_t size) {
    int ends[2], status;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        signal(SIGABRT, SIG_DFL);
        dup2(ends[1], STDERR_FILENO);
        act();
        _exit(0);
    }
    close(ends[1]);
    size_t length = 0;
    for (ssize_t n; length + 1 < size && (n = read(ends[0], words + length, size - length - 1)) > 0;)
        length += (size_t)n;
    words[length] = '\0';
    close(ends[0]);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGABRT);
}

static void zeroed_memory_is_zero(void **state) {
    (void)state;
    u8 *memory = memory_zero(1000, 3);
    for (size_t i = 0; i < 3000; i++) assert_int_equal(memory[i], 0);
    free(memory);
}

static void growing_keeps_the_contents(void **state) {
    (void)state;
    u32 *numbers = memory_grow(NULL, 10, sizeof *numbers);
    for (u32 i = 0; i < 10; i++) numbers[i] = i;
    numbers = memory_grow(numbers, 100000, sizeof *numbers);
    for (u32 i = 0; i < 10; i++) assert_int_equal(numbers[i], i);
    free(numbers);
}

static void nothing_can_be_allocated_and_freed(void **state) {
    (void)state;
    void *pieces[] = {memory_alloc(0), memory_zero(0, 8), memory_zero(8, 0), memory_grow(NULL, 0, 8),
                      memory_copy(NULL, 0)};
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        assert_non_null(pieces[i]);
        free(pieces[i]);
    }
}

static void strings_are_copied(void **state) {
    (void)state;
    char *whole = memory_string("monitor"), *part = memory_string_of("monitor", 3);
    assert_string_equal(whole, "monitor");
    assert_string_equal(part, "mon");
    free(whole);
    free(part);
}

static void zero_too_much(void) { free(memory_zero(SIZE_MAX / 2, 3)); }
static void grow_too_much(void) { free(memory_grow(NULL, SIZE_MAX / 2, 3)); }
static void find_a_bug(void) { panic("%d threads hold one lock", 2); }

static void what_does_not_fit_ends_with_a_message(void **state) {
    (void)state;
    char words[200];
    read_last_words(zero_too_much, words, sizeof words);
    assert_non_null(strstr(words, "havelock: out of memory ("));
    read_last_words(grow_too_much, words, sizeof words);
    assert_non_null(strstr(words, "havelock: out of memory ("));
}

static void a_panic_says_where_and_what(void **state) {
    (void)state;
    char words[200];
    read_last_words(find_a_bug, words, sizeof words);
    assert_non_null(strstr(words, "havelock: internal error at "));
    assert_non_null(strstr(words, "memory_test.c:"));
    assert_non_null(strstr(words, ": 2 threads hold one lock\n"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(zeroed_memory_is_zero),
        cmocka_unit_test(growing_keeps_the_contents),
        cmocka_unit_test(nothing_can_be_allocated_and_freed),
        cmocka_unit_test(strings_are_copied),
        cmocka_unit_test(what_does_not_fit_ends_with_a_message),
        cmocka_unit_test(a_panic_says_where_and_what),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
