#include "vm/access/access.h"

#include <assert.h>
#include <string.h>

#include "vm/access/bounce.h"
#include "vm/access/bulk.h"
#include "vm/access/finals.h"
#include "vm/access/span.h"
#include "vm/explore/interrupt_status.h"
#include "vm/explore/library_op.h"
#include "vm/explore/pending.h"
#include "vm/explore/watched.h"
#include "vm/heap/interned.h"
#include "vm/heap/java_string.h"
#include "vm/heap/place.h"
#include "vm/interp/thread_object.h"
#include "vm/link/reflect.h"
#include "vm/native.h"
#include "vm/time/clock.h"
#include "vm/world/file_access.h"
#include "vm/world/printed.h"

static u32 one(struct access *out, ref object, u32 slot, enum access_kind kind) {
    out[0] = (struct access){object, slot, kind};
    return 1;
}

/* What decides whether a sleeping, waiting or parked thread may go on. */
static u32 signal_of(struct vm *vm, struct access *out, ref thread) {
    return thread ? one(out, thread, vm->known.Thread_interrupted, ACCESS_WRITE) : 0;
}

/* Waking another thread: one that is not started is not woken. */
static u32 signal_to(struct vm *vm, struct access *out, ref thread) {
    u32 count = signal_of(vm, out, thread);
    return thread ? count + one(out + count, thread, (u32)SLOT_START, ACCESS_READ) : count;
}

/* Whoever waits on the object may be notified; not so if it was interrupted before. On a thread it may be one that
 * joins it, whatever that did before. */
static u32 notified_by(struct vm *vm, ref object, struct access *out) {
    if (class_is_subclass(class_of(vm, object), vm->known.Thread)) return one(out, 0, (u32)SLOT_ALL, ACCESS_WRITE);
    u32 count = one(out, object, SLOT_MONITOR, ACCESS_WRITE);
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        if (t->h.state != THREAD_WAITING || t->h.blocker != object) continue;
        if (count == MOST_ACCESSES) return one(out, 0, (u32)SLOT_ALL, ACCESS_WRITE);
        count += one(out + count, t->h.object, vm->known.Thread_interrupted, ACCESS_READ);
    }
    return count;
}

static u32 clock_of(struct access *out, enum access_kind kind) { return one(out, 0, (u32)SLOT_CLOCK, kind); }

/* Waiting for the end of a thread: whether it comes before or after the end makes no difference, unless an interrupt
 * lets it go on before; but there is nothing to wait for before the start. */
static u32 end_of_other(struct thread *t, ref thread, struct access *out) {
    u32 count = one(out, thread, (u32)SLOT_LIFE, thread_is_interrupted(t) ? ACCESS_READ : ACCESS_ACQUIRE);
    count += one(out + count, thread, (u32)SLOT_START, ACCESS_READ);
    return count + signal_of(t->vm, out + count, t->h.object);
}

/* The state of a thread changes with whatever it does, or others do to it; but before its start and after its end with
 * nothing else. */
static u32 state_of(struct vm *vm, ref thread, struct access *out) {
    const struct thread *of = thread_of_object(vm, thread);
    if (of && of->h.state != THREAD_NEW && of->h.state != THREAD_ENDED) return one(out, 0, (u32)SLOT_ALL, ACCESS_WRITE);
    u32 count = one(out, thread, (u32)SLOT_LIFE, ACCESS_READ);
    return count + one(out + count, thread, (u32)SLOT_START, ACCESS_READ);
}

/* Writes to watched fields depend on each other: in which order they come decides what a property sees. */
static u32 with_property(struct vm *vm, struct access *out, u32 count) {
    for (u32 i = 0; i < count && vm->explore.watched.count; i++)
        if (out[i].kind == ACCESS_WRITE && watched_place(vm, out[i].object, out[i].slot))
            return count + one(out + count, 0, (u32)SLOT_PROPERTY, ACCESS_WRITE);
    return count;
}

/* ---- natives ---- */

