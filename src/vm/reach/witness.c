#include "vm/reach/witness.h"

#include "vm/reach/reach.h"
#include "vm/reach/scan.h"

/* So many objects and references are looked at; so long is the longest chain. */
enum { MOST_OBJECTS = 16, MOST_REFERRERS = 16, LONGEST_CHAIN = 64 };

/* A search from referrer to referrer: each object with the one before that it refers to. */
struct search {
    const struct scan *scan;
    u32 thread;
    u32 count;
    ref objects[MOST_OBJECTS];
    u32 from[MOST_OBJECTS];
};

static bool is_visited(const struct search *s, ref r) {
    for (u32 i = 0; i < s->count; i++)
        if (s->objects[i] == r) return true;
    return false;
}

static bool is_other_thread(const struct search *s, u32 holder) {
    return holder_kind(holder) == HOLDER_SEARCH ||
           (holder_kind(holder) == HOLDER_THREAD && holder_number(holder) != s->thread);
}

/* A slot that refers to the object and belongs to a root; 0: none was seen. Other holders are visited later. */
static u32 root_slot(struct search *s, u32 at) {
    const struct referrers *r = &s->scan->referrers;
    u32 slot = referrers_first(r, s->objects[at]);
    for (u32 i = 0; i < MOST_REFERRERS && slot; i++, slot = referrers_slot(r, slot)->next) {
        u32 holder = referrers_slot(r, slot)->holder;
        if (is_other_thread(s, holder)) continue;
        if (parents_is_root(&s->scan->parents, holder)) return slot;
        if (s->count == MOST_OBJECTS || is_visited(s, holder_number(holder))) continue;
        s->objects[s->count] = holder_number(holder);
        s->from[s->count++] = at;
    }
    return 0;
}

/* ---- components ---- */

static bool is_in(struct block block, u32 slot) { return slot - block.first < block.count; }

/* The word of the thread's stack that a slot stands for; UINT32_MAX: it belongs to the header. */
static u32 word_of(const struct scanned_thread *thread, u32 slot) {
    u32 words = 0;
    if (is_in(thread->header, slot)) return UINT32_MAX;
    for (u32 i = 0; i < thread->stack.count; words += thread->stack.items[i++].count)
        if (is_in(thread->stack.items[i], slot)) return words + slot - thread->stack.items[i].first;
    return UINT32_MAX;
}

static struct component_key part_of_thread(const struct scan *scan, u32 id, u32 slot) {
    struct thread *t = scan->vm->threads.list.items[id];
    u32 word = word_of(&scan->threads.items[id], slot);
    if (word == UINT32_MAX) return (struct component_key){COMPONENT_THREAD, id};
    struct frame *f = t->fp;
    while (frame_caller(f) && (u32)(frame_locals(f) - t->stack) > word) f = frame_caller(f);
    return (struct component_key){COMPONENT_FRAME, component_frame_key(id, f->depth)};
}

static struct component_key component_of(const struct scan *scan, u32 slot) {
    u32 holder = referrers_slot(&scan->referrers, slot)->holder, number = holder_number(holder);
    if (holder_kind(holder) == HOLDER_OBJECT) return (struct component_key){COMPONENT_OBJECT, number};
    if (holder_kind(holder) == HOLDER_STATICS) return (struct component_key){COMPONENT_STATICS, number};
    return part_of_thread(scan, number, slot);
}

/* ---- chains ---- */

/* The slot of the parent that refers to the object. */
static u32 slot_of_parent(const struct scan *scan, ref r) {
    u32 slot = referrers_first(&scan->referrers, r);
    while (slot && referrers_slot(&scan->referrers, slot)->holder != scan->parents.of[r])
        slot = referrers_slot(&scan->referrers, slot)->next;
    return slot;
}

static bool parent_chain(const struct scan *scan, ref r, witness_visit *visit, void *context) {
    for (u32 i = 0; i < LONGEST_CHAIN; i++) {
        u32 parent = scan->parents.of[r], slot = slot_of_parent(scan, r);
        if (!slot || holder_kind(parent) == HOLDER_SEARCH) return false;
        visit(context, component_of(scan, slot));
        if (parents_is_root(&scan->parents, parent)) return true;
        r = holder_number(parent);
    }
    return false;
}

bool witness_chain(struct vm *vm, ref r, u32 thread, witness_visit *visit, void *context) {
    struct search s = {.scan = reach_scan(vm), .thread = thread, .count = 1, .objects = {r}};
    u32 slot = 0, at = 0;
    if (s.scan->parents.of[r] == PARENT_NONE) return false;
    for (; at < s.count && !slot; at++) slot = root_slot(&s, at);
    if (!slot) return parent_chain(s.scan, r, visit, context);
    visit(context, component_of(s.scan, slot));
    for (u32 i = at - 1; i; i = s.from[i]) visit(context, (struct component_key){COMPONENT_OBJECT, s.objects[i]});
    return true;
}
