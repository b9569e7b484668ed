/* open_file.h - the open files of a program in a search: descriptors as values in the state (EFFECT_DESCRIPTOR). */
#ifndef HAVELOCK_VM_WORLD_OPEN_FILE_H
#define HAVELOCK_VM_WORLD_OPEN_FILE_H

#include "vm/world/effect.h"

enum open_kind {
    OPEN_NODE = 1, /* a file that is in the state */
    OPEN_DISK,     /* one that is as on disk, for reading; its path follows */
    OPEN_NULL,     /* /dev/null, */
    OPEN_ZERO,     /* /dev/zero, */
    OPEN_RANDOM    /* /dev/random or urandom: always the same bytes */
};

struct open_file {
    u32 kind, flags; /* of open(2) */
    u64 node, position;
};

/* The lowest free number of the running thread; path: of OPEN_DISK. -1 with errno: too many are open. */
int open_file_make(struct vm *vm, const struct open_file *file, const char *path);

/* -1 with EBADF: it is not open. path may be NULL; borrowed, with a NUL after it. */
int open_file_get(const struct vm *vm, int fd, struct open_file *file, const char **path);

void open_file_seek(struct vm *vm, int fd, u64 position);
void open_file_close(struct vm *vm, int fd); /* it must be open */

/* The file at the path has just become a node: whoever has it open from disk goes on with that. */
void open_file_move_to_node(struct vm *vm, const char *path, u64 node);

#endif
