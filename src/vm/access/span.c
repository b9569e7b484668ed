#include "vm/access/span.h"

#include <assert.h>

#include "vm/heap/place.h"

/* Some units of a class's fields or static fields: bytes or words. */
struct run {
    u64 start, length;
    u32 word; /* units of a word */
    bool statics;
};

static bool is_wide(const struct field *f) { return f->type == 'J' || f->type == 'D'; }

static bool covers(const struct run *run, const struct field *f) {
    u64 units = (u64)run->word << is_wide(f);
    return run->start < f->offset + units && f->offset < run->start + run->length;
}

static bool is_all_of_run(const struct run *run, const struct field *f) {
    return f->offset == run->start && run->length <= (u64)run->word << is_wide(f);
}

static u32 fields_of(const struct class *c, const struct run *run, ref object, enum access_kind kind,
                     struct access *out) {
    u32 count = 0;
    for (; c && count < SPAN_BYTES; c = run->statics ? NULL : c->super)
        for (u32 i = 0; i < c->field_count && count < SPAN_BYTES; i++) {
            const struct field *f = &c->fields[i];
            if (!(f->access & ACC_STATIC) == run->statics || !covers(run, f)) continue;
            out[count++] = (struct access){object, f->offset, kind};
            if (is_all_of_run(run, f)) return count;
        }
    return count;
}

static u32 elements(const struct class *c, ref array, u64 offset, u32 bytes, enum access_kind kind,
                    struct access *out) {
    u64 start = offset - OBJECT_HEADER_BYTES;
    u32 first = (u32)(start >> c->element_shift), last = (u32)((start + bytes - 1) >> c->element_shift), count = 0;
    for (u32 i = first; i <= last && count < SPAN_BYTES; i++) out[count++] = (struct access){array, i, kind};
    return count;
}

u32 span_places(struct vm *vm, ref object, u64 offset, u32 bytes, enum access_kind kind, struct access *out) {
    assert(object && bytes && bytes <= SPAN_BYTES);
    bool statics = offset >= PLACE_STATIC;
    const struct class *c = class_of(vm, object);
    struct run run = {offset, bytes, 4, false};
    if (statics) {
        u64 first = (offset - PLACE_STATIC) / 4, last = (offset - PLACE_STATIC + bytes - 1) / 4;
        run = (struct run){first, last - first + 1, 1, true};
        c = first < program_static_words(vm->program) ? program_classes(vm->program)[vm->statics.owner[first]] : NULL;
    } else if (c->is_array) return elements(c, object, offset, bytes, kind, out);
    u32 count = fields_of(c, &run, statics ? 0 : object, kind, out);
    if (!count) out[count++] = (struct access){statics ? 0 : object, (u32)run.start, kind};
    return count;
}

u32 span_width(struct vm *vm, ref object, char type) {
    bool fills_word = object && !class_of(vm, object)->is_array;
    switch (type) {
    case 'Z':
    case 'B': return fills_word ? 4 : 1;
    case 'C':
    case 'S': return fills_word ? 4 : 2;
    case 'J':
    case 'D': return 8;
    default: return 4;
    }
}
