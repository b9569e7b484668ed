#include "vm/access/place_value.h"

#include <stdlib.h>

#include "base/hash.h"
#include "base/map.h"
#include "vm/state/base_copies.h"

/* Class and length, before the fields. */
enum { HEAD = 2 * sizeof(u32) };

struct component_key place_value_component(struct vm *vm, const struct value_place *place) {
    if (place->object) return (struct component_key){COMPONENT_OBJECT, place->object};
    return (struct component_key){COMPONENT_STATICS, vm->statics.owner[place->slot]};
}

static u64 hash_of(const u8 *contents, u32 length, u32 at, u32 bytes) {
    if (!bytes) return hash_bytes(HASH_BYTES_START, contents, length);
    return at + bytes <= length ? hash_bytes(HASH_BYTES_START, contents + at, bytes) : 0;
}

/* An object of the base layer has a copy if it was ever written; else it is as it was. */
static u64 base_value(struct vm *vm, const struct value_place *place, u32 at) {
    struct byte_buffer now = {0};
    u64 known;
    if (!(vm->heap.flags[place->object] & OBJECT_BASE)) return 0;
    if (map_get(vm->base.copies, place->object, &known)) {
        const struct byte_buffer *copy = (const struct byte_buffer *)(uintptr_t)known;
        return hash_of(copy->bytes, copy->used, at, place->bytes);
    }
    base_copies_put(vm, place->object, &now);
    u64 value = hash_of(now.bytes, now.used, at, place->bytes);
    free(now.bytes);
    return value;
}

static u64 static_value(struct vm *vm, const struct value_place *place, const u8 *contents, u32 length) {
    const struct class *c = program_classes(vm->program)[vm->statics.owner[place->slot]];
    const u8 *words = length ? contents : (const u8 *)&vm->statics.base[c->statics_start];
    return hash_of(words, c->statics_words * 4, (place->slot - c->statics_start) * 4, place->bytes);
}

u64 place_value(struct vm *vm, const struct value_place *place, const u8 *contents, u32 length) {
    if (!place->object) return static_value(vm, place, contents, length);
    u32 at = place->slot - OBJECT_HEADER_BYTES + HEAD;
    return length ? hash_of(contents, length, at, place->bytes) : base_value(vm, place, at);
}
