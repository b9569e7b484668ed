/* Set.of and Map.of: in which order they list their elements depends on a number that is drawn when the JVM starts. */
#include "vm/caveats.h"
#include "vm/native.h"

static enum native_status list_elements(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    caveat_note_if_asked(t, CAVEAT_ORDER);
    return NATIVE_BYTECODE;
}

static const struct native_entry of_set[] = {{"iterator", NULL, list_elements, NATIVE_OVERRIDE, NULL},
                                             {"toArray", NULL, list_elements, NATIVE_OVERRIDE, NULL},
                                             {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_util_ImmutableCollections_SetN_natives = {"java/util/ImmutableCollections$SetN", of_set};
const struct native_class java_util_ImmutableCollections_Set12_natives = {"java/util/ImmutableCollections$Set12",
                                                                          of_set};

static const struct native_entry of_map[] = {{"<init>", NULL, list_elements, NATIVE_OVERRIDE, NULL},
                                             {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_util_ImmutableCollections_MapN_natives = {
    "java/util/ImmutableCollections$MapN$MapNIterator", of_map};
