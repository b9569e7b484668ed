/* Any bytes as a JDK image: some names that the corpus has are looked up. */
#include "classfile/jimage.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void look_up(const struct jimage *image, const char *module, const char *path) {
    struct arena *arena = arena_new();
    struct diag diag;
    struct slice bytes;
    if (jimage_find(image, module, path, arena, &bytes, &diag) == 1) {
        volatile u8 sum = 0;
        for (size_t i = 0; i < bytes.length; i++) sum ^= bytes.at[i];
        (void)sum;
    }
    arena_free(arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct diag diag;
    struct jimage *image = jimage_open_bytes((struct slice){data, size}, "fuzz", &diag);
    if (!image) return 0;
    look_up(image, "java.base", "java/lang/Object.class");
    look_up(image, "java.base", "java/lang/String.class");
    look_up(image, "m", "packed");
    look_up(image, "m", "packed.twice");
    look_up(image, "", "");
    const char *module = jimage_package_module(image, "java/lang");
    volatile char last = 0;
    for (; module && *module; module++) last = *module;
    (void)last;
    jimage_close(image);
    return 0;
}
