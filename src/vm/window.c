#include "vm/window.h"

#include "vm/java_thread.h"

enum { LONGEST_NAME = 256 };

static bool lists(const char *window, const char *name) {
    size_t length = strlen(name);
    for (const char *at = window;; at++) {
        size_t part = strcspn(at, ",");
        if (part == length && memcmp(at, name, length) == 0) return true;
        at += part;
        if (!*at) return false;
    }
}

bool window_excludes(const struct vm *vm, u32 thread) {
    char name[LONGEST_NAME];
    if (!vm->window) return false;
    thread_display_name(vm->threads.items[thread], name, sizeof name);
    return !lists(vm->window, name);
}

bool window_holds_back(const struct vm *vm) {
    for (u32 i = 0; vm->window && i < vm->threads.count; i++) {
        const struct thread *t = vm->threads.items[i];
        bool alive = t->h.object && t->h.state != THREAD_NEW && t->h.state != THREAD_ENDED;
        if (alive && window_excludes(vm, i)) return true;
    }
    return false;
}
