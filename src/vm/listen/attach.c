#include "vm/listen/attach.h"

#include <assert.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"
#include "vm/explore/observe.h"
#include "vm/listen/event_names.h"
#include "vm/listen/juc_locks.h"
#include "vm/listen/listener.h"

/* What an earlier listener left behind. */
static void forget_all(struct vm *vm) {
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        struct thread *t = vm->threads.list.items[i];
        t->listened = NULL;
        for (struct frame *f = t->fp; f; f = f->flags & FRAME_BOTTOM ? NULL : frame_caller(f)) f->context = 0;
    }
}

void listener_attach(struct vm *vm, struct sink *sink, bool jdk) {
    assert(!vm->listener);
    struct listener *l = memory_zero(1, sizeof *l);
    for (u32 kind = 0; kind < EVENT_KINDS; kind++) l->to[kind] = sink_for(sink, kind);
    l->locks = l->to[EVENT_LOCK]->lock_filter;
    l->unlocks = l->to[EVENT_UNLOCK]->lock_filter;
    l->wants = sink->wants;
    l->jdk = jdk;
    l->fields = FIELD_VOLATILE | FIELD_OWN | (jdk ? FIELD_JDK : 0);
    l->every = sink->every;
    l->turn = 1;
    l->contexts = contexts_new();
    l->by_object = map_new();
    l->holds = map_new();
    l->semaphores = map_new();
    l->names = event_names_new(vm);
    vm->listener = l;
    forget_all(vm);
    if (!vm->options.listened) juc_locks_reset(vm);
}

void listener_detach(struct vm *vm) {
    struct listener *l = vm->listener;
    if (!l) return;
    for (u32 i = 0; i < l->threads.count; i++) {
        vec_free(&l->threads.items[i]->classes);
        free(l->threads.items[i]);
        free(l->thread_names.items[i]);
    }
    vec_free(&l->threads);
    vec_free(&l->thread_names);
    vec_free(&l->chain);
    access_filter_free(&l->filter);
    vec_free(&l->books);
    vec_free(&l->uncaught);
    map_free(l->by_object);
    map_free(l->holds);
    vec_free(&l->taken);
    map_free(l->semaphores);
    contexts_free(l->contexts);
    event_names_free(l->names);
    free(l);
    vm->listener = NULL;
}
