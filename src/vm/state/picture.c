#include "vm/state/picture.h"

#include <stddef.h>
#include <stdlib.h>

#include "base/map.h"
#include "vm/interp/framestate.h"
#include "vm/state/component.h"
#include "vm/state/undo.h"

enum { OWN = 1u << 31 }; /* above all numbers of objects */

struct picture {
    struct vm *vm;
    struct byte_buffer *out;
    struct map *names; /* of the step's own objects: their places in `met`; NULL: none was met */
    struct VEC(ref) met;
};

/* ---- names ---- */

static bool is_own(const struct vm *vm, u32 word) {
    return word < vm->heap.next && (vm->heap.flags[word] & OBJECT_NEW);
}

static u32 name_of(struct picture *p, ref r) {
    u64 name;
    if (!is_own(p->vm, r)) return r;
    if (!p->names) p->names = map_new();
    if (!map_get(p->names, r, &name)) {
        name = OWN | p->met.count;
        map_put(p->names, r, name);
        vec_push(&p->met, r);
    }
    return (u32)name;
}

static void rename_at(struct picture *p, u32 offset) {
    u32 word;
    memcpy(&word, p->out->bytes + offset, 4);
    word = name_of(p, word);
    memcpy(p->out->bytes + offset, &word, 4);
}

/* A word that may be a reference, or not, keeps its number. */
static void meet_at(struct picture *p, u32 offset) {
    u32 word;
    memcpy(&word, p->out->bytes + offset, 4);
    name_of(p, word);
}

/* ---- components ---- */

/* Where its contents begin; after them stands how long they are. */
static u32 put(struct picture *p, u32 kind, u64 key) {
    u32 start = p->out->used;
    component_read(p->vm, (struct component_key){kind, key}, p->out);
    u32 length = p->out->used - start;
    byte_buffer_put(p->out, &length, sizeof length);
    return start;
}

static bool is_empty(const struct picture *p, u32 start) { return p->out->used - start == sizeof(u32); }

static void put_object(struct picture *p, ref r) {
    const struct object *o = object_at(p->vm, r);
    const struct class *c = program_classes(p->vm->program)[o->class_id];
    u32 start = put(p, COMPONENT_OBJECT, r), data = start + 2 * (u32)sizeof(u32);
    if (is_empty(p, start)) return;
    if (!c->is_array)
        for (u32 i = 0; i < c->ref_count; i++) rename_at(p, data + c->refs[i] - OBJECT_HEADER_BYTES);
    else if (c->element_type == 'L' || c->element_type == '[')
        for (u32 i = 0; i < o->length; i++) rename_at(p, data + 4 * i);
}

/* The third word of a class with statics is the error of its initialisation. */
static void put_statics(struct picture *p, u32 id) {
    const struct class *c = program_classes(p->vm->program)[id];
    u32 start = put(p, COMPONENT_STATICS, id);
    if (is_empty(p, start)) return;
    for (u32 i = 0; i < c->static_ref_count; i++) rename_at(p, start + 4 * (c->static_refs[i] - c->statics_start));
    rename_at(p, start + 4 * 2);
}

static void put_thread(struct picture *p, u32 id) {
    static const u32 references[] = {offsetof(struct thread_header, object), offsetof(struct thread_header, exception),
                                     offsetof(struct thread_header, held_ref), offsetof(struct thread_header, made)};
    u32 start = put(p, COMPONENT_THREAD, id);
    for (u32 i = 0; i < 4 && !is_empty(p, start); i++) rename_at(p, start + references[i]);
}

/* Frames about which nothing is known have masks with bits beyond all operands. */
static bool is_known(const struct frame *f, struct frame_masks masks) {
    u32 beyond = f->locals + f->method->code->max_stack + 7u;
    return !(masks.refs[beyond / 64] >> beyond % 64 & 1);
}

