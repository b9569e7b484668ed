#include "vm/explore/witness.h"

#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"
#include "vm/heap/references.h"

struct witnesses {
    struct vm *vm;
    struct map *holders;         /* object -> the component that was found to hold it */
    struct VEC(ref) grey;        /* found, but not looked into */
    struct component_key holder; /* what is looked into now */
};

enum { KIND_SHIFT = 60 };

static u64 pack(struct component_key c) { return (u64)c.kind << KIND_SHIFT | c.key; }

static struct component_key unpack(u64 packed) {
    return (struct component_key){(u32)(packed >> KIND_SHIFT), packed & (((u64)1 << KIND_SHIFT) - 1)};
}

static bool is_newer(const struct vm *vm, u32 word) {
    return word >= vm->base.objects && word < vm->heap.next && (vm->heap.flags[word] & OBJECT_LIVE) &&
           !(vm->heap.flags[word] & OBJECT_BASE);
}

static void find(void *context, u32 word) {
    struct witnesses *w = context;
    u64 known;
    if (!is_newer(w->vm, word) || map_get(w->holders, word, &known)) return;
    map_put(w->holders, word, pack(w->holder));
    vec_push(&w->grey, word);
}

static void look_into(struct witnesses *w, ref r) {
    w->holder = (struct component_key){COMPONENT_OBJECT, r};
    object_references(w->vm, r, find, w);
}

static void follow(struct witnesses *w) {
    while (w->grey.count) look_into(w, vec_pop(&w->grey));
}

/* The same roots as gc_collect_observed has. */
static void look_at_thread(struct witnesses *w, struct thread *t) {
    if (t->h.state == THREAD_ENDED || !t->fp) return;
    const struct insn *pc = t->pc;
    u32 *top = t->sp;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        w->holder = (struct component_key){COMPONENT_FRAME, (u64)t->id << 32 | f->depth};
        find(w, f->lock);
        frame_references(t, f, pc, top, find, w);
        follow(w);
        top = frame_locals(f);
        if (frame_caller(f)) pc = frame_caller(f)->pc;
    }
    w->holder = (struct component_key){COMPONENT_THREAD, t->id};
    find(w, t->h.object);
    find(w, t->h.held_ref);
    find(w, t->h.made);
    follow(w);
}

static void look_at_base(struct witnesses *w) {
    struct vm *vm = w->vm;
    for (u32 i = 0; i < vm->base.written_statics.count; i++) {
        const struct class *c = program_classes(vm->program)[vm->base.written_statics.items[i]];
        w->holder = (struct component_key){COMPONENT_STATICS, c->id};
        for (u32 k = 0; k < c->static_ref_count; k++) find(w, vm->statics.words[c->static_refs[k]]);
    }
    for (u32 i = 0; i < vm->base.written.count; i++) look_into(w, vm->base.written.items[i]);
    follow(w);
}

struct witnesses *witnesses_new(struct vm *vm, struct thread *first) {
    struct witnesses *w = memory_zero(1, sizeof *w);
    w->vm = vm;
    w->holders = map_new();
    look_at_thread(w, first);
    look_at_base(w);
    for (u32 i = 0; i < vm->threads.list.count; i++) look_at_thread(w, vm->threads.list.items[i]);
    return w;
}

void witnesses_free(struct witnesses *w) {
    map_free(w->holders);
    vec_free(&w->grey);
    free(w);
}

bool witness_chain(const struct witnesses *w, ref r, witness_visit *visit, void *context) {
    u64 packed;
    while (map_get(w->holders, r, &packed)) {
        struct component_key holder = unpack(packed);
        visit(context, holder);
        if (holder.kind != COMPONENT_OBJECT || (w->vm->heap.flags[holder.key] & OBJECT_BASE)) return true;
        r = (ref)holder.key;
    }
    return false;
}
