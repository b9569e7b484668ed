#include "vm/heap/place.h"

#include "vm/access/share.h"
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

static u32 width_in(bool slot, char type) {
    switch (type) {
    case 'Z':
    case 'B': return slot ? 4 : 1;
    case 'C':
    case 'S': return slot ? 4 : 2;
    case 'J':
    case 'D': return 8;
    default: return 4;
    }
}

static u32 width_of(const struct place *place, char type) { return width_in(place->slot, type); }

/* ---- offsets that a program made up ---- */

/* Places (bytes or words) from..to of which some are references. A reference is read and written as a whole; other
 * values may be read anywhere, and written where no reference is. */
static bool respects_references(const u32 *refs, u32 count, u64 from, u64 width, u32 ref_width, char type, bool write) {
    for (u32 i = 0; i < count; i++) {
        if (type == 'L' && refs[i] == from) return true;
        if (type != 'L' && write && refs[i] < from + width && from < (u64)refs[i] + ref_width) return false;
    }
    return type != 'L';
}

static bool is_in_object(struct vm *vm, ref object, u64 offset, char type, bool write) {
    const struct class *c = class_of(vm, object);
    u64 bytes = object_bytes(vm, object_at(vm, object)), width = width_in(!c->is_array, type);
    if (offset < OBJECT_HEADER_BYTES || offset > bytes || width > bytes - offset) return false;
    if (!c->is_array) return respects_references(c->refs, c->ref_count, offset, width, 4, type, write);
    bool of_references = !c->component->is_primitive;
    if (c->is_array && offset + width > OBJECT_HEADER_BYTES + ((u64)object_at(vm, object)->length << c->element_shift))
        return false;
    return type == 'L' ? of_references && offset % 4 == 0 : !(of_references && write);
}

/* The class whose static fields begin at or before a word; NULL: the word is of none. */
static struct class *owner_of_word(struct vm *vm, u64 word) {
    if (word >= program_static_words(vm->program) || vm->statics.owner[word] >= program_class_count(vm->program))
        return NULL;
    struct class *c = program_classes(vm->program)[vm->statics.owner[word]];
    return c && word >= (u64)c->statics_start + CLASS_STATIC_HEADER ? c : NULL;
}

static bool is_in_statics(struct vm *vm, u64 offset, char type, bool write) {
    u64 word = (offset - PLACE_STATIC) / 4, words = width_in(true, type) / 4;
    const struct class *c = offset % 4 == 0 ? owner_of_word(vm, word) : NULL;
    if (!c || word + words > (u64)c->statics_start + c->statics_words) return false;
    return respects_references(c->static_refs, c->static_ref_count, word, words, 1, type, write);
}

bool place_exists(struct vm *vm, ref object, u64 offset, char type, bool write) {
    if (!object) return type != 'L' && host_bytes(vm, offset, width_in(false, type), write);
    return offset >= PLACE_STATIC ? is_in_statics(vm, offset, type, write)
                                  : is_in_object(vm, object, offset, type, write);
}

struct place place_checked(struct vm *vm, ref object, u64 offset, char type, bool write) {
    if (!place_exists(vm, object, offset, type, write)) return (struct place){NULL, false, 0};
    return place_of(vm, object, offset, write);
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
    const struct class *owner = object ? NULL : owner_of_word(vm, slot);
    if (!object) return owner ? static_field(owner, slot) : NULL;
    const struct class *c = class_of(vm, object);
    return c->is_array ? NULL : instance_field(c, slot);
}

/* ---- what may be stored ---- */

static bool is_named(const struct class *c, const char *name, size_t length) {
    return c->name->length == length && memcmp(c->name->text, name, length) == 0;
}

/* As the holder of the field sees the name, if its loader has met it already. */
static bool is_of_class(struct vm *vm, const struct class *c, const struct class *holder, const char *name,
                        size_t length) {
    bool is_same_loader = c->loader == holder->loader || c->loader == LOADER_BOOT;
    if (is_named(vm->known.Object, name, length) || (is_same_loader && is_named(c, name, length))) return true;
    if (holder->is_hidden && c == holder) return true;
    const struct sym *symbol = sym_find(program_symbols(vm->program), name, length);
    const struct class *declared = symbol ? program_loaded(vm->program, holder->loader, symbol) : NULL;
    bool is_of_the_image = holder->loader <= LOADER_APP || strncmp(name, "java/", 5) == 0;
    if (!declared && symbol && is_of_the_image) declared = program_loaded(vm->program, LOADER_BOOT, symbol);
    return declared && class_is_subclass(c, declared);
}

static bool is_of_type(struct vm *vm, const struct class *c, const struct class *holder, const char *descriptor) {
    for (; *descriptor == '['; descriptor++, c = c->component)
        if (!c->is_array) return false;
    if (*descriptor != 'L') return c->is_primitive && c->primitive == *descriptor;
    return !c->is_primitive && is_of_class(vm, c, holder, descriptor + 1, strlen(descriptor) - 2);
}

bool place_accepts(struct vm *vm, ref object, u64 offset, ref value) {
    if (!value) return true;
    const struct class *c = class_of(vm, value), *into = class_of(vm, object);
    if (offset < PLACE_STATIC && into->is_array) return class_is_subclass(c, into->component);
    bool is_static = offset >= PLACE_STATIC;
    const struct field *f =
        place_field(vm, is_static ? 0 : object, (u32)(is_static ? (offset - PLACE_STATIC) / 4 : offset));
    return f && is_of_type(vm, c, f->holder, f->descriptor->text);
}
