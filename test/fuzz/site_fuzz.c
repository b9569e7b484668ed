/* Any bytes as a class file whose call sites are linked: nothing crashes, and what is synthesised is a class file. */
#include <stdlib.h>

#include "program/synth/site.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void link_site(struct arena *arena, const struct classfile *cf, u16 index) {
    struct site site;
    struct diag diag = {0};
    enum classfile_fault fault;
    if (site_synthesise(arena, cf, index, "p/Site", index % 2 ? 17 : 25, &site, &diag)) {
        if (!diag.text[0]) abort();
    } else if (site.kind != SITE_OTHER && !classfile_parse(arena, site.bytes, false, &fault, &diag)) {
        abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct arena *arena = arena_new();
    struct diag diag = {0};
    enum classfile_fault fault;
    const struct classfile *cf = classfile_parse(arena, (struct slice){data, size}, false, &fault, &diag);
    for (u32 i = 1; cf && i < cf->cp_count; i++)
        if (cf->cp[i].tag == CP_INVOKE_DYNAMIC) link_site(arena, cf, (u16)i);
    arena_free(arena);
    return 0;
}
