#include "program/flow/frame_slots.h"

#include <string.h>

#include "classfile/descriptor_walk.h"

/* What one slot holds: no reference, a reference, or the return address of call - 2. */
typedef u32 content;
enum { PLAIN = 0, REF = 1, ADDRESS = 2 };

void frame_slots_copy(struct frame_slots *to, const struct frame_slots *from) {
    u64 *refs = to->refs;
    *to = *from;
    to->refs = refs;
    memcpy(refs, from->refs, frame_slots_words(from->limit) * sizeof *refs);
}

i64 frame_slots_call_of(const struct frame_slots *slots, u32 slot) {
    for (u32 i = 0; i < slots->address_count; i++)
        if (slots->addresses[i].slot == slot) return slots->addresses[i].call;
    return -1;
}

static void forget_address(struct frame_slots *slots, u32 slot) {
    for (u32 i = 0; i < slots->address_count; i++)
        if (slots->addresses[i].slot == slot) {
            slots->addresses[i] = slots->addresses[--slots->address_count];
            return;
        }
}

void frame_slots_name_address(struct frame_slots *slots, u32 slot, u32 call) {
    forget_address(slots, slot);
    if (slots->address_count < SLOTS_ADDRESSES)
        slots->addresses[slots->address_count++] = (struct frame_slots_address){slot, call};
}

static content get(const struct frame_slots *slots, u32 slot) {
    if (bits_test(slots->refs, slot)) return REF;
    i64 call = slots->address_count ? frame_slots_call_of(slots, slot) : -1;
    return call < 0 ? (content)PLAIN : ADDRESS + (u32)call;
}

static void put(struct frame_slots *slots, u32 slot, content c) {
    if (c == REF) bits_set(slots->refs, slot);
    else bits_clear(slots->refs, slot);
    if (c >= ADDRESS) frame_slots_name_address(slots, slot, c - ADDRESS);
    else if (slots->address_count) forget_address(slots, slot);
}

static bool push(struct frame_slots *slots, content c) {
    if (slots->top == slots->limit) return false;
    put(slots, slots->top++, c);
    return true;
}

static bool pop(struct frame_slots *slots, content *out) {
    if (slots->top == slots->locals) return false;
    *out = get(slots, --slots->top);
    put(slots, slots->top, PLAIN);
    return true;
}

static bool push_type(struct frame_slots *slots, char type) {
    if (descriptor_is_ref(type) || type == 'A') return push(slots, REF);
    return push(slots, PLAIN) && (descriptor_slots(type) == 1 || push(slots, PLAIN));
}

static bool pop_type(struct frame_slots *slots, char type) {
    content c, low = PLAIN;
    if (!pop(slots, &c)) return false;
    if (descriptor_is_ref(type) || type == 'A') return c == REF;
    return c == PLAIN && (descriptor_slots(type) == 1 || (pop(slots, &low) && low == PLAIN));
}

bool frame_slots_enter(struct frame_slots *slots, bool is_static, struct slice descriptor) {
    u32 needed = descriptor_argument_slots(descriptor) + !is_static, slot = 0;
    slots->top = slots->locals;
    slots->address_count = 0;
    if (needed > slots->locals) return false;
    if (!is_static) put(slots, slot++, REF);
    struct descriptor_walk walk = descriptor_arguments(descriptor);
    for (char type; (type = descriptor_next(&walk, NULL)); slot += descriptor_slots(type))
        put(slots, slot, descriptor_is_ref(type) ? REF : PLAIN);
    return true;
}

static void forget_differing_addresses(struct frame_slots *to, const struct frame_slots *from, bool *changed) {
    for (u32 i = 0; i < to->address_count;) {
        if (frame_slots_call_of(from, to->addresses[i].slot) == to->addresses[i].call) {
            i++;
        } else {
            to->addresses[i] = to->addresses[--to->address_count];
            *changed = true;
        }
    }
}

bool frame_slots_merge(struct frame_slots *to, const struct frame_slots *from, bool *changed) {
    if (to->top != from->top) return false;
    for (u32 i = 0; i < frame_slots_words(to->limit); i++) {
        u64 both = to->refs[i] & from->refs[i];
        *changed |= both != to->refs[i];
        to->refs[i] = both;
    }
    if (to->address_count) forget_differing_addresses(to, from, changed);
    return true;
}

static bool drop(struct frame_slots *slots, u32 count) {
    if (slots->top - slots->locals < count) return false;
    while (count--) put(slots, --slots->top, PLAIN);
    return true;
}

bool frame_slots_catch(struct frame_slots *slots) {
    for (u32 slot = slots->locals; slot < slots->limit; slot++) put(slots, slot, PLAIN);
    slots->top = slots->locals;
    return push(slots, REF);
}

static bool load(struct frame_slots *slots, const struct bytecode *b) {
    u32 n = bytecode_access(b).slots;
    if (b->operand + n > slots->locals) return false;
    content c = get(slots, b->operand);
    if (b->op == BC_aload) return c == REF && push(slots, REF);
    if (c != PLAIN || (n == 2 && get(slots, b->operand + 1) != PLAIN)) return false;
    return push(slots, PLAIN) && (n == 1 || push(slots, PLAIN));
}

