#include "vm/state/undo.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/panic.h"
#include "vm/state/base_copies.h"
#include "vm/state/undo_records.h"
#include "vm/world/effects.h"

struct undo *undo_new(struct vm *vm) {
    (void)vm;
    return memory_zero(1, sizeof(struct undo));
}

void undo_free(struct undo *undo) {
    free(undo->log);
    vec_free(&undo->touched);
    vec_free(&undo->restored);
    free(undo);
}

u64 undo_bytes(const struct vm *vm) {
    const struct undo *undo = vm->undo;
    return undo->capacity + ((u64)undo->touched.capacity + undo->restored.capacity) * sizeof(struct component_key);
}

u64 undo_used(const struct vm *vm) { return vm->undo->used; }

/* ---- writing ---- */

static void *append(struct undo *undo, u32 kind, u64 key, u32 size) {
    u32 padded = (size + 7) & ~7u;
    u64 need = sizeof(struct undo_record) * 2 + padded;
    if (undo->used + need > undo->capacity) {
        undo->capacity = undo->capacity ? undo->capacity + undo->capacity / 2 : 1 << 16;
        if (undo->capacity < undo->used + need) undo->capacity = undo->used + need;
        undo->log = memory_grow(undo->log, undo->capacity, 1);
    }
    struct undo_record *head = (struct undo_record *)(void *)(undo->log + undo->used);
    *head = (struct undo_record){kind, padded, key};
    struct undo_record *tail = (struct undo_record *)(void *)((u8 *)(head + 1) + padded);
    *tail = *head;
    undo->used += need;
    return head + 1;
}

static void note_touched(struct undo *undo, u32 kind, u64 key) {
    vec_push(&undo->touched, ((struct component_key){kind, key}));
}

void undo_save_object(struct vm *vm, ref r) {
    struct object *o = object_at(vm, r);
    if (vm->heap.flags[r] & OBJECT_BASE) base_copies_keep(vm, r);
    u64 payload = object_bytes(vm, o) - OBJECT_HEADER_BYTES;
    struct undo_written *to = append(vm->undo, RECORD_OBJECT, r, (u32)(sizeof *to + payload));
    *to = (struct undo_written){o->class_id, o->length};
    memcpy(to + 1, o->data, payload);
    vm->heap.flags[r] |= OBJECT_TOUCHED;
    note_touched(vm->undo, COMPONENT_OBJECT, r);
}

void undo_save_monitor(struct vm *vm, ref r) {
    struct object *o = object_at(vm, r);
    u32 *to = append(vm->undo, RECORD_MONITOR, r, 8);
    to[0] = o->owner;
    to[1] = o->count;
    vm->heap.flags[r] |= OBJECT_LOCKED;
    note_touched(vm->undo, COMPONENT_MONITOR, r);
}

void undo_save_statics(struct vm *vm, const struct class *c) {
    u32 *to = append(vm->undo, RECORD_STATICS, c->id, c->statics_words * 4);
    memcpy(to, &vm->statics.words[c->statics_start], c->statics_words * 4);
    if (!(vm->statics.saved[c->id] & STATICS_WRITTEN)) vec_push(&vm->base.written_statics, c->id);
    vm->statics.saved[c->id] = STATICS_SAVED | STATICS_WRITTEN;
    note_touched(vm->undo, COMPONENT_STATICS, c->id);
}

void undo_save_thread(struct vm *vm, struct thread *t) {
    if (t->saved) return;
    t->saved = true;
    struct undo_thread_record *to = append(vm->undo, RECORD_THREAD, t->id, sizeof *to);
    *to = (struct undo_thread_record){t->h, (u32)(t->sp - t->stack), (u32)((u32 *)(void *)t->fp - t->stack), t->lockset,
                                      t->pc};
    note_touched(vm->undo, COMPONENT_THREAD, t->id);
}

/* Locals, frame and operands as they lie on the stack; the running frame ends at sp, others at the next frame's
 * locals, which at the time of the call is sp as well. */
void undo_save_frame(struct thread *t, struct frame *f) {
    u32 *from = frame_locals(f), *to = t->sp;
    assert(from <= to);
    u32 *copy = append(t->vm->undo, RECORD_FRAME, (u64)t->id << 32 | (u32)(from - t->stack), (u32)(to - from) * 4);
    memcpy(copy, from, (size_t)(to - from) * 4);
    t->saved_depth = f->depth;
    note_touched(t->vm->undo, COMPONENT_FRAME, (u64)t->id << 32 | f->depth);
}

