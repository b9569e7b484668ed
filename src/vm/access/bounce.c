#include "vm/access/bounce.h"

#include <assert.h>
#include <string.h>

#include "vm/access/protection.h"
#include "vm/caveats.h"
#include "vm/heap/alloc.h"
#include "vm/interp/raise.h"
#include "vm/state/undo.h"
#include "vm/world/file_access.h"

enum { MOST_UNITS = 1 << 26, FLAGS = BOUNCE_IN | BOUNCE_OUT, MOST_SLOTS = 12 };

/* ---- which arrays ---- */

/* Of a codec's arrays the first argument after the stream's address is the input, but not if it is memory. */
static bool is_output(const struct method *m, u32 slot) {
    enum { AFTER_ADDRESS = 3 };
    if (native_touch(m) == TOUCH_CODEC) return !method_is_static(m) && slot > AFTER_ADDRESS;
    return native_touch(m) == TOUCH_FILE_READ;
}

/* An array is followed by its range, or all of it counts. False: there is no such range. */
static bool add(struct vm *vm, const struct method *m, const u32 *args, u32 slot, bool ranged, struct bounce *b) {
    ref array = args[slot];
    if (!array) return false;
    const struct class *c = class_of(vm, array);
    u32 length = object_at(vm, array)->length, start = ranged ? args[slot + 1] : 0;
    u32 count = ranged ? args[slot + 2] : length;
    if (start > length || count > length - start || count > MOST_UNITS) return false;
    struct bulk_side side = {true, array, OBJECT_HEADER_BYTES + ((u64)start << c->element_shift)};
    struct bulk bulk = {.unit = 1u << c->element_shift, .count = count};
    bool out = is_output(m, slot);
    *(out ? &bulk.to : &bulk.from) = side;
    *(out ? &b->out : &b->in) = bulk;
    *(out ? &b->out_slot : &b->in_slot) = slot;
    *(out ? &b->out_start : &b->in_start) = ranged ? slot + 1 : 0;
    return true;
}

bool bounce_of(struct vm *vm, const struct method *m, const u32 *args, struct bounce *out) {
    u32 slot = method_is_static(m) ? 0 : 1;
    *out = (struct bounce){0};
    if (!native_bounces(m)) return false;
    for (const char *at = m->descriptor->text + 1; *at != ')'; at++) {
        if (*at == '[') {
            at++;
            if (!add(vm, m, args, slot, strncmp(at + 1, "II", 2) == 0, out)) return false;
        } else if (*at == 'L') at = strchr(at, ';');
        slot += *at == 'J' || *at == 'D' ? 2 : 1;
    }
    return out->in.count || out->out.count;
}

u32 bounce_filled(const struct method *m, u64 result) {
    if (native_touch(m) == TOUCH_CODEC) return (u32)(result >> 31) & INT32_MAX;
    return (i32)result > 0 ? (u32)result : 0;
}

/* ---- where the call stands ---- */

static bool is_seen(struct vm *vm, const struct bulk *b) {
    return b->count && bulk_next_seen(vm, b, 0) < bulk_parts(b);
}

/* What is not copied counts as if it were not there. */
static void leave_out(struct bounce *b, u32 flags) {
    if (!(flags & BOUNCE_IN)) b->in.count = 0;
    if (!(flags & BOUNCE_OUT)) b->out.count = 0;
}

static u32 flags_of(struct vm *vm, const struct bounce *b) {
    return (is_seen(vm, &b->in) ? BOUNCE_IN : 0) | (is_seen(vm, &b->out) ? BOUNCE_OUT : 0);
}

bool bounce_is_torn(struct thread *t, const struct method *m, const u32 *args, struct bounce *out) {
    struct vm *vm = t->vm;
    if (!vm->undo || !vm->threads.concurrent || !bounce_of(vm, m, args, out)) return false;
    u32 flags = t->h.stage ? t->h.stage & FLAGS : flags_of(vm, out);
    leave_out(out, flags);
    return flags && bulk_may_tear(t);
}

/* The stage of the body; the parts of the output come after it. */
static u32 body_stage(const struct thread *t, const struct bounce *b) {
    return (t->h.stage & FLAGS) + bulk_parts(&b->in);
}

u32 bounce_accesses(struct thread *t, const struct method *m, const u32 *args, struct access *out) {
    struct bounce b;
    if (!bounce_is_torn(t, m, args, &b)) return 0;
    u32 body = body_stage(t, &b), base = t->h.stage <= body ? t->h.stage & FLAGS : body + 1;
    const struct bulk *bulk = t->h.stage <= body ? &b.in : &b.out;
    u32 part = t->h.stage == body ? bulk_parts(bulk) : bulk_next_seen(t->vm, bulk, t->h.stage - base);
    return part < bulk_parts(bulk) ? bulk_accesses_of_part(t->vm, bulk, part, out) : 0;
}

