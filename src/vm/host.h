/* host.h - what natives keep about the outside world: memory outside the Java heap, and what lies in it.
 *
 * Programs know such memory by its address. Every block is listed here, so that an address a program made up is
 * refused instead of followed. In a search blocks are part of the state (EFFECT_MEMORY), and an address is the block's
 * number and an offset. Blocks that hold host pointers cannot be: whoever makes a HOST_DEFLATE asks io_allowed() (io.h)
 * first, and a HOST_INFLATE holds something else then (zip_history.h).
 */
#ifndef HAVELOCK_VM_HOST_H
#define HAVELOCK_VM_HOST_H

#include "vm/native.h"

enum host_kind {
    HOST_BYTES,
    HOST_DEFLATE,
    HOST_INFLATE,
    HOST_FOLDER, /* the names in a folder that is being read: where it stands (u64), then each name with its NUL */
    HOST_FILE,   /* a part of a file; in a search, a copy of it */
    HOST_READ_ONLY_FILE
};

/* The address of the JDK's image, which can only be read. Not where it is mapped: an address must mean the same in
 * every VM of a search. Blocks lie below it. */
#define HOST_IMAGE ((u64)1 << 63)

/* The address of a new zeroed block, or 0. */
u64 host_allocate(struct vm *vm, u64 bytes, enum host_kind kind);

/* A block that is a part of an open file, or 0 with errno. shared: what is written goes to the file. Plain runs only.
 */
u64 host_map(struct vm *vm, int fd, i64 at, u64 bytes, bool shared, bool writable);

/* Gives back the block of that kind that starts at the address (HOST_FILE: of either sort). false: there is none. */
bool host_release(struct vm *vm, u64 address, enum host_kind kind);

/* The same at a program's request. If there is none, the VM is stopped: NATIVE_STOP. */
enum native_status host_give_back(struct thread *t, u64 address, enum host_kind kind);

/* The memory at an address inside a block of plain bytes or of a file, or inside the image if it is only read, if so
 * many are left there; else NULL. write: it is to be changed, so the block is saved for undo. */
u8 *host_bytes(struct vm *vm, u64 address, u64 bytes, bool write);

/* What lies in the block that starts at the address, if it is of that kind; else NULL. */
void *host_find(struct vm *vm, u64 address, enum host_kind kind, bool write);

/* In a search: the number of the block that an address points into. */
static inline u32 host_block(u64 address) { return (u32)(address >> 32); }

/* The size of the block of that kind that starts at the address; 0: none does. */
u64 host_size(struct vm *vm, u64 address, enum host_kind kind);

void host_free(struct vm *vm);

#endif