/* Literals are there from the start. */
static u32 interned(struct vm *vm, ref string, struct access *out) {
    u64 hash;
    if (java_string_is_literal(vm, string, &hash)) return 0;
    u32 slot = SLOT_STRINGS + (u32)(hash & (SLOT_STRING_COUNT - 1));
    return one(out, 0, slot, interned_find(vm, string) ? ACCESS_READ : ACCESS_WRITE);
}

/* What a native of Unsafe reads or writes: the value that follows (Object, long), or its result. */
static char type_of_value(const struct method *m) {
    static const char place[] = "(Ljava/lang/Object;J";
    const char *after = m->descriptor->text + sizeof place - 1;
    assert(strncmp(m->descriptor->text, place, sizeof place - 1) == 0);
    return *after == ')' ? after[1] : *after;
}

/* Unsafe: (unsafe, object, offset, ...). */
static u32 place_of_arguments(struct thread *t, const struct method *m, const u32 *args, enum access_kind kind,
                              struct access *out) {
    u64 offset = arg64(args + 2);
    if (!args[1]) return file_access_memory(offset, kind, out);
    if (!place_exists(t->vm, args[1], offset, type_of_value(m), false)) return 0; /* the native reports it */
    return span_places(t->vm, args[1], offset, span_width(t->vm, args[1], type_of_value(m)), kind, out);
}

/* (accessor of the field, object, ...) */
static u32 field_of_accessor(struct vm *vm, const u32 *args, enum access_kind kind, struct access *out) {
    const struct field *f = reflect_accessed(vm, args[0]);
    if (!f) return one(out, 0, (u32)SLOT_ALL, ACCESS_WRITE);
    if (f->access & ACC_STATIC) return one(out, 0, f->offset, kind);
    return args[1] && class_is_subclass(class_of(vm, args[1]), f->holder) ? one(out, args[1], f->offset, kind) : 0;
}

/* (array, index, ...) */
static u32 element_of_arguments(struct vm *vm, const u32 *args, enum access_kind kind, struct access *out) {
    bool exists = args[0] && class_of(vm, args[0])->is_array && args[1] < object_at(vm, args[0])->length;
    return exists ? one(out, args[0], args[1], kind) : 0;
}

/* System.arraycopy: (source, at, target, at, length). */
static u32 copy_of_arguments(const u32 *args, struct access *out) {
    u32 count = args[0] ? one(out, args[0], (u32)SLOT_WHOLE, ACCESS_READ) : 0;
    return args[2] ? count + one(out + count, args[2], (u32)SLOT_WHOLE, ACCESS_WRITE) : count;
}

/* Unsafe: an array, or an address and null. */
static u32 memory(const u32 *args, enum access_kind kind, struct access *out) {
    return args[0] ? one(out, args[0], (u32)SLOT_WHOLE, kind) : file_access_memory(arg64(args + 1), kind, out);
}

static bool shows_output(const struct vm *vm, u32 flags, ref stream) {
    return (flags & NATIVE_PRINTS) && vm->options.outcomes && (stream == vm->known.out || stream == vm->known.err);
}

/* The array that a call prints; 0: none. */
static ref printed_array(const struct method *m, const u32 *args) {
    return m->descriptor->text[1] == '[' ? args[1] : 0;
}

static u32 stream_of_arguments(struct thread *t, const struct method *m, const u32 *args, struct access *out) {
    ref lock = printed_lock(t, args[0]);
    u32 count = lock ? one(out, lock, SLOT_MONITOR, ACCESS_READ) : 0;
    if (t->h.held_ref) count = one(out, t->h.held_ref, SLOT_MONITOR, ACCESS_WRITE); /* it gives that back */
    if (shows_output(t->vm, m->native_flags, args[0])) count += one(out + count, 0, (u32)SLOT_WORLD, ACCESS_WRITE);
    if (printed_array(m, args)) count += one(out + count, printed_array(m, args), (u32)SLOT_WHOLE, ACCESS_READ);
    return count;
}

/* Of every array, and of memory: the addresses that follow that of the stream. Which of them are written is not told.
 */
