#include "vm/heap/gc.h"

#include <stdlib.h>

#include "vm/heap/references.h"
#include "vm/listen/listen.h"
#include "vm/state/undo.h"

enum clearing { CLEAR_NONE, CLEAR_WEAK, CLEAR_SOFT };

/* The mark stack: numbers of objects that are marked but not scanned. */
struct marker {
    struct vm *vm;
    struct VEC(ref) grey;
    bool young;             /* only objects of the present step are marked */
    enum clearing clearing; /* what such references refer to is not alive for that */
    struct VEC(ref) weak;   /* those references */
};

static void mark(struct marker *m, ref r) {
    u8 *flags = &m->vm->heap.flags[r];
    if (!r || !(*flags & OBJECT_LIVE) || (*flags & OBJECT_MARK) || (m->young && !(*flags & OBJECT_NEW))) return;
    *flags |= OBJECT_MARK;
    vec_push(&m->grey, r);
}

static void mark_word(void *context, u32 word) {
    struct marker *m = context;
    if (word < m->vm->heap.next) mark(m, word);
}

static bool is_phantom(struct vm *vm, ref r) { return class_is_subclass(class_of(vm, r), vm->known.PhantomReference); }

static bool is_weak(const struct marker *m, ref r) {
    struct vm *vm = m->vm;
    const struct class *c = class_of(vm, r);
    return is_phantom(vm, r) || class_is_subclass(c, vm->known.WeakReference) ||
           (m->clearing == CLEAR_SOFT && class_is_subclass(c, vm->known.SoftReference));
}

static void scan_weak(struct marker *m, ref r) {
    const struct class *c = class_of(m->vm, r);
    for (u32 i = 0; i < c->ref_count; i++)
        if (c->refs[i] != m->vm->known.Reference_referent) mark(m, get32(object_at(m->vm, r), c->refs[i]));
    vec_push(&m->weak, r);
}

static void scan(struct marker *m, ref r) {
    if (m->clearing != CLEAR_NONE && is_weak(m, r)) scan_weak(m, r);
    else object_references(m->vm, r, mark_word, m);
}

static void mark_thread(struct marker *m, struct thread *t) {
    if (t->h.state == THREAD_ENDED || !t->fp) return;
    mark(m, t->h.object);
    mark(m, t->h.exception);
    mark(m, t->h.held_ref);
    mark(m, t->h.made);
    if (t->h.state == THREAD_BLOCKED || t->h.state == THREAD_WAITING || t->h.state == THREAD_REACQUIRE ||
        t->h.state == THREAD_JOINING)
        mark(m, t->h.blocker);
    const struct insn *pc = t->pc;
    u32 *top = t->sp;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        mark(m, f->lock);
        frame_references(t, f, pc, top, mark_word, m);
        top = frame_locals(f);
        if (frame_caller(f)) pc = frame_caller(f)->pc;
    }
}

static void mark_class(struct marker *m, const struct class *c) {
    const u32 *statics = m->vm->statics.words;
    for (u32 k = 0; k < c->static_ref_count; k++) mark(m, statics[c->static_refs[k]]);
    if (c->statics_words) mark(m, statics[c->statics_start + 2]);
}

static void mark_threads(struct marker *m) {
    for (u32 i = 0; i < m->vm->threads.list.count; i++) mark_thread(m, m->vm->threads.list.items[i]);
}

static void mark_roots(struct marker *m) {
    struct vm *vm = m->vm;
    for (u32 i = 0; i < vm->statics.ready; i++) {
        const struct class *c = program_arrivals(vm->program)[i];
        mark_class(m, c);
        mark(m, vm->link.mirrors[c->id]);
    }
    for (u32 i = 0; i < vm->gc.roots.count; i++) mark(m, vm->gc.roots.items[i]);
    mark(m, vm->gc.pending);
    for (u32 i = 0; i < vm->strings.list.count; i++) mark(m, vm->strings.list.items[i]);
    mark_threads(m);
}

static void mark_all(struct marker *m) {
    while (m->grey.count) scan(m, vec_pop(&m->grey));
}

static void sweep(struct vm *vm) {
    struct heap *heap = &vm->heap;
    for (u32 i = 1; i < heap->next; i++) {
        u8 flags = heap->flags[i];
        if (!(flags & OBJECT_LIVE)) continue;
        if (flags & (OBJECT_MARK | OBJECT_ETERNAL)) heap->flags[i] = flags & (u8)~OBJECT_MARK;
        else {
            if (vm->listener) listen_freed(vm, i);
            heap_release(heap, i, object_bytes(vm, heap->objects[i]));
        }
    }
    heap->overhead = 0;
    u64 room = heap->bytes > (64u << 20) ? heap->bytes : 64u << 20;
    heap->threshold = heap->bytes + room;
    if (heap->threshold > heap->limit - heap->limit / 16) heap->threshold = heap->limit - heap->limit / 16;
    if (heap->threshold < heap->bytes + heap->limit / 64) heap->threshold = heap->bytes + heap->limit / 64;
}

/* An eternal object is alive, and so is what it refers to. */
static void mark_eternal(struct marker *m) {
    for (u32 i = 1; i < m->vm->heap.next; i++)
        if (m->vm->heap.flags[i] & OBJECT_ETERNAL) mark(m, i);
}

