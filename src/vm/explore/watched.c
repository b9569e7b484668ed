#include "vm/explore/watched.h"

#include <stdlib.h>

void watched_add(struct vm *vm, const struct field *field) {
    if (!watched_field(vm, field)) vec_push(&vm->explore.watched, field);
}

bool watched_field(const struct vm *vm, const struct field *field) {
    for (u32 i = 0; i < vm->explore.watched.count; i++)
        if (vm->explore.watched.items[i] == field) return true;
    return false;
}

bool watched_place(struct vm *vm, ref object, u32 slot) {
    for (u32 i = 0; i < vm->explore.watched.count; i++) {
        const struct field *f = vm->explore.watched.items[i];
        bool is_static = f->access & ACC_STATIC;
        if (f->offset != slot || is_static != !object) continue;
        if (is_static || class_is_subclass(class_of(vm, object), f->holder)) return true;
    }
    return false;
}

static bool constructs(struct frame *f, ref object) {
    return f->method->name->text[0] == '<' && !(f->method->access & ACC_STATIC) && f->locals &&
           frame_locals(f)[0] == object;
}

bool watched_in_the_making(struct vm *vm, ref object) {
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        if (!t->h.object || t->h.state == THREAD_ENDED) continue;
        for (struct frame *f = t->fp; f; f = frame_caller(f))
            if (constructs(f, object)) return true;
    }
    return false;
}
