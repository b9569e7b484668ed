#include <fcntl.h>

#include "vm/access/bounce.h"
#include "vm/world/io.h"

/* (path, append) */
static enum native_status open0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return io_open(t, args[0], args[1], O_WRONLY | O_CREAT | (args[2] ? O_APPEND : O_TRUNC));
}

static enum native_status write_one(struct thread *t, u32 *args, u32 *result) {
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

static const struct native_entry entries[] = {{"open0", NULL, open0, OUTSIDE(PATH_OPEN)},
                                              {"write", "(IZ)V", write_one, OUTSIDE(FILE_WRITE)},
                                              {"writeBytes", NULL, writeBytes, OUTSIDE(FILE_WRITE)},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_io_FileOutputStream_natives = {"java/io/FileOutputStream", entries};
