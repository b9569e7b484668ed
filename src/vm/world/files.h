/* files.h - files as natives use them: the system calls in plain runs, and in a search the same upon the state.
 *
 * In a search files are read from disk, but nothing is written there: what the program creates, changes, renames and
 * deletes is kept in the state (file_name.h, file_node.h), as are open files with their positions (open_file.h).
 * Nothing is left behind. Standard input is read once, its position is state. Whether there is a search says
 * vm->world.effects.
 *
 * Every function sets errno when it returns -1, as the system call of that name does.
 */
#ifndef HAVELOCK_VM_WORLD_FILES_H
#define HAVELOCK_VM_WORLD_FILES_H

#include <sys/types.h>

#include "vm/world/file_name.h"

/* ---- open files ---- */

int files_open(struct vm *vm, const char *path, int flags, mode_t mode);
int files_close(struct vm *vm, int fd);
int files_dup(struct vm *vm, int fd); /* has a position of its own */
int files_flags(struct vm *vm, int fd);

/* Descriptors 1 and 2 are not for these: see printed.h. at < 0: from the position on, which moves. */
ssize_t files_read(struct vm *vm, int fd, void *to, size_t count, i64 at);
ssize_t files_write(struct vm *vm, int fd, const void *from, size_t count, i64 at);

i64 files_seek(struct vm *vm, int fd, i64 offset, int whence);
int files_truncate(struct vm *vm, int fd, i64 length);
int files_sync(struct vm *vm, int fd, bool data_only);
int files_set_times_of(struct vm *vm, int fd, i64 accessed, i64 modified); /* nanoseconds since 1970 */
int files_fstat(struct vm *vm, int fd, struct stat *about);
i64 files_available(struct vm *vm, int fd); /* bytes that can be read without waiting */

/* ---- names ---- */

int files_stat(struct vm *vm, const char *path, bool follow, struct stat *about);
int files_access(struct vm *vm, const char *path, int mode);
int files_unlink(struct vm *vm, const char *path);
int files_rmdir(struct vm *vm, const char *path);
int files_remove(struct vm *vm, const char *path); /* either */
int files_mkdir(struct vm *vm, const char *path, mode_t mode);
int files_rename(struct vm *vm, const char *from, const char *to);
int files_link(struct vm *vm, const char *from, const char *to);
int files_symlink(struct vm *vm, const char *target, const char *path);
int files_chmod(struct vm *vm, const char *path, mode_t mode);
int files_set_modified(struct vm *vm, const char *path, i64 nanos);                            /* since 1970 */
int files_set_times(struct vm *vm, const char *path, bool follow, i64 accessed, i64 modified); /* nanoseconds, too */

/* Into buffers of PATH_MAX + 1 bytes, with a NUL at the end. */
int files_readlink(struct vm *vm, const char *path, char *target);
int files_realpath(struct vm *vm, const char *path, char *real);

/* The names in a folder but "." and "..". */
int files_list(struct vm *vm, const char *path, struct file_names *out);

#endif
