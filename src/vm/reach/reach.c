#include "vm/reach/reach.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "vm/listen/listen.h"
#include "vm/reach/scan.h"

/* An object that a search for a root has come to, from the one it refers to (its number in the list). */
struct visited {
    ref object;
    u32 from;
};

/* What the search looked at after an earlier step. */
struct looked_at {
    u64 at; /* of the undo log */
    ref uncaught, written;
};

struct reach {
    struct scan scan;
    struct VEC(struct visited) visited;
    struct VEC(ref) garbage;
    struct VEC(struct looked_at) looked_at;
};

struct reach *reach_new(struct vm *vm) {
    struct reach *x = memory_zero(1, sizeof *x);
    if (scan_open(&x->scan, vm) == 0) return x;
    reach_free(x);
    return NULL;
}

void reach_free(struct reach *x) {
    if (!x) return;
    scan_close(&x->scan);
    vec_free(&x->visited);
    vec_free(&x->garbage);
    vec_free(&x->looked_at);
    free(x);
}

u64 reach_bytes(const struct reach *x) {
    return parents_bytes(&x->scan.parents) + x->looked_at.capacity * sizeof(struct looked_at);
}

const struct scan *reach_scan(const struct vm *vm) { return &vm->explore.reach->scan; }

/* ---- what is in doubt ---- */

static void visit(struct reach *x, ref r, u32 from) {
    x->scan.vm->heap.flags[r] |= OBJECT_MARK;
    vec_push(&x->visited, ((struct visited){r, from}));
}

/* A slot with this target whose holder has a chain to a root, or to another object in doubt, without `doubtful`; 0:
 * there is none, and all holders are visited. */
static u32 find_outside(struct reach *x, u32 at, ref doubtful) {
    struct scan *s = &x->scan;
    for (u32 slot = referrers_first(&s->referrers, x->visited.items[at].object), next; slot; slot = next) {
        u32 holder = referrers_slot(&s->referrers, slot)->holder;
        next = referrers_slot(&s->referrers, slot)->next;
        if (parents_is_root(&s->parents, holder)) return slot;
        ref object = holder_number(holder);
        if (s->vm->heap.flags[object] & OBJECT_MARK) continue;
        if (parents_last(&s->parents, object) != doubtful) return slot;
        visit(x, object, at);
    }
    return 0;
}

/* The chain leads from there to what was in doubt. */
static void rescue(struct reach *x, u32 at, u32 slot) {
    struct scan *s = &x->scan;
    u32 holder = referrers_slot(&s->referrers, slot)->holder;
    referrers_prefer(&s->referrers, slot);
    for (;; at = x->visited.items[at].from) {
        ref object = x->visited.items[at].object;
        parents_set(&s->parents, object, holder, s->now);
        if (at == 0) break;
        holder = holder_of(HOLDER_OBJECT, object);
    }
}

/* Nothing else refers to what was visited. What it referred to is in doubt now. */
static void give_up(struct reach *x) {
    struct scan *s = &x->scan;
    for (u32 i = 0; i < x->visited.count; i++) {
        ref object = x->visited.items[i].object;
        parents_set(&s->parents, object, PARENT_NONE, s->now);
        vec_push(&x->garbage, object);
    }
    for (u32 i = 0; i < x->visited.count; i++) scan_drop(s, x->visited.items[i].object);
}

static void decide(struct reach *x, ref r) {
    u32 slot = 0, at = 0;
    if (x->scan.parents.of[r] != PARENT_LOST) return; /* it was listed twice, or rescued on the way to another one */
    x->visited.count = 0;
    visit(x, r, 0);
    for (; at < x->visited.count && !slot; at++) slot = find_outside(x, at, r);
    if (slot) rescue(x, at - 1, slot);
    else give_up(x);
    for (u32 i = 0; i < x->visited.count; i++) x->scan.vm->heap.flags[x->visited.items[i].object] &= (u8)~OBJECT_MARK;
}

/* ---- after a step ---- */

static bool is_new(const struct reach *x, ref r) {
    u8 flags = x->scan.vm->heap.flags[r];
    return (flags & OBJECT_LIVE) && !(flags & OBJECT_BASE) && x->scan.parents.of[r] == PARENT_NONE;
}

