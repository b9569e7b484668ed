/* File channels: plain synchronous reads and writes of memory outside the heap. */
#include <errno.h>
#include <unistd.h>

#include "program/link/resolve.h"
#include "vm/access/bounce.h"
#include "vm/host.h"
#include "vm/interp/fatal.h"
#include "vm/world/files.h"
#include "vm/world/io.h"
#include "vm/world/printed.h"

/* What sun.nio.ch.IOStatus calls these. */
enum { STATUS_EOF = -1, STATUS_UNAVAILABLE = -2, STATUS_INTERRUPTED = -3, STATUS_UNSUPPORTED = -4 };

static enum native_status missing(struct thread *t) {
    vm_fatal(t->vm, t, "channel buffer in memory that is not allocated");
    return NATIVE_STOP;
}

static enum native_status give_count(struct thread *t, ssize_t n, bool reading, u32 *result) {
    i64 status = n;
    if (n == 0 && reading) status = STATUS_EOF;
    if (n < 0 && errno != EAGAIN && errno != EINTR) return io_throw(t, "java/io/IOException");
    if (n < 0) status = errno == EAGAIN ? STATUS_UNAVAILABLE : STATUS_INTERRUPTED;
    if (t->native->return_type == 'J') result64(result, (u64)status);
    else result[0] = (u32)status;
    return NATIVE_DONE;
}

/* (descriptor, address, count [, position]) */
static enum native_status transfer(struct thread *t, u32 *args, u32 *result, bool reading, bool placed) {
    int fd = io_number(t->vm, args[0]);
    u32 count = args[3];
    u8 *at = host_bytes(t->vm, arg64(args + 1), count, reading);
    if (!at) return missing(t);
    bounce_memory(t, arg64(args + 1));
    i64 where = placed ? (i64)arg64(args + 4) : -1;
    ssize_t n;
    if (reading) n = files_read(t->vm, fd, at, count, where);
    else if ((fd == 1 || fd == 2) && !placed) {
        print_bytes(t->vm, fd, at, count);
        n = count;
    } else n = files_write(t->vm, fd, at, count, where);
    return give_count(t, n, reading, result);
}

#define TRANSFER(name, reading, placed) \
    static enum native_status name(struct thread *t, u32 *args, u32 *result) { \
        return transfer(t, args, result, reading, placed); \
    }
TRANSFER(read0, true, false)
TRANSFER(pread0, true, true)
TRANSFER(write0, false, false)
TRANSFER(pwrite0, false, true)

/* (descriptor, address of pairs (address, length), count): every piece is looked at before any moves. */
static enum native_status transfer_pieces(struct thread *t, u32 *args, u32 *result, bool reading) {
    enum { MOST = 16 };
    u64 pairs[MOST][2];
    u8 *pieces[MOST];
    u32 count = args[3] < MOST ? args[3] : MOST;
    const u8 *list = host_bytes(t->vm, arg64(args + 1), (u64)args[3] * 16, false);
    if (!list) return missing(t);
    memcpy(pairs, list, (size_t)count * 16);
    for (u32 i = 0; i < count; i++) {
        if (!(pieces[i] = host_bytes(t->vm, pairs[i][0], pairs[i][1], reading))) return missing(t);
        bounce_memory(t, pairs[i][0]);
    }
    int fd = io_number(t->vm, args[0]);
    ssize_t moved = 0, n = 0;
    for (u32 i = 0; i < count && n >= 0; i++) {
        n = reading ? files_read(t->vm, fd, pieces[i], pairs[i][1], -1)
                    : files_write(t->vm, fd, pieces[i], pairs[i][1], -1);
        if (n > 0) moved += n;
        if (n < (ssize_t)pairs[i][1]) break;
    }
    return give_count(t, moved || n >= 0 ? moved : n, reading, result);
}

