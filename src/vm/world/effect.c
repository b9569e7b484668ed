#include "vm/world/effect.h"

#include <assert.h>

#include "vm/state/undo.h"

struct byte_buffer *effect_edit(struct vm *vm, u64 key) {
    assert(vm->world.effects);
    struct effect *effect = effects_at(vm->world.effects, key);
    if (vm->undo && !effect->saved) {
        undo_save_effect(vm, key, effect->value.bytes, effect->value.used);
        effect->saved = true;
    }
    return &effect->value;
}
