/* file_name.h - what a path leads to in a search: the disk as it is, and over it the names that the program changed.
 *
 * A changed name is a value (EFFECT_NAME) under the path's number: the node that it leads to, or 0 where a file on disk
 * is gone; and the path itself. Paths are canonical: absolute, without links, "." and "..".
 */
#ifndef HAVELOCK_VM_WORLD_FILE_NAME_H
#define HAVELOCK_VM_WORLD_FILE_NAME_H

#include <limits.h>

#include "vm/world/file_node.h"
#include "vm/world/host_snapshot.h"

struct file_name {
    char path[PATH_MAX]; /* canonical */
    bool exists;
    u64 node;          /* 0: it is on disk, or does not exist */
    struct stat about; /* if it exists */
};

/* Follows the path to its end, the last link too if asked to. A file that does not exist in a folder that does is no
 * error. -1 with errno. */
int file_name_find(struct vm *vm, const char *path, bool follow, struct file_name *out);

/* From now on the name leads to the node (0: to nothing). */
void file_name_set(struct vm *vm, const char *path, u64 node);

/* A node for what exists at the name: the file on disk is copied, a folder's properties are. 0 with errno. */
u64 file_name_node(struct vm *vm, struct file_name *name);

/* The names in a folder, sorted. */
void file_name_list(struct vm *vm, const struct file_name *folder, struct file_names *out);

/* Where a link leads. -1 with errno: it is none. Borrowed until it changes. */
int file_name_target(const struct vm *vm, const struct file_name *link, struct slice *target);

#endif
