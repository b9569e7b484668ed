#include <errno.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vm/io.h"

static enum native_status open0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return io_open(t, args[0], args[1], O_RDONLY);
}

static enum native_status read0(struct thread *t, u32 *args, u32 *result) { return io_read_byte(t, args[0], result); }

static enum native_status readBytes(struct thread *t, u32 *args, u32 *result) {
    return io_read(t, args[0], args[1], (i32)args[2], (i32)args[3], result);
}

static enum native_status length0(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    i32 fd = io_number_of(t->vm, args[0]);
    if (fd < 0) return io_closed(t);
    if (fstat(fd, &about) < 0) return io_throw(t, "java/io/IOException");
    result64(result, (u64)about.st_size);
    return NATIVE_DONE;
}

static enum native_status position0(struct thread *t, u32 *args, u32 *result) {
    i32 fd = io_number_of(t->vm, args[0]);
    if (fd < 0) return io_closed(t);
    off_t at = lseek(fd, 0, SEEK_CUR);
    if (at < 0) return io_throw(t, "java/io/IOException");
    result64(result, (u64)at);
    return NATIVE_DONE;
}

static enum native_status skip0(struct thread *t, u32 *args, u32 *result) {
    i32 fd = io_number_of(t->vm, args[0]);
    if (fd < 0) return io_closed(t);
    if (!io_allowed(t, "reading a file")) return NATIVE_STOP;
    off_t before = lseek(fd, 0, SEEK_CUR), after = before < 0 ? -1 : lseek(fd, (off_t)arg64(args + 1), SEEK_CUR);
    if (after < 0) return io_throw(t, "java/io/IOException");
    result64(result, (u64)(after - before));
    return NATIVE_DONE;
}

/* What can be read at once: the rest of a file, or what a pipe or terminal holds. */
static enum native_status available0(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    i32 fd = io_number_of(t->vm, args[0]);
    if (fd < 0) return io_closed(t);
    if (fstat(fd, &about) < 0) return io_throw(t, "java/io/IOException");
    i64 count = 0;
    if (S_ISREG(about.st_mode)) {
        off_t at = lseek(fd, 0, SEEK_CUR);
        if (at >= 0 && about.st_size > at) count = about.st_size - at;
    } else {
        int waiting = 0;
        if (ioctl(fd, FIONREAD, &waiting) == 0) count = waiting;
    }
    result[0] = count > INT32_MAX ? INT32_MAX : (u32)count;
    return NATIVE_DONE;
}

static enum native_status isRegularFile0(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    result[0] = fstat(io_number(t->vm, args[1]), &about) == 0 && S_ISREG(about.st_mode);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"open0", NULL, open0, NATIVE_VISIBLE | TOUCHES(WORLD)},
                                              {"read0", NULL, read0, NATIVE_VISIBLE | TOUCHES(WORLD)},
                                              {"readBytes", NULL, readBytes, NATIVE_VISIBLE | TOUCHES(WORLD)},
                                              {"readBytes0", NULL, readBytes, NATIVE_VISIBLE | TOUCHES(WORLD)},
                                              {"length0", NULL, length0, 0},
                                              {"position0", NULL, position0, 0},
                                              {"skip0", NULL, skip0, NATIVE_VISIBLE | TOUCHES(WORLD)},
                                              {"available0", NULL, available0, 0},
                                              {"isRegularFile0", NULL, isRegularFile0, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_io_FileInputStream_natives = {"java/io/FileInputStream", entries};
