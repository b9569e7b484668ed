/* file_node.h - the files and directories that a search keeps in the state because they are not as on disk.
 *
 * A node lives as long as a name leads to it or it is open. Its number is made from the path that it was made under, so
 * that it does not depend on the order in which threads make files.
 */
#ifndef HAVELOCK_VM_WORLD_FILE_NODE_H
#define HAVELOCK_VM_WORLD_FILE_NODE_H

#include <sys/stat.h>

#include "vm/world/effect.h"

enum file_node_type {
    NODE_FILE = 1,
    NODE_LINK,   /* its contents is the target */
    NODE_FOLDER, /* has only what names say */
    NODE_MERGED  /* a folder on disk, with other properties; names say what is different in it */
};

struct file_node_head {
    u32 type, mode; /* permission bits */
    u32 names, opens;
    u64 modified; /* nanoseconds since 1970 */
};

/* A number from a path; never 0. */
u64 file_node_number(const char *path);

/* A new one, without names. */
u64 file_node_make(struct vm *vm, const char *path, enum file_node_type type, u32 mode);

struct file_node_head file_node_head(const struct vm *vm, u64 node);
void file_node_set_head(struct vm *vm, u64 node, const struct file_node_head *head);

struct slice file_node_contents(const struct vm *vm, u64 node); /* borrowed until it changes */
void file_node_resize(struct vm *vm, u64 node, u64 length);
void file_node_write(struct vm *vm, u64 node, u64 at, const void *bytes, u64 count); /* grows if need be */

/* Changes how many names lead to it and how often it is open; it goes when both come to 0. */
void file_node_count(struct vm *vm, u64 node, i32 names, i32 opens);

void file_node_stat(const struct vm *vm, u64 node, struct stat *out);

#endif
