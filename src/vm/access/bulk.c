#include "vm/access/bulk.h"

#include "vm/access/finals.h"
#include "vm/access/protection.h"
#include "vm/access/span.h"
#include "vm/access/unobserved.h"
#include "vm/explore/library_op.h"
#include "vm/state/undo.h"
#include "vm/world/file_access.h"

enum { MOST_UNITS = 1 << 30 };

/* ---- natives ---- */

static struct bulk_side in_array(struct vm *vm, ref array, u32 index) {
    return (struct bulk_side){true, array, OBJECT_HEADER_BYTES + ((u64)index << class_of(vm, array)->element_shift)};
}

static bool is_range(struct vm *vm, ref array, u32 from, u32 count) {
    if (!array || !class_of(vm, array)->is_array) return false;
    u32 length = object_at(vm, array)->length;
    return from <= length && count <= length - from;
}

/* If they overlap, the units must not be written before they are read. */
static bool must_go_back(const struct bulk *b) {
    return b->from.object == b->to.object && b->from.offset < b->to.offset &&
           b->to.offset - b->from.offset < (u64)b->unit * b->count;
}

/* System.arraycopy: (source, at, target, at, length) */
static bool array_copy(struct vm *vm, const u32 *args, struct bulk *b) {
    if (!is_range(vm, args[0], args[1], args[4]) || !is_range(vm, args[2], args[3], args[4])) return false;
    if (class_of(vm, args[0])->element_shift != class_of(vm, args[2])->element_shift) return false;
    *b = (struct bulk){.from = in_array(vm, args[0], args[1]),
                       .to = in_array(vm, args[2], args[3]),
                       .unit = 1u << class_of(vm, args[0])->element_shift,
                       .count = args[4]};
    b->backward = must_go_back(b);
    return true;
}

static u32 fields_of(const struct class *c) {
    u32 count = 0;
    for (; c; c = c->super) count += c->field_count;
    return count;
}

static const struct field *field_at(const struct class *c, u32 index) {
    for (; index >= c->field_count; c = c->super) index -= c->field_count;
    return &c->fields[index];
}

/* Object.clone */
static bool clone_of(struct vm *vm, ref object, struct bulk *b) {
    const struct class *c = class_of(vm, object);
    *b = (struct bulk){.from = {true, object, OBJECT_HEADER_BYTES}, .c = c, .unit = 4};
    b->count = c->is_array ? object_at(vm, object)->length : fields_of(c);
    if (!c->is_array) return true;
    b->unit = 1u << c->element_shift;
    b->c = NULL;
    return true;
}

/* Unsafe promises units as wide as all addresses and the length allow. */
static u32 common_unit(u64 bits) { return bits & 1 ? 1 : bits & 2 ? 2 : bits & 4 ? 4 : 8; }

static bool set_units(struct bulk *b, u64 bytes, u32 unit) {
    b->unit = unit;
    if (!bytes || bytes / unit > MOST_UNITS) return false;
    b->count = (u32)(bytes / unit);
    return true;
}

/* Unsafe.copyMemory0: (this, source, at, target, at, bytes); copySwapMemory0: (..., element size) */
static bool memory_copy(const struct method *m, const u32 *args, struct bulk *b) {
    u64 bytes = arg64(args + 7);
    bool swaps = m->arg_slots > 9;
    *b = (struct bulk){.from = {true, args[1], arg64(args + 2)}, .to = {true, args[4], arg64(args + 5)}};
    u32 unit = swaps ? (u32)arg64(args + 9) : common_unit(b->from.offset | b->to.offset | bytes);
    if ((unit != 1 && unit != 2 && unit != 4 && unit != 8) || !set_units(b, bytes, unit)) return false;
    b->backward = must_go_back(b);
    return true;
}

/* Unsafe.setMemory0: (this, target, at, bytes, value) */
static bool memory_set(const u32 *args, struct bulk *b) {
    u64 bytes = arg64(args + 4);
    *b = (struct bulk){.to = {true, args[1], arg64(args + 2)}};
    return set_units(b, bytes, common_unit(b->to.offset | bytes));
}

bool bulk_of(struct vm *vm, const struct method *m, const u32 *args, struct bulk *out) {
    switch (native_touch(m)) {
    case TOUCH_COPY: return array_copy(vm, args, out);
    case TOUCH_CLONE: return clone_of(vm, args[0], out);
    case TOUCH_COPY_MEMORY: return memory_copy(m, args, out);
    case TOUCH_SET_MEMORY: return memory_set(args, out);
    case TOUCH_BYTES_READ: /* (sum, array, start, bytes) */
        if (!is_range(vm, args[1], args[2], args[3])) return false;
        *out = (struct bulk){.from = in_array(vm, args[1], args[2]), .unit = 1, .count = args[3]};
        return true;
    case TOUCH_MEMORY_READ: /* (sum, address, start, bytes) */
        *out = (struct bulk){.from = {true, 0, arg64(args + 1) + args[3]}, .unit = 1, .count = args[4]};
        return true;
    default: return false;
    }
}

