#include "vm/interp/thread_slots.h"

#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"
#include "vm/interp/thread_object.h"
#include "vm/interp/thread_stack.h"

void thread_slot_connect(struct vm *vm, struct thread *t) {
    t->vm = vm;
    t->objects = vm->heap.objects;
    t->statics = vm->statics.words;
    t->methods = program_methods(vm->program);
    t->classes = program_classes(vm->program);
}

int thread_slots_make(struct vm *vm, u32 count) {
    if (count > 1 << 20) return -1;
    while (vm->threads.list.count < count) {
        struct thread *t = memory_zero(1, sizeof *t);
        t->id = vm->threads.list.count;
        thread_slot_connect(vm, t);
        t->saved_depth = UINT32_MAX;
        stack_push_bottom(t, vm->known.bottom_stub);
        vec_push(&vm->threads.list, t);
    }
    return 0;
}

static struct thread *new_slot(struct vm *vm) {
    if (!vm->heap.canonical)
        for (; vm->threads.first_ended < vm->threads.list.count; vm->threads.first_ended++)
            if (vm->threads.list.items[vm->threads.first_ended]->h.state == THREAD_ENDED && vm->threads.first_ended) {
                struct thread *old = vm->threads.list.items[vm->threads.first_ended];
                free(old->stack);
                u32 id = old->id;
                *old = (struct thread){.id = id};
                return old;
            }
    struct thread *t = memory_zero(1, sizeof *t);
    t->id = vm->threads.list.count;
    vec_push(&vm->threads.list, t);
    return t;
}

/* Its number may be one that other VMs gave it, beyond threads that this VM has not met. */
static void make_shared_slot(struct vm *vm, ref object) {
    u32 number = numbers_of(vm->explore.numbers, NUMBER_THREAD, &object, sizeof object, 1);
    if (thread_slots_make(vm, number + 1) == 0) map_put(vm->threads.ids, object, number);
}

/* Observed: the same Thread object (the same canonical number) always has the same thread number, whichever
 * order threads are started in. */
static struct thread *canonical_slot(struct vm *vm, ref object) {
    u64 known;
    if (map_get(vm->threads.ids, object, &known)) return vm->threads.list.items[known];
    if (vm->explore.numbers) make_shared_slot(vm, object);
    if (map_get(vm->threads.ids, object, &known)) return vm->threads.list.items[known];
    struct thread *t = new_slot(vm);
    map_put(vm->threads.ids, object, t->id);
    t->vm = vm;
    stack_push_bottom(t, vm->known.bottom_stub);
    return t;
}

bool thread_has_ended(struct vm *vm, ref object, u32 *number) {
    u64 known;
    if (object_at(vm, object)->length != THREAD_GONE) return false;
    if (!map_get(vm->threads.ids, object, &known) && vm->explore.numbers) make_shared_slot(vm, object);
    if (!map_get(vm->threads.ids, object, &known)) return false;
    *number = (u32)known;
    return true;
}

struct thread *thread_slot_for(struct vm *vm, ref object) {
    return vm->heap.canonical ? canonical_slot(vm, object) : new_slot(vm);
}
