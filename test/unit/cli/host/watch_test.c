#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/memory.h"
#include "cli/host/exit_status.h"
#include "cli/host/watch.h"

/* At most ten seconds. */
static bool is_interrupted(struct watch *watch) {
    struct timespec moment = {0, 1000000};
    for (int i = 0; i < 10000 && !limits_hit(&watch->limits); i++) nanosleep(&moment, NULL);
    return limits_hit(&watch->limits) == LIMIT_INTERRUPT;
}

static void a_signal_is_counted(void **state) {
    (void)state;
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
    for (int i = 0; i < 3; i++) {
        struct watch watch;
        signal(numbers[i], SIG_DFL);
        watch_init(&watch);
        watch_begin(&watch);
        assert_int_equal(limits_hit(&watch.limits), LIMIT_NONE);
        kill(getpid(), numbers[i]);
        assert_true(is_interrupted(&watch));
        watch_end(&watch);
    }
}

static void afterwards_all_is_as_before(void **state) {
    (void)state;
    struct watch watch;
    sigset_t before, after;
    pthread_sigmask(SIG_BLOCK, NULL, &before);
    watch_init(&watch);
    watch_begin(&watch);
    watch_end(&watch);
    pthread_sigmask(SIG_BLOCK, NULL, &after);
    for (int number = 1; number < 32; number++)
        assert_int_equal(sigismember(&before, number), sigismember(&after, number));
}

/* How a process ends that gets a second signal so many milliseconds after the first; 0 if it gets over it. */
static int signal_of_the_second(long later) {
    pid_t child = fork();
    if (child == 0) {
        struct timespec moment = {0, later * 1000000}, rest = {0, 200000000};
        struct watch watch;
        watch_init(&watch);
        watch_begin(&watch);
        kill(getpid(), SIGTERM);
        if (!is_interrupted(&watch)) _exit(1);
        nanosleep(&moment, NULL);
        kill(getpid(), SIGTERM);
        nanosleep(&rest, NULL);
        if (later) sleep(10);
        _exit(0);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static void the_second_signal_ends_the_process(void **state) {
    (void)state;
    assert_int_equal(signal_of_the_second(500), SIGTERM);
}

/* As from timeout(1), which signals the process and then its group. */
static void two_signals_at_once_are_one(void **state) {
    (void)state;
    assert_int_equal(signal_of_the_second(0), 0);
}

static void what_is_ignored_stays_ignored(void **state) {
    (void)state;
    struct watch watch;
    signal(SIGHUP, SIG_IGN);
    watch_init(&watch);
    watch_begin(&watch);
    kill(getpid(), SIGHUP);
    kill(getpid(), SIGTERM);
    assert_true(is_interrupted(&watch));
    watch_end(&watch);
    signal(SIGHUP, SIG_DFL);
}

/* The status of a child that does not end by itself, with these limits. */
static int status_of_an_endless_child(double seconds, u64 memory, bool found) {
    pid_t child = fork();
    if (child == 0) {
        struct watch watch;
        watch_init(&watch);
        watch.limits.seconds = seconds;
        watch.limits.memory = memory;
        if (found)
            last_words_replace(&watch.last_words, FORCED_BY_TIME, (struct last_document){EXIT_VIOLATION, NULL, 0});
        watch_begin(&watch);
        if (memory) memset(memory_alloc(2 * WATCH_LEAST_MEMORY), 1, 2 * WATCH_LEAST_MEMORY);
        sleep(20);
        _exit(0);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void limits_end_who_does_not_end(void **state) {
    (void)state;
    assert_int_equal(status_of_an_endless_child(0.1, 0, false), EXIT_INCONCLUSIVE);
    assert_int_equal(status_of_an_endless_child(0.1, 0, true), EXIT_VIOLATION);
    assert_int_equal(status_of_an_endless_child(0, 1, false), EXIT_INCONCLUSIVE);
}

static void a_crowd_is_seen_before_the_limit(void **state) {
    (void)state;
    struct watch watch;
    struct timespec moment = {0, 1000000};
    watch_init(&watch);
    watch.limits.memory = 8 * WATCH_LEAST_MEMORY;
    watch_begin(&watch);
    nanosleep(&moment, NULL);
    assert_int_equal(watch.limits.crowded, 0);
    u8 *block = memory_alloc(5 * WATCH_LEAST_MEMORY);
    memset(block, 1, 5 * WATCH_LEAST_MEMORY);
    for (int i = 0; i < 10000 && !watch.limits.crowded; i++) nanosleep(&moment, NULL);
    assert_int_equal(watch.limits.crowded, 1);
    assert_int_equal(limits_hit(&watch.limits), LIMIT_NONE);
    watch_end(&watch);
    free(block);
}

static void lateness_is_seen(void **state) {
    (void)state;
    struct watch watch;
    struct timespec moment = {0, 1000000};
    watch_init(&watch);
    watch.limits.seconds = 0.05;
    assert_true(limits_left(&watch.limits) > 0 && limits_overdue(&watch.limits) == 0);
    watch_begin(&watch);
    for (int i = 0; i < 10000 && !limits_hit(&watch.limits); i++) nanosleep(&moment, NULL);
    assert_int_equal(limits_hit(&watch.limits), LIMIT_TIME);
    assert_true(limits_left(&watch.limits) < 1e-6 && limits_overdue(&watch.limits) > 0);
    watch_end(&watch);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_signal_is_counted),
        cmocka_unit_test(afterwards_all_is_as_before),
        cmocka_unit_test(the_second_signal_ends_the_process),
        cmocka_unit_test(two_signals_at_once_are_one),
        cmocka_unit_test(what_is_ignored_stays_ignored),
        cmocka_unit_test(a_crowd_is_seen_before_the_limit),
        cmocka_unit_test(lateness_is_seen),
        cmocka_unit_test(limits_end_who_does_not_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
