#include "vm/lifecycle.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"
#include "base/reserve.h"
#include "vm/boot.h"
#include "vm/caveats.h"
#include "vm/explore/seam.h"
#include "vm/host.h"
#include "vm/interp/java_thread.h"
#include "vm/listen/attach.h"
#include "vm/world/effects.h"

enum { MOST_STATIC_WORDS = 1 << 24, MOST_CLASSES = 1 << 20, MOST_LITERALS = 1 << 24 };

static void write_through(void *context, int fd, const void *bytes, size_t length) {
    (void)context;
    fwrite(bytes, 1, length, fd == 2 ? stderr : stdout);
}

static int reserve_tables(struct vm *vm) {
    vm->statics.words = reserve_take(MOST_STATIC_WORDS * sizeof(u32));
    vm->statics.owner = reserve_take(MOST_STATIC_WORDS * sizeof(u32));
    vm->statics.base = reserve_take(MOST_STATIC_WORDS * sizeof(u32));
    vm->statics.saved = reserve_take(MOST_CLASSES);
    vm->link.mirrors = reserve_take(MOST_CLASSES * sizeof(ref));
    vm->link.literals = reserve_take(MOST_LITERALS * sizeof(ref));
    return vm->statics.words && vm->statics.owner && vm->statics.base && vm->statics.saved && vm->link.mirrors &&
                   vm->link.literals
               ? 0
               : -1;
}

struct vm *vm_new(struct program *program, const struct vm_options *options, struct diag *diag) {
    assert(program && options);
    struct vm *vm = memory_zero(1, sizeof *vm);
    if (!vm) return diag_set(diag, "out of memory"), NULL;
    vm->program = program;
    vm->options = *options;
    vm->world.output.write = write_through;
    vm->strings.interned = map_new();
    vm->link.literal_ids = map_new();
    vm->link.made = map_new();
    vm->threads.first_ended = 1;
    vm->caveats = caveats_new();
    if (options->host_snapshot) vm->world.effects = effects_new(options->host_snapshot);
    if (heap_init(&vm->heap, options->max_memory) < 0 || reserve_tables(vm) < 0)
        diag_set(diag, "cannot reserve address space for %llu bytes of Java heap",
                 (unsigned long long)options->max_memory);
    else if (boot(vm, diag) == 0) return vm;
    vm_free(vm);
    return NULL;
}

void vm_free(struct vm *vm) {
    if (!vm) return;
    listener_detach(vm);
    for (u32 i = 0; i < vm->threads.list.count; i++) thread_free(vm->threads.list.items[i]);
    vec_free(&vm->threads.list);
    vec_free(&vm->gc.roots);
    vec_free(&vm->gc.finalizable);
    vec_free(&vm->gc.dying);
    vec_free(&vm->strings.list);
    vec_free(&vm->base.written);
    vec_free(&vm->base.written_statics);
    vec_free(&vm->explore.watched);
    if (vm->undo) undo_free(vm->undo);
    effects_free(vm->world.effects);
    host_free(vm);
    map_free(vm->strings.interned);
    map_free(vm->link.literal_ids);
    map_free(vm->link.made);
    seam_close(vm);
    caveats_free(vm->caveats);
    reserve_give(vm->statics.words, MOST_STATIC_WORDS * sizeof(u32));
    reserve_give(vm->statics.owner, MOST_STATIC_WORDS * sizeof(u32));
    reserve_give(vm->statics.base, MOST_STATIC_WORDS * sizeof(u32));
    reserve_give(vm->statics.saved, MOST_CLASSES);
    reserve_give(vm->link.mirrors, MOST_CLASSES * sizeof(ref));
    reserve_give(vm->link.literals, MOST_LITERALS * sizeof(ref));
    heap_free(&vm->heap);
    free(vm);
}
