/* Locks of files, against other processes; who holds which part within the program is the JDK's own business. Under a
 * search there are no other processes. */
#include <errno.h>
#include <fcntl.h>

#include "program/link/resolve.h"
#include "vm/native.h"
#include "vm/state/undo.h"
#include "vm/world/files.h"
#include "vm/world/io.h"

enum { LOCKED = 0, NOT_LOCKED = -1 };

static struct flock part_of(const u32 *range, short type) {
    i64 at = (i64)arg64(range), size = (i64)arg64(range + 2);
    return (struct flock){.l_whence = SEEK_SET, .l_start = at, .l_len = size == INT64_MAX ? 0 : size, .l_type = type};
}

/* (descriptor, wait for it, at, size, shared) */
static enum native_status lock0(struct thread *t, u32 *args, u32 *result) {
    struct flock part = part_of(args + 2, args[6] ? F_RDLCK : F_WRLCK);
    result[0] = LOCKED;
    if (t->vm->world.effects || fcntl(io_number(t->vm, args[0]), args[1] ? F_SETLKW : F_SETLK, &part) == 0)
        return NATIVE_DONE;
    result[0] = (u32)NOT_LOCKED;
    return errno == EAGAIN || errno == EACCES ? NATIVE_DONE : io_throw(t, "java/io/IOException");
}

/* (descriptor, at, size) */
static enum native_status release0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct flock part = part_of(args + 1, F_UNLCK);
    if (t->vm->world.effects || fcntl(io_number(t->vm, args[0]), F_SETLK, &part) == 0) return NATIVE_DONE;
    return io_throw(t, "java/io/IOException");
}

/* JDK 17: of a key, (descriptor); later static, (descriptor, device and number). */
static enum native_status init(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct vm *vm = t->vm;
    bool is_static = method_is_static(t->native);
    ref key = is_static ? args[1] : args[0];
    struct stat about;
    if (files_fstat(vm, io_number(vm, args[is_static ? 0 : 1]), &about) < 0) return io_throw(t, "java/io/IOException");
    u64 values[2] = {about.st_dev, about.st_ino};
    undo_object(vm, key);
    struct object *o = object_at(vm, key);
    if (is_static) memcpy(o->data, values, sizeof values);
    else {
        set64(o, find_field(class_of(vm, key), "st_dev", "J")->offset, values[0]);
        set64(o, find_field(class_of(vm, key), "st_ino", "J")->offset, values[1]);
    }
    return NATIVE_DONE;
}

static const struct native_entry locks[] = {
    {"lock0", NULL, lock0, 0}, {"release0", NULL, release0, 0}, {NULL, NULL, NULL, 0}};
static const struct native_entry key[] = {{"init", NULL, init, 0}, {NULL, NULL, NULL, 0}};
const struct native_class sun_nio_ch_FileDispatcherImpl_locks_natives = {"sun/nio/ch/FileDispatcherImpl", locks};
const struct native_class sun_nio_ch_UnixFileDispatcherImpl_locks_natives = {"sun/nio/ch/UnixFileDispatcherImpl",
                                                                             locks};
const struct native_class sun_nio_ch_FileKey_natives = {"sun/nio/ch/FileKey", key};
