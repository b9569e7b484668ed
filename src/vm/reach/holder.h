/* holder.h - what can hold a reference, as a number: an object, the statics of a class, a thread (as its header says,
 * or on its stack), or the search itself, which still looks at an object after the step that let go of it. */
#ifndef HAVELOCK_VM_REACH_HOLDER_H
#define HAVELOCK_VM_REACH_HOLDER_H

#include "vm/heap/object.h"

enum { HOLDER_SHIFT = 30 }; /* the two upper bits say what the others number */
enum holder_kind { HOLDER_OBJECT, HOLDER_STATICS, HOLDER_THREAD, HOLDER_SEARCH };

static inline u32 holder_of(enum holder_kind kind, u32 number) { return (u32)kind << HOLDER_SHIFT | number; }
static inline enum holder_kind holder_kind(u32 holder) { return (enum holder_kind)(holder >> HOLDER_SHIFT); }
static inline u32 holder_number(u32 holder) { return holder & (((u32)1 << HOLDER_SHIFT) - 1); }

#endif
