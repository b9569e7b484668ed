#include "vm/framestate.h"

#include <stdlib.h>

/* The maps of a method are made once; a method without bytecode, or with code that makes no sense, has none. */
static struct frame_maps *maps_of(struct vm *vm, struct method *m) {
    struct code *code = m->code;
    if (!code || !m->cf || !code->cf.code.at) return NULL;
    if (!code->maps) code->maps = frame_maps_new(program_arena(vm->program), m->holder->cf, m->cf, &code->cf);
    return code->maps;
}

int framestate_map(struct vm *vm, struct frame *f, const struct insn *pc, u32 height, u64 *bits,
                   struct frame_map *map) {
    struct frame_maps *maps = maps_of(vm, f->method);
    if (!maps) return -1;
    const struct code *code = f->method->code;
    u32 count = frame_maps_words(maps);
    u64 *store = count <= FRAME_MAP_WORDS ? bits : malloc(2 * (size_t)count * sizeof(u64));
    map->refs = store;
    map->live = store + count;
    u32 offset = code->offsets[pc - code->insns];
    int found = frame_maps_at(maps, offset, map);
    if (found == 1) {
        struct frame_values values = {frame_locals(f), frame_operands(f), code->offsets, code->count};
        found = frame_maps_in(maps, offset, &values, map);
    }
    if (found < 0 || height > map->depth) {
        framestate_done(bits, map);
        return -1;
    }
    return 0;
}

void framestate_done(u64 *bits, struct frame_map *map) {
    if (map->refs != bits) free(map->refs);
}
