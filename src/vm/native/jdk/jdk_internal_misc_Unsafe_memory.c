/* Unsafe's memory outside the Java heap; single values there are read and written through place.h. */
#include "vm/host.h"
#include "vm/interp/fatal.h"
#include "vm/native.h"
#include "vm/state/undo.h"

static enum native_status allocateMemory0(struct thread *t, u32 *args, u32 *result) {
    result64(result, host_allocate(t->vm, arg64(args + 1), HOST_BYTES));
    return NATIVE_DONE;
}

static enum native_status freeMemory0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    host_release(t->vm, arg64(args + 1));
    return NATIVE_DONE;
}

static enum native_status reallocateMemory0(struct thread *t, u32 *args, u32 *result) {
    u64 old = arg64(args + 1), bytes = arg64(args + 3), had = host_size(t->vm, old);
    u64 made = host_allocate(t->vm, bytes, HOST_BYTES);
    u8 *from = had ? host_bytes(t->vm, old, had, false) : NULL,
       *to = made ? host_bytes(t->vm, made, bytes, true) : NULL;
    if (from && to) memcpy(to, from, had < bytes ? had : bytes);
    if (made) host_release(t->vm, old);
    result64(result, made);
    return NATIVE_DONE;
}

/* So many bytes of an array, or outside the heap; NULL: no such place, the VM was stopped. */
static u8 *range(struct thread *t, ref object, u64 offset, u64 bytes, bool write) {
    struct vm *vm = t->vm;
    u8 *at = NULL;
    if (!object) at = host_bytes(vm, offset, bytes, write);
    else if (class_of(vm, object)->is_array) {
        u64 size = object_bytes(vm, object_at(vm, object));
        if (offset >= sizeof(struct object) && offset <= size && bytes <= size - offset) {
            if (write) undo_object(vm, object);
            at = (u8 *)object_at(vm, object) + offset;
        }
    }
    if (!at) vm_fatal(vm, t, "Unsafe access to memory that is not allocated");
    return at;
}

/* (object, offset, bytes, value) */
static enum native_status setMemory0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    u64 bytes = arg64(args + 4);
    if (!bytes) return NATIVE_DONE;
    u8 *at = range(t, args[1], arg64(args + 2), bytes, true);
    if (!at) return NATIVE_STOP;
    memset(at, (u8)args[6], bytes);
    return NATIVE_DONE;
}

/* (from, offset, to, offset, bytes) */
static enum native_status copyMemory0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    u64 bytes = arg64(args + 7);
    if (!bytes) return NATIVE_DONE;
    u8 *from = range(t, args[1], arg64(args + 2), bytes, false);
    u8 *to = from ? range(t, args[4], arg64(args + 5), bytes, true) : NULL;
    if (!to) return NATIVE_STOP;
    memmove(to, from, bytes);
    return NATIVE_DONE;
}

static void swap_each(u8 *at, u64 bytes, u64 width) {
    for (u64 i = 0; i + width <= bytes; i += width)
        for (u64 k = 0; k < width / 2; k++) {
            u8 kept = at[i + k];
            at[i + k] = at[i + width - 1 - k];
            at[i + width - 1 - k] = kept;
        }
}

/* The same with the bytes of each element turned round: (..., bytes, element size) */
static enum native_status copySwapMemory0(struct thread *t, u32 *args, u32 *result) {
    u64 bytes = arg64(args + 7), width = arg64(args + 9);
    enum native_status status = copyMemory0(t, args, result);
    if (status != NATIVE_DONE || !bytes) return status;
    u8 *to = range(t, args[4], arg64(args + 5), bytes, true);
    if (width == 2 || width == 4 || width == 8) swap_each(to, bytes, width);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"allocateMemory0", NULL, allocateMemory0, 0},
    {"freeMemory0", NULL, freeMemory0, 0},
    {"reallocateMemory0", NULL, reallocateMemory0, 0},
    {"setMemory0", NULL, setMemory0, NATIVE_VISIBLE_ARG1 | TOUCHES(SET_MEMORY)},
    {"copyMemory0", NULL, copyMemory0, NATIVE_VISIBLE_ARG1 | TOUCHES(COPY_MEMORY)},
    {"copySwapMemory0", NULL, copySwapMemory0, NATIVE_VISIBLE_ARG1 | TOUCHES(COPY_MEMORY)},
    {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_misc_Unsafe_memory_natives = {"jdk/internal/misc/Unsafe", entries};
