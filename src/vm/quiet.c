#include "vm/quiet.h"

#include <string.h>

#include "vm/frame.h"

/* What the library notes about its own threads when they start and end: other threads see nothing of it but through
 * ThreadGroup's lists and counts, where the order of two such entries makes no difference that programs rely on. And its
 * accounts of memory outside the heap, which matter only when that is used up. */
static const struct {
    const char *holder, *name;
} quiet[] = {
    {"java/lang/Thread", "exit"},
    {"java/lang/ThreadGroup", "add"},
    {"java/lang/ThreadGroup", "addUnstarted"},
    {"java/lang/ThreadGroup", "threadStartFailed"},
    {"java/lang/ThreadGroup", "threadTerminated"},
    {"java/nio/Bits", "reserveMemory"},
    {"java/nio/Bits", "unreserveMemory"},
};

static bool is_quiet(const struct method *m) {
    for (u32 i = 0; i < sizeof quiet / sizeof quiet[0]; i++)
        if (strcmp(m->name->text, quiet[i].name) == 0 && strcmp(m->holder->name->text, quiet[i].holder) == 0) return true;
    return false;
}

bool observe_quiet(struct frame *f) {
    for (; f && f->method->holder->module; f = frame_caller(f))
        if (is_quiet(f->method)) return true;
    return false;
}
