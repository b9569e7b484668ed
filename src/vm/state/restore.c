#include "vm/state/restore.h"

#include "vm/interp/call.h"
#include "vm/interp/thread_stack.h"
#include "vm/state/base_copies.h"
#include "vm/world/effects.h"

static u32 word(struct slice bytes, u32 i) {
    u32 v;
    memcpy(&v, bytes.at + 4 * (size_t)i, 4);
    return v;
}

static int restore_object(struct vm *vm, ref r, struct slice bytes) {
    if (bytes.length < 8 || r >= vm->heap.next || word(bytes, 0) >= program_class_count(vm->program)) return -1;
    u64 size = bytes.length - 8 + OBJECT_HEADER_BYTES;
    u32 length = word(bytes, 1) & ~COMPONENT_SHARED;
    struct object *o = vm->heap.objects[r];
    if (!(vm->heap.flags[r] & OBJECT_LIVE)) {
        o = heap_revive(&vm->heap, r, word(bytes, 0), length, size);
        if (!o) return -1;
    } else undo_object(vm, r);
    o->length = length;
    if (word(bytes, 1) & COMPONENT_SHARED) vm->heap.flags[r] |= OBJECT_SHARED;
    if (o->class_id != word(bytes, 0) || object_bytes(vm, o) != size) return -1;
    memcpy(o->data, bytes.at + 8, bytes.length - 8);
    return 0;
}

/* The object may come later in the file: monitors of objects follow them directly (seam_each). How many wait is known
 * from the threads. */
static int restore_monitor(struct vm *vm, ref r, struct slice bytes) {
    if ((bytes.length != 8 && bytes.length != 12) || r >= vm->heap.next || !(vm->heap.flags[r] & OBJECT_LIVE))
        return -1;
    undo_monitor(vm, r);
    memcpy(&vm->heap.objects[r]->owner, bytes.at, 8);
    return 0;
}

static int restore_statics(struct vm *vm, u32 id, struct slice bytes) {
    if (id >= program_class_count(vm->program)) return -1;
    const struct class *c = program_classes(vm->program)[id];
    if (bytes.length != c->statics_words * 4u) return -1;
    undo_statics(vm, c);
    memcpy(&vm->statics.words[c->statics_start], bytes.at, bytes.length);
    return 0;
}

static int restore_header(struct vm *vm, u32 id, struct slice bytes) {
    if (id >= vm->threads.list.count || bytes.length != sizeof(struct thread_header)) return -1;
    memcpy(&vm->threads.list.items[id]->h, bytes.at, bytes.length);
    return 0;
}

/* The lowest frame is there already; the others are pushed on top of it. */
static int restore_frame(struct vm *vm, u32 id, u32 depth, struct slice bytes) {
    enum { METHOD, INSN, FLAGS, LOCK, EXTRA, HEIGHT, HEAD };
    if (id >= vm->threads.list.count || bytes.length < HEAD * 4 ||
        word(bytes, METHOD) >= program_method_count(vm->program))
        return -1;
    struct thread *t = vm->threads.list.items[id];
    struct method *m = t->methods[word(bytes, METHOD)];
    if (!m->code && call_prepare(t, m) < 0) return -1;
    u32 height = word(bytes, HEIGHT), locals = m->code->max_locals;
    if (word(bytes, INSN) >= m->code->count || bytes.length != (HEAD + locals + height) * 4u) return -1;
    if (depth == 0) t->fp = (struct frame *)(void *)t->stack, t->sp = frame_operands(t->fp);
    else if (stack_grow(t, locals + height + FRAME_WORDS + 64) < 0 || stack_push(t, m, t->sp, 0) < 0) return -1;
    struct frame *f = t->fp;
    f->flags = (u16)word(bytes, FLAGS);
    f->lock = word(bytes, LOCK);
    f->extra = word(bytes, EXTRA);
    memcpy(frame_locals(f), bytes.at + HEAD * 4, locals * 4u);
    memcpy(frame_operands(f), bytes.at + (HEAD + locals) * 4, height * 4u);
    t->sp = frame_operands(f) + height;
    t->pc = f->pc = m->code->insns + word(bytes, INSN);
    return f->depth == depth ? 0 : -1;
}

static int restore_global(struct vm *vm, struct slice bytes) {
    if (bytes.length != 40) return -1;
    memcpy(&vm->clock.now, bytes.at, 8);
    vm->threads.live_normal = word(bytes, 2);
    vm->threads.alive = word(bytes, 3);
    vm->threads.concurrent = word(bytes, 4);
    vm->exiting = word(bytes, 5);
    vm->exit_status = (i32)word(bytes, 6);
    vm->clock.seen = word(bytes, 7) & 1;
    vm->explore.ignored = (enum ignored)(word(bytes, 7) >> 1 & 3);
    vm->clock.kept = word(bytes, 7) >> 3 & 1;
    vm->explore.atomic_thread = word(bytes, 8);
    vm->clock.hops = word(bytes, 9);
    return 0;
}

int restore_component(struct vm *vm, struct component_key c, struct slice bytes) {
    switch (c.kind) {
    case COMPONENT_OBJECT: return restore_object(vm, (ref)c.key, bytes);
    case COMPONENT_MONITOR: return restore_monitor(vm, (ref)c.key, bytes);
    case COMPONENT_STATICS: return restore_statics(vm, (u32)c.key, bytes);
    case COMPONENT_THREAD: return restore_header(vm, (u32)c.key, bytes);
    case COMPONENT_FRAME: return restore_frame(vm, (u32)(c.key >> 32), (u32)c.key, bytes);
    case COMPONENT_GLOBAL: return restore_global(vm, bytes);
    case COMPONENT_EFFECT: return effect_put(vm, c.key, bytes.at, (u32)bytes.length), 0;
    default: return -1;
    }
}