static u32 codec_of_arguments(const struct method *m, const u32 *args, struct access *out) {
    u32 count = 0, slot = method_is_static(m) ? 0 : 1, stream = slot;
    for (const char *at = m->descriptor->text + 1; *at != ')'; at++) {
        if (*at == '[' && args[slot]) count += one(out + count, args[slot], (u32)SLOT_WHOLE, ACCESS_WRITE);
        if (*at == 'J' && slot > stream) count += file_access_memory(arg64(args + slot), ACCESS_WRITE, out + count);
        slot += *at == 'J' ? 2 : 1;
        at += *at == '[';
    }
    return count;
}

bool access_is_atomic(const struct method *m) {
    const char *name = m->name->text;
    return strstr(name, "Volatile") || strncmp(name, "compareAnd", 10) == 0 || strncmp(name, "getAnd", 6) == 0;
}

/* Object.wait. */
static u32 wait_on(struct thread *t, ref object, struct access *out) {
    u32 count = one(out, object, SLOT_MONITOR, ACCESS_WRITE);
    return count + signal_of(t->vm, out + count, t->h.object);
}

static u32 start_of(ref thread, struct access *out) {
    u32 count = one(out, thread, (u32)SLOT_LIFE, ACCESS_WRITE);
    return count + one(out + count, thread, (u32)SLOT_START, ACCESS_WRITE);
}

/* Thread.join with a time-out: looks, waits and is notified. */
static u32 timed_join(struct thread *t, ref thread, struct access *out) {
    u32 count = one(out, thread, (u32)SLOT_LIFE, ACCESS_READ);
    count += wait_on(t, thread, out + count);
    return count + clock_of(out + count, ACCESS_READ);
}

/* Unsafe.copyMemory: (this, source, at, target, at, length). */
static u32 copy_of_memory(const u32 *args, struct access *out) {
    u32 count = memory(args + 1, ACCESS_READ, out);
    return count + memory(args + 4, ACCESS_WRITE, out + count);
}

/* As if it were carried out at once. */
static u32 all_of_native(struct thread *t, const struct method *m, const u32 *args, struct access *out) {
    struct vm *vm = t->vm;
    switch ((enum native_touch)(m->native_flags >> NATIVE_TOUCH_SHIFT)) {
    case TOUCH_NOTHING:
    case TOUCH_GROUPS:
    case TOUCH_FENCE_READ:
    case TOUCH_FENCE_WRITE:
    case TOUCH_FENCE: return 0;
    case TOUCH_NOTIFY: return notified_by(vm, args[0], out);
    case TOUCH_WAIT: return wait_on(t, args[0], out);
    case TOUCH_LIFE_READ: return one(out, args[0], (u32)SLOT_LIFE, ACCESS_READ);
    case TOUCH_STATE: return state_of(vm, args[0], out);
    case TOUCH_START: return start_of(args[0], out);
    case TOUCH_JOIN: return arg64(args + 1) ? timed_join(t, args[0], out) : end_of_other(t, args[0], out);
    case TOUCH_SIGNAL_ARG0: return signal_to(vm, out, args[0]);
    case TOUCH_SIGNAL_ARG1: return signal_to(vm, out, args[1]);
    case TOUCH_PAUSE: return signal_of(vm, out, t->h.object);
    case TOUCH_CLOCK: return clock_of(out, clock_may_move(t) ? ACCESS_WRITE : ACCESS_READ);
    case TOUCH_STREAM: return stream_of_arguments(t, m, args, out);
    case TOUCH_PLACE_READ: return place_of_arguments(t, m, args, ACCESS_READ, out);
    case TOUCH_PLACE_WRITE: return with_property(vm, out, place_of_arguments(t, m, args, ACCESS_WRITE, out));
    case TOUCH_FIELD_READ: return field_of_accessor(vm, args, ACCESS_READ, out);
    case TOUCH_FIELD_WRITE: return with_property(vm, out, field_of_accessor(vm, args, ACCESS_WRITE, out));
    case TOUCH_ELEMENT_READ: return element_of_arguments(vm, args, ACCESS_READ, out);
    case TOUCH_ELEMENT_WRITE: return element_of_arguments(vm, args, ACCESS_WRITE, out);
    case TOUCH_WHOLE_READ: return args[0] ? one(out, args[0], (u32)SLOT_WHOLE, ACCESS_READ) : 0;
    case TOUCH_WHOLE_WRITE: return args[0] ? one(out, args[0], (u32)SLOT_WHOLE, ACCESS_WRITE) : 0;
    case TOUCH_CLONE: return one(out, args[0], (u32)SLOT_WHOLE, ACCESS_READ);
    case TOUCH_COPY: return copy_of_arguments(args, out);
    case TOUCH_COPY_MEMORY: return copy_of_memory(args, out);
    case TOUCH_SET_MEMORY: return memory(args + 1, ACCESS_WRITE, out);
    case TOUCH_BYTES_READ: return args[1] ? one(out, args[1], (u32)SLOT_WHOLE, ACCESS_READ) : 0;
    case TOUCH_MEMORY_READ: return file_access_memory(arg64(args + 1) + args[3], ACCESS_READ, out);
    case TOUCH_RELEASE: return file_access_memory(arg64(args + !method_is_static(m)), ACCESS_WRITE, out);
    case TOUCH_CODEC: return codec_of_arguments(m, args, out);
    case TOUCH_FILE_READ:
    case TOUCH_FILE_WRITE:
    case TOUCH_FILE_CLOSE:
    case TOUCH_FILE_COPY:
    case TOUCH_PATH_READ:
    case TOUCH_PATH_WRITE:
    case TOUCH_PATH_OPEN:
    case TOUCH_NEW_FOLDER:
    case TOUCH_NAMES: return file_access_of(t, m, args, out);
    case TOUCH_NEXT_ID: return one(out, 0, SLOT_IDS, ACCESS_WRITE);
    case TOUCH_INTERNED: return interned(vm, args[0], out);
    case TOUCH_ALL: break;
    }
    return one(out, 0, (u32)SLOT_ALL, ACCESS_WRITE);
}

