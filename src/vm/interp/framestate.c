#include "vm/interp/framestate.h"

#include "program/flow/frame_map.h"

/* The maps of a method are made once; a method without bytecode, or with code that makes no sense, has none. */
static struct frame_maps *maps_of(struct vm *vm, struct method *m) {
    struct code *code = m->code;
    if (code->maps || code->no_maps) return code->maps;
    if (m->cf && code->cf.code.at)
        code->maps = frame_maps_new(program_arena(vm->program), m->holder->cf, m->cf, &code->cf);
    code->no_maps = !code->maps;
    return code->maps;
}

static u32 words_for(const struct frame *f) { return (f->locals + f->method->code->max_stack + 8u + 63) / 64; }

/* 1: the map also depends on the subroutine calls that the frame stands in, and must not be kept. */
static int compute(struct vm *vm, struct frame *f, const struct insn *pc, u32 height, struct frame_map *map) {
    struct frame_maps *maps = maps_of(vm, f->method);
    const struct code *code = f->method->code;
    if (!maps || frame_maps_words(maps) > words_for(f)) return -1;
    u32 offset = code->offsets[pc - code->insns];
    int found = frame_maps_at(maps, offset, map);
    if (found == 1) {
        struct frame_values values = {frame_locals(f), frame_operands(f), code->offsets, code->count};
        if (frame_maps_in(maps, offset, &values, map) < 0) return -1;
    }
    return found < 0 || height > map->depth ? -1 : found;
}

struct frame_masks framestate_masks(struct vm *vm, struct frame *f, const struct insn *pc, u32 height) {
    struct code *code = f->method->code;
    struct arena *arena = program_arena(vm->program);
    u32 at = (u32)(pc - code->insns), count = words_for(f);
    if (!code->masks) code->masks = arena_alloc(arena, code->count * sizeof *code->masks);
    u64 *kept = code->masks[at];
    if (kept) return (struct frame_masks){kept, kept + count};
    kept = arena_alloc(arena, 2 * (size_t)count * sizeof(u64));
    struct frame_map map = {.refs = kept, .live = kept + count};
    int found = compute(vm, f, pc, height, &map);
    if (found < 0) memset(kept, 0xff, 2 * (size_t)count * sizeof(u64));
    if (found <= 0) code->masks[at] = kept;
    return (struct frame_masks){kept, kept + count};
}