void undo_save_global(struct vm *vm) {
    if (vm->undo->global_saved) return;
    vm->undo->global_saved = true;
    struct undo_global *to = append(vm->undo, RECORD_GLOBAL, 0, sizeof *to);
    *to = (struct undo_global){vm->clock.now,     vm->threads.wait_counter, vm->threads.live_normal,
                               vm->threads.alive, vm->threads.concurrent,   vm->exiting,
                               vm->exit_status,   vm->explore.uncaught,     vm->clock.seen,
                               vm->clock.kept,    vm->explore.ignored,      vm->explore.atomic_thread,
                               vm->clock.hops};
    note_touched(vm->undo, COMPONENT_GLOBAL, 0);
}

void undo_save_effect(struct vm *vm, u64 key, const void *value, u32 length) {
    u8 *to = append(vm->undo, RECORD_EFFECT, key, 4 + length);
    memcpy(to, &length, 4);
    if (length) memcpy(to + 4, value, length);
    note_touched(vm->undo, COMPONENT_EFFECT, key);
}

void undo_note_alloc(struct vm *vm, ref r) {
    assert(vm->heap.flags[r] & OBJECT_LIVE);
    append(vm->undo, RECORD_ALLOC, r, 0);
    vm->heap.flags[r] |= OBJECT_NEW;
    note_touched(vm->undo, COMPONENT_OBJECT, r);
}

void undo_note_release(struct vm *vm, ref r, u64 bytes) {
    struct object *o = object_at(vm, r);
    u64 payload = bytes - OBJECT_HEADER_BYTES;
    u8 *to = append(vm->undo, RECORD_RELEASE, r, (u32)(sizeof(struct undo_released) + payload));
    struct undo_released *head = (struct undo_released *)(void *)to;
    *head = (struct undo_released){o->class_id, o->length, o->owner, o->count, vm->heap.flags[r]};
    memcpy(head + 1, o->data, payload);
    if (!(vm->heap.flags[r] & (OBJECT_NEW | OBJECT_TOUCHED))) note_touched(vm->undo, COMPONENT_OBJECT, r);
}

void undo_note_shared(struct vm *vm, ref r) { append(vm->undo, RECORD_SHARED, r, 0); }

/* ---- marks ---- */

static void forget_touched(struct vm *vm) {
    struct undo *undo = vm->undo;
    for (u32 i = 0; i < undo->touched.count; i++) {
        struct component_key *c = &undo->touched.items[i];
        switch (c->kind) {
        case COMPONENT_OBJECT: vm->heap.flags[c->key] &= (u8) ~(OBJECT_TOUCHED | OBJECT_NEW); break;
        case COMPONENT_MONITOR: vm->heap.flags[c->key] &= (u8)~OBJECT_LOCKED; break;
        case COMPONENT_STATICS: vm->statics.saved[c->key] = STATICS_WRITTEN; break;
        case COMPONENT_THREAD: vm->threads.list.items[c->key]->saved = false; break;
        case COMPONENT_FRAME: vm->threads.list.items[c->key >> 32]->saved_depth = UINT32_MAX; break;
        case COMPONENT_EFFECT: effect_forget(vm, c->key); break;
        default: undo->global_saved = false;
        }
    }
    undo->touched.count = 0;
}

undo_mark undo_mark_now(struct vm *vm) {
    assert(vm->undo);
    forget_touched(vm);
    vm->undo->mark = vm->undo->used;
    return vm->undo->used;
}

const struct component_key *undo_touched(struct vm *vm, u32 *count) {
    *count = vm->undo->touched.count;
    return vm->undo->touched.items;
}

/* ---- taking back ---- */

static void restore_thread(struct vm *vm, struct thread *t, const struct undo_thread_record *from) {
    (void)vm;
    t->h = from->h;
    t->sp = t->stack + from->sp;
    t->fp = (struct frame *)(void *)(t->stack + from->fp);
    t->pc = from->pc;
    t->lockset = from->lockset;
}

