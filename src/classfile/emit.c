#include "classfile/emit.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "classfile/descriptor_walk.h"

enum { UNKNOWN = -1, LONGEST_CODE = 65535, MOST_LOCALS = 65535, MOST_HANDLERS = 65535 };

struct place {
    i64 offset; /* in the code, or UNKNOWN */
    i32 depth;  /* of the stack there, or UNKNOWN */
};

struct fixup {
    u32 at, from; /* where the offset is written; the instruction it is relative to */
    u32 label;
    bool wide;
};

struct range {
    u32 start, end, target; /* labels */
    u16 type;
};

struct emitter {
    struct pool_builder *pool;
    struct buffer code;
    struct VEC(struct place) places;
    struct VEC(struct fixup) fixups;
    struct VEC(struct range) ranges;
    i32 depth;
    bool reachable;
    u32 max_stack, max_locals;
};

struct emitter *emitter_new(struct pool_builder *pool, u32 parameter_slots) {
    struct emitter *emitter = memory_zero(1, sizeof *emitter);
    emitter->pool = pool;
    emitter->reachable = true;
    emitter->max_locals = parameter_slots;
    return emitter;
}

void emitter_free(struct emitter *emitter) {
    if (!emitter) return;
    buffer_free(&emitter->code);
    vec_free(&emitter->places);
    vec_free(&emitter->fixups);
    vec_free(&emitter->ranges);
    free(emitter);
}

static i32 slots_of(char type) { return (i32)descriptor_slots(type); }

static void move_depth(struct emitter *emitter, i32 popped, i32 pushed) {
    assert(emitter->depth >= popped);
    emitter->depth += pushed - popped;
    if ((u32)emitter->depth > emitter->max_stack) emitter->max_stack = (u32)emitter->depth;
}

static void leave(struct emitter *emitter) {
    emitter->reachable = false;
    emitter->depth = 0;
}

/* Slots popped and pushed, from the opcode table's "popped:pushed". */
static void apply_effect(struct emitter *emitter, enum opcode opcode) {
    const char *effect = opcode_info((u8)opcode)->effect;
    i32 slots[2] = {0, 0};
    int side = 0;
    for (; *effect; effect++) {
        if (*effect == ':') side = 1;
        else slots[side] += slots_of(*effect);
    }
    move_depth(emitter, slots[0], slots[1]);
}

/* The untyped stack instructions, whose effect the opcode table leaves open. */
static bool apply_shuffle(struct emitter *emitter, enum opcode opcode) {
    static const struct {
        u8 opcode, popped, pushed;
    } shuffles[] = {
        {BC_pop, 1, 0},  {BC_pop2, 2, 0},    {BC_dup, 1, 2},     {BC_dup_x1, 2, 3}, {BC_dup_x2, 3, 4},
        {BC_dup2, 2, 4}, {BC_dup2_x1, 3, 5}, {BC_dup2_x2, 4, 6}, {BC_swap, 2, 2},
    };
    for (size_t i = 0; i < sizeof shuffles / sizeof *shuffles; i++)
        if (shuffles[i].opcode == opcode) {
            move_depth(emitter, shuffles[i].popped, shuffles[i].pushed);
            return true;
        }
    return false;
}

void emit_op(struct emitter *emitter, enum opcode opcode) {
    assert(opcode_info((u8)opcode)->format == FORMAT_NONE);
    buffer_u1(&emitter->code, opcode);
    if (!apply_shuffle(emitter, opcode)) apply_effect(emitter, opcode);
    if ((opcode >= BC_ireturn && opcode <= BC_return) || opcode == BC_athrow) leave(emitter);
}

void emit_drop(struct emitter *emitter, const char *type) {
    i32 slots = slots_of(*type);
    if (slots) emit_op(emitter, slots == 2 ? BC_pop2 : BC_pop);
}

/* Loads, stores and returns come in the order int, long, float, double, reference. */
static u32 kind_of(char type) {
    switch (type) {
    case 'J': return 1;
    case 'F': return 2;
    case 'D': return 3;
    case 'L':
    case '[': return 4;
    default: return 0;
    }
}

/* long_form is iload or istore, short_form iload_0 or istore_0. */
static void access_local(struct emitter *emitter, enum opcode long_form, enum opcode short_form, char type, u32 local) {
    u32 kind = kind_of(type);
    if (local + (u32)slots_of(type) > emitter->max_locals) emitter->max_locals = local + (u32)slots_of(type);
    if (local < 4) {
        buffer_u1(&emitter->code, short_form + 4 * kind + local);
    } else if (local < 256) {
        buffer_u1(&emitter->code, long_form + kind);
        buffer_u1(&emitter->code, local);
    } else {
        buffer_u1(&emitter->code, BC_wide);
        buffer_u1(&emitter->code, long_form + kind);
        buffer_u2(&emitter->code, local);
    }
}

