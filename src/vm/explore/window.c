#include "vm/explore/window.h"

#include <stdlib.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/map.h"
#include "base/memory.h"
#include "vm/interp/java_thread.h"

enum { LONGEST_NAME = 256 };

/* Names are told apart by 64 bits of hash: those of a program, against others of the same program. */
struct window {
    struct map *names;
};

static void add_names(struct map *names, const char *list) {
    for (const char *at = list;; at++) {
        size_t length = strcspn(at, ",");
        map_put(names, XXH3_64bits(at, length), 0);
        at += length;
        if (!*at) return;
    }
}

void window_set(struct vm *vm, const char *names) {
    if (vm->window) {
        map_free(vm->window->names);
        free(vm->window);
        vm->window = NULL;
    }
    if (!names) return;
    vm->window = memory_zero(1, sizeof *vm->window);
    vm->window->names = map_new();
    add_names(vm->window->names, names);
}

bool window_excludes(const struct vm *vm, u32 thread) {
    char name[LONGEST_NAME];
    u64 ignored;
    if (!vm->window) return false;
    thread_display_name(vm->threads.items[thread], name, sizeof name);
    return !map_get(vm->window->names, XXH3_64bits(name, strlen(name)), &ignored);
}

bool window_holds_back(const struct vm *vm) {
    for (u32 i = 0; vm->window && i < vm->threads.count; i++) {
        const struct thread *t = vm->threads.items[i];
        bool alive = t->h.object && t->h.state != THREAD_NEW && t->h.state != THREAD_ENDED;
        if (alive && window_excludes(vm, i)) return true;
    }
    return false;
}