/* Six words go before locals and operands (component.c); the fourth is the lock. */
static void put_frame(struct picture *p, struct thread *t, struct frame *f, const struct insn *pc, const u32 *top) {
    u32 height = (u32)(top - frame_operands(f)), start = put(p, COMPONENT_FRAME, component_frame_key(t->id, f->depth));
    if (is_empty(p, start)) return;
    struct frame_masks masks = framestate_masks(p->vm, f, pc, height);
    bool known = is_known(f, masks);
    rename_at(p, start + 4 * 3);
    for (u32 i = 0; i < f->locals + height; i++) {
        if (!(masks.refs[i / 64] >> i % 64 & 1)) continue;
        if (known) rename_at(p, start + 4 * (6 + i));
        else meet_at(p, start + 4 * (6 + i));
    }
}

/* The innermost first. */
static void put_frames(struct picture *p, struct thread *t, u32 first) {
    const struct insn *pc = t->pc;
    const u32 *top = t->sp;
    for (struct frame *f = t->fp; f && f->depth >= first; f = frame_caller(f)) {
        put_frame(p, t, f, pc, top);
        top = frame_locals(f);
        if (frame_caller(f)) pc = frame_caller(f)->pc;
    }
}

/* ---- the whole ---- */

static void put_component(struct picture *p, struct component_key c) {
    byte_buffer_put(p->out, &c, sizeof c);
    if (c.kind == COMPONENT_STATICS) put_statics(p, (u32)c.key);
    else if (c.kind == COMPONENT_THREAD) put_thread(p, (u32)c.key);
    else if (c.kind != COMPONENT_OBJECT || !(p->vm->heap.flags[c.key] & OBJECT_LIVE)) put(p, c.kind, c.key);
    else put_object(p, (ref)c.key);
}

/* A collection takes objects off the list; else it only grows. */
static void update(struct picture_written *written, struct vm *vm) {
    u32 count;
    const struct component_key *touched = undo_touched(vm, &count);
    if (written->collections != vm->gc.in_step) written->seen = written->list.count = 0;
    written->collections = vm->gc.in_step;
    for (; written->seen < count; written->seen++) {
        struct component_key c = touched[written->seen];
        bool is_object = c.kind == COMPONENT_OBJECT || c.kind == COMPONENT_MONITOR;
        if (c.kind != COMPONENT_FRAME && !(is_object && is_own(vm, (u32)c.key))) vec_push(&written->list, c);
    }
}

static bool put_written(struct picture *p, u32 most, const struct picture_written *written) {
    for (u32 i = 0; i < written->list.count && p->out->used <= most; i++) put_component(p, written->list.items[i]);
    return p->out->used <= most;
}

/* Meeting goes on. */
static bool put_met(struct picture *p, u32 most) {
    for (u32 i = 0; i < p->met.count; i++) {
        ref r = p->met.items[i];
        if (p->out->used + object_bytes(p->vm, object_at(p->vm, r)) > most) return false;
        put_object(p, r);
        put(p, COMPONENT_MONITOR, r);
    }
    return true;
}

static struct picture begin(struct thread *t, struct byte_buffer *out) {
    out->used = 0;
    return (struct picture){.vm = t->vm, .out = out};
}

static void end(struct picture *p) {
    if (p->names) map_free(p->names);
    vec_free(&p->met);
}

void picture_frames(struct thread *t, u32 first, struct byte_buffer *out) {
    struct picture p = begin(t, out);
    put_frames(&p, t, first);
    end(&p);
}

bool picture_all(struct thread *t, u32 first, u32 most, struct picture_written *written, struct byte_buffer *out) {
    struct picture p = begin(t, out);
    update(written, t->vm);
    put_frames(&p, t, first);
    bool is_whole = put_written(&p, most, written) && put_met(&p, most);
    byte_buffer_put(out, &t->vm->clock.looks, sizeof t->vm->clock.looks);
    byte_buffer_put(out, &t->vm->explore.hashes, sizeof t->vm->explore.hashes);
    end(&p);
    return is_whole;
}
