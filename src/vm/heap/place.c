#include "vm/heap/place.h"

#include "vm/explore/share.h"
#include "vm/host.h"
#include "vm/state/undo.h"

struct place place_of(struct vm *vm, ref object, u64 offset, bool write) {
    if (!object) return (struct place){host_bytes(vm, offset, 1, write), false, 0};
    if (offset >= PLACE_STATIC) {
        u32 word = (u32)((offset - PLACE_STATIC) / 4);
        if (write) undo_statics(vm, program_classes(vm->program)[vm->statics.owner[word]]);
        return (struct place){(u8 *)&vm->statics.words[word], true, 0};
    }
    if (write) undo_object(vm, object);
    struct object *o = object_at(vm, object);
    return (struct place){(u8 *)o + offset, !class_of(vm, object)->is_array, object};
}

static u32 width_of(const struct place *place, char type) {
    switch (type) {
    case 'Z':
    case 'B': return place->slot ? 4 : 1;
    case 'C':
    case 'S': return place->slot ? 4 : 2;
    case 'J':
    case 'D': return 8;
    default: return 4;
    }
}

u64 place_read(const struct place *place, char type) {
    u64 v = 0;
    memcpy(&v, place->at, width_of(place, type));
    switch (type) {
    case 'Z': return v & 1;
    case 'B': return (u32)(i32)(i8)v;
    case 'S': return (u32)(i32)(i16)v;
    case 'C': return (u16)v;
    default: return v;
    }
}

void place_write(struct vm *vm, const struct place *place, char type, u64 value) {
    u64 v = value;
    switch (type) {
    case 'Z': v &= 1; break;
    case 'B': v = (u32)(i32)(i8)v; break;
    case 'S': v = (u32)(i32)(i16)v; break;
    case 'C': v = (u16)v; break;
    default: break;
    }
    memcpy(place->at, &v, width_of(place, type));
    if (type == 'L' && vm->undo) {
        if (place->object) share_through(vm, place->object, (ref)v);
        else share(vm, (ref)v);
    }
}

static const struct field *instance_field(const struct class *c, u32 offset) {
    for (; c; c = c->super)
        for (u32 i = 0; i < c->field_count; i++)
            if (!(c->fields[i].access & ACC_STATIC) && c->fields[i].offset == offset) return &c->fields[i];
    return NULL;
}

static const struct field *static_field(const struct class *c, u32 word) {
    for (u32 i = 0; i < c->field_count; i++)
        if ((c->fields[i].access & ACC_STATIC) && c->fields[i].offset == word) return &c->fields[i];
    return NULL;
}

const struct field *place_field(struct vm *vm, ref object, u32 slot) {
    if (!object) return static_field(program_classes(vm->program)[vm->statics.owner[slot]], slot);
    const struct class *c = class_of(vm, object);
    return c->is_array ? NULL : instance_field(c, slot);
}
