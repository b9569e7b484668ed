#include "vm/explore/control.h"

#include <string.h>

void control_set_main_class(struct vm *vm, struct class *c) { vm->entry.class = c; }

void control_set_input(struct vm *vm, struct stdin_record *input) { vm->options.input = input; }

void control_set_output(struct vm *vm, struct vm_output output) { vm->world.output = output; }

void control_count_instructions(struct vm *vm, bool on) { vm->counting = on; }

bool control_set_jdk_races(struct vm *vm, bool on) {
    bool before = vm->options.jdk_races;
    vm->options.jdk_races = on;
    return before;
}

void control_set_instructions(struct vm *vm, u64 count) { vm->instructions = count; }

struct vm_watch control_set_watch(struct vm *vm, struct vm_watch watch) {
    struct vm_watch before = vm->explore.watch;
    vm->explore.watch = watch;
    return before;
}

void control_open(struct vm *vm) { vm->explore.open = true; }

void control_set_asked(struct vm *vm, struct vm_asked asked) { vm->explore.asked = asked; }

void control_clear_fatal(struct vm *vm) { vm->fatal[0] = '\0'; }

void control_copy_fatal(struct vm *vm, const struct vm *from) { memcpy(vm->fatal, from->fatal, sizeof vm->fatal); }
