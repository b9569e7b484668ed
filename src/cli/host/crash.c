#include "cli/host/crash.h"

#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/host/exit_status.h"

static void say(const char *text) {
    ssize_t ignored = write(STDERR_FILENO, text, strlen(text));
    (void)ignored;
}

static const char *what_is(int number) {
    switch (number) {
    case SIGABRT: return "it gave up";
    case SIGFPE: return "an impossible division";
    case SIGILL: return "an impossible instruction";
    default: return "access to memory that is not there";
    }
}

/* A sanitizer reports crashes itself, and better. */
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
enum { IS_SANITIZED = 1 };
#elif defined __has_feature
enum { IS_SANITIZED = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) };
#else
enum { IS_SANITIZED = 0 };
#endif

int crash_signal(void) { return SIGRTMIN; }

/* The watch may need a second for its last words. */
static void leave_it_to_the_watch(void) {
    sigset_t blocked;
    struct timespec patience = {3, 0};
    if (pthread_sigmask(SIG_BLOCK, NULL, &blocked) != 0 || !sigismember(&blocked, crash_signal())) return;
    if (kill(getpid(), crash_signal()) == 0) nanosleep(&patience, NULL);
}

/* Nothing but what may be called from a signal handler. */
static void end(int number) {
    say("havelock: internal error: ");
    say(what_is(number));
    say("\n");
    leave_it_to_the_watch();
    _exit(EXIT_UNSUPPORTED);
}

static const int numbers[] = {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL};

void crash_elsewhere(void) {
    sigset_t set;
    sigemptyset(&set);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaddset(&set, numbers[i]);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
}

void crash_prepare(void) {
    if (IS_SANITIZED || getenv("HAVELOCK_CORE")) return;
    struct sigaction action = {.sa_handler = end, .sa_flags = SA_ONSTACK};
    stack_t stack = {.ss_sp = malloc(SIGSTKSZ), .ss_size = (size_t)SIGSTKSZ};
    if (stack.ss_sp) sigaltstack(&stack, NULL);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
}