static enum native_status readv0(struct thread *t, u32 *args, u32 *result) {
    return transfer_pieces(t, args, result, true);
}
static enum native_status writev0(struct thread *t, u32 *args, u32 *result) {
    return transfer_pieces(t, args, result, false);
}

static enum native_status give_long(struct thread *t, i64 value, u32 *result) {
    if (value < 0) return io_throw(t, "java/io/IOException");
    result64(result, (u64)value);
    return NATIVE_DONE;
}

/* (descriptor, offset): a negative offset asks where it stands. */
static enum native_status seek0(struct thread *t, u32 *args, u32 *result) {
    i64 offset = (i64)arg64(args + 1);
    int fd = io_number(t->vm, args[0]);
    return give_long(t, offset < 0 ? files_seek(t->vm, fd, 0, SEEK_CUR) : files_seek(t->vm, fd, offset, SEEK_SET),
                     result);
}

/* JDK 17: FileChannelImpl.position0 was the same call. */
static enum native_status size0(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    if (files_fstat(t->vm, io_number(t->vm, args[0]), &about) < 0) return io_throw(t, "java/io/IOException");
    return give_long(t, about.st_size, result);
}

static enum native_status available0(struct thread *t, u32 *args, u32 *result) {
    i64 left = files_available(t->vm, io_number(t->vm, args[0]));
    result[0] = left > INT32_MAX ? INT32_MAX : left < 0 ? 0 : (u32)left;
    return NATIVE_DONE;
}

static enum native_status truncate0(struct thread *t, u32 *args, u32 *result) {
    result[0] = 0;
    if (files_truncate(t->vm, io_number(t->vm, args[0]), (i64)arg64(args + 1)) < 0)
        return io_throw(t, "java/io/IOException");
    return NATIVE_DONE;
}

static enum native_status force0(struct thread *t, u32 *args, u32 *result) {
    result[0] = 0;
    if (files_sync(t->vm, io_number(t->vm, args[0]), !args[1]) < 0) return io_throw(t, "java/io/IOException");
    return NATIVE_DONE;
}

static enum native_status close_number(struct thread *t, int fd) {
    if (fd < 3) return NATIVE_DONE;
    return files_close(t->vm, fd) < 0 ? io_throw(t, "java/io/IOException") : NATIVE_DONE;
}

static enum native_status close0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return close_number(t, io_number(t->vm, args[0]));
}

static enum native_status closeIntFD(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return close_number(t, (int)args[0]);
}

/* from_at, to_at < 0: from the position on, which moves. The error is of the first piece or none at all. */
static i64 copy_bytes(struct vm *vm, int from, i64 from_at, int to, i64 to_at, i64 count) {
    char buffer[16384];
    i64 moved = 0;
    while (moved < count) {
        size_t piece = count - moved < (i64)sizeof buffer ? (size_t)(count - moved) : sizeof buffer;
        ssize_t n = files_read(vm, from, buffer, piece, from_at < 0 ? -1 : from_at + moved);
        if (n > 0) n = files_write(vm, to, buffer, (size_t)n, to_at < 0 ? -1 : to_at + moved);
        if (n < 0 && !moved) return -1;
        if (n <= 0) break;
        moved += n;
    }
    return moved;
}

/* (descriptor, position, count, other descriptor ...); JDK 17: of a channel. Standard output is left to the JDK. */
static enum native_status transferTo0(struct thread *t, u32 *args, u32 *result) {
    const u32 *at = method_is_static(t->native) ? args : args + 1;
    int from = io_number(t->vm, at[0]), to = io_number(t->vm, at[5]);
    if (to <= 2) return result64(result, (u64)(i64)STATUS_UNSUPPORTED), NATIVE_DONE;
    return give_long(t, copy_bytes(t->vm, from, (i64)arg64(at + 1), to, -1, (i64)arg64(at + 3)), result);
}

