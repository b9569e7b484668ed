#include "vm/interp/thread_object.h"

#include <assert.h>
#include <stdlib.h>

#include "vm/heap/java_string.h"
#include "vm/state/undo.h"

u32 thread_status(const struct thread *t) {
    switch (t->h.state) {
    case THREAD_NEW: return THREAD_STATUS_NEW;
    case THREAD_BLOCKED:
    case THREAD_REACQUIRE: return THREAD_STATUS_BLOCKED;
    case THREAD_JOINING: return THREAD_STATUS_WAITING;
    case THREAD_WAITING: return t->h.deadline ? THREAD_STATUS_TIMED_WAITING : THREAD_STATUS_WAITING;
    case THREAD_SLEEPING: return THREAD_STATUS_SLEEPING;
    case THREAD_PARKED: return t->h.deadline ? THREAD_STATUS_TIMED_PARKED : THREAD_STATUS_PARKED;
    case THREAD_ENDED: return THREAD_STATUS_TERMINATED;
    default: return THREAD_STATUS_RUNNABLE;
    }
}

void thread_set_status(struct vm *vm, ref object, u32 status) {
    struct object *o = object_at(vm, object);
    u32 offset = vm->known.Thread_threadStatus17;
    if (vm->known.Thread_holder) {
        object = get32(o, vm->known.Thread_holder);
        o = object_at(vm, object);
        offset = vm->known.Holder_status;
    }
    undo_object(vm, object);
    set32(o, offset, status);
}

bool thread_is_interrupted(const struct thread *t) {
    return get32(t->objects[t->h.object], t->vm->known.Thread_interrupted);
}

void thread_set_interrupted(struct thread *t, bool value) {
    undo_object(t->vm, t->h.object);
    set32(t->objects[t->h.object], t->vm->known.Thread_interrupted, value);
}

bool thread_is_virtual(struct vm *vm, ref object) {
    for (const struct class *c = class_of(vm, object); c; c = c->super)
        if (strcmp(c->name->text, "java/lang/BaseVirtualThread") == 0) return true;
    return false;
}

void thread_java_name(struct thread *t, char *out, size_t size) {
    ref name = get32(t->objects[t->h.object], t->vm->known.Thread_name);
    if (name && java_string_copy_ascii(t->vm, name, out, size)) return;
    char *text = name ? java_string_utf8(t->vm, name) : NULL;
    snprintf(out, size, "%s", text ? text : "?");
    free(text);
}

void thread_display_name(struct thread *t, char *out, size_t size) {
    u32 number = t->vm->heap.canonical ? t->id : t->serial;
    thread_java_name(t, out, size);
    if (out[strspn(out, " \t\r\n")]) return;
    if (!number) snprintf(out, size, "main");
    else snprintf(out, size, "%s#%u", thread_is_virtual(t->vm, t->h.object) ? "VirtualThread" : "Thread", number - 1);
}

struct thread *thread_of_object(struct vm *vm, ref object) {
    u32 number = object_at(vm, object)->length;
    assert(number == THREAD_GONE || number <= vm->threads.list.count);
    return number && number != THREAD_GONE ? vm->threads.list.items[number - 1] : NULL;
}

void thread_set_number(struct vm *vm, ref object, u32 number) {
    undo_object(vm, object);
    object_at(vm, object)->length = number;
}
