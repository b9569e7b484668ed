#include "vm/printed.h"

#include "vm/effect.h"

void print_bytes(struct vm *vm, int fd, const void *bytes, size_t length) {
    if (!length) return;
    if (vm->options.outcomes && vm->undo) buffer_put(effect_edit(vm, EFFECT_KEY(EFFECT_OUTPUT, fd)), bytes, (u32)length);
    else vm->output.write(vm->output.context, fd, bytes, length);
}

struct slice printed_so_far(const struct vm *vm, int fd) { return effect_get(vm, EFFECT_KEY(EFFECT_OUTPUT, fd)); }
