#include "vm/explore/looks.h"

#include "vm/access/protection.h"

void looks_at_ids(struct vm *vm) {
    if (vm->undo && !vm->explore.ids_seen) protection_expose(vm, 0, SLOT_ID_LOOKS);
}

void looks_at_groups(struct vm *vm) {
    if (vm->undo && !vm->explore.groups_seen) protection_expose(vm, 0, SLOT_GROUP_LOOKS);
}

static bool is_alone(const struct vm *vm) { return !vm->undo || vm->explore.watch.leads; }

bool looks_count_ids(const struct vm *vm) { return is_alone(vm) || vm->explore.ids_seen; }
bool looks_keep_groups(const struct vm *vm) { return is_alone(vm) || vm->explore.groups_seen; }
