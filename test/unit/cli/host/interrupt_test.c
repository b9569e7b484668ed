#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "cli/host/interrupt.h"

/* At most ten seconds. */
static bool comes_to(struct interrupt *interrupt, unsigned count) {
    struct timespec moment = {0, 1000000};
    for (int i = 0; i < 10000 && atomic_load(&interrupt->count) < count; i++) nanosleep(&moment, NULL);
    return atomic_load(&interrupt->count) == count;
}

static void a_signal_is_counted(void **state) {
    (void)state;
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
    for (int i = 0; i < 3; i++) {
        struct interrupt interrupt;
        signal(numbers[i], SIG_DFL);
        interrupt_begin(&interrupt);
        assert_int_equal(atomic_load(&interrupt.count), 0);
        kill(getpid(), numbers[i]);
        assert_true(comes_to(&interrupt, 1));
        interrupt_end(&interrupt);
    }
}

static void afterwards_all_is_as_before(void **state) {
    (void)state;
    struct interrupt interrupt;
    sigset_t before, after;
    pthread_sigmask(SIG_BLOCK, NULL, &before);
    interrupt_begin(&interrupt);
    interrupt_end(&interrupt);
    pthread_sigmask(SIG_BLOCK, NULL, &after);
    for (int number = 1; number < 32; number++)
        assert_int_equal(sigismember(&before, number), sigismember(&after, number));
}

/* How a process ends that gets a second signal so many milliseconds after the first; 0 if it gets over it. */
static int signal_of_the_second(long later) {
    pid_t child = fork();
    if (child == 0) {
        struct timespec moment = {0, later * 1000000}, rest = {0, 200000000};
        struct interrupt interrupt;
        interrupt_begin(&interrupt);
        kill(getpid(), SIGTERM);
        if (!comes_to(&interrupt, 1)) _exit(1);
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
    struct interrupt interrupt;
    signal(SIGHUP, SIG_IGN);
    interrupt_begin(&interrupt);
    kill(getpid(), SIGHUP);
    kill(getpid(), SIGTERM);
    assert_true(comes_to(&interrupt, 1));
    interrupt_end(&interrupt);
    signal(SIGHUP, SIG_DFL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_signal_is_counted),
        cmocka_unit_test(afterwards_all_is_as_before),
        cmocka_unit_test(the_second_signal_ends_the_process),
        cmocka_unit_test(two_signals_at_once_are_one),
        cmocka_unit_test(what_is_ignored_stays_ignored),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
