/* The system calls of java.nio.file. Paths come as addresses of NUL-terminated bytes outside the heap; errors go
 * out as UnixException with the number of the error. */
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <unistd.h>

#include "program/link/resolve.h"
#include "vm/heap/alloc.h"
#include "vm/host.h"
#include "vm/interp/fatal.h"
#include "vm/interp/raise.h"
#include "vm/native.h"
#include "vm/state/undo.h"
#include "vm/world/files.h"

/* ---- arguments and results ---- */

static enum native_status throw_errno(struct thread *t, int number) {
    struct link_error error = {0};
    struct class *c = program_class_named(t->vm->program, LOADER_BOOT, "sun/nio/fs/UnixException", &error);
    if (!c) return throw_link(t, &error), NATIVE_THROWN;
    ref made = make_throwable(t, c, 0, 0);
    const struct field *f = find_field(c, "errno", "I");
    if (!made || !f) return throw_memory(t), NATIVE_THROWN;
    set32(object_at(t->vm, made), f->offset, (u32)number);
    throw_ref(t, made);
    return NATIVE_THROWN;
}

/* NULL: there is no such text, and the VM was stopped. */
static const char *text_at(struct thread *t, const u32 *args) {
    u64 address = arg64(args);
    for (u64 i = 0; i <= PATH_MAX; i++) {
        const u8 *at = host_bytes(t->vm, address + i, 1, false);
        if (!at) break;
        if (!*at) return (const char *)(at - i);
    }
    vm_fatal(t->vm, t, "file name in memory that is not allocated");
    return NULL;
}

static enum native_status give_bytes(struct thread *t, const char *text, u32 *result) {
    size_t length = strlen(text);
    result[0] = alloc_array(t, array_class(t->vm, 'B'), (u32)length);
    if (!result[0]) return throw_memory(t), NATIVE_THROWN;
    memcpy(object_at(t->vm, result[0])->data, text, length);
    return NATIVE_DONE;
}

static enum native_status done(struct thread *t, int status) {
    return status < 0 ? throw_errno(t, errno) : NATIVE_DONE;
}

/* A call that changes files, with one or two paths. */
#define CHANGE(name, call) \
    static enum native_status name(struct thread *t, u32 *args, u32 *result) { \
        (void)result; \
        const char *path = text_at(t, args); \
        return path ? done(t, call) : NATIVE_STOP; \
    }
#define CHANGE_TWO(name, function) \
    static enum native_status name(struct thread *t, u32 *args, u32 *result) { \
        (void)result; \
        const char *from = text_at(t, args), *to = from ? text_at(t, args + 2) : NULL; \
        return to ? done(t, function(t->vm, from, to)) : NATIVE_STOP; \
    }

/* Saturates: no file system keeps such times. */
static i64 in_nanos(const u32 *micros) {
    i64 nanos;
    if (__builtin_mul_overflow((i64)arg64(micros), 1000, &nanos)) return (i64)arg64(micros) < 0 ? INT64_MIN : INT64_MAX;
    return nanos;
}

CHANGE(unlink0, files_unlink(t->vm, path))
CHANGE(rmdir0, files_rmdir(t->vm, path))
CHANGE(mkdir0, files_mkdir(t->vm, path, (mode_t)args[2]))
CHANGE(chmod0, files_chmod(t->vm, path, (mode_t)args[2]))
CHANGE(utimes0, files_set_times(t->vm, path, true, in_nanos(args + 2), in_nanos(args + 4)))
CHANGE(lutimes0, files_set_times(t->vm, path, false, in_nanos(args + 2), in_nanos(args + 4)))
CHANGE_TWO(link0, files_link)
CHANGE_TWO(symlink0, files_symlink)
CHANGE_TWO(rename0, files_rename)

/* ---- descriptors ---- */

static enum native_status open0(struct thread *t, u32 *args, u32 *result) {
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    int fd = files_open(t->vm, path, (int)args[2], (mode_t)args[3]);
    result[0] = (u32)fd;
    return done(t, fd);
}

