#include "cli/target/javac.h"

#include "cli/host/file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Starts the program with its standard output sent to standard error; its wait status, or -1. */
static int run_and_wait(const char *program, char *const *arguments) {
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        dup2(STDERR_FILENO, STDOUT_FILENO);
        execv(program, arguments);
        _exit(127);
    }
    int status = -1;
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    return child > 0 ? status : -1;
}

int javac_compile(struct arena *arena, const struct jdk *jdk, const char *class_path, const char *source,
                  const char *folder, struct diag *diag) {
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
    int status = run_and_wait(javac, copy);
    if (status == 0) return 0;
    if (status == -1) return diag_set(diag, "%s: cannot run %s", source, javac);
    return diag_set(diag, "%s: javac found errors", source);
}
