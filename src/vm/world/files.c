#include "vm/world/files.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/hash.h"
#include "vm/world/open_file.h"
#include "vm/world/standard_input.h"
#include "vm/world/stdin_record.h"

static int fail(int why) {
    errno = why;
    return -1;
}

static bool may_write(int flags) { return (flags & O_ACCMODE) != O_RDONLY; }

/* ---- opening ---- */

static u32 device_kind(const struct stat *about, const char *path) {
    if (!S_ISCHR(about->st_mode)) return 0;
    if (strcmp(path, "/dev/null") == 0) return OPEN_NULL;
    if (strcmp(path, "/dev/zero") == 0) return OPEN_ZERO;
    return strcmp(path, "/dev/random") == 0 || strcmp(path, "/dev/urandom") == 0 ? OPEN_RANDOM : 0;
}

static int open_existing(struct vm *vm, struct file_name *name, int flags) {
    struct open_file file = {.flags = (u32)flags, .kind = device_kind(&name->about, name->path)};
    if ((flags & O_CREAT) && (flags & O_EXCL)) return fail(EEXIST);
    if (file.kind) return open_file_make(vm, &file, NULL);
    if (S_ISLNK(name->about.st_mode)) return fail(ELOOP);
    if (S_ISDIR(name->about.st_mode) && may_write(flags)) return fail(EISDIR);
    if ((flags & O_DIRECTORY) && !S_ISDIR(name->about.st_mode)) return fail(ENOTDIR);
    if (files_access(vm, name->path, may_write(flags) ? (flags & O_ACCMODE) == O_RDWR ? R_OK | W_OK : W_OK : R_OK) < 0)
        return -1;
    if ((may_write(flags) || (flags & O_TRUNC)) && !file_name_node(vm, name)) return -1;
    if (!name->node && !S_ISREG(name->about.st_mode) && !S_ISDIR(name->about.st_mode)) return fail(ENXIO);
    if ((flags & O_TRUNC) && file_node_contents(vm, name->node).length) file_node_resize(vm, name->node, 0);
    file.kind = name->node ? OPEN_NODE : OPEN_DISK;
    file.node = name->node;
    return open_file_make(vm, &file, name->node ? NULL : name->path);
}

static int open_in_state(struct vm *vm, const char *path, int flags, mode_t mode) {
    struct file_name name;
    if (file_name_find(vm, path, !(flags & O_NOFOLLOW) && !(flags & O_EXCL), &name) < 0) return -1;
    if (name.exists) return open_existing(vm, &name, flags);
    if (!(flags & O_CREAT)) return fail(ENOENT);
    if (files_access(vm, name.path, -1) < 0) return -1;
    name.node = file_node_make(vm, name.path, NODE_FILE, mode & ~(mode_t)022);
    file_name_set(vm, name.path, name.node);
    struct open_file file = {.kind = OPEN_NODE, .flags = (u32)flags, .node = name.node};
    return open_file_make(vm, &file, NULL);
}

/* Plain runs: is the file one of random bytes that should be the same again? */
static u64 random_bit(const struct vm *vm, int fd) {
    return fd >= 0 && fd < 64 && vm->options.random != RANDOM_OF_HOST ? (u64)1 << fd : 0;
}

static int open_plainly(struct vm *vm, const char *path, int flags, mode_t mode) {
    struct stat about;
    int fd = open(path, flags | O_CLOEXEC, mode);
    vm->world.random_files &= ~random_bit(vm, fd);
    if (fd >= 0 && fstat(fd, &about) == 0 && device_kind(&about, path) == OPEN_RANDOM)
        vm->world.random_files |= random_bit(vm, fd);
    return fd;
}

int files_open(struct vm *vm, const char *path, int flags, mode_t mode) {
    return vm->world.effects ? open_in_state(vm, path, flags, mode) : open_plainly(vm, path, flags, mode);
}

int files_close(struct vm *vm, int fd) {
    struct open_file file;
    vm->world.random_files &= ~random_bit(vm, fd);
    if (!vm->world.effects) return close(fd);
    if (open_file_get(vm, fd, &file, NULL) < 0) return -1;
    open_file_close(vm, fd);
    return 0;
}

