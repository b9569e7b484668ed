/* files.h, the part about names. */
#include "base/memory.h"
#include "vm/world/files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static int fail(int why) {
    errno = why;
    return -1;
}

static int find_existing(struct vm *vm, const char *path, bool follow, struct file_name *name) {
    if (file_name_find(vm, path, follow, name) < 0) return -1;
    return name->exists ? 0 : fail(ENOENT);
}

/* ---- questions ---- */

int files_stat(struct vm *vm, const char *path, bool follow, struct stat *about) {
    struct file_name name;
    if (!vm->world.effects) return follow ? stat(path, about) : lstat(path, about);
    if (find_existing(vm, path, follow, &name) < 0) return -1;
    *about = name.about;
    return 0;
}

/* The owner's bits count for a node: who runs the search made it. The superuser may read and write anything. */
static int access_node(const struct vm *vm, u64 node, int mode) {
    struct file_node_head head = file_node_head(vm, node);
    u32 bits = head.mode >> 6 & 7;
    if (geteuid() == 0) bits |= R_OK | W_OK | (head.mode & 0111 || head.type >= NODE_FOLDER ? X_OK : 0);
    return ((u32)mode & ~bits & 7) ? fail(EACCES) : 0;
}

static void folder_of(char *path) {
    char *slash = strrchr(path, '/');
    slash[slash == path] = 0;
}

/* mode -1: may a file be made at that path? */
int files_access(struct vm *vm, const char *path, int mode) {
    struct file_name name;
    char folder[PATH_MAX];
    if (!vm->world.effects) return access(path, mode);
    if (mode < 0) {
        snprintf(folder, sizeof folder, "%s", path);
        folder_of(folder);
        return files_access(vm, folder, W_OK | X_OK);
    }
    if (find_existing(vm, path, true, &name) < 0) return -1;
    return name.node ? access_node(vm, name.node, mode)
                     : host_snapshot_access(effects_host_snapshot(vm), name.path, mode);
}

int files_readlink(struct vm *vm, const char *path, char *target) {
    struct file_name name;
    struct slice kept;
    if (!vm->world.effects) {
        ssize_t length = readlink(path, target, PATH_MAX);
        if (length >= 0) target[length] = 0;
        return length < 0 ? -1 : 0;
    }
    if (find_existing(vm, path, false, &name) < 0 || file_name_target(vm, &name, &kept) < 0) return -1;
    if (kept.length > PATH_MAX) return fail(ENAMETOOLONG);
    memcpy(target, kept.at, kept.length);
    target[kept.length] = 0;
    return 0;
}

int files_realpath(struct vm *vm, const char *path, char *real) {
    struct file_name name;
    if (!vm->world.effects) return realpath(path, real) ? 0 : -1;
    if (find_existing(vm, path, true, &name) < 0) return -1;
    memcpy(real, name.path, PATH_MAX);
    return 0;
}

static int list_disk(const char *path, struct file_names *out) {
    DIR *folder = opendir(path);
    const struct dirent *entry;
    if (!folder) return -1;
    while ((entry = readdir(folder)))
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            vec_push(out, memory_string(entry->d_name));
    closedir(folder);
    return 0;
}

int files_list(struct vm *vm, const char *path, struct file_names *out) {
    struct file_name name;
    if (!vm->world.effects) return list_disk(path, out);
    if (find_existing(vm, path, true, &name) < 0) return -1;
    if (!S_ISDIR(name.about.st_mode)) return fail(ENOTDIR);
    if (files_access(vm, name.path, R_OK) < 0) return -1;
    file_name_list(vm, &name, out);
    return 0;
}

/* ---- changes ---- */

static int may_change(struct vm *vm, const struct file_name *name) { return files_access(vm, name->path, -1); }

static bool is_empty(struct vm *vm, const struct file_name *folder) {
    struct file_names names = {0};
    file_name_list(vm, folder, &names);
    bool empty = names.count == 0;
    file_names_free(&names);
    return empty;
}

int files_unlink(struct vm *vm, const char *path) {
    struct file_name name;
    if (!vm->world.effects) return unlink(path);
    if (find_existing(vm, path, false, &name) < 0 || may_change(vm, &name) < 0) return -1;
    if (S_ISDIR(name.about.st_mode)) return fail(EISDIR);
    file_name_set(vm, name.path, 0);
    return 0;
}

int files_rmdir(struct vm *vm, const char *path) {
    struct file_name name;
    if (!vm->world.effects) return rmdir(path);
    if (find_existing(vm, path, false, &name) < 0 || may_change(vm, &name) < 0) return -1;
    if (!S_ISDIR(name.about.st_mode)) return fail(ENOTDIR);
    if (!is_empty(vm, &name)) return fail(ENOTEMPTY);
    file_name_set(vm, name.path, 0);
    return 0;
}

int files_remove(struct vm *vm, const char *path) {
    struct stat about;
    if (!vm->world.effects) return remove(path);
    if (files_stat(vm, path, false, &about) < 0) return -1;
    return S_ISDIR(about.st_mode) ? files_rmdir(vm, path) : files_unlink(vm, path);
}

static int make(struct vm *vm, const char *path, enum file_node_type type, mode_t mode, const char *contents) {
    struct file_name name;
    if (file_name_find(vm, path, false, &name) < 0) return -1;
    if (name.exists) return fail(EEXIST);
    if (may_change(vm, &name) < 0) return -1;
    u64 node = file_node_make(vm, name.path, type, mode);
    if (contents) file_node_write(vm, node, 0, contents, strlen(contents));
    file_name_set(vm, name.path, node);
    return 0;
}

