/* zip_history.h - decompression in a search. What zlib keeps about a stream cannot be part of a state, but what it was
 * given can: the block of a stream holds every call since its start, and before the next one they are repeated. */
#ifndef HAVELOCK_VM_WORLD_ZIP_HISTORY_H
#define HAVELOCK_VM_WORLD_ZIP_HISTORY_H

#include <zlib.h>

#include "vm/vm.h"

enum zip_call { ZIP_CALL_INFLATE, ZIP_CALL_DICTIONARY };

/* The address of a new stream's block; 0: no memory. */
u64 zip_history_begin(struct vm *vm, int window_bits);

/* A stream brought to where its past leaves it; NULL: no such block, or no memory. Ends with zip_history_leave. */
z_stream *zip_history_resume(struct vm *vm, u64 address);
void zip_history_leave(z_stream *stream);

/* This call was made, with so much room for output. */
void zip_history_add(struct vm *vm, u64 address, enum zip_call call, struct slice input, u32 room);

/* The stream starts again. */
void zip_history_forget(struct vm *vm, u64 address);

#endif
