/* TestMain: what it says about the tests that JUnit ran becomes known to the verdict. */
#include <stdlib.h>

#include "vm/caveats.h"
#include "vm/heap/java_string.h"
#include "vm/native.h"

/* (ran, skipped, name) */
static enum native_status note(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    char *name = args[2] ? java_string_utf8(t->vm, args[2]) : NULL;
    if (args[0]) caveats_note_text(t->vm->caveats, CAVEAT_TEST_RAN, name ? name : "");
    if (args[1] || !args[0]) caveats_note_text(t->vm->caveats, CAVEAT_TEST_SKIPPED, name ? name : "");
    free(name);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"note", "(IILjava/lang/String;)V", note, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class havelock_TestMain_natives = {"havelock/TestMain", entries};
