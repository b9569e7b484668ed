#include <fcntl.h>
#include <unistd.h>

#include "vm/access/bounce.h"
#include "vm/world/files.h"
#include "vm/world/io.h"

static enum native_status open0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return io_open(t, args[0], args[1], O_RDONLY);
}

static enum native_status read0(struct thread *t, u32 *args, u32 *result) { return io_read_byte(t, args[0], result); }

static enum native_status read_bytes(struct thread *t, u32 *args, u32 *result) {
    return io_read(t, args[0], args[1], (i32)args[2], (i32)args[3], result);
}

static enum native_status readBytes(struct thread *t, u32 *args, u32 *result) {
    return bounce_run(t, args, result, read_bytes);
}

static enum native_status length0(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    i32 fd = io_number_of(t->vm, args[0]);
    if (fd < 0) return io_closed(t);
    if (files_fstat(t->vm, fd, &about) < 0) return io_throw(t, "java/io/IOException");
    result64(result, (u64)about.st_size);
    return NATIVE_DONE;
}

static enum native_status position0(struct thread *t, u32 *args, u32 *result) {
    i32 fd = io_number_of(t->vm, args[0]);
    if (fd < 0) return io_closed(t);
    i64 at = files_seek(t->vm, fd, 0, SEEK_CUR);
    if (at < 0) return io_throw(t, "java/io/IOException");
    result64(result, (u64)at);
    return NATIVE_DONE;
}

static enum native_status skip0(struct thread *t, u32 *args, u32 *result) {
    i32 fd = io_number_of(t->vm, args[0]);
    if (fd < 0) return io_closed(t);
    i64 before = files_seek(t->vm, fd, 0, SEEK_CUR);
    i64 after = before < 0 ? -1 : files_seek(t->vm, fd, (i64)arg64(args + 1), SEEK_CUR);
    if (after < 0) return io_throw(t, "java/io/IOException");
    result64(result, (u64)(after - before));
    return NATIVE_DONE;
}

/* What can be read at once: the rest of a file, or what a pipe or terminal holds. */
static enum native_status available0(struct thread *t, u32 *args, u32 *result) {
    i32 fd = io_number_of(t->vm, args[0]);
    if (fd < 0) return io_closed(t);
    i64 count = files_available(t->vm, fd);
    if (count < 0) return io_throw(t, "java/io/IOException");
    result[0] = count > INT32_MAX ? INT32_MAX : (u32)count;
    return NATIVE_DONE;
}

static enum native_status isRegularFile0(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    result[0] = files_fstat(t->vm, io_number(t->vm, args[1]), &about) == 0 && S_ISREG(about.st_mode);
    return NATIVE_DONE;
}

#define READS OUTSIDE(FILE_READ)

static const struct native_entry entries[] = {{"open0", NULL, open0, OUTSIDE(PATH_OPEN)},
                                              {"read0", NULL, read0, READS},
                                              {"readBytes", NULL, readBytes, READS},
                                              {"readBytes0", NULL, readBytes, READS},
                                              {"length0", NULL, length0, READS},
                                              {"position0", NULL, position0, READS},
                                              {"skip0", NULL, skip0, READS},
                                              {"available0", NULL, available0, READS},
                                              {"isRegularFile0", NULL, isRegularFile0, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_io_FileInputStream_natives = {"java/io/FileInputStream", entries};
