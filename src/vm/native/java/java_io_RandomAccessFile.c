#include <fcntl.h>
#include <unistd.h>

#include "vm/access/bounce.h"
#include "vm/world/files.h"
#include "vm/world/io.h"

/* The bits of RandomAccessFile's mode. */
enum { MODE_READ = 1, MODE_READ_WRITE = 2, MODE_SYNC = 4, MODE_DATA_SYNC = 8 };

static enum native_status open0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    int flags = O_RDONLY;
    if (args[2] & MODE_READ_WRITE) {
        flags = O_RDWR | O_CREAT;
        if (args[2] & MODE_SYNC) flags |= O_SYNC;
        else if (args[2] & MODE_DATA_SYNC) flags |= O_DSYNC;
    }
    return io_open(t, args[0], args[1], flags);
}

static enum native_status read0(struct thread *t, u32 *args, u32 *result) { return io_read_byte(t, args[0], result); }

static enum native_status read_bytes(struct thread *t, u32 *args, u32 *result) {
    return io_read(t, args[0], args[1], (i32)args[2], (i32)args[3], result);
}

static enum native_status readBytes(struct thread *t, u32 *args, u32 *result) {
    return bounce_run(t, args, result, read_bytes);
}

static enum native_status write0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return io_write_byte(t, args[0], (u8)args[1]);
}

static enum native_status write_bytes(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return io_write(t, args[0], args[1], (i32)args[2], (i32)args[3]);
}

static enum native_status writeBytes(struct thread *t, u32 *args, u32 *result) {
    return bounce_run(t, args, result, write_bytes);
}

static enum native_status seek_to(struct thread *t, ref file, i64 offset, int from, u32 *result) {
    i32 fd = io_number_of(t->vm, file);
    if (fd < 0) return io_closed(t);
    i64 at = files_seek(t->vm, fd, offset, from);
    if (at < 0) return io_throw(t, "java/io/IOException");
    if (result) result64(result, (u64)at);
    return NATIVE_DONE;
}

static enum native_status getFilePointer(struct thread *t, u32 *args, u32 *result) {
    return seek_to(t, args[0], 0, SEEK_CUR, result);
}

static enum native_status seek0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return seek_to(t, args[0], (i64)arg64(args + 1), SEEK_SET, NULL);
}

static enum native_status length(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    i32 fd = io_number_of(t->vm, args[0]);
    if (fd < 0) return io_closed(t);
    if (files_fstat(t->vm, fd, &about) < 0) return io_throw(t, "java/io/IOException");
    result64(result, (u64)about.st_size);
    return NATIVE_DONE;
}

/* The position stays, but not after the new end. */
static enum native_status setLength(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    i32 fd = io_number_of(t->vm, args[0]);
    if (fd < 0) return io_closed(t);
    i64 wanted = (i64)arg64(args + 1), at = files_seek(t->vm, fd, 0, SEEK_CUR);
    if (at < 0 || files_truncate(t->vm, fd, wanted) < 0) return io_throw(t, "java/io/IOException");
    if (at > wanted && files_seek(t->vm, fd, 0, SEEK_END) < 0) return io_throw(t, "java/io/IOException");
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"open0", NULL, open0, OUTSIDE(PATH_OPEN)},
                                              {"read0", NULL, read0, OUTSIDE(FILE_READ)},
                                              {"readBytes", NULL, readBytes, OUTSIDE(FILE_READ)},
                                              {"readBytes0", NULL, readBytes, OUTSIDE(FILE_READ)},
                                              {"write0", NULL, write0, OUTSIDE(FILE_WRITE)},
                                              {"writeBytes", NULL, writeBytes, OUTSIDE(FILE_WRITE)},
                                              {"writeBytes0", NULL, writeBytes, OUTSIDE(FILE_WRITE)},
                                              {"getFilePointer", NULL, getFilePointer, OUTSIDE(FILE_READ)},
                                              {"seek0", NULL, seek0, OUTSIDE(FILE_READ)},
                                              {"length", NULL, length, OUTSIDE(FILE_READ)},
                                              {"length0", NULL, length, OUTSIDE(FILE_READ)},
                                              {"setLength", NULL, setLength, OUTSIDE(FILE_WRITE)},
                                              {"setLength0", NULL, setLength, OUTSIDE(FILE_WRITE)},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_io_RandomAccessFile_natives = {"java/io/RandomAccessFile", entries};
