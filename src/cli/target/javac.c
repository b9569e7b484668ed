#include "cli/target/javac.h"

#include "cli/host/file.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { NOT_STARTED = -1, STOPPED = -2 };

/* The child: its standard output is sent to standard error, and signals reach it. */
static void become(const char *program, char *const *arguments) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    execv(program, arguments);
    _exit(127);
}

/* Its wait status, or STOPPED. */
static int wait_for(pid_t child, const struct limits *limits) {
    struct timespec moment = {0, 2000000};
    int status = -1;
    for (pid_t ended = 0; ended <= 0;) {
        ended = waitpid(child, &status, limits ? WNOHANG : 0);
        if (ended < 0 && errno != EINTR) return NOT_STARTED;
        if (ended == 0 && limits_hit(limits)) {
            kill(child, SIGKILL);
            while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
            return STOPPED;
        }
        if (ended == 0) nanosleep(&moment, NULL);
    }
    return status;
}

static int run_and_wait(const char *program, char *const *arguments, const struct limits *limits) {
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) become(program, arguments);
    return child > 0 ? wait_for(child, limits) : NOT_STARTED;
}

int javac_compile(struct arena *arena, const struct jdk *jdk, const char *class_path, const char *source,
                  const char *folder, const struct limits *limits, struct diag *diag) {
    const char *javac = jdk_tool(arena, jdk, "javac");
    if (!javac)
        return diag_set(diag, "%s: running a .java file needs a JDK with bin/javac; %s has none", source, jdk->home);
    if (source[0] == '-') /* javac would read it as an option */
        source = arena_printf(arena, "./%s", source);
    /* For one file, javac's JVM would spend more on compiling itself and on collector threads than that saves. */
    const char *arguments[] = {javac,
                               "-J-XX:+IgnoreUnrecognizedVMOptions",
                               "-J-XX:TieredStopAtLevel=1",
                               "-J-XX:+UseSerialGC",
                               "-g",
                               "-nowarn",
                               "-proc:none",
                               "-encoding",
                               "UTF-8",
                               "-d",
                               folder,
                               "-cp",
                               class_path,
                               source,
                               NULL};
    char *copy[sizeof arguments / sizeof *arguments] = {0};
    for (size_t i = 0; arguments[i]; i++) copy[i] = arena_string(arena, arguments[i]);
    int status = run_and_wait(javac, copy, limits);
    if (status == 0) return 0;
    if (status == STOPPED) {
        diag_set(diag, "%s: stopped by %s while javac compiled it", source,
                 limits_hit(limits) == LIMIT_INTERRUPT ? "an interrupt" : "--max-time");
        return JAVAC_STOPPED;
    }
    if (status == NOT_STARTED) return diag_set(diag, "%s: cannot run %s", source, javac);
    return diag_set(diag, "%s: javac found errors", source);
}
