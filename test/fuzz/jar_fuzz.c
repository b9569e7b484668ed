/* Any bytes as a zip file: every entry is looked up and read. */
#include <stdlib.h>

#include "classfile/jar.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST_ENTRIES = 64 };

static void read_entry(const struct jar *jar, u32 index) {
    struct arena *arena = arena_new();
    struct diag diag;
    struct slice name = jar_entry_name(jar, index), bytes;
    if (jar_find(jar, (const char *)name.at, name.length) < 0)
        abort();
    if (jar_read(jar, index, arena, &bytes, &diag) == 0) {
        volatile u8 sum = 0;
        for (size_t i = 0; i < bytes.length; i++)
            sum ^= bytes.at[i];
        (void)sum;
    }
    arena_free(arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct diag diag;
    struct jar *jar = jar_open_bytes((struct slice){data, size}, "fuzz.jar", &diag);
    if (!jar)
        return 0;
    for (u32 i = 0; i < jar_count(jar) && i < MOST_ENTRIES; i++)
        read_entry(jar, i);
    (void)jar_find(jar, "META-INF/MANIFEST.MF", 20);
    jar_close(jar);
    return 0;
}