int files_dup(struct vm *vm, int fd) {
    struct open_file file;
    const char *path;
    if (!vm->world.effects) return fcntl(fd, F_DUPFD_CLOEXEC, 3);
    return open_file_get(vm, fd, &file, &path) < 0 ? -1 : open_file_make(vm, &file, path);
}

int files_flags(struct vm *vm, int fd) {
    struct open_file file;
    if (!vm->world.effects) return fcntl(fd, F_GETFL);
    if (fd >= 0 && fd <= 2) return fd ? O_WRONLY : O_RDONLY;
    return open_file_get(vm, fd, &file, NULL) < 0 ? -1 : (int)file.flags;
}

/* ---- reading ---- */

static ssize_t read_contents(struct slice contents, void *to, size_t count, u64 at) {
    u64 left = at < contents.length ? contents.length - at : 0;
    if (count > left) count = left;
    if (count) memcpy(to, contents.at + at, count);
    return (ssize_t)count;
}

static ssize_t read_disk(struct vm *vm, const char *path, void *to, size_t count, u64 at) {
    struct slice contents;
    if (host_snapshot_contents(effects_host_snapshot(vm), path, &contents) < 0) return -1;
    return read_contents(contents, to, count, at);
}

static ssize_t read_node(struct vm *vm, u64 node, void *to, size_t count, u64 at) {
    if (file_node_head(vm, node).type != NODE_FILE) return fail(EISDIR);
    return read_contents(file_node_contents(vm, node), to, count, at);
}

/* Bytes that look random but are a function of the seed and the position. */
static void fill_random(const struct vm *vm, u8 *to, size_t count, u64 at) {
    u64 start = vm->options.seed ? hash_mix(vm->options.seed) : 0;
    for (size_t i = 0; i < count; i++) {
        u64 x = hash_spread(start + at + i + 1);
        to[i] = (u8)((x ^ x >> 29) * 0xBF58476D1CE4E5B9u >> 56);
    }
}

static ssize_t read_in_state(struct vm *vm, int fd, void *to, size_t count, i64 at) {
    struct open_file file;
    const char *path;
    if (open_file_get(vm, fd, &file, &path) < 0) return -1;
    if ((file.flags & O_ACCMODE) == O_WRONLY) return fail(EBADF);
    u64 from = at < 0 ? file.position : (u64)at;
    ssize_t n = 0;
    switch (file.kind) {
    case OPEN_NODE: n = read_node(vm, file.node, to, count, from); break;
    case OPEN_DISK: n = read_disk(vm, path, to, count, from); break;
    case OPEN_ZERO: memset(to, 0, count), n = (ssize_t)count; break;
    case OPEN_RANDOM: fill_random(vm, to, count, from), n = (ssize_t)count; break;
    default: break;
    }
    if (n > 0 && at < 0) open_file_seek(vm, fd, from + (u64)n);
    return n;
}

ssize_t files_read(struct vm *vm, int fd, void *to, size_t count, i64 at) {
    ssize_t n;
    if (vm->world.effects) return fd == 0 ? standard_input_read(vm, to, count) : read_in_state(vm, fd, to, count, at);
    if (fd == 0 && at < 0 && vm->options.input) return stdin_record_read(vm->options.input, to, count);
    if (vm->world.random_files & random_bit(vm, fd)) {
        fill_random(vm, to, count, vm->world.random_bytes);
        vm->world.random_bytes += count;
        return (ssize_t)count;
    }
    do n = at < 0 ? read(fd, to, count) : pread(fd, to, count, (off_t)at);
    while (n < 0 && errno == EINTR);
    return n;
}

/* ---- writing ---- */

static ssize_t write_in_state(struct vm *vm, int fd, const void *from, size_t count, i64 at) {
    struct open_file file;
    if (open_file_get(vm, fd, &file, NULL) < 0) return -1;
    if (!may_write((int)file.flags)) return fail(EBADF);
    if (file.kind != OPEN_NODE) return (ssize_t)count;
    u64 to = file.flags & O_APPEND ? file_node_contents(vm, file.node).length : at < 0 ? file.position : (u64)at;
    if (to + count > (u64)1 << 30) return fail(EFBIG);
    file_node_write(vm, file.node, to, from, count);
    if (at < 0) open_file_seek(vm, fd, to + count);
    return (ssize_t)count;
}

