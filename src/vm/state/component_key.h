/* component_key.h - the names of the components of a state.
 *
 * A state is a set of components, each a run of bytes made of numbers only (component.h says what is in them).
 */
#ifndef HAVELOCK_VM_STATE_COMPONENT_KEY_H
#define HAVELOCK_VM_STATE_COMPONENT_KEY_H

#include "base/types.h"

enum component_kind {
    COMPONENT_OBJECT,  /* key = reference */
    COMPONENT_MONITOR, /* key = reference */
    COMPONENT_STATICS, /* key = class number */
    COMPONENT_THREAD,  /* key = thread number */
    COMPONENT_FRAME,   /* key = thread number << 32 | depth */
    COMPONENT_GLOBAL,  /* key = 0: clock and the like */
    COMPONENT_EFFECT   /* key = of effect.h */
};

struct component_key {
    u32 kind;
    u64 key;
};

/* The key of a frame. */
static inline u64 component_frame_key(u32 thread, u32 depth) { return (u64)thread << 32 | depth; }

#endif
