#include "vm/native.h"

/* A double and its bits are the same two words. */
static enum native_status same(struct thread *t, u32 *args, u32 *result) {
    (void)t;
    result64(result, arg64(args));
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"doubleToRawLongBits", NULL, same, 0}, {"longBitsToDouble", NULL, same, 0}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Double_natives = {"java/lang/Double", entries};
