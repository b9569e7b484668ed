/* thread_mask.h - sets of threads as 64 bits: those that move in a part of the state space, those that are blocked.
 *
 * All threads from number 63 on share one bit.
 */
#ifndef HAVELOCK_SEARCH_PROPERTY_THREAD_MASK_H
#define HAVELOCK_SEARCH_PROPERTY_THREAD_MASK_H

#include "base/types.h"

static inline u64 thread_mask_bit(u32 thread) { return (u64)1 << (thread < 63 ? thread : 63); }

#endif