/* ---- carrying it out ---- */

static u8 *in_buffer(struct thread *t, u32 index, u32 unit) {
    return object_at(t->vm, t->h.made)->data + (size_t)index * unit;
}

/* The input is the end of the buffer. */
static enum native_status fill(struct thread *t, const struct bulk *b, u32 index, bool write) {
    u32 bytes, first = object_at(t->vm, t->h.made)->length - b->count;
    u64 offset = bulk_offset(b, &b->from, index, &bytes);
    (void)write; /* the buffer is this thread's own */
    undo_object(t->vm, t->h.made);
    memcpy(in_buffer(t, first + index, bytes), (u8 *)object_at(t->vm, b->from.object) + offset, bytes);
    return NATIVE_DONE;
}

static enum native_status drain(struct thread *t, const struct bulk *b, u32 index, bool write) {
    u32 bytes;
    u64 offset = bulk_offset(b, &b->to, index, &bytes);
    (void)write;
    undo_object(t->vm, b->to.object);
    memcpy((u8 *)object_at(t->vm, b->to.object) + offset, in_buffer(t, index, bytes), bytes);
    return NATIVE_DONE;
}

static bool begin(struct thread *t, const struct bounce *b) {
    ref array = b->in.count ? b->in.from.object : b->out.to.object;
    ref made = alloc_array(t, class_of(t->vm, array), b->in.count + b->out.count);
    if (!made) return false;
    t->h.made = made;
    t->h.stage = (b->in.count ? BOUNCE_IN : 0) | (b->out.count ? BOUNCE_OUT : 0);
    return true;
}

static void copy_output(struct thread *t, const struct bulk *out, bool back) {
    u8 *array = (u8 *)object_at(t->vm, out->to.object) + out->to.offset, *buffer = in_buffer(t, 0, out->unit);
    undo_object(t->vm, back ? out->to.object : t->h.made);
    memcpy(back ? array : buffer, back ? buffer : array, (size_t)out->count * out->unit);
}

/* A call that throws may have put something out all the same: the buffer begins as the array is, and all of it is put
 * back at once. */
static enum native_status run_body(struct thread *t, const struct bounce *b, const u32 *args, u32 *result,
                                   native_fn body) {
    u32 own[MOST_SLOTS], slots = t->native->arg_slots;
    assert(slots <= MOST_SLOTS);
    memcpy(own, args, slots * sizeof(u32));
    if (b->in.count) own[b->in_slot] = t->h.made;
    if (b->in.count && b->in_start) own[b->in_start] = b->out.count;
    if (b->out.count) own[b->out_slot] = t->h.made;
    if (b->out.count) own[b->out_start] = 0;
    if (b->out.count) copy_output(t, &b->out, false);
    enum native_status status = body(t, own, result);
    if (status == NATIVE_THROWN && b->out.count) copy_output(t, &b->out, true);
    if (status != NATIVE_DONE) return bulk_end(t, status);
    t->h.held = arg64(result);
    t->h.stage++;
    return NATIVE_DONE;
}

/* Elements that were not filled keep whatever others write there. */
static enum native_status put_out(struct thread *t, struct bounce *b, u32 base, bool *stepped) {
    struct bulk out = b->out;
    u32 filled = bounce_filled(t->native, t->h.held);
    if (filled < out.count) out.count = filled;
    return bulk_go_on(t, &out, drain, base, stepped);
}

enum native_status bounce_run(struct thread *t, u32 *args, u32 *result, native_fn body) {
    struct bounce b;
    bool stepped = false;
    if (!bounce_is_torn(t, t->native, args, &b)) return body(t, args, result);
    undo_thread(t->vm, t);
    if (!t->h.stage && !begin(t, &b)) return throw_memory(t), bulk_end(t, NATIVE_THROWN);
    u32 at = body_stage(t, &b);
    enum native_status status = NATIVE_DONE;
    if (t->h.stage < at) status = bulk_go_on(t, &b.in, fill, t->h.stage & FLAGS, &stepped);
    if (status == NATIVE_DONE && t->h.stage == at) {
        if (stepped) return NATIVE_AGAIN;
        stepped = true;
        status = run_body(t, &b, args, result, body);
    }
    if (status == NATIVE_DONE) status = put_out(t, &b, at + 1, &stepped);
    if (status != NATIVE_DONE) return status;
    result64(result, t->h.held);
    return bulk_end(t, NATIVE_DONE);
}

void bounce_memory(struct thread *t, u64 address) {
    struct access access;
    if (!t->vm->undo || !t->vm->threads.concurrent || !file_access_memory(address, ACCESS_READ, &access)) return;
    if (protection_sees(t->vm, 0, access.slot)) caveat_note(t, CAVEAT_MEMORY);
}
