#include "search/identity.h"

static u64 mix(u64 hash, u64 word) {
    hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 29;
}

static u64 of_stack(const struct thread *t) {
    const struct insn *pc = t->pc;
    u64 hash = t->h.state;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        hash = mix(mix(hash, f->method->id), (u64)(pc - f->method->code->insns));
        if (frame_caller(f)) pc = frame_caller(f)->pc;
    }
    return hash;
}

static u64 of_deadlock(struct vm *vm) {
    u64 sum = 0;
    for (u32 i = 0; i < vm->threads.count; i++) {
        const struct thread *t = vm->threads.items[i];
        bool over = !t->h.object || t->h.state == THREAD_ENDED || t->h.state == THREAD_NEW;
        if (!over && !t->h.daemon) sum += mix(of_stack(t), 1);
    }
    return sum;
}

static u64 of_exception(struct vm *vm) {
    u64 hash = class_of(vm, vm->uncaught)->id;
    ref trace = get32(object_at(vm, vm->uncaught), vm->known.Throwable_backtrace);
    const struct object *words = trace ? object_at(vm, trace) : NULL;
    for (u32 i = 0; words && i < words->length; i++) {
        u32 word;
        memcpy(&word, words->data + 4 * (size_t)i, 4);
        hash = mix(hash, word);
    }
    return hash;
}

u64 identity_of(struct vm *vm, enum violation_kind kind) {
    return mix(kind, kind == VIOLATION_DEADLOCK ? of_deadlock(vm) : of_exception(vm));
}