static void revive(struct vm *vm, ref r, const u8 *from, u32 size) {
    const struct undo_released *head = (const struct undo_released *)(const void *)from;
    u64 payload = undo_payload(vm, head->class_id, head->length);
    struct object *o = heap_revive(&vm->heap, r, head->class_id, head->length, payload + OBJECT_HEADER_BYTES);
    if (payload > size)
        panic("the undo log holds %u bytes of object %u, which has %llu", size, r, (unsigned long long)payload);
    if (!o) panic("object %u cannot be restored in its place", r);
    o->owner = head->owner;
    o->count = head->count;
    memcpy(o->data, head + 1, payload);
    vm->heap.flags[r] = head->flags & (u8) ~(OBJECT_TOUCHED | OBJECT_NEW | OBJECT_LOCKED | OBJECT_MARK);
}

static void take_back(struct vm *vm, const struct undo_record *head, const u8 *from) {
    struct object *o =
        head->kind == RECORD_OBJECT || head->kind == RECORD_MONITOR ? object_at(vm, (ref)head->key) : NULL;
    switch (head->kind) {
    case RECORD_OBJECT:
        o->length = ((const struct undo_written *)(const void *)from)->length;
        memcpy(o->data, from + sizeof(struct undo_written), object_bytes(vm, o) - OBJECT_HEADER_BYTES);
        break;
    case RECORD_MONITOR: memcpy(&o->owner, from, 8); break;
    case RECORD_STATICS: {
        const struct class *c = program_classes(vm->program)[head->key];
        memcpy(&vm->statics.words[c->statics_start], from, c->statics_words * 4);
        break;
    }
    case RECORD_THREAD: restore_thread(vm, vm->threads.list.items[head->key], (const void *)from); break;
    case RECORD_FRAME: {
        struct thread *t = vm->threads.list.items[head->key >> 32];
        memcpy(t->stack + (u32)head->key, from, head->size);
        break;
    }
    case RECORD_GLOBAL: {
        const struct undo_global *g = (const void *)from;
        vm->clock.now = g->clock;
        vm->threads.wait_counter = g->wait_counter;
        vm->threads.live_normal = g->live_normal;
        vm->threads.alive = g->alive;
        vm->threads.concurrent = g->concurrent;
        vm->exiting = g->exiting;
        vm->exit_status = g->exit_status;
        vm->explore.uncaught = g->uncaught;
        vm->clock.seen = g->time_seen;
        vm->clock.kept = g->time_kept;
        vm->explore.ignored = (enum ignored)g->ignored;
        vm->explore.atomic_thread = g->atomic_thread;
        vm->clock.hops = g->hops;
        break;
    }
    case RECORD_EFFECT: {
        u32 length;
        memcpy(&length, from, 4);
        effect_put(vm, head->key, from + 4, length);
        break;
    }
    case RECORD_ALLOC: heap_release(&vm->heap, (ref)head->key, object_bytes(vm, object_at(vm, (ref)head->key))); break;
    case RECORD_RELEASE: revive(vm, (ref)head->key, from, head->size); break;
    case RECORD_SHARED: vm->heap.flags[head->key] &= (u8)~OBJECT_SHARED; break;
    }
}

/* Which component a record was about, if it can hold references. */
static void note_restored(struct undo *undo, const struct undo_record *head) {
    u32 kind;
    switch (head->kind) {
    case RECORD_OBJECT:
    case RECORD_ALLOC:
    case RECORD_RELEASE: kind = COMPONENT_OBJECT; break;
    case RECORD_STATICS: kind = COMPONENT_STATICS; break;
    case RECORD_THREAD: kind = COMPONENT_THREAD; break;
    case RECORD_FRAME: kind = COMPONENT_FRAME; break;
    default: return;
    }
    vec_push(&undo->restored, ((struct component_key){kind, head->key}));
}

void undo_to(struct vm *vm, undo_mark mark) {
    struct undo *undo = vm->undo;
    assert(undo && mark <= undo->used);
    forget_touched(vm);
    undo->mark = mark;
    undo->restored.count = 0;
    while (undo->used > mark) {
        const struct undo_record *tail = (const struct undo_record *)(const void *)(undo->log + undo->used) - 1;
        u64 start = undo->used - 2 * sizeof(struct undo_record) - tail->size;
        take_back(vm, tail, undo->log + start + sizeof(struct undo_record));
        note_restored(undo, tail);
        undo->used = start;
    }
    assert(undo->used == mark); /* it was a boundary of records */
}

const struct component_key *undo_restored(struct vm *vm, u32 *count) {
    *count = vm->undo->restored.count;
    return vm->undo->restored.items;
}
