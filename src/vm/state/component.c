#include "vm/state/component.h"

#include <stdlib.h>

#include "vm/access/protection.h"
#include "vm/explore/mask.h"
#include "vm/interp/framestate.h"
#include "vm/state/base_copies.h"
#include "vm/world/effects.h"

static void put_word(struct byte_buffer *out, u32 word) { byte_buffer_put(out, &word, 4); }

/* ---- objects ---- */

static void read_object(struct vm *vm, ref r, struct byte_buffer *out) {
    u8 flags = vm->heap.flags[r];
    if (!(flags & OBJECT_LIVE)) return;
    u32 start = out->used;
    base_copies_put(vm, r, out);
    bool is_base = flags & OBJECT_BASE;
    if (is_base && base_copies_equal(vm, r, out->bytes + start, out->used - start)) out->used = start;
}

static void read_monitor(struct vm *vm, ref r, struct byte_buffer *out) {
    if (!(vm->heap.flags[r] & OBJECT_LIVE)) return;
    struct object *o = object_at(vm, r);
    u32 waiters = threads_waiting_on(&vm->threads, r);
    if (!o->owner && !waiters) return;
    put_word(out, o->owner);
    put_word(out, o->count);
    if (waiters) put_word(out, waiters);
}

/* ---- statics ---- */

static void read_statics(struct vm *vm, u32 id, struct byte_buffer *out) {
    const struct class *c = program_classes(vm->program)[id];
    const u32 *now = &vm->statics.words[c->statics_start], *base = &vm->statics.base[c->statics_start];
    if (memcmp(now, base, c->statics_words * 4) == 0) return;
    u32 start = out->used;
    byte_buffer_put(out, now, c->statics_words * 4);
    mask_statics(vm, c, out->bytes + start);
}

/* ---- threads ---- */

static void read_thread(struct vm *vm, u32 id, struct byte_buffer *out) {
    const struct thread *t = vm->threads.list.items[id];
    if (t->h.state == THREAD_ENDED || !t->h.object) return;
    struct thread_header h = t->h;
    h.depth = t->fp->depth;
    if (h.joined && vm->explore.numbers) h.joined = protection_shared_set(vm, h.joined);
    byte_buffer_put(out, &h, sizeof h);
}

static struct frame *frame_at(struct thread *t, u32 depth, const struct insn **pc, u32 **top) {
    struct frame *f = t->fp;
    *pc = t->pc;
    *top = t->sp;
    while (f && f->depth > depth) {
        *top = frame_locals(f);
        f = frame_caller(f);
        if (f) *pc = f->pc;
    }
    return f && f->depth == depth ? f : NULL;
}

static void read_frame(struct vm *vm, u32 id, u32 depth, struct byte_buffer *out) {
    struct thread *t = vm->threads.list.items[id];
    const struct insn *pc;
    u32 *top;
    if (t->h.state == THREAD_ENDED || !t->h.object) return;
    struct frame *f = frame_at(t, depth, &pc, &top);
    if (!f) return;
    u32 *locals = frame_locals(f), *operands = frame_operands(f), height = (u32)(top - operands);
    u32 head[] = {f->method->id, (u32)(pc - f->method->code->insns), f->flags, f->lock, f->flags ? f->extra : 0,
                  height}; /* plain calls do not set extra */
    byte_buffer_put(out, head, sizeof head);
    struct frame_masks masks = framestate_masks(vm, f, pc, height);
    for (u32 i = 0; i < f->locals; i++) put_word(out, masks.live[i / 64] >> i % 64 & 1 ? locals[i] : 0);
    byte_buffer_put(out, operands, height * 4);
}

static void read_global(struct vm *vm, struct byte_buffer *out) {
    byte_buffer_put(out, &vm->clock.now, sizeof vm->clock.now);
    put_word(out, vm->threads.live_normal);
    put_word(out, vm->threads.alive);
    put_word(out, vm->threads.concurrent);
    put_word(out, vm->exiting);
    put_word(out, (u32)vm->exit_status);
    put_word(out, (u32)vm->clock.seen | (u32)vm->explore.ignored << 1 | (u32)vm->clock.kept << 3);
    put_word(out, vm->explore.atomic_thread);
    put_word(out, vm->clock.hops);
}

static void read_effect(struct vm *vm, u64 key, struct byte_buffer *out) {
    struct slice value = effect_get(vm, key);
    byte_buffer_put(out, value.at, (u32)value.length);
}

void component_read(struct vm *vm, struct component_key c, struct byte_buffer *out) {
    switch (c.kind) {
    case COMPONENT_OBJECT: read_object(vm, (ref)c.key, out); break;
    case COMPONENT_MONITOR: read_monitor(vm, (ref)c.key, out); break;
    case COMPONENT_STATICS: read_statics(vm, (u32)c.key, out); break;
    case COMPONENT_THREAD: read_thread(vm, (u32)c.key, out); break;
    case COMPONENT_FRAME: read_frame(vm, (u32)(c.key >> 32), (u32)c.key, out); break;
    case COMPONENT_EFFECT: read_effect(vm, c.key, out); break;
    default: read_global(vm, out);
    }
}

bool component_differs(struct vm *vm, struct component_key c) {
    struct byte_buffer contents = {0};
    component_read(vm, c, &contents);
    free(contents.bytes);
    return contents.used > 0;
}