/* ---- who sees it ---- */

u64 bulk_offset(const struct bulk *b, const struct bulk_side *side, u32 index, u32 *bytes) {
    *bytes = b->unit;
    if (!b->c) return side->offset + (u64)index * b->unit;
    const struct field *f = field_at(b->c, index);
    *bytes = f->type == 'J' || f->type == 'D' ? 8 : 4;
    return f->offset;
}

/* The unit that the part is about. */
static u32 unit_of(const struct bulk *b, u32 part) { return b->backward ? b->count - 1 - part / 2 : part / 2; }

static const struct bulk_side *side_of(const struct bulk *b, u32 part) { return part & 1 ? &b->to : &b->from; }

/* Steps of a recorded schedule end wherever they ended when it was recorded (vm_watch). */
static bool is_seen(struct vm *vm, const struct bulk *b, u32 part) {
    const struct bulk_side *side = side_of(b, part);
    struct access outside;
    u32 bytes, slot = 0;
    if (!side->exists) return false;
    if (b->c) {
        const struct field *f = field_at(b->c, unit_of(b, part));
        if (f->access & ACC_STATIC || finals_are_settled(vm, f)) return false;
        slot = (u32)bulk_offset(b, side, unit_of(b, part), &bytes);
    }
    if (side->object && !(vm->heap.flags[side->object] & OBJECT_SHARED)) return false;
    if (vm->explore.watch.leads) return true;
    if (side->object) return protection_sees(vm, side->object, slot);
    file_access_memory(side->offset, ACCESS_READ, &outside);
    return protection_sees(vm, 0, outside.slot);
}

u32 bulk_parts(const struct bulk *b) { return 2 * b->count; }

/* All units of an array have the same fate. */
u32 bulk_next_seen(struct vm *vm, const struct bulk *b, u32 part) {
    u32 end = b->c || part + 2 > bulk_parts(b) ? bulk_parts(b) : part + 2;
    for (; part < end; part++)
        if (is_seen(vm, b, part)) return part;
    return bulk_parts(b);
}

bool bulk_may_tear(struct thread *t) {
    return !t->h.atomic && !unobserved_run(t->vm, t->fp) && !library_op_of(t->vm, t->fp);
}

bool bulk_is_torn(struct thread *t, const u32 *args, struct bulk *out) {
    struct vm *vm = t->vm;
    if (!vm->undo || !vm->threads.concurrent || !bulk_of(vm, t->native, args, out)) return false;
    return (t->h.stage || bulk_next_seen(vm, out, 0) < bulk_parts(out)) && bulk_may_tear(t);
}

u32 bulk_accesses_of_part(struct vm *vm, const struct bulk *b, u32 part, struct access *out) {
    const struct bulk_side *side = side_of(b, part);
    enum access_kind kind = part & 1 ? ACCESS_WRITE : ACCESS_READ;
    u32 bytes;
    u64 offset = bulk_offset(b, side, unit_of(b, part), &bytes);
    if (!side->object) return file_access_memory(offset, kind, out);
    return span_places(vm, side->object, offset, bytes, kind, out);
}

u32 bulk_accesses(struct thread *t, const struct method *m, const u32 *args, struct access *out) {
    struct vm *vm = t->vm;
    struct bulk b;
    if (!vm->undo || !vm->threads.concurrent || !bulk_of(vm, m, args, &b)) return 0;
    u32 part = bulk_next_seen(vm, &b, t->h.stage);
    if (part >= bulk_parts(&b) || !bulk_may_tear(t)) return 0;
    return bulk_accesses_of_part(vm, &b, part, out);
}

/* ---- carrying it out ---- */

enum native_status bulk_end(struct thread *t, enum native_status status) {
    t->h.held = t->h.held_ref = t->h.made = t->h.stage = 0;
    return status;
}

enum native_status bulk_go_on(struct thread *t, const struct bulk *b, bulk_move *move, u32 base, bool *stepped) {
    struct vm *vm = t->vm;
    u32 next = bulk_next_seen(vm, b, t->h.stage - base);
    for (u32 part; (part = t->h.stage - base) < bulk_parts(b); t->h.stage++) {
        if (part == next) {
            if (*stepped) return NATIVE_AGAIN;
            *stepped = true;
            next = bulk_next_seen(vm, b, next + 1);
        }
        if (!side_of(b, part)->exists) continue;
        enum native_status status = move(t, b, unit_of(b, part), part & 1);
        if (status != NATIVE_DONE) return bulk_end(t, status);
    }
    return NATIVE_DONE;
}

enum native_status bulk_run(struct thread *t, const struct bulk *b, bulk_move *move, u32 *result) {
    bool stepped = false;
    undo_thread(t->vm, t);
    enum native_status status = bulk_go_on(t, b, move, 0, &stepped);
    if (status != NATIVE_DONE) return status;
    *result = t->h.made ? t->h.made : (u32)t->h.held;
    return bulk_end(t, NATIVE_DONE);
}
