#include "vm/native.h"

/* A float and its bits are the same word. */
static enum native_status same(struct thread *t, u32 *args, u32 *result) {
    (void)t;
    result[0] = args[0];
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"floatToRawIntBits", NULL, same, 0}, {"intBitsToFloat", NULL, same, 0}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Float_natives = {"java/lang/Float", entries};
