/* The JDK's own reader of its image (for jrt: URLs, file systems and modules) works on the VM's mapping of it. */
#include <stdlib.h>

#include "program/link/resolve.h"
#include "vm/heap/java_string.h"
#include "vm/host.h"
#include "vm/link/reflect_make.h"
#include "vm/native.h"

static bool names_the_image(struct vm *vm, ref path) {
    char *text = java_string_utf8(vm, path), own[4096];
    snprintf(own, sizeof own, "%s/lib/modules", program_jdk_home(vm->program));
    char *asked = realpath(text, NULL), *present = realpath(own, NULL);
    bool same = asked && present && strcmp(asked, present) == 0;
    free(text);
    free(asked);
    free(present);
    return same;
}

static void put_long(struct vm *vm, ref object, const char *name, u64 value) {
    struct field *f = find_field(class_of(vm, object), name, "J");
    if (f) set64(object_at(vm, object), f->offset, value);
}

/* A direct buffer over the image; null for other images: the JDK reads these as files. */
static enum native_status getNativeMap(struct thread *t, u32 *args, u32 *result) {
    struct slice image = program_image(t->vm->program);
    if (!args[0] || image.length > INT32_MAX || !names_the_image(t->vm, args[0])) return NATIVE_DONE;
    ref buffer = reflect_make(t, "java/nio/DirectByteBuffer");
    if (!buffer) return NATIVE_THROWN;
    put_long(t->vm, buffer, "address", HOST_IMAGE);
    reflect_put(t->vm, buffer, "mark", "I", (u32)-1);
    reflect_put(t->vm, buffer, "limit", "I", (u32)image.length);
    reflect_put(t->vm, buffer, "capacity", "I", (u32)image.length);
    reflect_put(t->vm, buffer, "bigEndian", "Z", 1);
    result[0] = buffer;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"getNativeMap", NULL, getNativeMap, 0}, {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_jimage_NativeImageBuffer_natives = {"jdk/internal/jimage/NativeImageBuffer",
                                                                           entries};
