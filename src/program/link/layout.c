#include "program/link/layout.h"

#include <string.h>

static bool is_wide(const struct field *f) { return f->type == 'J' || f->type == 'D'; }
static bool is_reference(const struct field *f) { return f->type == 'L' || f->type == '['; }

/* Places the instance fields of one width from `at` on, at most `most` of them; returns the end. */
static u32 place(struct class *c, bool wide, u32 most, u32 at) {
    for (u32 i = 0; i < c->field_count && most; i++) {
        struct field *f = &c->fields[i];
        if ((f->access & ACC_STATIC) || is_wide(f) != wide || f->offset) continue;
        f->offset = at;
        at += wide ? 8 : 4;
        most--;
    }
    return at;
}

/* Wide fields must be aligned: a gap before them is filled with a narrow one. */
static void lay_out_instance(struct class *c) {
    u32 at = c->super ? c->super->instance_bytes : OBJECT_HEADER_BYTES;
    bool any_wide = false;
    for (u32 i = 0; i < c->field_count; i++) any_wide |= !(c->fields[i].access & ACC_STATIC) && is_wide(&c->fields[i]);
    if (any_wide && at % 8 != 0) {
        place(c, false, 1, at);
        at += 4;
    }
    if (any_wide) at = place(c, true, UINT32_MAX, at);
    c->instance_bytes = place(c, false, UINT32_MAX, at);
}

static void list_instance_references(struct arena *arena, struct class *c) {
    u32 inherited = c->super ? c->super->ref_count : 0, count = inherited;
    for (u32 i = 0; i < c->field_count; i++)
        count += !(c->fields[i].access & ACC_STATIC) && is_reference(&c->fields[i]);
    c->ref_count = count;
    if (count == inherited) {
        c->refs = c->super ? c->super->refs : NULL;
        return;
    }
    c->refs = arena_alloc(arena, count * sizeof *c->refs);
    if (inherited) memcpy(c->refs, c->super->refs, inherited * sizeof *c->refs);
    count = inherited;
    for (u32 i = 0; i < c->field_count; i++)
        if (!(c->fields[i].access & ACC_STATIC) && is_reference(&c->fields[i])) c->refs[count++] = c->fields[i].offset;
}

u32 layout_static_words(const struct class *c) {
    u32 words = CLASS_STATIC_HEADER;
    for (u32 i = 0; i < c->field_count; i++)
        if (c->fields[i].access & ACC_STATIC) words += is_wide(&c->fields[i]) ? 2 : 1;
    return words;
}

static void lay_out_statics(struct arena *arena, struct class *c, u32 start) {
    u32 word = start + CLASS_STATIC_HEADER, references = 0;
    for (u32 i = 0; i < c->field_count; i++) {
        struct field *f = &c->fields[i];
        if (!(f->access & ACC_STATIC)) continue;
        f->offset = word;
        word += is_wide(f) ? 2 : 1;
        references += is_reference(f);
    }
    c->statics_start = start;
    c->statics_words = word - start;
    c->static_refs = references ? arena_alloc(arena, references * sizeof *c->static_refs) : NULL;
    for (u32 i = 0; i < c->field_count; i++)
        if ((c->fields[i].access & ACC_STATIC) && is_reference(&c->fields[i]))
            c->static_refs[c->static_ref_count++] = c->fields[i].offset;
}

void layout_fields(struct arena *arena, struct class *c, u32 statics_start) {
    lay_out_instance(c);
    list_instance_references(arena, c);
    lay_out_statics(arena, c, statics_start);
}
