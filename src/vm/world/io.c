#include "vm/world/io.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>

#include "program/link/resolve.h"
#include "vm/heap/java_string.h"
#include "vm/interp/fatal.h"
#include "vm/interp/raise.h"
#include "vm/state/undo.h"
#include "vm/world/files.h"
#include "vm/world/printed.h"

bool io_allowed(struct thread *t, const char *what) {
    if (!t->vm->world.effects) return true;
    vm_fatal(t->vm, t, "a search cannot undo %s", what);
    return false;
}

/* ---- descriptors ---- */

static const struct field *number_field(struct vm *vm, ref descriptor) {
    return find_field(class_of(vm, descriptor), "fd", "I");
}

i32 io_number(struct vm *vm, ref descriptor) {
    const struct field *f = descriptor ? number_field(vm, descriptor) : NULL;
    return f ? (i32)get32(object_at(vm, descriptor), f->offset) : -1;
}

ref io_descriptor(struct vm *vm, ref stream) {
    const struct field *f = find_field(class_of(vm, stream), "fd", "Ljava/io/FileDescriptor;");
    return f ? get32(object_at(vm, stream), f->offset) : 0;
}

i32 io_number_of(struct vm *vm, ref stream) { return io_number(vm, io_descriptor(vm, stream)); }

void io_set_number(struct vm *vm, ref descriptor, i32 fd) {
    const struct field *f = number_field(vm, descriptor);
    if (!f) return;
    undo_object(vm, descriptor);
    set32(object_at(vm, descriptor), f->offset, (u32)fd);
}

/* ---- errors ---- */

enum native_status io_throw(struct thread *t, const char *class_name) {
    throw_new(t, class_name, "%s", strerror(errno));
    return NATIVE_THROWN;
}

enum native_status io_closed(struct thread *t) {
    throw_new(t, "java/io/IOException", "Stream Closed");
    return NATIVE_THROWN;
}

static enum native_status not_found(struct thread *t, const char *path) {
    throw_new(t, "java/io/FileNotFoundException", "%s (%s)", path, strerror(errno));
    return NATIVE_THROWN;
}

/* ---- opening ---- */

/* A directory opens for reading but is no file. */
static int open_file(struct vm *vm, const char *path, int flags) {
    int fd = files_open(vm, path, flags, 0666);
    struct stat about;
    if (fd >= 0 && files_fstat(vm, fd, &about) == 0 && S_ISDIR(about.st_mode)) {
        files_close(vm, fd);
        errno = EISDIR;
        return -1;
    }
    return fd;
}

enum native_status io_open(struct thread *t, ref stream, ref path, int flags) {
    if (!path) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    char *text = java_string_utf8(t->vm, path);
    int fd = open_file(t->vm, text, flags);
    enum native_status status = fd < 0 ? not_found(t, text) : NATIVE_DONE;
    free(text);
    if (fd < 0) return status;
    ref descriptor = io_descriptor(t->vm, stream);
    if (descriptor) io_set_number(t->vm, descriptor, fd);
    const struct field *append = descriptor ? find_field(class_of(t->vm, descriptor), "append", "Z") : NULL;
    if (append) set32(object_at(t->vm, descriptor), append->offset, (flags & O_APPEND) != 0); /* saved above */
    return NATIVE_DONE;
}

/* ---- bytes ---- */

static bool range_fits(struct thread *t, ref bytes, i32 start, i32 count) {
    if (!bytes) return throw_new(t, "java/lang/NullPointerException", NULL), false;
    u32 length = object_at(t->vm, bytes)->length;
    if (start >= 0 && count >= 0 && (u64)start + (u64)count <= length) return true;
    throw_new(t, "java/lang/IndexOutOfBoundsException", NULL);
    return false;
}

enum native_status io_read(struct thread *t, ref stream, ref bytes, i32 start, i32 count, u32 *result) {
    if (!range_fits(t, bytes, start, count)) return NATIVE_THROWN;
    if (!count) return result[0] = 0, NATIVE_DONE;
    i32 fd = io_number_of(t->vm, stream);
    if (fd < 0) return io_closed(t);
    undo_object(t->vm, bytes);
    ssize_t n = files_read(t->vm, fd, object_at(t->vm, bytes)->data + start, (size_t)count, -1);
    if (n < 0) return io_throw(t, "java/io/IOException");
    result[0] = n ? (u32)n : (u32)-1;
    return NATIVE_DONE;
}

enum native_status io_read_byte(struct thread *t, ref stream, u32 *result) {
    i32 fd = io_number_of(t->vm, stream);
    if (fd < 0) return io_closed(t);
    u8 byte;
    ssize_t n = files_read(t->vm, fd, &byte, 1, -1);
    if (n < 0) return io_throw(t, "java/io/IOException");
    result[0] = n ? byte : (u32)-1;
    return NATIVE_DONE;
}

/* Standard output and error go where the VM's output goes. */
static enum native_status put(struct thread *t, i32 fd, const u8 *at, size_t count) {
    if (fd == 1 || fd == 2) {
        print_bytes(t->vm, fd, at, count);
        return NATIVE_DONE;
    }
    while (count) {
        ssize_t n = files_write(t->vm, fd, at, count, -1);
        if (n < 0) return io_throw(t, "java/io/IOException");
        at += n;
        count -= (size_t)n;
    }
    return NATIVE_DONE;
}

enum native_status io_write(struct thread *t, ref stream, ref bytes, i32 start, i32 count) {
    if (!range_fits(t, bytes, start, count)) return NATIVE_THROWN;
    if (!count) return NATIVE_DONE;
    i32 fd = io_number_of(t->vm, stream);
    return fd < 0 ? io_closed(t) : put(t, fd, object_at(t->vm, bytes)->data + start, (size_t)count);
}

enum native_status io_write_byte(struct thread *t, ref stream, u8 byte) {
    i32 fd = io_number_of(t->vm, stream);
    return fd < 0 ? io_closed(t) : put(t, fd, &byte, 1);
}
