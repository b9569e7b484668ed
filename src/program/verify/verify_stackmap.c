#include "program/verify/verify_stackmap.h"

#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "base/vec.h"
#include "program/verify/verify_report.h"

enum {
    SAME_LIMIT = 64,
    ONE_ITEM_LIMIT = 128,
    ONE_ITEM_EXTENDED = 247,
    SAME_EXTENDED = 251, /* 248 to 250 chop, 252 to 254 append */
    FULL = 255
};

static u32 add_cell(struct stackmap *map, u32 below, vtype type) {
    struct stackmap_cell cell = {below, type, type == V_UNINIT_THIS || map->cells[below].uninit_this};
    map->cells = vec_reserve(map->cells, map->cell_count, &map->cell_capacity, sizeof *map->cells);
    map->cells[map->cell_count] = cell;
    return map->cell_count++;
}

static u8 next_u8(struct verifier *v, struct bytes *in) {
    u8 value = bytes_u8(in);
    if (in->failed) verify_bad_stackmap(v, "access beyond the end of attribute");
    return value;
}

static u16 next_u16(struct verifier *v, struct bytes *in) {
    u16 value = bytes_u16(in);
    if (in->failed) verify_bad_stackmap(v, "access beyond the end of attribute");
    return value;
}

static vtype read_class(struct verifier *v, struct bytes *in) {
    u16 index = next_u16(v, in);
    if (index == 0 || index >= v->cf->cp_count || v->cf->cp[index].tag != CP_CLASS) {
        verify_bad_stackmap(v, "bad class index");
        return V_TOP;
    }
    return vtype_of_class_constant(v, index);
}

static vtype read_uninitialised(struct verifier *v, struct bytes *in) {
    u16 offset = next_u16(v, in);
    if (!v->failed && (offset >= v->code.code.length || !(v->marks[offset] & CODE_NEW)))
        verify_bad_format(v, "StackMapTable format error: bad offset for Uninitialized");
    return vtype_make(V_UNINIT, offset);
}

static vtype read_type(struct verifier *v, struct bytes *in) {
    static const vtype simple[] = {V_TOP, V_INT, V_FLOAT, V_DOUBLE, V_LONG, V_NULL, V_UNINIT_THIS};
    u8 tag = next_u8(v, in);
    if (tag < sizeof simple / sizeof *simple) return simple[tag];
    if (tag == 7) return read_class(v, in);
    if (tag == 8) return read_uninitialised(v, in);
    verify_bad_stackmap(v, "bad verification type");
    return V_TOP;
}

/* Reads `count` types on top of a chain. */
static bool read_types(struct verifier *v, struct bytes *in, u32 count, u32 *top, u32 *size, u32 limit) {
    for (u32 i = 0; i < count; i++) {
        vtype t = read_type(v, in);
        if (v->failed) return false;
        *top = add_cell(v->map, *top, t);
        (*size)++;
        if (vtype_is_first_half(t)) {
            *top = add_cell(v->map, *top, t == V_LONG ? V_LONG2 : V_DOUBLE2);
            (*size)++;
        }
    }
    return *size <= limit || verify_bad_format(v, "StackMapTable format error: bad type array size");
}

static bool chop_locals(struct verifier *v, struct stackmap_frame *frame, u32 count) {
    const struct stackmap_cell *cells = v->map->cells;
    for (; count && frame->locals_size; count--) {
        u32 places = vtype_is_second_half(cells[frame->locals].type) ? 2 : 1;
        for (u32 i = 0; i < places; i++) frame->locals = cells[frame->locals].below;
        frame->locals_size -= places;
    }
    return count == 0 || verify_bad_format(v, "StackMapTable format error: bad type array size");
}

static bool read_full(struct verifier *v, struct bytes *in, struct stackmap_frame *frame) {
    frame->locals = frame->locals_size = 0;
    u32 locals = next_u16(v, in);
    if (v->failed || !read_types(v, in, locals, &frame->locals, &frame->locals_size, v->code.max_locals)) return false;
    u32 stack = next_u16(v, in);
    return !v->failed && read_types(v, in, stack, &frame->stack, &frame->stack_size, v->code.max_stack);
}

static bool read_body(struct verifier *v, struct bytes *in, u8 type, struct stackmap_frame *frame) {
    if (type < SAME_LIMIT || type == SAME_EXTENDED) return true;
    if (type < ONE_ITEM_LIMIT || type == ONE_ITEM_EXTENDED)
        return read_types(v, in, 1, &frame->stack, &frame->stack_size, v->code.max_stack);
    if (type < SAME_EXTENDED) return chop_locals(v, frame, (u32)SAME_EXTENDED - type);
    if (type < FULL)
        return read_types(v, in, type - (u32)SAME_EXTENDED, &frame->locals, &frame->locals_size, v->code.max_locals);
    return read_full(v, in, frame);
}

