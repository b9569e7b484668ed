/* effect.h - what a program has done to the world outside, as a part of its state.
 *
 * In a search nothing reaches the outside: what is printed, written or opened is kept here, as values under keys, and
 * goes forth and back with the state. A value is a run of bytes whose meaning is its user's (printed.h, files.h,
 * host.h); an empty one is as good as none. Each is a component of its own (COMPONENT_EFFECT).
 *
 * vm->world.effects is NULL in plain runs. A run that goes on plainly after a search (seam_leave) keeps what it has.
 */
#ifndef HAVELOCK_VM_WORLD_EFFECT_H
#define HAVELOCK_VM_WORLD_EFFECT_H

#include "vm/world/effects.h"

enum effect_kind {
    EFFECT_OUTPUT = 1, /* by descriptor, 1 or 2: what was printed there */
    EFFECT_INPUT,      /* 0: how far standard input was read */
    EFFECT_NAME,       /* by path: what it leads to (file_name.h) */
    EFFECT_NODE,       /* a file or directory that is not as on disk (file_node.h) */
    EFFECT_DESCRIPTOR, /* by number: an open file (open_file.h) */
    EFFECT_MEMORY,     /* by number: a block outside the Java heap (host.h) */
    EFFECT_CLASS       /* by class number: the program has defined it (link/definitions.h) */
};

#define EFFECT_KEY(kind, id) ((u64)(kind) << 56 | (u64)(id))

/* The value, to be changed now: saved for undo. Borrowed until the next call for another key. */
struct byte_buffer *effect_edit(struct vm *vm, u64 key);

#endif