static bool store(struct frame_slots *slots, const struct bytecode *b) {
    u32 n = bytecode_access(b).slots;
    content c, low = PLAIN;
    if (b->operand + n > slots->locals || !pop(slots, &c) || (n == 2 && !pop(slots, &low))) return false;
    if (low != PLAIN || (b->op == BC_astore ? c == PLAIN : c != PLAIN)) return false;
    put(slots, b->operand, c);
    if (n == 2) put(slots, b->operand + 1, PLAIN);
    return true;
}

static bool shuffle(struct frame_slots *slots, const struct bytecode_shuffle *how) {
    content taken[4];
    for (u32 i = 0; i < how->taken; i++)
        if (!pop(slots, &taken[i])) return false;
    for (const char *c = how->pushed; *c; c++)
        if (!push(slots, taken[*c - 'a'])) return false;
    return true;
}

/* The tag of a constant, or CP_UNUSABLE when there is none. */
static u8 tag_of(const struct classfile *cf, u32 index) { return index < cf->cp_count ? cf->cp[index].tag : 0; }

static bool constant(struct frame_slots *slots, const struct classfile *cf, const struct bytecode *b) {
    switch (tag_of(cf, b->operand)) {
    case CP_INTEGER:
    case CP_FLOAT: return push_type(slots, 'I');
    case CP_LONG:
    case CP_DOUBLE: return push_type(slots, 'J');
    case CP_STRING:
    case CP_CLASS:
    case CP_METHOD_HANDLE:
    case CP_METHOD_TYPE: return push_type(slots, 'A');
    case CP_DYNAMIC: {
        struct slice type = bytecode_descriptor(cf, b);
        return type.length && push_type(slots, (char)type.at[0]);
    }
    default: return false;
    }
}

static bool field(struct frame_slots *slots, const struct classfile *cf, const struct bytecode *b) {
    if (tag_of(cf, b->operand) != CP_FIELDREF) return false;
    struct slice descriptor = bytecode_descriptor(cf, b);
    if (!descriptor.length) return false;
    char type = (char)descriptor.at[0];
    bool writes = b->op == BC_putstatic || b->op == BC_putfield;
    bool of_object = b->op == BC_getfield || b->op == BC_putfield;
    if (writes && !pop_type(slots, type)) return false;
    return (!of_object || pop_type(slots, 'A')) && (writes || push_type(slots, type));
}

/* Arguments are compared from the lowest up, in the order the descriptor names them. */
static bool pop_arguments(struct frame_slots *slots, struct slice descriptor) {
    u32 count = descriptor_argument_slots(descriptor);
    if (slots->top - slots->locals < count) return false;
    u32 slot = slots->top - count;
    struct descriptor_walk walk = descriptor_arguments(descriptor);
    for (char type; (type = descriptor_next(&walk, NULL)); slot += descriptor_slots(type))
        if (get(slots, slot) != (descriptor_is_ref(type) ? REF : PLAIN) ||
            (descriptor_slots(type) == 2 && get(slots, slot + 1) != PLAIN))
            return false;
    return drop(slots, count);
}

static bool invoke(struct frame_slots *slots, const struct classfile *cf, const struct bytecode *b) {
    u8 tag = tag_of(cf, b->operand);
    bool fits =
        b->op == BC_invokedynamic ? tag == CP_INVOKE_DYNAMIC : tag == CP_METHODREF || tag == CP_INTERFACE_METHODREF;
    if (!fits) return false;
    struct slice descriptor = bytecode_descriptor(cf, b), result = descriptor_result(descriptor);
    if (!result.length || !pop_arguments(slots, descriptor)) return false;
    if (b->op != BC_invokestatic && b->op != BC_invokedynamic && !pop_type(slots, 'A')) return false;
    return result.at[0] == 'V' || push_type(slots, (char)result.at[0]);
}

static bool new_arrays(struct frame_slots *slots, const struct bytecode *b) {
    for (i32 i = 0; i < b->value; i++)
        if (!pop_type(slots, 'I')) return false;
    return push_type(slots, 'A');
}

/* Instructions whose effect the opcode table spells out; popped types are written lowest first. */
static bool plain_effect(struct frame_slots *slots, const char *effect) {
    const char *colon = strchr(effect, ':');
    for (const char *c = colon; c > effect;)
        if (!pop_type(slots, *--c)) return false;
    for (const char *c = colon + 1; *c; c++)
        if (!push_type(slots, *c)) return false;
    return true;
}

bool frame_slots_step(struct frame_slots *slots, const struct classfile *cf, const struct bytecode *b) {
    struct bytecode_access access = bytecode_access(b);
    if (access.slots && access.reads && access.writes) /* iinc: still a number */
        return b->operand < slots->locals && get(slots, b->operand) == PLAIN;
    if (access.slots && b->op != BC_ret) return access.writes ? store(slots, b) : load(slots, b);
    switch (b->op) {
    case BC_ldc:
    case BC_ldc2_w: return constant(slots, cf, b);
    case BC_getstatic:
    case BC_putstatic:
    case BC_getfield:
    case BC_putfield: return field(slots, cf, b);
    case BC_invokevirtual:
    case BC_invokespecial:
    case BC_invokestatic:
    case BC_invokeinterface:
    case BC_invokedynamic: return invoke(slots, cf, b);
    case BC_multianewarray: return new_arrays(slots, b);
    default: break;
    }
    const struct bytecode_shuffle *how = bytecode_shuffle(b);
    if (how) return shuffle(slots, how);
    return plain_effect(slots, opcode_info(b->op)->effect);
}
