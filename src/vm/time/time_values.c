#include "vm/time/time_values.h"

#include "vm/access/protection.h"
#include "vm/interp/framestate.h"
#include "vm/state/component.h"
#include "vm/time/clock_view.h"

enum { SECOND = 1000000000 };

/* Deadlines a little further ahead than a leap are recognised. */
#define PAST_LEAP ((u64)1 << 32)

/* What nanoTime shows, divided: the least time that gives it. */
static u64 unit_of_part(u64 value, u64 reach, u64 *time) {
    static const u64 units[] = {1000, 1000000, SECOND};
    for (u32 i = 0; i < 3; i++)
        if (value >= CLOCK_ORIGIN / units[i] && value <= (CLOCK_ORIGIN + reach) / units[i]) {
            *time = value * units[i] > CLOCK_ORIGIN ? value * units[i] - CLOCK_ORIGIN : 0;
            return units[i];
        }
    return 0;
}

static u64 unit_of_whole(u64 value, u64 reach, u64 *time) {
    static const u64 units[] = {1, 1000000, SECOND, 1};
    const u64 origins[] = {CLOCK_ORIGIN, CLOCK_EPOCH * 1000, CLOCK_EPOCH, CLOCK_ORIGIN ^ (u64)INT64_MIN};
    for (u32 i = 0; i < 4; i++)
        if (value >= origins[i] && value - origins[i] <= reach / units[i]) {
            *time = (value - origins[i]) * units[i];
            return units[i];
        }
    return unit_of_part(value, reach, time);
}

/* Seconds have a fraction: nanoTime() / 1e9. */
static u64 unit_of_double(u64 bits, u64 reach, u64 *time) {
    double d;
    memcpy(&d, &bits, sizeof d);
    if (!(d >= (double)CLOCK_EPOCH && d <= (double)(CLOCK_ORIGIN + reach))) return 0;
    u64 unit = unit_of_whole((u64)d, reach, time);
    if (unit == SECOND) *time += (u64)((d - (double)(u64)d) * SECOND);
    return unit;
}

u64 time_values_unit(u64 value, u64 reach, u64 *time) {
    u64 unit = unit_of_whole(value, reach, time);
    return unit ? unit : unit_of_double(value, reach, time);
}

static void list_time(struct time_values *held, u64 time, u64 unit, bool in_heap) {
    u32 at = 0;
    while (at < held->count && held->times[at].at != time) at++;
    if (at == MOST_TIME_VALUES) held->more = true;
    else if (at == held->count) held->times[held->count++] = (struct time_value){time, unit};
    if (at < MOST_TIME_VALUES && in_heap) held->is_in_heap[at] = true;
}

static void note_time(struct time_values *held, u64 time, u64 unit, bool *by) {
    *by = true;
    if (time <= held->now) held->stamp = true;
    if (time > held->latest) held->latest = time;
    if (by == &held->by_others) return;
    if (time > held->until) held->until = time;
    list_time(held, time, unit, by == &held->in_heap);
}

static void note(struct time_values *held, u32 low, u32 high, bool *by) {
    u64 time, unit = time_values_unit((u64)high << 32 | low, held->reach, &time);
    if (unit) note_time(held, time, unit, by);
}

static void look_into_frame(struct time_values *held, struct vm *vm, struct frame *f, const struct insn *pc, u32 *top,
                            bool *by) {
    const u32 *locals = frame_locals(f), *operands = frame_operands(f);
    u32 height = (u32)(top - operands);
    const u64 *live = framestate_masks(vm, f, pc, height).live;
    for (u32 i = 0; i + 1 < f->locals; i++)
        if ((live[i / 64] >> i % 64 & 1) && (live[(i + 1) / 64] >> (i + 1) % 64 & 1))
            note(held, locals[i], locals[i + 1], by);
    for (u32 i = 0; i + 1 < height; i++) note(held, operands[i], operands[i + 1], by);
}

static void look_into_thread(struct time_values *held, struct thread *t, bool *by) {
    if (!t->h.object || t->h.state == THREAD_ENDED || t->h.state == THREAD_NEW) return;
    const struct insn *pc = t->pc;
    u32 *top = t->sp;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        look_into_frame(held, t->vm, f, pc, top, by);
        top = frame_locals(f);
        if (frame_caller(f)) pc = frame_caller(f)->pc;
    }
}

/* An Instant keeps the nanoseconds of its second apart. */
static u32 nanos_of(const struct object *o, const struct class *c) {
    for (u32 i = 0; i < c->field_count; i++)
        if (strcmp(c->fields[i].name->text, "nanos") == 0) return get32(o, c->fields[i].offset);
    return 0;
}

static void look_into_object(struct time_values *held, struct vm *vm, ref r) {
    const struct object *o = object_at(vm, r);
    const struct class *c = program_classes(vm->program)[o->class_id];
    if (c->is_array && c->element_type != 'J' && c->element_type != 'D') return;
    u64 bytes = object_bytes(vm, o) - OBJECT_HEADER_BYTES, value, time, unit;
    for (u64 at = 0; at + 8 <= bytes; at += 4) {
        memcpy(&value, o->data + at, 8);
        if (!(unit = time_values_unit(value, held->reach, &time))) continue;
        if (unit == SECOND && strcmp(c->name->text, "java/time/Instant") == 0) time += nanos_of(o, c);
        note_time(held, time, unit, &held->in_heap);
    }
}

/* Of the base layer only what is different now counts: whether it was ever different is not part of the state. */
static void look_into_heap(struct time_values *held, struct vm *vm) {
    for (u32 i = vm->base.objects; i < vm->heap.next; i++)
        if ((vm->heap.flags[i] & (OBJECT_LIVE | OBJECT_BASE)) == OBJECT_LIVE) look_into_object(held, vm, i);
    for (u32 i = 0; i < vm->base.written.count; i++)
        if (component_differs(vm, (struct component_key){COMPONENT_OBJECT, vm->base.written.items[i]}))
            look_into_object(held, vm, vm->base.written.items[i]);
    for (u32 i = 0; i < vm->base.written_statics.count; i++) {
        const struct class *c = program_classes(vm->program)[vm->base.written_statics.items[i]];
        if (!component_differs(vm, (struct component_key){COMPONENT_STATICS, c->id})) continue;
        const u32 *words = &vm->statics.words[c->statics_start];
        for (u32 k = 0; k + 1 < c->statics_words; k++) note(held, words[k], words[k + 1], &held->in_heap);
    }
}

static struct time_values nothing_yet(const struct thread *t) {
    return (struct time_values){.now = clock_now(t), .reach = clock_now(t) + protection_leap(t->vm) + PAST_LEAP};
}

bool time_values_held_by(struct thread *t) {
    struct time_values held = nothing_yet(t);
    look_into_thread(&held, t, &held.by_thread);
    return held.by_thread;
}

struct time_values time_values_held(struct thread *t) {
    struct vm *vm = t->vm;
    struct time_values held = nothing_yet(t);
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        struct thread *other = vm->threads.list.items[i];
        look_into_thread(&held, other, other == t ? &held.by_thread : &held.by_others);
    }
    look_into_heap(&held, vm);
    return held;
}

struct time_values time_values_of_all(struct vm *vm) {
    struct time_values held = nothing_yet(vm->threads.list.items[0]);
    for (u32 i = 0; i < vm->threads.list.count; i++)
        look_into_thread(&held, vm->threads.list.items[i], &held.by_thread);
    look_into_heap(&held, vm);
    return held;
}
