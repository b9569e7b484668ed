/* Any bytes as a zip file: every entry is looked up and read. */
#include <stdlib.h>

#include "classfile/jar.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST_ENTRIES = 64 };

static void read_entry(const struct jar *jar, u32 index) {
    struct arena *arena = arena_new();
    struct diag diag;
    struct slice name = jar_entry_name(jar, index), bytes;
    if (jar_find(jar, (const char *)name.at, name.length) < 0) abort();
    if (jar_read(jar, index, arena, &bytes, &diag) == 0) {
        volatile u8 sum = 0;
        for (size_t i = 0; i < bytes.length; i++) sum ^= bytes.at[i];
        (void)sum;
    }
    arena_free(arena);
}

static void read_manifest(const struct jar *jar) {
    struct arena *arena = arena_new();
    struct slice bytes;
    struct diag diag;
    (void)jar_read_manifest(jar, arena, &bytes, &diag);
    arena_free(arena);
}

static void read_jar(struct slice bytes, int jdk) {
    struct diag diag;
    struct jar *jar = jar_open_bytes(bytes, "fuzz.jar", jdk, &diag);
    if (!jar) return;
    for (u32 i = 0; i < jar_count(jar) && i < MOST_ENTRIES; i++) read_entry(jar, i);
    (void)jar_find(jar, "META-INF/MANIFEST.MF", 20);
    read_manifest(jar);
    jar_close(jar);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    read_jar((struct slice){data, size}, 17);
    read_jar((struct slice){data, size}, 25);
    return 0;
}