/* Heap and statics first: what they hold too is theirs, which lasts longer. */
static void scan_touched(struct reach *x) {
    struct scan *s = &x->scan;
    struct vm *vm = s->vm;
    u32 count;
    const struct component_key *touched = undo_touched(vm, &count);
    for (u32 i = 0; i < count; i++)
        if (touched[i].kind == COMPONENT_STATICS) scan_statics(s, (u32)touched[i].key);
        else if (touched[i].kind == COMPONENT_OBJECT && !is_new(x, (ref)touched[i].key))
            scan_object(s, (ref)touched[i].key);
    scan_found(s);
    for (u32 i = 0; i < count; i++) {
        if (touched[i].kind == COMPONENT_THREAD) scan_thread(s, vm->threads.list.items[touched[i].key]);
        if (touched[i].kind != COMPONENT_FRAME) continue;
        struct thread *t = vm->threads.list.items[touched[i].key >> 32];
        if ((u32)touched[i].key == t->saved_depth) scan_stack(s, t, scan_frame_start(t, t->saved_depth));
    }
}

static void scan_looked_at(struct reach *x) {
    const struct vm *vm = x->scan.vm;
    const struct looked_at *last = x->looked_at.count ? &x->looked_at.items[x->looked_at.count - 1] : NULL;
    ref uncaught = vm->explore.uncaught, written = vm->explore.written;
    if (last ? last->uncaught == uncaught && last->written == written : !uncaught && !written) return;
    vec_push(&x->looked_at, ((struct looked_at){x->scan.now, uncaught, written}));
    scan_search(&x->scan, uncaught, written);
}

/* Those that are still new now were met by nobody. A word that looks like a reference may have been there before. */
static void look_at_new(struct reach *x) {
    u32 count;
    const struct component_key *touched = undo_touched(x->scan.vm, &count);
    for (u32 i = 0; i < count; i++) {
        u32 slot = touched[i].kind == COMPONENT_OBJECT ? referrers_first(&x->scan.referrers, (ref)touched[i].key) : 0;
        if (slot && is_new(x, (ref)touched[i].key))
            scan_meet(&x->scan, (ref)touched[i].key, referrers_slot(&x->scan.referrers, slot)->holder);
    }
    scan_found(&x->scan);
    for (u32 i = 0; i < count; i++)
        if (touched[i].kind == COMPONENT_OBJECT && is_new(x, (ref)touched[i].key))
            vec_push(&x->garbage, (ref)touched[i].key);
}

static int compare(const void *a, const void *b) {
    ref x = *(const ref *)a, y = *(const ref *)b;
    return (x > y) - (x < y);
}

static void release(struct reach *x) {
    struct vm *vm = x->scan.vm;
    if (x->garbage.count) qsort(x->garbage.items, x->garbage.count, sizeof(ref), compare);
    for (u32 i = 0; i < x->garbage.count; i++) {
        ref r = x->garbage.items[i];
        u64 bytes = object_bytes(vm, object_at(vm, r));
        if (vm->listener) listen_freed(vm, r);
        undo_note_release(vm, r, bytes);
        heap_release(&vm->heap, r, bytes);
    }
    x->garbage.count = 0;
}

void reach_settle(struct vm *vm) {
    struct reach *x = vm->explore.reach;
    x->scan.now = undo_used(vm);
    scan_touched(x);
    scan_looked_at(x);
    scan_found(&x->scan);
    look_at_new(x);
    for (u32 i = 0; i < x->scan.lost.count; i++) decide(x, x->scan.lost.items[i]);
    x->scan.lost.count = 0;
    release(x);
}

/* ---- after undoing ---- */

static void scan_restored(struct reach *x) {
    struct scan *s = &x->scan;
    u32 count;
    const struct component_key *restored = undo_restored(s->vm, &count);
    for (u32 i = 0; i < count; i++) {
        struct component_key c = restored[i];
        if (c.kind == COMPONENT_OBJECT) scan_object(s, (ref)c.key);
        else if (c.kind == COMPONENT_STATICS) scan_statics(s, (u32)c.key);
        else if (c.kind == COMPONENT_THREAD) scan_thread(s, s->vm->threads.list.items[c.key]);
        else if (c.kind == COMPONENT_FRAME) scan_stack(s, s->vm->threads.list.items[c.key >> 32], (u32)c.key);
    }
}

void reach_undo(struct vm *vm, undo_mark mark) {
    struct reach *x = vm->explore.reach;
    x->scan.taking_back = true;
    parents_undo(&x->scan.parents, mark);
    scan_restored(x);
    while (x->looked_at.count && x->looked_at.items[x->looked_at.count - 1].at > mark) x->looked_at.count--;
    const struct looked_at *last = x->looked_at.count ? &x->looked_at.items[x->looked_at.count - 1] : NULL;
    scan_search(&x->scan, last ? last->uncaught : 0, last ? last->written : 0);
    x->scan.taking_back = false;
}