void emit_load(struct emitter *emitter, const char *type, u32 local) {
    access_local(emitter, BC_iload, BC_iload_0, *type, local);
    move_depth(emitter, 0, slots_of(*type));
}

void emit_store(struct emitter *emitter, const char *type, u32 local) {
    access_local(emitter, BC_istore, BC_istore_0, *type, local);
    move_depth(emitter, slots_of(*type), 0);
}

void emit_return(struct emitter *emitter, const char *type) {
    emit_op(emitter, *type == 'V' ? BC_return : BC_ireturn + kind_of(*type));
}

void emit_zero(struct emitter *emitter, const char *type) {
    static const u8 zeros[] = {BC_iconst_0, BC_lconst_0, BC_fconst_0, BC_dconst_0, BC_aconst_null};
    if (*type != 'V') emit_op(emitter, zeros[kind_of(*type)]);
}

static void load_constant(struct emitter *emitter, u16 index, bool wide) {
    if (wide || index > 255) {
        buffer_u1(&emitter->code, wide ? BC_ldc2_w : BC_ldc_w);
        buffer_u2(&emitter->code, index);
    } else {
        buffer_u1(&emitter->code, BC_ldc);
        buffer_u1(&emitter->code, index);
    }
    move_depth(emitter, 0, wide ? 2 : 1);
}

void emit_int(struct emitter *emitter, i32 value) {
    if (value >= -1 && value <= 5) {
        emit_op(emitter, (enum opcode)(BC_iconst_0 + value));
    } else if (value >= INT8_MIN && value <= INT8_MAX) {
        buffer_u1(&emitter->code, BC_bipush);
        buffer_u1(&emitter->code, (u32)value);
        move_depth(emitter, 0, 1);
    } else if (value >= INT16_MIN && value <= INT16_MAX) {
        buffer_u1(&emitter->code, BC_sipush);
        buffer_u2(&emitter->code, (u32)value);
        move_depth(emitter, 0, 1);
    } else {
        load_constant(emitter, pool_number(emitter->pool, CP_INTEGER, (u32)value), false);
    }
}

void emit_number(struct emitter *emitter, enum cp_tag tag, u64 bits) {
    load_constant(emitter, pool_number(emitter->pool, tag, bits), tag == CP_LONG || tag == CP_DOUBLE);
}

void emit_string(struct emitter *emitter, struct slice text) {
    load_constant(emitter, pool_string(emitter->pool, text), false);
}

void emit_text(struct emitter *emitter, const char *text) {
    emit_string(emitter, (struct slice){(const u8 *)text, strlen(text)});
}

void emit_class(struct emitter *emitter, const char *name) {
    load_constant(emitter, pool_class(emitter->pool, name), false);
}

void emit_method_type(struct emitter *emitter, const char *descriptor) {
    load_constant(emitter, pool_method_type(emitter->pool, descriptor), false);
}

void emit_type(struct emitter *emitter, enum opcode opcode, const char *class_name) {
    buffer_u1(&emitter->code, opcode);
    buffer_u2(&emitter->code, pool_class(emitter->pool, class_name));
    apply_effect(emitter, opcode);
}

void emit_field(struct emitter *emitter, enum opcode opcode, const char *owner, const char *name, const char *type) {
    buffer_u1(&emitter->code, opcode);
    buffer_u2(&emitter->code, pool_member(emitter->pool, CP_FIELDREF, owner, name, type));
    i32 value = slots_of(*type);
    i32 object = opcode == BC_getfield || opcode == BC_putfield;
    if (opcode == BC_getfield || opcode == BC_getstatic) move_depth(emitter, object, value);
    else move_depth(emitter, object + value, 0);
}

void emit_invoke(struct emitter *emitter, enum opcode opcode, const char *owner, const char *name,
                 const char *descriptor, bool owner_is_interface) {
    bool interface = owner_is_interface || opcode == BC_invokeinterface;
    enum cp_tag tag = interface ? CP_INTERFACE_METHODREF : CP_METHODREF;
    struct slice text = {(const u8 *)descriptor, strlen(descriptor)};
    struct slice result = descriptor_result(text);
    i32 arguments = (i32)descriptor_argument_slots(text) + (opcode != BC_invokestatic);
    assert(result.length);
    buffer_u1(&emitter->code, opcode);
    buffer_u2(&emitter->code, pool_member(emitter->pool, tag, owner, name, descriptor));
    if (opcode == BC_invokeinterface) {
        buffer_u1(&emitter->code, (u32)arguments);
        buffer_u1(&emitter->code, 0);
    }
    move_depth(emitter, arguments, slots_of((char)result.at[0]));
}

struct label emit_label(struct emitter *emitter) {
    struct place unbound = {UNKNOWN, UNKNOWN};
    vec_push(&emitter->places, unbound);
    return (struct label){emitter->places.count - 1};
}