/* One that reads an array from which others can write has the monitor of its stream meanwhile. */
static u32 bounced(struct thread *t, const struct method *m, const u32 *args, struct access *out) {
    u32 count = bounce_accesses(t, m, args, out);
    ref lock = count && native_prints(m) ? printed_lock(t, args[0]) : 0;
    return lock ? count + one(out + count, lock, SLOT_MONITOR, ACCESS_WRITE) : count;
}

u32 access_of_native(struct thread *t, const struct method *m, const u32 *args, struct access *out) {
    u32 count = native_is_bulk(m) ? bulk_accesses(t, m, args, out) : native_bounces(m) ? bounced(t, m, args, out) : 0;
    return count ? count : all_of_native(t, m, args, out);
}

/* Every field counts; the elements of an array are one place anyway. */
static bool whole_is_visible(struct thread *t, ref object, bool write) {
    const struct class *c = class_of(t->vm, object);
    if (c->is_array) return protection_access(t, object, 0, write, false);
    bool visible = false;
    for (; c; c = c->super)
        for (u32 i = 0; i < c->field_count; i++)
            if (!(c->fields[i].access & ACC_STATIC) && !finals_are_settled(t->vm, &c->fields[i]))
                visible |= protection_access(t, object, c->fields[i].offset, write, false);
    return visible;
}

static bool place_is_visible(struct thread *t, const struct access *a) {
    bool write = a->kind == ACCESS_WRITE;
    if (write) finals_native_write(t, a->object, a->slot);
    if (a->object && !(t->vm->heap.flags[a->object] & OBJECT_SHARED)) return false;
    if (!a->object && a->slot >= (u32)SLOT_ALL) return true;
    if (a->slot == (u32)SLOT_WHOLE) return whole_is_visible(t, a->object, write);
    return protection_access(t, a->object, a->slot, write, a->object || a->slot < SLOT_OUTSIDE);
}

