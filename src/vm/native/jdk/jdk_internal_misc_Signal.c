/* Handlers may be registered; no signal ever reaches the program. */
#include <signal.h>
#include <stdlib.h>

#include "vm/heap/java_string.h"
#include "vm/interp/fatal.h"
#include "vm/native.h"

static enum native_status findSignal0(struct thread *t, u32 *args, u32 *result) {
    static const struct {
        const char *name;
        int number;
    } known[] = {{"HUP", SIGHUP},   {"INT", SIGINT},   {"QUIT", SIGQUIT}, {"ABRT", SIGABRT},  {"KILL", SIGKILL},
                 {"ALRM", SIGALRM}, {"TERM", SIGTERM}, {"USR1", SIGUSR1}, {"USR2", SIGUSR2},  {"PIPE", SIGPIPE},
                 {"CHLD", SIGCHLD}, {"CONT", SIGCONT}, {"TSTP", SIGTSTP}, {"WINCH", SIGWINCH}};
    char *name = args[0] ? java_string_utf8(t->vm, args[0]) : NULL;
    result[0] = (u32)-1;
    for (u32 i = 0; name && i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i].name, name) == 0) result[0] = (u32)known[i].number;
    free(name);
    return NATIVE_DONE;
}

/* The former handler: the default one (0). */
static enum native_status handle0(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result64(result, 0);
    return NATIVE_DONE;
}

static enum native_status raise0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    vm_fatal(t->vm, t, "raising signal %d is not supported", (i32)args[0]);
    return NATIVE_STOP;
}

static const struct native_entry entries[] = {{"findSignal0", NULL, findSignal0, 0},
                                              {"handle0", NULL, handle0, 0},
                                              {"raise0", NULL, raise0, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_misc_Signal_natives = {"jdk/internal/misc/Signal", entries};
