#include "vm/native.h"

/* No class-data sharing: every question is answered with no. */
static enum native_status no(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = result[1] = 0;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"isDumpingClassList0", NULL, no, 0},   {"isDumpingArchive0", NULL, no, 0},
    {"isSharingEnabled0", NULL, no, 0},     {"getRandomSeedForDumping", NULL, no, 0},
    {"getCDSConfigStatus", NULL, no, 0},    {"initializeFromArchive", NULL, no, 0},
    {"defineArchivedModules", NULL, no, 0}, {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_misc_CDS_natives = {"jdk/internal/misc/CDS", entries};
