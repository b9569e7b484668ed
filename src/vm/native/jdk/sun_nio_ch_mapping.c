/* Files that are mapped into memory. In a search such memory is a copy, so it can only be read, or be private. */
#include <errno.h>
#include <sys/mman.h>

#include "vm/host.h"
#include "vm/interp/raise.h"
#include "vm/native.h"
#include "vm/world/files.h"
#include "vm/world/io.h"

enum { MAP_READ_ONLY, MAP_READ_WRITE, MAP_OWN_COPY };

static u64 copy_of(struct vm *vm, int fd, i64 at, u64 bytes, enum host_kind kind) {
    u64 address = host_allocate(vm, bytes, kind);
    u8 *memory = address ? host_find(vm, address, kind, true) : NULL;
    for (u64 done = 0; memory && done < bytes;) {
        ssize_t n = files_read(vm, fd, memory + done, bytes - done, at + (i64)done);
        if (n <= 0) break;
        done += (u64)n;
    }
    return address;
}

/* (access, at, size, synchronous), the descriptor in front of it or, on JDK 17, in the channel */
static enum native_status map0(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    bool is_static = method_is_static(t->native);
    int fd = is_static ? io_number(vm, args[0]) : io_number_of(vm, args[0]);
    u32 access = args[1];
    i64 at = (i64)arg64(args + 2);
    u64 bytes = arg64(args + 4);
    if (access == MAP_READ_WRITE && !io_allowed(t, "writing to a mapped file")) return NATIVE_STOP;
    enum host_kind kind = access == MAP_READ_ONLY ? HOST_READ_ONLY_FILE : HOST_FILE;
    u64 address = vm->world.effects ? copy_of(vm, fd, at, bytes, kind)
                                    : host_map(vm, fd, at, bytes, access != MAP_OWN_COPY, access != MAP_READ_ONLY);
    if (!address && errno == ENOMEM) return throw_new(t, "java/lang/OutOfMemoryError", "Map failed"), NATIVE_THROWN;
    if (!address) return io_throw(t, "java/io/IOException");
    result64(result, address);
    return NATIVE_DONE;
}

/* (address, size) */
static enum native_status unmap0(struct thread *t, u32 *args, u32 *result) {
    result[0] = 0;
    return host_give_back(t, arg64(args), HOST_FILE);
}

static const struct native_entry mapping[] = {
    {"map0", NULL, map0, OUTSIDE(FILE_READ)}, {"unmap0", NULL, unmap0, OUTSIDE(RELEASE)}, {NULL, NULL, NULL, 0}};
const struct native_class sun_nio_ch_FileChannelImpl_mapping_natives = {"sun/nio/ch/FileChannelImpl", mapping};
const struct native_class sun_nio_ch_UnixFileDispatcherImpl_mapping_natives = {"sun/nio/ch/UnixFileDispatcherImpl",
                                                                               mapping};

/* ---- java.nio.MappedMemoryUtils ---- */

static enum native_status isLoaded0(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 1;
    return NATIVE_DONE;
}

/* (descriptor, address, size); the address is a multiple of the page size, which may lie before the block. */
static enum native_status force0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (t->vm->world.effects) return NATIVE_DONE;
    void *start = (void *)(uintptr_t)arg64(args + 1);
    return msync(start, arg64(args + 3), MS_SYNC) < 0 ? io_throw(t, "java/io/IOException") : NATIVE_DONE;
}

static const struct native_entry memory[] = {{"isLoaded0", NULL, isLoaded0, 0},
                                             {"load0", NULL, native_nothing, 0},
                                             {"unload0", NULL, native_nothing, 0},
                                             {"force0", NULL, force0, 0},
                                             {"registerNatives", NULL, native_nothing, 0},
                                             {NULL, NULL, NULL, 0}};
const struct native_class java_nio_MappedMemoryUtils_natives = {"java/nio/MappedMemoryUtils", memory};