static enum native_status close0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return (i32)args[0] > 2 ? done(t, files_close(t->vm, (int)args[0])) : NATIVE_DONE;
}

static enum native_status dup0(struct thread *t, u32 *args, u32 *result) {
    int fd = files_dup(t->vm, (int)args[0]);
    result[0] = (u32)fd;
    return done(t, fd);
}

/* (descriptor, accessed, modified) */
static enum native_status futimens0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return done(t, files_set_times_of(t->vm, (int)args[0], (i64)arg64(args + 1), (i64)arg64(args + 3)));
}

/* (AT_FDCWD, path, accessed, modified, flags) */
static enum native_status utimensat0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    const char *path = text_at(t, args + 1);
    if (!path) return NATIVE_STOP;
    bool follow = !(args[7] & AT_SYMLINK_NOFOLLOW);
    return done(t, files_set_times(t->vm, path, follow, (i64)arg64(args + 3), (i64)arg64(args + 5)));
}

/* ---- attributes ---- */

static void set_int(struct vm *vm, ref attributes, const char *name, u32 value) {
    const struct field *f = find_field(class_of(vm, attributes), name, "I");
    if (f) set32(object_at(vm, attributes), f->offset, value);
}

static void set_long(struct vm *vm, ref attributes, const char *name, i64 value) {
    const struct field *f = find_field(class_of(vm, attributes), name, "J");
    if (f) set64(object_at(vm, attributes), f->offset, (u64)value);
}

static void fill(struct vm *vm, ref attributes, const struct stat *about) {
    if (!attributes) return;
    undo_object(vm, attributes);
    set_int(vm, attributes, "st_mode", about->st_mode);
    set_long(vm, attributes, "st_ino", (i64)about->st_ino);
    set_long(vm, attributes, "st_dev", (i64)about->st_dev);
    set_long(vm, attributes, "st_rdev", (i64)about->st_rdev);
    set_int(vm, attributes, "st_nlink", (u32)about->st_nlink);
    set_int(vm, attributes, "st_uid", about->st_uid);
    set_int(vm, attributes, "st_gid", about->st_gid);
    set_long(vm, attributes, "st_size", about->st_size);
    set_long(vm, attributes, "st_atime_sec", about->st_atim.tv_sec);
    set_long(vm, attributes, "st_atime_nsec", about->st_atim.tv_nsec);
    set_long(vm, attributes, "st_mtime_sec", about->st_mtim.tv_sec);
    set_long(vm, attributes, "st_mtime_nsec", about->st_mtim.tv_nsec);
    set_long(vm, attributes, "st_ctime_sec", about->st_ctim.tv_sec);
    set_long(vm, attributes, "st_ctime_nsec", about->st_ctim.tv_nsec);
}

/* JDK 17 throws; later the number of the error is the result. */
static enum native_status stat0(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    bool failed = files_stat(t->vm, path, true, &about) < 0;
    if (!failed) fill(t->vm, args[2], &about);
    if (t->native->return_type == 'V') return failed ? throw_errno(t, errno) : NATIVE_DONE;
    result[0] = failed ? (u32)errno : 0;
    return NATIVE_DONE;
}

static enum native_status stat1(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    result[0] = files_stat(t->vm, path, true, &about) < 0 ? 0 : about.st_mode;
    return NATIVE_DONE;
}

static enum native_status lstat0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct stat about;
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    if (files_stat(t->vm, path, false, &about) < 0) return throw_errno(t, errno);
    fill(t->vm, args[2], &about);
    return NATIVE_DONE;
}

static enum native_status fstat0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct stat about;
    if (files_fstat(t->vm, (int)args[0], &about) < 0) return throw_errno(t, errno);
    fill(t->vm, args[1], &about);
    return NATIVE_DONE;
}

static enum native_status access0(struct thread *t, u32 *args, u32 *result) {
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    bool failed = files_access(t->vm, path, (int)(args[2] & 7)) < 0;
    if (t->native->return_type == 'V') return failed ? throw_errno(t, errno) : NATIVE_DONE;
    result[0] = failed ? (u32)errno : 0;
    return NATIVE_DONE;
}