/* The references whose objects are going to be freed are cleared, and wait to be enqueued. */
static void clear_weak(struct marker *m, bool phantoms) {
    struct vm *vm = m->vm;
    for (u32 i = 0; i < m->weak.count; i++) {
        struct object *o = object_at(vm, m->weak.items[i]);
        if (is_phantom(vm, m->weak.items[i]) && !phantoms) continue;
        ref referent = get32(o, vm->known.Reference_referent);
        if (!referent || (vm->heap.flags[referent] & (OBJECT_MARK | OBJECT_ETERNAL))) continue;
        set32(o, vm->known.Reference_referent, 0);
        set32(o, vm->known.Reference_discovered, vm->gc.pending);
        vm->gc.pending = m->weak.items[i];
    }
}

/* An object with a finalizer lives until that has run. */
static void keep_dying(struct marker *m) {
    struct gc_state *gc = &m->vm->gc;
    u32 kept = 0;
    for (u32 i = 0; i < gc->finalizable.count; i++) {
        ref r = gc->finalizable.items[i];
        bool is_reachable = m->clearing == CLEAR_NONE || (m->vm->heap.flags[r] & OBJECT_MARK);
        if (is_reachable) gc->finalizable.items[kept++] = r;
        else vec_push(&gc->dying, r);
    }
    gc->finalizable.count = kept;
    for (u32 i = 0; i < gc->finalizable.count; i++) mark(m, gc->finalizable.items[i]);
    for (u32 i = 0; i < gc->dying.count; i++) mark(m, gc->dying.items[i]);
    mark_all(m);
}

/* ---- in the midst of a step of a search ---- */

/* An older object that refers to one of this step was written in this step, or it is an eternal one. */
static void mark_young_roots(struct marker *m) {
    struct vm *vm = m->vm;
    u32 count;
    const struct component_key *touched = undo_touched(vm, &count);
    for (u32 i = 0; i < count; i++) {
        ref r = touched[i].kind == COMPONENT_OBJECT ? (ref)touched[i].key : 0;
        if (touched[i].kind == COMPONENT_STATICS) mark_class(m, program_classes(vm->program)[touched[i].key]);
        else if (r && (vm->heap.flags[r] & (OBJECT_LIVE | OBJECT_NEW)) == OBJECT_LIVE) scan(m, r);
    }
    for (u32 i = vm->base.objects; i < vm->heap.next; i++)
        if (vm->heap.flags[i] & OBJECT_ETERNAL) scan(m, i);
    for (u32 i = 0; i < vm->gc.roots.count; i++) mark(m, vm->gc.roots.items[i]);
    for (u32 i = 0; i < vm->strings.list.count; i++) mark(m, vm->strings.list.items[i]);
    mark(m, vm->explore.uncaught);
    mark(m, vm->explore.written);
    mark_threads(m);
}

/* What is marked stays in the log; the others are listed before they go. */
static u32 sweep_young(struct vm *vm) {
    struct VEC(ref) garbage = {0};
    u32 count, left = 0;
    const struct component_key *touched = undo_touched(vm, &count);
    for (u32 i = 0; i < count; i++) {
        ref r = touched[i].kind == COMPONENT_OBJECT ? (ref)touched[i].key : 0;
        if (!r || !(vm->heap.flags[r] & OBJECT_NEW)) continue;
        if (vm->heap.flags[r] & OBJECT_MARK) left++;
        else vec_push(&garbage, r);
    }
    undo_forget_unmarked(vm);
    for (u32 i = 0; i < garbage.count; i++) {
        if (vm->listener) listen_freed(vm, garbage.items[i]);
        heap_release(&vm->heap, garbage.items[i], object_bytes(vm, object_at(vm, garbage.items[i])));
    }
    vec_free(&garbage);
    touched = undo_touched(vm, &count);
    for (u32 i = 0; i < count; i++)
        if (touched[i].kind == COMPONENT_OBJECT) vm->heap.flags[touched[i].key] &= (u8)~OBJECT_MARK;
    return left;
}

/* The step is looked at soon after (step_run.h). */
static void collect_young(struct vm *vm) {
    struct marker m = {.vm = vm, .young = true};
    mark_young_roots(&m);
    mark_all(&m);
    vec_free(&m.grey);
    heap_collected_step(&vm->heap, sweep_young(vm));
    struct thread *t = vm->threads.list.items[vm->threads.current];
    vm->gc.in_step++;
    vm->gc.unused = t->budget > 0 ? t->budget : 0;
    t->budget = 0;
}

/* Weak references are cleared before objects are kept for their finalizers, phantom references after. */
static void collect(struct vm *vm, enum clearing clearing) {
    if (vm->undo) {
        collect_young(vm);
        return;
    }
    struct marker m = {.vm = vm, .clearing = clearing};
    mark_roots(&m);
    mark_eternal(&m);
    mark_all(&m);
    clear_weak(&m, false);
    keep_dying(&m);
    clear_weak(&m, true);
    vec_free(&m.grey);
    vec_free(&m.weak);
    sweep(vm);
    if (vm->listener) listen_turn(vm);
}

void gc_collect(struct vm *vm) { collect(vm, CLEAR_NONE); }
void gc_collect_weakly(struct vm *vm) { collect(vm, CLEAR_WEAK); }
void gc_collect_softly(struct vm *vm) { collect(vm, CLEAR_SOFT); }