static bool flag_of(struct vm *vm, ref channel, const char *name) {
    const struct field *f = find_field(class_of(vm, channel), name, "Z");
    return f && get32(object_at(vm, channel), f->offset);
}

/* (channel, other channel, position, count): JDK 17 would map the other file. What cannot be read is refused there. */
static enum native_status transferFromFileChannel(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    const struct field *fd = find_field(class_of(vm, args[0]), "fd", "Ljava/io/FileDescriptor;");
    if (!args[1] || !fd || !flag_of(vm, args[1], "readable")) return NATIVE_BYTECODE;
    int to = io_number(vm, get32(object_at(vm, args[0]), fd->offset));
    int from = io_number(vm, get32(object_at(vm, args[1]), fd->offset));
    struct stat about;
    i64 at = files_seek(vm, from, 0, SEEK_CUR), count = (i64)arg64(args + 4);
    if (at < 0 || files_fstat(vm, from, &about) < 0) return io_throw(t, "java/io/IOException");
    if (count > about.st_size - at) count = about.st_size - at; /* as it is now: it may be the same file */
    i64 moved = copy_bytes(vm, from, at, to, (i64)arg64(args + 2), count < 0 ? 0 : count);
    if (moved > 0) files_seek(vm, from, at + moved, SEEK_SET);
    return give_long(t, moved, result);
}

/* The JDK then copies through a buffer. */
static enum native_status unsupported(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result64(result, (u64)(i64)STATUS_UNSUPPORTED);
    return NATIVE_DONE;
}

static enum native_status most(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = INT32_MAX;
    return NATIVE_DONE;
}

static enum native_status page(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result64(result, 4096);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"init", NULL, native_nothing, 0},
    {"init0", NULL, native_nothing, 0},
    {"read0", NULL, read0, OUTSIDE(FILE_READ)},
    {"pread0", NULL, pread0, OUTSIDE(FILE_READ)},
    {"readv0", NULL, readv0, OUTSIDE(FILE_READ)},
    {"write0", NULL, write0, OUTSIDE(FILE_WRITE)},
    {"pwrite0", NULL, pwrite0, OUTSIDE(FILE_WRITE)},
    {"writev0", NULL, writev0, OUTSIDE(FILE_WRITE)},
    {"seek0", NULL, seek0, OUTSIDE(FILE_READ)},
    {"size0", NULL, size0, OUTSIDE(FILE_READ)},
    {"truncate0", NULL, truncate0, OUTSIDE(FILE_WRITE)},
    {"force0", NULL, force0, OUTSIDE(FILE_READ)},
    {"close0", NULL, close0, OUTSIDE(FILE_CLOSE)},
    {"preClose0", NULL, native_nothing, 0},
    {"closeIntFD", NULL, closeIntFD, OUTSIDE(FILE_CLOSE)},
    {"isOther0", NULL, native_nothing, 0},
    {"available0", NULL, available0, OUTSIDE(FILE_READ)},
    {"allocationGranularity0", NULL, page, 0},
    {"transferTo0", NULL, transferTo0, NATIVE_VISIBLE},
    {"transferFromFileChannel", NULL, transferFromFileChannel, NATIVE_OVERRIDE | NATIVE_VISIBLE},
    {"transferFrom0", NULL, unsupported, 0},
    {"maxDirectTransferSize0", NULL, most, 0},
    {"initIDs", "()J", page, 0},
    {NULL, NULL, NULL, 0}};
const struct native_class sun_nio_ch_FileDispatcherImpl_natives = {"sun/nio/ch/FileDispatcherImpl", entries};
const struct native_class sun_nio_ch_UnixFileDispatcherImpl_natives = {"sun/nio/ch/UnixFileDispatcherImpl", entries};
const struct native_class sun_nio_ch_UnixDispatcher_natives = {"sun/nio/ch/UnixDispatcher", entries};
const struct native_class sun_nio_ch_FileChannelImpl_natives = {"sun/nio/ch/FileChannelImpl", entries};