int files_mkdir(struct vm *vm, const char *path, mode_t mode) {
    return vm->world.effects ? make(vm, path, NODE_FOLDER, mode & ~(mode_t)022, NULL) : mkdir(path, mode);
}

int files_symlink(struct vm *vm, const char *target, const char *path) {
    return vm->world.effects ? make(vm, path, NODE_LINK, 0777, target) : symlink(target, path);
}

int files_link(struct vm *vm, const char *from, const char *to) {
    struct file_name old, made;
    if (!vm->world.effects) return link(from, to);
    if (find_existing(vm, from, false, &old) < 0 || file_name_find(vm, to, false, &made) < 0) return -1;
    if (S_ISDIR(old.about.st_mode)) return fail(EPERM);
    if (made.exists) return fail(EEXIST);
    if (may_change(vm, &made) < 0) return -1;
    u64 node = file_name_node(vm, &old);
    if (node) file_name_set(vm, made.path, node);
    return node ? 0 : -1;
}

static int move_folder(struct vm *vm, struct file_name *old, const struct file_name *new);

static int move(struct vm *vm, struct file_name *old, const struct file_name *new) {
    if (S_ISDIR(old->about.st_mode)) return move_folder(vm, old, new);
    u64 node = file_name_node(vm, old);
    if (!node) return -1;
    file_name_set(vm, new->path, node);
    file_name_set(vm, old->path, 0);
    return 0;
}

static int find_below(struct vm *vm, const struct file_name *folder, const char *child, struct file_name *out) {
    char path[PATH_MAX];
    if (snprintf(path, sizeof path, "%s/%s", folder->path, child) >= (int)sizeof path) return fail(ENAMETOOLONG);
    return file_name_find(vm, path, false, out);
}

/* What is in it moves one by one. */
static int move_folder(struct vm *vm, struct file_name *old, const struct file_name *new) {
    struct file_names names = {0};
    int status = 0;
    u64 node = file_node_make(vm, new->path, NODE_FOLDER, old->about.st_mode);
    file_name_set(vm, new->path, node);
    file_name_list(vm, old, &names);
    for (u32 i = 0; i < names.count && status == 0; i++) {
        struct file_name *pair = memory_alloc(2 * sizeof *pair);
        status = find_below(vm, old, names.items[i], &pair[0]);
        if (status == 0) status = find_below(vm, new, names.items[i], &pair[1]);
        if (status == 0) status = move(vm, &pair[0], &pair[1]);
        free(pair);
    }
    file_names_free(&names);
    if (status == 0) file_name_set(vm, old->path, 0);
    return status;
}

/* May the one take the other's place? */
static int check_replacing(struct vm *vm, const struct file_name *old, const struct file_name *new) {
    bool folder = S_ISDIR(old->about.st_mode), onto_folder = new->exists &&S_ISDIR(new->about.st_mode);
    size_t length = strlen(old->path);
    if (folder && strncmp(old->path, new->path, length) == 0 && new->path[length] == '/') return fail(EINVAL);
    if (new->exists && folder && !onto_folder) return fail(ENOTDIR);
    if (!folder && onto_folder) return fail(EISDIR);
    if (onto_folder && !is_empty(vm, new)) return fail(ENOTEMPTY);
    return 0;
}

int files_rename(struct vm *vm, const char *from, const char *to) {
    struct file_name old, new;
    if (!vm->world.effects) return rename(from, to);
    if (find_existing(vm, from, false, &old) < 0 || file_name_find(vm, to, false, &new) < 0) return -1;
    if (may_change(vm, &old) < 0 || may_change(vm, &new) < 0) return -1;
    if (strcmp(old.path, new.path) == 0 || (old.node && old.node == new.node)) return 0;
    return check_replacing(vm, &old, &new) < 0 ? -1 : move(vm, &old, &new);
}

/* Changes the head of what is at the path. */
static int change_head(struct vm *vm, const char *path, bool follow, u32 mode, bool set_mode, u64 modified) {
    struct file_name name;
    if (find_existing(vm, path, follow, &name) < 0) return -1;
    u64 node = file_name_node(vm, &name);
    if (!node) return -1;
    struct file_node_head head = file_node_head(vm, node);
    if (set_mode) head.mode = mode & 07777;
    else head.modified = modified;
    file_node_set_head(vm, node, &head);
    return 0;
}

int files_chmod(struct vm *vm, const char *path, mode_t mode) {
    return vm->world.effects ? change_head(vm, path, true, mode, true, 0) : chmod(path, mode);
}

int files_set_modified(struct vm *vm, const char *path, i64 nanos) {
    struct timespec times[2] = {{0, UTIME_OMIT}, {nanos / 1000000000, nanos % 1000000000}};
    return vm->world.effects ? change_head(vm, path, true, 0, false, (u64)nanos) : utimensat(AT_FDCWD, path, times, 0);
}

int files_set_times(struct vm *vm, const char *path, bool follow, i64 accessed, i64 modified) {
    struct timespec times[2] = {{accessed / 1000000000, accessed % 1000000000},
                                {modified / 1000000000, modified % 1000000000}};
    if (vm->world.effects) return change_head(vm, path, follow, 0, false, (u64)modified);
    return utimensat(AT_FDCWD, path, times, follow ? 0 : AT_SYMLINK_NOFOLLOW);
}
