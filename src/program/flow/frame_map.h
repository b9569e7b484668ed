/* frame_map.h - which slots of a frame matter, at every instruction of a method.
 *
 * For the state just before an instruction: how deep the operand stack is, which locals may still be read, which
 * slots hold references. The collector takes the references as roots; the canonical state leaves dead locals out.
 * Slots are 4 bytes: long and double take two. Locals come first, the operand stack follows at slot max_locals.
 *
 * A local is live when some path, exception handlers included, reads it before writing it. Every instruction inside
 * a handler's range counts as one that may throw. A slot holds a reference only when it does so on every path.
 * Maps are kept at the starts of basic blocks and computed anew inside them; callers that ask often keep a cache.
 *
 * Subroutines (jsr, ret; class files before version 50) are analysed per call: inside one, a local may be a reference
 * for one caller and a number for another, and only the return address in the frame tells which. Hence
 * frame_maps_in, which looks at the frame's values.
 *
 * Maps are immutable after frame_maps_new and may be asked from several threads.
 */
#ifndef HAVELOCK_PROGRAM_FLOW_FRAME_MAP_H
#define HAVELOCK_PROGRAM_FLOW_FRAME_MAP_H

#include "base/arena.h"
#include "classfile/code.h"

struct frame_maps;

/* refs and live are the caller's: frame_maps_words words each. Only locals are ever live; a dead local is never a
 * reference. Bits above the top of the stack are 0. */
struct frame_map {
    u64 *refs;
    u64 *live;
    u32 depth; /* slots on the operand stack */
};

/* NULL when the code is inconsistent: malformed instructions, stacks that differ where paths meet, operands of the
 * wrong kind; or when it was made to need absurd amounts of memory or time. Keeps cf and what code points at; both
 * must outlive the maps. */
struct frame_maps *frame_maps_new(struct arena *arena, const struct classfile *cf, const struct cf_member *method,
                                  const struct cf_code *code);

u32 frame_maps_words(const struct frame_maps *maps);

/* 0; or -1 when no instruction that can be reached starts at this offset; or 1: several subroutine calls lead here,
 * the map is that of one of them, ask frame_maps_in. */
int frame_maps_at(const struct frame_maps *maps, u32 bci, struct frame_map *out);

/* The values of a frame, as far as they are return addresses. */
struct frame_values {
    const u32 *locals, *stack;
    const u16 *offsets; /* NULL: return addresses are byte offsets; else they index this table of byte offsets */
    u32 offset_count;
};

/* The map for the subroutine calls that these values stand in. 0, or -1 also when the values fit no path. */
int frame_maps_in(const struct frame_maps *maps, u32 bci, const struct frame_values *values, struct frame_map *out);

static inline bool frame_map_is_ref(const struct frame_map *map, u32 slot) {
    return map->refs[slot / 64] >> slot % 64 & 1;
}
static inline bool frame_map_is_live(const struct frame_map *map, u32 local) {
    return map->live[local / 64] >> local % 64 & 1;
}

#endif
