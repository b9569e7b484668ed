#include "vm/explore/inspect.h"

#include "vm/explore/window.h"
#include "vm/interp/init_status.h"
#include "vm/interp/thread_object.h"
#include "vm/world/printed.h"

void inspect_thread_name(const struct vm *vm, u32 thread, char *out, size_t size) {
    thread_display_name(inspect_thread(vm, thread), out, size);
}

ref inspect_thread_name_object(const struct thread *t) {
    return get32(object_at(t->vm, t->h.object), t->vm->known.Thread_name);
}

bool inspect_is_excluded(const struct vm *vm, u32 thread) { return window_excludes(vm, thread); }

bool inspect_is_initialised(const struct vm *vm, const struct class *c) { return init_done(vm, c); }

struct slice inspect_printed(const struct vm *vm, int fd) {
    return printed_so_far(vm, fd);
}
