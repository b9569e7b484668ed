#include "vm/reach/scan.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>

#include "base/reserve.h"
#include "vm/interp/framestate.h"

enum { STACK_BLOCK = 256 }; /* words */

int scan_open(struct scan *s, struct vm *vm) {
    u32 numbers = vm->heap.max_number;
    *s = (struct scan){.vm = vm, .blocks = reserve_take((u64)numbers * sizeof(struct block))};
    int index = referrers_init(&s->referrers, numbers), parents = parents_init(&s->parents, numbers, vm->heap.flags);
    if (!s->blocks || index < 0 || parents < 0) return -1;
    s->search = referrers_take(&s->referrers, holder_of(HOLDER_SEARCH, 0), 2);
    return 0;
}

void scan_close(struct scan *s) {
    for (u32 i = 0; i < s->threads.count; i++) vec_free(&s->threads.items[i].stack);
    vec_free(&s->threads);
    vec_free(&s->statics);
    vec_free(&s->found);
    vec_free(&s->lost);
    reserve_give(s->blocks, (u64)s->vm->heap.max_number * sizeof(struct block));
    parents_free(&s->parents);
    referrers_free(&s->referrers);
}

/* ---- slots ---- */

void scan_meet(struct scan *s, ref r, u32 holder) {
    u8 flags = s->vm->heap.flags[r];
    if (s->parents.of[r] != PARENT_NONE || !(flags & OBJECT_LIVE) || (flags & OBJECT_BASE)) return;
    parents_set(&s->parents, r, holder, s->now);
    vec_push(&s->found, r);
}

/* A word of a frame about which nothing is known may look like a reference to an object that is made later: then it
 * refers to it. */
static bool is_newer_number(const struct vm *vm, u32 word) {
    return word >= vm->base.objects && word < vm->heap.max_number && !(vm->heap.flags[word] & OBJECT_BASE);
}

static inline void set(struct scan *s, u32 slot, u32 word) {
    u32 old = s->referrers.slots.items[slot].target, holder = s->referrers.slots.items[slot].holder;
    if (old == word) return;
    ref target = is_newer_number(s->vm, word) ? word : 0;
    if (old == target) return;
    referrers_set(&s->referrers, slot, target);
    if (s->taking_back) return;
    if (old && s->parents.of[old] == holder) {
        parents_set(&s->parents, old, PARENT_LOST, s->now);
        vec_push(&s->lost, old);
    }
    if (target) scan_meet(s, target, holder);
}

/* ---- objects and statics ---- */

static bool holds_elements(const struct class *c) {
    return c->is_array && (c->element_type == 'L' || c->element_type == '[');
}

void scan_drop(struct scan *s, ref r) {
    struct block *block = &s->blocks[r];
    for (u32 i = 0; i < block->count; i++) set(s, block->first + i, 0);
    referrers_give(&s->referrers, *block);
    *block = (struct block){0, 0};
}

void scan_object(struct scan *s, ref r) {
    struct block *block = &s->blocks[r];
    bool lives = s->vm->heap.flags[r] & OBJECT_LIVE;
    const struct object *o = lives ? object_at(s->vm, r) : NULL;
    const struct class *c = lives ? program_classes(s->vm->program)[o->class_id] : NULL;
    u32 count = !lives ? 0 : !c->is_array ? c->ref_count : holds_elements(c) ? o->length : 0;
    if (block->count != count) {
        scan_drop(s, r);
        *block = referrers_take(&s->referrers, holder_of(HOLDER_OBJECT, r), count);
    }
    if (count && c->is_array)
        for (u32 i = 0; i < count; i++) set(s, block->first + i, ((const u32 *)(const void *)o->data)[i]);
    else
        for (u32 i = 0; i < count; i++) set(s, block->first + i, get32(o, c->refs[i]));
}

void scan_found(struct scan *s) {
    for (u32 i = 0; i < s->found.count; i++) scan_object(s, s->found.items[i]); /* in this order chains are short */
    s->found.count = 0;
}

/* The third word of a class with statics is the error of its initialisation. */
void scan_statics(struct scan *s, u32 class_id) {
    const struct class *c = program_classes(s->vm->program)[class_id];
    const u32 *words = s->vm->statics.words;
    while (s->statics.count <= class_id) vec_push(&s->statics, ((struct block){0, 0}));
    struct block *block = &s->statics.items[class_id];
    if (!block->count)
        *block = referrers_take(&s->referrers, holder_of(HOLDER_STATICS, class_id), c->static_ref_count + 1u);
    for (u32 i = 0; i < c->static_ref_count; i++) set(s, block->first + i, words[c->static_refs[i]]);
    set(s, block->first + c->static_ref_count, c->statics_words ? words[c->statics_start + 2] : 0);
}