/* Protection notes the accesses all the same. */
static bool writes_watched(struct thread *t, const struct method *m, const u32 *args) {
    struct access accesses[MOST_ACCESSES];
    bool watched = false;
    u32 count = access_of_native(t, m, args, accesses);
    for (u32 i = 0; i < count; i++) watched |= !accesses[i].object && accesses[i].slot == (u32)SLOT_PROPERTY;
    for (u32 i = 0; i < count && watched && t->vm->threads.concurrent; i++) place_is_visible(t, &accesses[i]);
    return watched;
}

/* May it touch something shared although the argument that the flags name is not? */
static bool looks_further(const struct vm *vm, u32 flags, const u32 *args) {
    switch ((enum native_touch)(flags >> NATIVE_TOUCH_SHIFT)) {
    case TOUCH_COPY:
    case TOUCH_COPY_MEMORY:
    case TOUCH_SET_MEMORY:
    case TOUCH_FIELD_READ:
    case TOUCH_FIELD_WRITE: return true;
    case TOUCH_NEXT_ID: return vm->explore.ids_seen;
    case TOUCH_INTERNED: return true;
    case TOUCH_PLACE_READ:
    case TOUCH_PLACE_WRITE: return !args[1];
    default: return flags & NATIVE_VISIBLE_OUTSIDE;
    }
}

/* A monitor that another thread holds is not protected by any other, see OBSERVE_LOCK. */
static bool stream_is_visible(struct thread *t, const struct method *m, const u32 *args) {
    struct vm *vm = t->vm;
    ref lock = printed_lock(t, args[0]), array = printed_array(m, args);
    bool shown = shows_output(vm, m->native_flags, args[0]);
    if (!vm->undo || !vm->threads.concurrent) return shown;
    if (array && (vm->heap.flags[array] & OBJECT_SHARED)) shown |= protection_access(t, array, 0, false, false);
    if (!lock) return shown;
    if (object_at(vm, lock)->owner) protection_expose(vm, lock, SLOT_MONITOR);
    return protection_access(t, lock, SLOT_MONITOR, false, false) || shown;
}

static bool writes_a_place(u32 flags) {
    u32 touch = flags >> NATIVE_TOUCH_SHIFT;
    return touch == TOUCH_PLACE_WRITE || touch == TOUCH_FIELD_WRITE;
}

bool access_native_visible(struct thread *t, const struct method *m, const u32 *args) {
    const u8 *flags = t->vm->heap.flags;
    u32 where = m->native_flags;
    if (where & NATIVE_VISIBLE) return true;
    if (where & NATIVE_VISIBLE_IF) return args[0] != 0;
    if (where >> NATIVE_TOUCH_SHIFT == TOUCH_STREAM) return stream_is_visible(t, m, args);
    if (!t->vm->undo) return false;
    if (t->vm->explore.watched.count && writes_a_place(where) && writes_watched(t, m, args)) return true;
    if (!t->vm->threads.concurrent) return false;
    bool shared = ((where & NATIVE_VISIBLE_ARG0) && (flags[args[0]] & OBJECT_SHARED)) ||
                  ((where & NATIVE_VISIBLE_ARG1) && (flags[args[1]] & OBJECT_SHARED));
    if (!shared && !looks_further(t->vm, where, args)) return false;
    struct access accesses[MOST_ACCESSES];
    u32 count = all_of_native(t, m, args, accesses);
    bool visible = false;
    for (u32 i = 0; i < count; i++) visible |= place_is_visible(t, &accesses[i]);
    return visible;
}

/* ---- what comes next ---- */

/* The end of the program cuts short what daemons do. */
static u32 end_of_program(struct vm *vm, struct access *out) {
    u32 count = one(out, 0, (u32)SLOT_LIFE, ACCESS_ACQUIRE);
    return count + one(out + count, 0, (u32)(vm->threads.alive ? SLOT_ALL : SLOT_DAEMONS), ACCESS_WRITE);
}

static u32 end_of_thread(struct thread *t, struct access *out) {
    u32 count = one(out, t->h.object, (u32)SLOT_LIFE, ACCESS_WRITE);
    count += one(out + count, t->h.object, SLOT_MONITOR, ACCESS_WRITE);
    if (t->h.daemon) return count + one(out + count, 0, (u32)SLOT_DAEMONS, ACCESS_READ);
    return count + one(out + count, 0, (u32)SLOT_LIFE, ACCESS_RELEASE);
}