static enum native_status exists0(struct thread *t, u32 *args, u32 *result) {
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    result[0] = files_access(t->vm, path, F_OK) == 0;
    return NATIVE_DONE;
}

/* ---- names ---- */

static enum native_status getcwd0(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    char path[PATH_MAX];
    return getcwd(path, sizeof path) ? give_bytes(t, path, result) : throw_errno(t, errno);
}

static enum native_status readlink0(struct thread *t, u32 *args, u32 *result) {
    char target[PATH_MAX + 1];
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    if (files_readlink(t->vm, path, target) < 0) return throw_errno(t, errno);
    return give_bytes(t, target, result);
}

static enum native_status realpath0(struct thread *t, u32 *args, u32 *result) {
    char found[PATH_MAX + 1];
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    return files_realpath(t->vm, path, found) == 0 ? give_bytes(t, found, result) : throw_errno(t, errno);
}

static enum native_status strerror0(struct thread *t, u32 *args, u32 *result) {
    return give_bytes(t, strerror((int)args[0]), result);
}

static enum native_status getpwuid0(struct thread *t, u32 *args, u32 *result) {
    char buffer[4096];
    struct passwd entry, *found = NULL;
    int status = getpwuid_r(args[0], &entry, buffer, sizeof buffer, &found);
    return found ? give_bytes(t, entry.pw_name, result) : throw_errno(t, status ? status : ENOENT);
}

static enum native_status getgrgid0(struct thread *t, u32 *args, u32 *result) {
    char buffer[4096];
    struct group entry, *found = NULL;
    int status = getgrgid_r(args[0], &entry, buffer, sizeof buffer, &found);
    return found ? give_bytes(t, entry.gr_name, result) : throw_errno(t, status ? status : ENOENT);
}

/* ---- directories ---- */

/* The names are gathered at once, into a block of memory. */
static u64 keep_names(struct thread *t, const struct file_names *names) {
    u64 bytes = sizeof(u64), position = sizeof(u64);
    for (u32 i = 0; i < names->count; i++) bytes += strlen(names->items[i]) + 1;
    u64 address = host_allocate(t->vm, bytes, HOST_FOLDER);
    u8 *at = address ? host_find(t->vm, address, HOST_FOLDER, true) : NULL;
    if (!at) return 0;
    memcpy(at, &position, sizeof position);
    at += sizeof position;
    for (u32 i = 0; i < names->count; i++) at = (u8 *)stpcpy((char *)at, names->items[i]) + 1;
    return address;
}

static enum native_status opendir0(struct thread *t, u32 *args, u32 *result) {
    struct file_names names = {0};
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    if (files_list(t->vm, path, &names) < 0) return throw_errno(t, errno);
    u64 address = keep_names(t, &names);
    file_names_free(&names);
    if (!address) return throw_memory(t), NATIVE_THROWN;
    result64(result, address);
    return NATIVE_DONE;
}

/* null at the end. */
static enum native_status readdir0(struct thread *t, u32 *args, u32 *result) {
    u64 address = arg64(args), position;
    const u8 *names = host_find(t->vm, address, HOST_FOLDER, false);
    if (!names) return throw_errno(t, EBADF);
    memcpy(&position, names, sizeof position);
    if (position >= host_size(t->vm, address, HOST_FOLDER)) return NATIVE_DONE;
    enum native_status status = give_bytes(t, (const char *)names + position, result);
    position += strlen((const char *)names + position) + 1;
    memcpy(host_find(t->vm, address, HOST_FOLDER, true), &position, sizeof position);
    return status;
}

static enum native_status closedir0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return host_give_back(t, arg64(args), HOST_FOLDER);
}

/* JDKs that do not take futimens and lutimes for granted have to be told of them. No openat and no extended
 * attributes: the plain calls above do. */
static enum native_status init(struct thread *t, u32 *args, u32 *result) {
    enum { SUPPORTS_FUTIMENS = 8, SUPPORTS_LUTIMES = 16 };
    (void)args;
    bool asks = find_field(t->native->holder, "SUPPORTS_FUTIMENS", "I");
    result[0] = asks ? SUPPORTS_FUTIMENS | SUPPORTS_LUTIMES : 0;
    return NATIVE_DONE;
}

