#include "explain/waiters.h"

#include <stdlib.h>

#include "report/crowd.h"
#include "vm/interp/java_thread.h"

enum { STATUS_WAITING = 2 }; /* AbstractQueuedSynchronizer.COND */

static bool is_condition(const struct class *c) {
    static const char *const names[] = {"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject",
                                        "java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject"};
    return strcmp(c->name->text, names[0]) == 0 || strcmp(c->name->text, names[1]) == 0;
}

bool waiters_is_signal(const struct method *m) {
    return is_condition(m->holder) && (strcmp(m->name->text, "signal") == 0 || strcmp(m->name->text, "signalAll") == 0);
}

/* ---- conditions ---- */

/* A field by its name alone: types of nodes are nested in the synchronizer's own class. */
static const struct field *field_named(const struct class *c, const char *name) {
    for (; c; c = c->super)
        for (u32 i = 0; i < c->field_count; i++)
            if (!(c->fields[i].access & ACC_STATIC) && strcmp(c->fields[i].name->text, name) == 0) return &c->fields[i];
    return NULL;
}

static u32 word_of(struct vm *vm, ref object, const char *name) {
    const struct field *f = field_named(class_of(vm, object), name);
    return f ? get32(object_at(vm, object), f->offset) : 0;
}

static void list_queue(struct sleepers *sleepers, struct vm *vm, ref condition) {
    ref node = word_of(vm, condition, "firstWaiter");
    for (; node && sleepers->count <= vm->threads.list.count; node = word_of(vm, node, "nextWaiter")) {
        ref waiter = word_of(vm, node, "waiter");
        struct thread *t = waiter ? thread_of_object(vm, waiter) : NULL;
        if (t && word_of(vm, node, "status") & STATUS_WAITING) vec_push(sleepers, t->id);
    }
}

/* ---- all ---- */

void waiters_list(struct sleepers *sleepers, struct vm *vm, ref object) {
    sleepers->count = 0;
    if (!object) return;
    if (is_condition(class_of(vm, object))) {
        list_queue(sleepers, vm, object);
        return;
    }
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        if (t->h.state == THREAD_WAITING && t->h.blocker == object) vec_push(sleepers, i);
    }
}

static bool is_among(const struct sleepers *sleepers, u32 thread) {
    for (u32 i = 0; i < sleepers->count; i++)
        if (sleepers->items[i] == thread) return true;
    return false;
}

/* The names of those that are in the first list, and in the second or not; NULL: there are none. */
static const char *names_of(const struct sleepers *before, const struct sleepers *after, bool still,
                            struct display_names *display_names, struct arena *arena) {
    struct VEC(const char *) names = {0};
    for (u32 i = 0; i < before->count; i++)
        if (is_among(after, before->items[i]) == still)
            vec_push(&names, display_names_thread(display_names, before->items[i]));
    const char *text = names.count ? crowd_names(arena, names.items, names.count) : NULL;
    vec_free(&names);
    return text;
}

const char *waiters_fate(const struct sleepers *before, struct display_names *display_names, struct arena *arena,
                         ref object, const char **woken) {
    struct sleepers after = {0};
    waiters_list(&after, display_names_vm(display_names), object);
    const char *left = names_of(before, &after, true, display_names, arena);
    *woken = names_of(before, &after, false, display_names, arena);
    vec_free(&after);
    if (!*woken) return before->count ? "wakes nobody" : "nobody is waiting";
    if (!left) return arena_printf(arena, "wakes %s", *woken);
    return arena_printf(arena, "wakes %s, leaves %s waiting", *woken, left);
}