ssize_t files_write(struct vm *vm, int fd, const void *from, size_t count, i64 at) {
    ssize_t n;
    if (vm->world.effects) return write_in_state(vm, fd, from, count, at);
    do n = at < 0 ? write(fd, from, count) : pwrite(fd, from, count, (off_t)at);
    while (n < 0 && errno == EINTR);
    return n;
}

/* ---- the rest ---- */

i64 files_seek(struct vm *vm, int fd, i64 offset, int whence) {
    struct open_file file;
    struct stat about;
    if (!vm->world.effects) return lseek(fd, (off_t)offset, whence);
    if (fd >= 0 && fd <= 2) return fail(ESPIPE);
    if (open_file_get(vm, fd, &file, NULL) < 0) return -1;
    if (whence == SEEK_CUR) offset += (i64)file.position;
    if (whence == SEEK_END && files_fstat(vm, fd, &about) == 0) offset += about.st_size;
    if (offset < 0) return fail(EINVAL);
    open_file_seek(vm, fd, (u64)offset);
    return offset;
}

int files_truncate(struct vm *vm, int fd, i64 length) {
    struct open_file file;
    if (!vm->world.effects) return ftruncate(fd, (off_t)length);
    if (open_file_get(vm, fd, &file, NULL) < 0) return -1;
    if (length < 0 || !may_write((int)file.flags) || file.kind != OPEN_NODE) return fail(EINVAL);
    if (length > (i64)1 << 30) return fail(EFBIG);
    file_node_resize(vm, file.node, (u64)length);
    return 0;
}

int files_sync(struct vm *vm, int fd, bool data_only) {
    struct open_file file;
    if (vm->world.effects) return fd <= 2 ? fail(EINVAL) : open_file_get(vm, fd, &file, NULL);
    return data_only ? fdatasync(fd) : fsync(fd);
}

int files_set_times_of(struct vm *vm, int fd, i64 accessed, i64 modified) {
    struct timespec times[2] = {{accessed / 1000000000, accessed % 1000000000},
                                {modified / 1000000000, modified % 1000000000}};
    struct open_file file;
    const char *path;
    if (!vm->world.effects) return futimens(fd, times);
    if (open_file_get(vm, fd, &file, &path) < 0) return -1;
    if (file.kind == OPEN_DISK) return files_set_modified(vm, path, modified);
    if (file.kind != OPEN_NODE) return fail(EPERM);
    struct file_node_head head = file_node_head(vm, file.node);
    head.modified = (u64)modified;
    file_node_set_head(vm, file.node, &head);
    return 0;
}

int files_fstat(struct vm *vm, int fd, struct stat *about) {
    struct open_file file;
    const char *path;
    if (!vm->world.effects) return fstat(fd, about);
    bool standard = fd >= 0 && fd <= 2;
    if (!standard && open_file_get(vm, fd, &file, &path) < 0) return -1;
    if (standard) file.kind = OPEN_NULL;
    if (file.kind == OPEN_DISK) return host_snapshot_stat(effects_host_snapshot(vm), path, about);
    if (file.kind == OPEN_NODE) file_node_stat(vm, file.node, about);
    else *about = (struct stat){.st_mode = S_IFCHR | 0666};
    return 0;
}

i64 files_available(struct vm *vm, int fd) {
    struct stat about;
    int waiting = 0;
    if (vm->world.effects && fd == 0) return (i64)standard_input_left(vm);
    if (fd == 0 && vm->options.input) return stdin_record_available(vm->options.input);
    if (files_fstat(vm, fd, &about) < 0) return -1;
    if (!S_ISREG(about.st_mode)) return !vm->world.effects && ioctl(fd, FIONREAD, &waiting) == 0 ? waiting : 0;
    i64 at = files_seek(vm, fd, 0, SEEK_CUR);
    return at >= 0 && about.st_size > at ? about.st_size - at : 0;
}
