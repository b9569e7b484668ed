/* File channels: plain synchronous reads and writes of memory outside the heap. */
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include "vm/host.h"
#include "vm/io.h"
#include "vm/printed.h"

/* What sun.nio.ch.IOStatus calls these. */
enum { STATUS_EOF = -1, STATUS_UNAVAILABLE = -2, STATUS_INTERRUPTED = -3, STATUS_UNSUPPORTED = -4 };

static enum native_status missing(struct thread *t) {
    vm_fatal(t->vm, t, "a channel's buffer in memory that does not exist");
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
    if (!io_allowed(t, "a file channel")) return NATIVE_STOP;
    int fd = io_number(t->vm, args[0]);
    u32 count = args[3];
    u8 *at = host_bytes(t->vm, arg64(args + 1), count);
    if (!at) return missing(t);
    off_t where = placed ? (off_t)arg64(args + 4) : 0;
    ssize_t n;
    if (reading) n = placed ? pread(fd, at, count, where) : read(fd, at, count);
    else if ((fd == 1 || fd == 2) && !placed) {
        print_bytes(t->vm, fd, at, count);
        n = count;
    } else n = placed ? pwrite(fd, at, count, where) : write(fd, at, count);
    return give_count(t, n, reading, result);
}

#define TRANSFER(name, reading, placed)                                          \
    static enum native_status name(struct thread *t, u32 *args, u32 *result) {   \
        return transfer(t, args, result, reading, placed);                       \
    }
TRANSFER(read0, true, false)
TRANSFER(pread0, true, true)
TRANSFER(write0, false, false)
TRANSFER(pwrite0, false, true)

/* (descriptor, address of pairs (address, length), count): every piece is looked at before any moves. */
static enum native_status transfer_pieces(struct thread *t, u32 *args, u32 *result, bool reading) {
    enum { MOST = 16 };
    struct iovec pieces[MOST];
    if (!io_allowed(t, "a file channel")) return NATIVE_STOP;
    u32 count = args[3] < MOST ? args[3] : MOST;
    const u8 *list = host_bytes(t->vm, arg64(args + 1), (u64)args[3] * 16);
    if (!list) return missing(t);
    for (u32 i = 0; i < count; i++) {
        u64 pair[2];
        memcpy(pair, list + 16 * (u64)i, 16);
        u8 *at = host_bytes(t->vm, pair[0], pair[1]);
        if (!at) return missing(t);
        pieces[i] = (struct iovec){at, pair[1]};
    }
    int fd = io_number(t->vm, args[0]);
    ssize_t n = reading ? readv(fd, pieces, (int)count) : writev(fd, pieces, (int)count);
    return give_count(t, n, reading, result);
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
    if (offset >= 0 && !io_allowed(t, "moving in a file")) return NATIVE_STOP;
    int fd = io_number(t->vm, args[0]);
    return give_long(t, offset < 0 ? lseek(fd, 0, SEEK_CUR) : lseek(fd, offset, SEEK_SET), result);
}

/* JDK 17: FileChannelImpl.position0 was the same call. */
static enum native_status size0(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    if (fstat(io_number(t->vm, args[0]), &about) < 0) return io_throw(t, "java/io/IOException");
    return give_long(t, about.st_size, result);
}

static enum native_status available0(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    int fd = io_number(t->vm, args[0]);
    off_t at = lseek(fd, 0, SEEK_CUR);
    i64 left = at >= 0 && fstat(fd, &about) == 0 && about.st_size > at ? about.st_size - at : 0;
    result[0] = left > INT32_MAX ? INT32_MAX : (u32)left;
    return NATIVE_DONE;
}

static enum native_status truncate0(struct thread *t, u32 *args, u32 *result) {
    if (!io_allowed(t, "cutting a file")) return NATIVE_STOP;
    result[0] = 0;
    if (ftruncate(io_number(t->vm, args[0]), (off_t)arg64(args + 1)) < 0) return io_throw(t, "java/io/IOException");
    return NATIVE_DONE;
}

static enum native_status force0(struct thread *t, u32 *args, u32 *result) {
    if (!io_allowed(t, "flushing a file")) return NATIVE_STOP;
    result[0] = 0;
    int fd = io_number(t->vm, args[0]);
    if ((args[1] ? fsync(fd) : fdatasync(fd)) < 0) return io_throw(t, "java/io/IOException");
    return NATIVE_DONE;
}

static enum native_status close_number(struct thread *t, int fd) {
    if (fd < 3) return NATIVE_DONE;
    if (!io_allowed(t, "closing a file")) return NATIVE_STOP;
    return close(fd) < 0 ? io_throw(t, "java/io/IOException") : NATIVE_DONE;
}

static enum native_status close0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return close_number(t, io_number(t->vm, args[0]));
}

static enum native_status closeIntFD(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return close_number(t, (int)args[0]);
}

static enum native_status nothing(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

/* The JDK then copies through a buffer. */
static enum native_status unsupported(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result64(result, (u64)(i64)STATUS_UNSUPPORTED);
    return NATIVE_DONE;
}

static enum native_status page(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result64(result, 4096);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"init", NULL, nothing, 0},
                                              {"init0", NULL, nothing, 0},
                                              {"read0", NULL, read0, 0},
                                              {"pread0", NULL, pread0, 0},
                                              {"readv0", NULL, readv0, 0},
                                              {"write0", NULL, write0, 0},
                                              {"pwrite0", NULL, pwrite0, 0},
                                              {"writev0", NULL, writev0, 0},
                                              {"seek0", NULL, seek0, 0},
                                              {"size0", NULL, size0, 0},
                                              {"truncate0", NULL, truncate0, 0},
                                              {"force0", NULL, force0, 0},
                                              {"close0", NULL, close0, 0},
                                              {"preClose0", NULL, nothing, 0},
                                              {"closeIntFD", NULL, closeIntFD, 0},
                                              {"isOther0", NULL, nothing, 0},
                                              {"available0", NULL, available0, 0},
                                              {"allocationGranularity0", NULL, page, 0},
                                              {"transferTo0", NULL, unsupported, 0},
                                              {"transferFrom0", NULL, unsupported, 0},
                                              {"maxDirectTransferSize0", NULL, nothing, 0},
                                              {"initIDs", "()J", page, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class sun_nio_ch_FileDispatcherImpl_natives = {"sun/nio/ch/FileDispatcherImpl", entries};
const struct native_class sun_nio_ch_UnixFileDispatcherImpl_natives = {"sun/nio/ch/UnixFileDispatcherImpl", entries};
const struct native_class sun_nio_ch_UnixDispatcher_natives = {"sun/nio/ch/UnixDispatcher", entries};
const struct native_class sun_nio_ch_FileChannelImpl_natives = {"sun/nio/ch/FileChannelImpl", entries};