static enum native_status none(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

#define ASKS    OUTSIDE(PATH_READ)
#define CHANGES OUTSIDE(PATH_WRITE)

static const struct native_entry entries[] = {{"init", NULL, init, 0},
                                              {"fchmodatNoFollowSupported0", NULL, none, 0},
                                              {"getcwd", NULL, getcwd0, 0},
                                              {"dup", NULL, dup0, OUTSIDE(FILE_READ)},
                                              {"open0", NULL, open0, OUTSIDE(PATH_OPEN)},
                                              {"close0", NULL, close0, OUTSIDE(FILE_CLOSE)},
                                              {"link0", NULL, link0, CHANGES},
                                              {"unlink0", NULL, unlink0, CHANGES},
                                              {"rename0", NULL, rename0, CHANGES},
                                              {"mkdir0", NULL, mkdir0, OUTSIDE(NEW_FOLDER)},
                                              {"rmdir0", NULL, rmdir0, OUTSIDE(NAMES)},
                                              {"chmod0", NULL, chmod0, CHANGES},
                                              {"utimes0", NULL, utimes0, CHANGES},
                                              {"lutimes0", NULL, lutimes0, CHANGES},
                                              {"futimens", NULL, futimens0, OUTSIDE(FILE_WRITE)},
                                              {"futimens0", NULL, futimens0, OUTSIDE(FILE_WRITE)},
                                              {"utimensat0", NULL, utimensat0, CHANGES},
                                              {"symlink0", NULL, symlink0, OUTSIDE(NAMES)},
                                              {"readlink0", NULL, readlink0, ASKS},
                                              {"realpath0", NULL, realpath0, ASKS},
                                              {"stat0", NULL, stat0, ASKS},
                                              {"stat1", NULL, stat1, ASKS},
                                              {"lstat0", NULL, lstat0, ASKS},
                                              {"fstat", NULL, fstat0, OUTSIDE(FILE_READ)},
                                              {"fstat0", NULL, fstat0, OUTSIDE(FILE_READ)},
                                              {"access0", NULL, access0, ASKS},
                                              {"exists0", NULL, exists0, ASKS},
                                              {"opendir0", NULL, opendir0, OUTSIDE(NAMES)},
                                              {"readdir", NULL, readdir0, 0},
                                              {"readdir0", NULL, readdir0, 0},
                                              {"closedir", NULL, closedir0, 0},
                                              {"getpwuid", NULL, getpwuid0, 0},
                                              {"getgrgid", NULL, getgrgid0, 0},
                                              {"strerror", NULL, strerror0, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class sun_nio_fs_UnixNativeDispatcher_natives = {"sun/nio/fs/UnixNativeDispatcher", entries};

/* ---- copying: (to, from, address to poll for cancelling) ---- */

static int copy_all(struct vm *vm, int to, int from) {
    char buffer[16384];
    ssize_t got;
    while ((got = files_read(vm, from, buffer, sizeof buffer, -1)) > 0)
        for (ssize_t at = 0, n; at < got; at += n)
            if ((n = files_write(vm, to, buffer + at, (size_t)(got - at), -1)) < 0) return -1;
    return got < 0 ? -1 : 0;
}

static enum native_status copy(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return done(t, copy_all(t->vm, (int)args[0], (int)args[1]));
}

static const struct native_entry copying[] = {{"init", NULL, none, 0},
                                              {"transfer", NULL, copy, OUTSIDE(FILE_COPY)},
                                              {"directCopy0", NULL, copy, OUTSIDE(FILE_COPY)},
                                              {"posix_fadvise", NULL, none, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class sun_nio_fs_UnixCopyFile_natives = {"sun/nio/fs/UnixCopyFile", copying};
const struct native_class sun_nio_fs_LinuxNativeDispatcher_natives = {"sun/nio/fs/LinuxNativeDispatcher", copying};