static u32 of_pending(struct thread *t, struct pending p, struct access *out) {
    switch (p.operation) {
    case OPERATION_BEGIN: return one(out, t->h.object, (u32)SLOT_LIFE, ACCESS_ACQUIRE);
    case OPERATION_LOCK:
        if (native_prints(p.called)) break;
        return one(out, p.object, SLOT_MONITOR, ACCESS_WRITE);
    case OPERATION_WAIT: return one(out, p.object, SLOT_MONITOR, ACCESS_WRITE);
    case OPERATION_READ: return one(out, p.object, p.slot, ACCESS_READ);
    case OPERATION_WRITE: return with_property(t->vm, out, one(out, p.object, p.slot, ACCESS_WRITE));
    case OPERATION_INIT: return one(out, 0, p.slot, ACCESS_WRITE); /* the word that holds the status */
    case OPERATION_END: return end_of_thread(t, out);
    case OPERATION_CALL: break;
    }
    if (!p.called || !p.called->native) return one(out, 0, (u32)SLOT_ALL, ACCESS_WRITE);
    return access_of_native(t, p.called, t->sp - p.called->arg_slots, out);
}

/* Time-outs move the clock, which matters once a program looks at it. (With idle time, when they do, everything depends
 * on it.) */
static u32 time_out_of(struct vm *vm, struct access *out) {
    bool moves = !vm->options.idle_time && protection_is_exposed(vm, 0, (u32)SLOT_CLOCK);
    return moves ? clock_of(out, ACCESS_WRITE) : 0;
}

/* One that takes a time may look at the clock. */
static bool is_timed(const struct method *m) {
    return strchr(m->descriptor->text, 'J') || strstr(m->descriptor->text, "Ljava/util/Date;");
}

/* Those it wakes are inside operations of the same lock. */
static u32 of_lock(struct thread *t, const struct frame *f, ref lock, struct access *out) {
    u32 count = one(out, lock, (u32)SLOT_OWNER, ACCESS_WRITE);
    if (is_timed(f->method)) count += clock_of(out + count, ACCESS_READ);
    if (t->h.deadline) count += time_out_of(t->vm, out + count);
    return count + signal_of(t->vm, out + count, t->h.object);
}

u32 access_of_operation(struct thread *t, struct access *out) {
    ref lock;
    const struct frame *operation = library_op_on_lock(t->vm, t->fp, &lock);
    return operation ? of_lock(t, operation, lock, out) : of_pending(t, pending_at(t), out);
}

static u32 of_next(struct thread *t, struct access *out) {
    struct vm *vm = t->vm;
    const struct frame *operation;
    ref lock;
    u32 count;
    if (t->h.atomic) return one(out, 0, (u32)SLOT_ALL, ACCESS_WRITE); /* up to the end of its atomic section */
    if (t->h.state != THREAD_DESTROY && (operation = library_op_on_lock(vm, t->fp, &lock)) &&
        !(t->h.visible && interrupt_status_is_next(t, t->fp)))
        return of_lock(t, operation, lock, out);
    switch (t->h.state) {
    case THREAD_DESTROY: return end_of_program(vm, out);
    case THREAD_WAITING:
    case THREAD_REACQUIRE: count = one(out, t->h.blocker, SLOT_MONITOR, ACCESS_WRITE); break;
    case THREAD_JOINING: return end_of_other(t, t->h.blocker, out);
    case THREAD_SLEEPING:
    case THREAD_PARKED: count = 0; break;
    default: return of_pending(t, pending_of(t), out);
    }
    if (t->h.deadline) count += time_out_of(vm, out + count);
    return count + signal_of(vm, out + count, t->h.object);
}

u32 access_of_next(struct thread *t, struct access *out) {
    u32 count = of_next(t, out);
    assert(count <= MOST_ACCESSES);
    return count;
}