void scan_search(struct scan *s, ref uncaught, ref written) {
    set(s, s->search.first, uncaught);
    set(s, s->search.first + 1, written);
}

/* ---- threads ---- */

enum { HEADER_SLOTS = 5 };

static struct scanned_thread *scanned(struct scan *s, const struct thread *t) {
    while (s->threads.count <= t->id) vec_push(&s->threads, ((struct scanned_thread){.words = 0}));
    struct scanned_thread *thread = &s->threads.items[t->id];
    if (!thread->header.count)
        thread->header = referrers_take(&s->referrers, holder_of(HOLDER_THREAD, t->id), HEADER_SLOTS);
    return thread;
}

static bool runs(const struct thread *t) { return t->h.state != THREAD_ENDED && t->fp; }

static bool is_blocked_by_object(const struct thread *t) {
    return t->h.state == THREAD_BLOCKED || t->h.state == THREAD_WAITING || t->h.state == THREAD_REACQUIRE ||
           t->h.state == THREAD_JOINING;
}

void scan_thread(struct scan *s, struct thread *t) {
    struct scanned_thread *thread = scanned(s, t);
    const struct thread_header *h = &t->h;
    bool counts = runs(t);
    u32 held[HEADER_SLOTS] = {h->object, h->exception, h->held_ref, h->made, is_blocked_by_object(t) ? h->blocker : 0};
    for (u32 i = 0; i < HEADER_SLOTS; i++) set(s, thread->header.first + i, counts ? held[i] : 0);
    if (counts != thread->runs || (counts && t->fp->depth == 0)) scan_stack(s, t, 0);
}

static void set_word(struct scan *s, u32 thread, u32 at, u32 word) {
    set(s, s->threads.items[thread].stack.items[at / STACK_BLOCK].first + at % STACK_BLOCK, word);
}

static void make_room(struct scan *s, const struct thread *t, u32 words) {
    struct scanned_thread *thread = scanned(s, t);
    u32 holder = holder_of(HOLDER_THREAD, t->id);
    while (thread->stack.count * STACK_BLOCK < words)
        vec_push(&thread->stack, referrers_take(&s->referrers, holder, STACK_BLOCK));
}

/* Its locals, the frame itself, its operands: as they lie on the stack. */
static void scan_frame(struct scan *s, struct thread *t, struct frame *f, const struct insn *pc, u32 *top) {
    const u32 *locals = frame_locals(f), *operands = frame_operands(f);
    u32 height = (u32)(top - operands), at = (u32)(locals - t->stack);
    struct frame_masks masks = framestate_masks(s->vm, f, pc, height);
    for (u32 i = 0; i < f->locals; i++, at++) set_word(s, t->id, at, masks.refs[i / 64] >> i % 64 & 1 ? locals[i] : 0);
    for (u32 i = 0; i < FRAME_WORDS; i++, at++)
        set_word(s, t->id, at, i == offsetof(struct frame, lock) / 4 ? f->lock : 0);
    for (u32 i = 0; i < height; i++, at++) {
        u32 bit = f->locals + i;
        set_word(s, t->id, at, masks.refs[bit / 64] >> bit % 64 & 1 ? operands[i] : 0);
    }
}

void scan_stack(struct scan *s, struct thread *t, u32 first) {
    struct scanned_thread *thread = scanned(s, t);
    u32 words = runs(t) ? (u32)(t->sp - t->stack) : 0, old = thread->words;
    const struct insn *pc = t->pc;
    u32 *top = t->sp;
    thread->runs = runs(t);
    thread->words = words;
    make_room(s, t, words);
    for (struct frame *f = words ? t->fp : NULL; f && top - t->stack > (ptrdiff_t)first; f = frame_caller(f)) {
        scan_frame(s, t, f, pc, top);
        top = frame_locals(f);
        if (frame_caller(f)) pc = frame_caller(f)->pc;
    }
    for (u32 at = words; at < old; at++) set_word(s, t->id, at, 0);
}

u32 scan_frame_start(struct thread *t, u32 depth) {
    struct frame *f = t->fp;
    while (f->depth > depth) f = frame_caller(f);
    return (u32)(frame_locals(f) - t->stack);
}
