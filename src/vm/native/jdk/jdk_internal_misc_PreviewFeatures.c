#include "vm/native.h"

static enum native_status isPreviewEnabled(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 0;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"isPreviewEnabled", NULL, isPreviewEnabled, 0}, {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_misc_PreviewFeatures_natives = {"jdk/internal/misc/PreviewFeatures", entries};
