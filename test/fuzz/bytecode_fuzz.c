/* Any class file that parses: frame maps and messages for every offset of every method. */
#include <stdlib.h>

#include "program/flow/frame_map.h"
#include "program/flow/npe.h"

enum { MOST_ASKED = 300 }; /* offsets per method, so that one input does not take the whole day */

static void ask_maps(struct arena *arena, const struct frame_maps *maps, const struct cf_code *code) {
    size_t words = frame_maps_words(maps);
    u32 *values = arena_alloc(arena, (code->max_locals + (size_t)code->max_stack) * sizeof *values);
    struct frame_map map = {arena_alloc(arena, words * sizeof(u64)), arena_alloc(arena, words * sizeof(u64)), 0};
    struct frame_values frame = {.locals = values, .stack = values + code->max_locals};
    for (u32 at = 0; at <= code->code.length && at < MOST_ASKED; at++) {
        if (frame_maps_at(maps, at, &map) >= 0 && map.depth > code->max_stack) abort();
        frame_maps_in(maps, at, &frame, &map);
    }
}

static void ask_messages(const struct classfile *cf, const struct cf_member *method, const struct cf_code *code) {
    char text[256];
    for (u32 at = 0; at <= code->code.length && at < MOST_ASKED; at++) {
        struct arena *scratch = arena_new();
        npe_message(scratch, cf, method, code, at, text, sizeof text);
        arena_free(scratch);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct arena *arena = arena_new();
    struct diag diag;
    enum classfile_fault fault;
    struct classfile *cf = classfile_parse(arena, (struct slice){data, size}, false, &fault, &diag);
    for (u32 i = 0; cf && i < cf->method_count; i++) {
        const struct cf_member *method = &cf->methods[i];
        struct cf_code code;
        if (!method->code.at || code_parse(arena, cf, method, &code, &diag) < 0) continue;
        struct frame_maps *maps = frame_maps_new(arena, cf, method, &code);
        if (maps) ask_maps(arena, maps, &code);
        ask_messages(cf, method, &code);
    }
    arena_free(arena);
    return 0;
}
