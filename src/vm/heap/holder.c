#include "vm/heap/holder.h"

#include <assert.h>

#include "vm/heap/references.h"

/* The two upper bits say what the others number. */
enum { KIND_SHIFT = 30, HELD_BY_OBJECT = 0, HELD_BY_STATICS = 1, HELD_BY_THREAD = 2 };

/* A longer way, or a search through more references, may cost as much as a collection. */
enum { LONGEST_CHAIN = 16, MOST_REFS = 64 };

u32 holder_object(ref r) { return r; }
u32 holder_statics(u32 class_id) { return (u32)HELD_BY_STATICS << KIND_SHIFT | class_id; }
u32 holder_thread(u32 thread) { return (u32)HELD_BY_THREAD << KIND_SHIFT | thread; }

void holder_note(struct vm *vm, ref r, u32 holder) {
    assert(r >= vm->base.objects);
    u32 at = r - vm->base.objects;
    while (vm->base.holders.count <= at) vec_push(&vm->base.holders, 0);
    vm->base.holders.items[at] = holder;
}

static bool object_holds(struct vm *vm, ref holder, ref r) {
    if (!holder || !(vm->heap.flags[holder] & OBJECT_LIVE)) return false;
    const struct object *o = object_at(vm, holder);
    const struct class *c = program_classes(vm->program)[o->class_id];
    bool is_of_refs = c->is_array && (c->element_type == 'L' || c->element_type == '[');
    u32 count = is_of_refs ? o->length : c->is_array ? 0 : c->ref_count;
    if (count > MOST_REFS) return false;
    for (u32 i = 0; i < count; i++)
        if (get32(o, is_of_refs ? OBJECT_HEADER_BYTES + 4 * i : c->refs[i]) == r) return true;
    return false;
}

static bool statics_hold(const struct vm *vm, const struct class *c, ref r) {
    for (u32 i = 0; i < c->static_ref_count; i++)
        if (vm->statics.words[c->static_refs[i]] == r) return true;
    return false;
}

static bool thread_holds(struct vm *vm, u32 number, ref r) {
    if (number >= vm->threads.list.count) return false;
    struct thread *t = vm->threads.list.items[number];
    return t->h.state != THREAD_ENDED && t->fp &&
           (t->h.object == r || t->h.held_ref == r || t->h.made == r || stack_holds(t, r));
}

bool holder_stands(struct vm *vm, ref r) {
    for (u32 i = 0; i < LONGEST_CHAIN && r - vm->base.objects < vm->base.holders.count; i++) {
        u32 holder = vm->base.holders.items[r - vm->base.objects], number = holder & (((u32)1 << KIND_SHIFT) - 1);
        switch (holder >> KIND_SHIFT) {
        case HELD_BY_STATICS: return statics_hold(vm, program_classes(vm->program)[number], r);
        case HELD_BY_THREAD: return thread_holds(vm, number, r);
        default:
            if (!object_holds(vm, number, r)) return false;
        }
        if (vm->heap.flags[number] & OBJECT_BASE) return true;
        r = number;
    }
    return false;
}
