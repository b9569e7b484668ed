#include "vm/world/printed.h"

#include "vm/world/effect.h"

ref printed_lock(const struct thread *t, ref stream) {
    const struct known *known = &t->vm->known;
    bool standard = stream && (stream == known->out || stream == known->err);
    return standard && known->printing_locks && !thread_owns(t, stream) ? stream : 0;
}

void print_bytes(struct vm *vm, int fd, const void *bytes, size_t length) {
    if (!length) return;
    if (vm->options.outcomes && vm->undo)
        byte_buffer_put(effect_edit(vm, EFFECT_KEY(EFFECT_OUTPUT, fd)), bytes, (u32)length);
    else vm->world.output.write(vm->world.output.context, fd, bytes, length);
}

struct slice printed_so_far(const struct vm *vm, int fd) {
    return effect_get(vm, EFFECT_KEY(EFFECT_OUTPUT, fd));
}
