#include "explain/read_lock_holders.h"

#include "program/link/resolve.h"

static u32 word_of(struct vm *vm, ref object, const char *name, const char *descriptor) {
    struct field *f = object ? find_field(class_of(vm, object), name, descriptor) : NULL;
    return f ? get32(object_at(vm, object), f->offset) : 0;
}

static bool is_shared_lock(struct vm *vm, ref lock) {
    for (const struct class *c = lock ? class_of(vm, lock) : NULL; c; c = c->super)
        if (c->module && strcmp(c->name->text, "java/util/concurrent/locks/ReentrantReadWriteLock$Sync") == 0)
            return true;
    return false;
}

/* What a thread has in a variable of its own (a ThreadLocal); 0: nothing. */
static ref own_value(struct vm *vm, ref thread, ref variable) {
    ref map = word_of(vm, thread, "threadLocals", "Ljava/lang/ThreadLocal$ThreadLocalMap;");
    ref table = word_of(vm, map, "table", "[Ljava/lang/ThreadLocal$ThreadLocalMap$Entry;");
    for (u32 i = 0; table && i < object_at(vm, table)->length; i++) {
        ref entry = get32(object_at(vm, table), OBJECT_HEADER_BYTES + 4 * i);
        if (entry && word_of(vm, entry, "referent", "Ljava/lang/Object;") == variable)
            return word_of(vm, entry, "value", "Ljava/lang/Object;");
    }
    return 0;
}

bool read_lock_holders_has(struct vm *vm, ref lock, u32 thread) {
    const struct thread *t = vm->threads.list.items[thread];
    ref object = t->h.state == THREAD_ENDED ? 0 : t->h.object; /* of one that has ended it may be gone */
    if (!object || !is_shared_lock(vm, lock)) return false;
    if (word_of(vm, lock, "firstReader", "Ljava/lang/Thread;") == object &&
        word_of(vm, lock, "firstReaderHoldCount", "I"))
        return true;
    ref holds = word_of(vm, lock, "readHolds",
                        "Ljava/util/concurrent/locks/ReentrantReadWriteLock$Sync$ThreadLocalHoldCounter;");
    return holds && word_of(vm, own_value(vm, object, holds), "count", "I");
}

const char *read_lock_holders_purpose(const struct thread *t) {
    for (struct frame *f = t->fp; f; f = frame_caller(f))
        if (strcmp(f->method->holder->name->text, "java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock") == 0)
            return "for writing";
    return "for reading";
}

const char *read_lock_holders_text(struct display_names *display_names, struct arena *arena, ref lock) {
    struct vm *vm = display_names_vm(display_names);
    const char *text = NULL, *last = NULL;
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        if (!read_lock_holders_has(vm, lock, i)) continue;
        if (last) text = text ? arena_printf(arena, "%s, %s", text, last) : last;
        last = arena_string(arena, display_names_thread(display_names, i));
    }
    return text ? arena_printf(arena, "%s and %s", text, last) : last;
}
