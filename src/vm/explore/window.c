#include "vm/explore/window.h"

#include <stdlib.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/map.h"
#include "base/memory.h"
#include "vm/interp/thread_object.h"

enum { LONGEST_NAME = 256 };

/* Beside each name: was it that of a thread? */
enum { NOT_SEEN, SEEN };

/* Names are told apart by 64 bits of hash: those of a program, against others of the same program. */
struct window {
    struct map *names;
};

static void add_names(struct map *names, const char *list) {
    for (const char *at = list;; at++) {
        size_t length = strcspn(at, ",");
        map_put(names, XXH3_64bits(at, length), NOT_SEEN);
        at += length;
        if (!*at) return;
    }
}

void window_set(struct vm *vm, const char *names) {
    if (vm->explore.window) {
        map_free(vm->explore.window->names);
        free(vm->explore.window);
        vm->explore.window = NULL;
    }
    if (!names) return;
    vm->explore.window = memory_zero(1, sizeof *vm->explore.window);
    vm->explore.window->names = map_new();
    add_names(vm->explore.window->names, names);
}

bool window_excludes(const struct vm *vm, u32 thread) {
    char name[LONGEST_NAME];
    u64 seen;
    if (!vm->explore.window) return false;
    thread_display_name(vm->threads.list.items[thread], name, sizeof name);
    u64 key = XXH3_64bits(name, strlen(name));
    if (!map_get(vm->explore.window->names, key, &seen)) return true;
    if (seen == NOT_SEEN) map_put(vm->explore.window->names, key, SEEN);
    return false;
}

bool window_has_seen(const struct vm *vm, const char *name, size_t length) {
    u64 seen = NOT_SEEN;
    return vm->explore.window && map_get(vm->explore.window->names, XXH3_64bits(name, length), &seen) && seen == SEEN;
}

bool window_holds_back(const struct vm *vm) {
    for (u32 i = 0; vm->explore.window && i < vm->threads.list.count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        bool alive = t->h.object && t->h.state != THREAD_NEW && t->h.state != THREAD_ENDED;
        if (alive && window_excludes(vm, i)) return true;
    }
    return false;
}
