#include <unistd.h>

#include "vm/native.h"

/* JDK 17: is there a terminal on both sides? */
static enum native_status istty(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = isatty(0) && isatty(1);
    return NATIVE_DONE;
}

/* Later: one bit for each of standard input, output and error. */
static enum native_status ttyStatus(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = (isatty(0) ? 1 : 0) | (isatty(1) ? 2 : 0) | (isatty(2) ? 4 : 0);
    return NATIVE_DONE;
}

/* null: the default. */
static enum native_status encoding(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"istty", NULL, istty, 0},
                                              {"ttyStatus", NULL, ttyStatus, 0},
                                              {"encoding", NULL, encoding, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_io_Console_natives = {"java/io/Console", entries};