void emit_bind(struct emitter *emitter, struct label label) {
    struct place *place = &emitter->places.items[label.number];
    assert(place->offset == UNKNOWN);
    place->offset = (i64)emitter->code.length;
    if (place->depth != UNKNOWN) {
        assert(!emitter->reachable || emitter->depth == place->depth);
        emitter->depth = place->depth;
    }
    place->depth = emitter->depth;
    emitter->reachable = true;
}

struct label emit_here(struct emitter *emitter) {
    bool reachable = emitter->reachable;
    struct label label = emit_label(emitter);
    emit_bind(emitter, label);
    emitter->reachable = reachable;
    return label;
}

static void arrive_at(struct emitter *emitter, struct label label) {
    struct place *place = &emitter->places.items[label.number];
    assert(place->depth == UNKNOWN || place->depth == emitter->depth);
    place->depth = emitter->depth;
}

void emit_branch(struct emitter *emitter, enum opcode opcode, struct label target) {
    u32 from = (u32)emitter->code.length;
    struct fixup fixup = {from + 1, from, target.number, false};
    vec_push(&emitter->fixups, fixup);
    buffer_u1(&emitter->code, opcode);
    buffer_u2(&emitter->code, 0);
    apply_effect(emitter, opcode);
    arrive_at(emitter, target);
    if (opcode == BC_goto) leave(emitter);
}

static void write_case(struct emitter *emitter, u32 from, struct label target) {
    struct fixup fixup = {(u32)emitter->code.length, from, target.number, true};
    vec_push(&emitter->fixups, fixup);
    buffer_u4(&emitter->code, 0);
    arrive_at(emitter, target);
}

void emit_table(struct emitter *emitter, i32 low, const struct label *targets, u32 count, struct label otherwise) {
    u32 from = (u32)emitter->code.length;
    buffer_u1(&emitter->code, BC_tableswitch);
    apply_effect(emitter, BC_tableswitch);
    while (emitter->code.length % 4) buffer_u1(&emitter->code, 0);
    write_case(emitter, from, otherwise);
    buffer_u4(&emitter->code, (u32)low);
    buffer_u4(&emitter->code, (u32)low + count - 1);
    for (u32 i = 0; i < count; i++) write_case(emitter, from, targets[i]);
    leave(emitter);
}

void emit_handler(struct emitter *emitter, struct label start, struct label end, struct label target,
                  const char *class_name) {
    struct range range = {start.number, end.number, target.number, 0};
    if (class_name) range.type = pool_class(emitter->pool, class_name);
    vec_push(&emitter->ranges, range);
    struct place *place = &emitter->places.items[target.number];
    assert(place->offset == UNKNOWN);
    place->depth = 1; /* the throwable alone */
    if (emitter->max_stack < 1) emitter->max_stack = 1;
}

static const char *resolve_fixups(struct emitter *emitter) {
    for (u32 i = 0; i < emitter->fixups.count; i++) {
        const struct fixup *fixup = &emitter->fixups.items[i];
        i64 target = emitter->places.items[fixup->label].offset;
        assert(target != UNKNOWN);
        i64 distance = target - fixup->from;
        if (fixup->wide) buffer_put_u4(&emitter->code, fixup->at, (u32)distance);
        else if (distance >= INT16_MIN && distance <= INT16_MAX)
            buffer_put_u2(&emitter->code, fixup->at, (u32)distance);
        else return "branch too far";
    }
    return NULL;
}

static void write_handlers(struct emitter *emitter, struct buffer *out) {
    buffer_u2(out, emitter->ranges.count);
    for (u32 i = 0; i < emitter->ranges.count; i++) {
        const struct range *range = &emitter->ranges.items[i];
        buffer_u2(out, (u32)emitter->places.items[range->start].offset);
        buffer_u2(out, (u32)emitter->places.items[range->end].offset);
        buffer_u2(out, (u32)emitter->places.items[range->target].offset);
        buffer_u2(out, range->type);
    }
}

const char *emitter_finish(struct emitter *emitter, struct buffer *out) {
    assert(!emitter->reachable);
    if (emitter->code.length > LONGEST_CODE || emitter->ranges.count > MOST_HANDLERS) return "code too long";
    if (emitter->max_locals > MOST_LOCALS || emitter->max_stack > MOST_LOCALS) return "too many locals";
    const char *fault = resolve_fixups(emitter);
    if (fault) return fault;
    buffer_u2(out, emitter->max_stack);
    buffer_u2(out, emitter->max_locals);
    buffer_u4(out, (u32)emitter->code.length);
    buffer_bytes(out, emitter->code.at, emitter->code.length);
    write_handlers(emitter, out);
    buffer_u2(out, 0);
    return NULL;
}
