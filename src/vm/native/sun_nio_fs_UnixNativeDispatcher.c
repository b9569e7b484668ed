/* The system calls behind java.nio.file. Paths come as addresses of NUL-terminated bytes outside the heap; errors go
 * out as UnixException with the number of the error. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <limits.h>
#include <pwd.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "program/resolve.h"
#include "vm/alloc.h"
#include "vm/host.h"
#include "vm/io.h"
#include "vm/raise.h"
#include "vm/undo.h"

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
        const u8 *at = host_bytes(t->vm, address + i, 1);
        if (!at) break;
        if (!*at) return (const char *)(uintptr_t)address;
    }
    vm_fatal(t->vm, t, "a file name in memory that does not exist");
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
#define CHANGE(name, call)                                                          \
    static enum native_status name(struct thread *t, u32 *args, u32 *result) {      \
        (void)result;                                                               \
        if (!io_allowed(t, "changing a file")) return NATIVE_STOP;                  \
        const char *path = text_at(t, args);                                        \
        return path ? done(t, call) : NATIVE_STOP;                                  \
    }
#define CHANGE_TWO(name, function)                                                  \
    static enum native_status name(struct thread *t, u32 *args, u32 *result) {      \
        (void)result;                                                               \
        if (!io_allowed(t, "changing a file")) return NATIVE_STOP;                  \
        const char *from = text_at(t, args), *to = from ? text_at(t, args + 2) : NULL; \
        return to ? done(t, function(from, to)) : NATIVE_STOP;                      \
    }

CHANGE(unlink0, unlink(path))
CHANGE(rmdir0, rmdir(path))
CHANGE(mkdir0, mkdir(path, (mode_t)args[2]))
CHANGE(chmod0, chmod(path, (mode_t)args[2]))
CHANGE_TWO(link0, link)
CHANGE_TWO(symlink0, symlink)
CHANGE_TWO(rename0, rename)

/* ---- descriptors ---- */

static enum native_status open0(struct thread *t, u32 *args, u32 *result) {
    if (!io_allowed(t, "opening a file")) return NATIVE_STOP;
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    int fd = open(path, (int)args[2] | O_CLOEXEC, (mode_t)args[3]);
    result[0] = (u32)fd;
    return done(t, fd);
}

static enum native_status close0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (!io_allowed(t, "closing a file")) return NATIVE_STOP;
    return (i32)args[0] > 2 ? done(t, close((int)args[0])) : NATIVE_DONE;
}

static enum native_status dup0(struct thread *t, u32 *args, u32 *result) {
    if (!io_allowed(t, "opening a file")) return NATIVE_STOP;
    int fd = fcntl((int)args[0], F_DUPFD_CLOEXEC, 3);
    result[0] = (u32)fd;
    return done(t, fd);
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
    bool failed = stat(path, &about) < 0;
    if (!failed) fill(t->vm, args[2], &about);
    if (t->native->return_type == 'V') return failed ? throw_errno(t, errno) : NATIVE_DONE;
    result[0] = failed ? (u32)errno : 0;
    return NATIVE_DONE;
}

static enum native_status stat1(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    result[0] = stat(path, &about) < 0 ? 0 : about.st_mode;
    return NATIVE_DONE;
}

static enum native_status lstat0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct stat about;
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    if (lstat(path, &about) < 0) return throw_errno(t, errno);
    fill(t->vm, args[2], &about);
    return NATIVE_DONE;
}

static enum native_status fstat0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct stat about;
    if (fstat((int)args[0], &about) < 0) return throw_errno(t, errno);
    fill(t->vm, args[1], &about);
    return NATIVE_DONE;
}

static enum native_status access0(struct thread *t, u32 *args, u32 *result) {
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    bool failed = access(path, (int)(args[2] & 7)) < 0;
    if (t->native->return_type == 'V') return failed ? throw_errno(t, errno) : NATIVE_DONE;
    result[0] = failed ? (u32)errno : 0;
    return NATIVE_DONE;
}

static enum native_status exists0(struct thread *t, u32 *args, u32 *result) {
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    result[0] = access(path, F_OK) == 0;
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
    ssize_t n = readlink(path, target, PATH_MAX);
    if (n < 0) return throw_errno(t, errno);
    target[n] = 0;
    return give_bytes(t, target, result);
}