/* HotSpot says that the error is at the start of the method. */
static bool bad_offset(struct verifier *v, const struct stackmap_frame *frame) {
    u32 number = v->map->frame_count;
    v->map->frames[number] = *frame;
    struct vcomplaint complaint = {.fault = FAULT_BAD_MAP,
                                   .got = {.place = PLACE_FRAME, .frame = stackmap_expand(v, number)}};
    return verify_reject(v, &complaint, "StackMapTable error: bad offset");
}

/* *frame is the frame before and becomes the next one. */
static bool read_frame(struct verifier *v, struct bytes *in, struct stackmap_frame *frame, bool is_first) {
    u8 type = next_u8(v, in);
    u32 delta = type % SAME_LIMIT;
    if (type >= ONE_ITEM_LIMIT) {
        delta = next_u16(v, in);
        if (type < ONE_ITEM_EXTENDED) verify_bad_stackmap(v, "reserved frame type");
    }
    if (v->failed) return false;
    frame->offset = is_first ? delta : frame->offset + delta + 1;
    frame->stack = frame->stack_size = 0;
    if (!read_body(v, in, type, frame)) return false;
    if (frame->offset < v->code.code.length && (v->marks[frame->offset] & CODE_START)) return true;
    return bad_offset(v, frame);
}

static struct stackmap_frame entry_frame(struct verifier *v) {
    struct stackmap_frame frame = {.locals_size = v->frame.locals_size};
    for (u32 i = 0; i < v->frame.locals_size; i++) frame.locals = add_cell(v->map, frame.locals, v->frame.locals[i]);
    return frame;
}

bool stackmap_read(struct verifier *v) {
    struct stackmap *map = v->map;
    map->cells = vec_reserve(NULL, 0, &map->cell_capacity, sizeof *map->cells);
    map->cells[map->cell_count++] = (struct stackmap_cell){0};
    map->expanded.locals = arena_alloc(v->scratch, (v->code.max_locals + 1u) * sizeof(vtype));
    map->expanded.stack = arena_alloc(v->scratch, (v->code.max_stack + 1u) * sizeof(vtype));
    if (!v->code.stack_map.at) return true;
    struct bytes in = bytes_of(v->code.stack_map);
    u32 count = next_u16(v, &in);
    if (v->failed) return false;
    struct stackmap_frame frame = entry_frame(v);
    u32 possible = bytes_left(&in) < count ? (u32)bytes_left(&in) : count;
    map->frames = arena_alloc(v->scratch, (possible + 1) * sizeof *map->frames);
    map->expanded_from = possible + 1; /* none */
    for (u32 i = 0; i < count; i++) {
        if (!read_frame(v, &in, &frame, i == 0)) return false;
        map->frames[map->frame_count++] = frame;
    }
    return bytes_left(&in) == 0 || verify_bad_stackmap(v, "wrong attribute size");
}

void stackmap_free(struct stackmap *map) { free(map->cells); }

u32 stackmap_find(const struct stackmap *map, i64 offset) {
    u32 low = 0, high = map->frame_count;
    while (low < high) {
        u32 middle = low + (high - low) / 2;
        if (map->frames[middle].offset < offset) low = middle + 1;
        else high = middle;
    }
    return low < map->frame_count && map->frames[low].offset == offset ? low : map->frame_count;
}

const struct vframe *stackmap_expand(struct verifier *v, u32 number) {
    struct stackmap *map = v->map;
    const struct stackmap_frame *frame = &map->frames[number];
    if (map->expanded_from == number) return &map->expanded;
    u32 cell = frame->locals;
    for (u32 i = frame->locals_size; i-- > 0; cell = map->cells[cell].below)
        map->expanded.locals[i] = map->cells[cell].type;
    cell = frame->stack;
    for (u32 i = frame->stack_size; i-- > 0; cell = map->cells[cell].below)
        map->expanded.stack[i] = map->cells[cell].type;
    map->expanded.offset = frame->offset;
    map->expanded.locals_size = frame->locals_size;
    map->expanded.stack_size = map->expanded.mark = frame->stack_size;
    map->expanded.this_uninit = map->cells[frame->locals].uninit_this;
    map->expanded_from = number;
    return &map->expanded;
}
