#include "program/resolve.h"
#include "vm/native.h"
#include "vm/raise.h"

static i32 descriptor_of(struct vm *vm, ref stream) {
    struct class *c = class_of(vm, stream);
    struct field *fd = find_field(c, "fd", "Ljava/io/FileDescriptor;");
    ref descriptor = fd ? get32(object_at(vm, stream), fd->offset) : 0;
    if (!descriptor) return -1;
    struct field *number = find_field(class_of(vm, descriptor), "fd", "I");
    return number ? (i32)get32(object_at(vm, descriptor), number->offset) : -1;
}

static enum native_status writeBytes(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    i32 fd = descriptor_of(t->vm, args[0]);
    if (!args[1]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    struct object *bytes = object_at(t->vm, args[1]);
    if ((i32)args[2] < 0 || (i32)args[3] < 0 || (u64)args[2] + args[3] > bytes->length)
        return throw_new(t, "java/lang/IndexOutOfBoundsException", NULL), NATIVE_THROWN;
    if (fd != 1 && fd != 2) {
        vm_fatal(t->vm, t, "writing to files is not supported");
        return NATIVE_STOP;
    }
    t->vm->output.write(t->vm->output.context, fd, bytes->data + args[2], args[3]);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"writeBytes", NULL, writeBytes, 0}, {NULL, NULL, NULL, 0}};
const struct native_class java_io_FileOutputStream_natives = {"java/io/FileOutputStream", entries};