static enum native_status realpath0(struct thread *t, u32 *args, u32 *result) {
    char found[PATH_MAX + 1];
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    return realpath(path, found) ? give_bytes(t, found, result) : throw_errno(t, errno);
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

static enum native_status opendir0(struct thread *t, u32 *args, u32 *result) {
    if (!io_allowed(t, "reading a directory")) return NATIVE_STOP;
    const char *path = text_at(t, args);
    if (!path) return NATIVE_STOP;
    DIR *directory = opendir(path);
    if (!directory) return throw_errno(t, errno);
    u64 address = host_allocate(t->vm, sizeof directory, HOST_DIRECTORY);
    if (!address) return closedir(directory), throw_memory(t), NATIVE_THROWN;
    memcpy(host_find(t->vm, address, HOST_DIRECTORY), &directory, sizeof directory);
    result64(result, address);
    return NATIVE_DONE;
}

/* null at the end. */
static enum native_status readdir0(struct thread *t, u32 *args, u32 *result) {
    DIR *const *directory = host_find(t->vm, arg64(args), HOST_DIRECTORY);
    if (!directory) return throw_errno(t, EBADF);
    errno = 0;
    const struct dirent *entry = readdir(*directory);
    if (entry) return give_bytes(t, entry->d_name, result);
    return errno ? throw_errno(t, errno) : NATIVE_DONE;
}

static enum native_status closedir0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    host_release(t->vm, arg64(args));
    return NATIVE_DONE;
}

/* No openat, futimes or extended attributes: the plain calls above do. */
static enum native_status none(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"init", NULL, none, 0},
                                              {"fchmodatNoFollowSupported0", NULL, none, 0},
                                              {"getcwd", NULL, getcwd0, 0},
                                              {"dup", NULL, dup0, 0},
                                              {"open0", NULL, open0, 0},
                                              {"close0", NULL, close0, 0},
                                              {"link0", NULL, link0, 0},
                                              {"unlink0", NULL, unlink0, 0},
                                              {"rename0", NULL, rename0, 0},
                                              {"mkdir0", NULL, mkdir0, 0},
                                              {"rmdir0", NULL, rmdir0, 0},
                                              {"chmod0", NULL, chmod0, 0},
                                              {"symlink0", NULL, symlink0, 0},
                                              {"readlink0", NULL, readlink0, 0},
                                              {"realpath0", NULL, realpath0, 0},
                                              {"stat0", NULL, stat0, 0},
                                              {"stat1", NULL, stat1, 0},
                                              {"lstat0", NULL, lstat0, 0},
                                              {"fstat", NULL, fstat0, 0},
                                              {"fstat0", NULL, fstat0, 0},
                                              {"access0", NULL, access0, 0},
                                              {"exists0", NULL, exists0, 0},
                                              {"opendir0", NULL, opendir0, 0},
                                              {"readdir", NULL, readdir0, 0},
                                              {"readdir0", NULL, readdir0, 0},
                                              {"closedir", NULL, closedir0, 0},
                                              {"getpwuid", NULL, getpwuid0, 0},
                                              {"getgrgid", NULL, getgrgid0, 0},
                                              {"strerror", NULL, strerror0, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class sun_nio_fs_UnixNativeDispatcher_natives = {"sun/nio/fs/UnixNativeDispatcher", entries};

/* ---- copying: (to, from, address to poll for cancelling) ---- */

static int copy_all(int to, int from) {
    char buffer[16384];
    ssize_t got;
    while ((got = read(from, buffer, sizeof buffer)) > 0)
        for (ssize_t at = 0, n; at < got; at += n)
            if ((n = write(to, buffer + at, (size_t)(got - at))) < 0) return -1;
    return got < 0 ? -1 : 0;
}

static enum native_status copy(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (!io_allowed(t, "copying a file")) return NATIVE_STOP;
    return done(t, copy_all((int)args[0], (int)args[1]));
}

static const struct native_entry copying[] = {{"init", NULL, none, 0},
                                              {"transfer", NULL, copy, 0},
                                              {"directCopy0", NULL, copy, 0},
                                              {"posix_fadvise", NULL, none, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class sun_nio_fs_UnixCopyFile_natives = {"sun/nio/fs/UnixCopyFile", copying};
const struct native_class sun_nio_fs_LinuxNativeDispatcher_natives = {"sun/nio/fs/LinuxNativeDispatcher", copying};
