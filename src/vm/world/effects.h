/* effects.h - the values that effect.h keeps, without regard to undo: for undo, restore and the rest of the state.
 *
 * A value is a run of bytes under a key; an empty one is as good as none.
 */
#ifndef HAVELOCK_VM_WORLD_EFFECTS_H
#define HAVELOCK_VM_WORLD_EFFECTS_H

#include "vm/state/byte_buffer.h"
#include "vm/vm.h"

struct host_snapshot;

struct effect {
    u64 key;
    struct byte_buffer value;
    bool saved; /* in the undo log, since the last mark */
};

/* shared: the host snapshot that other VMs use, too; NULL: one of its own. */
struct effects *effects_new(struct host_snapshot *shared);
void effects_free(struct effects *effects);

/* The effect of a key, made if there is none. Borrowed while the effects live. */
struct effect *effects_at(struct effects *effects, u64 key);

/* The value; borrowed until it is changed. */
struct slice effect_get(const struct vm *vm, u64 key);

/* Replaces the value without saving the old one. */
void effect_put(struct vm *vm, u64 key, const void *bytes, u32 length);

/* It is not saved in the undo log any more. */
void effect_forget(struct vm *vm, u64 key);

/* Calls visit with each key that has a value, in order of keys. */
void effects_each(const struct vm *vm, void (*visit)(void *context, u64 key), void *context);

/* The world as it was, on which the values are laid: the same in all states. */
struct host_snapshot *effects_host_snapshot(const struct vm *vm);

#endif
