/* Unsafe's memory outside the Java heap; single values there are read and written through place.h. */
#include "vm/access/bulk.h"
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
    return host_give_back(t, arg64(args + 1), HOST_BYTES);
}

static enum native_status reallocateMemory0(struct thread *t, u32 *args, u32 *result) {
    u64 old = arg64(args + 1), bytes = arg64(args + 3), had = host_size(t->vm, old, HOST_BYTES);
    if (!had) return host_give_back(t, old, HOST_BYTES);
    u64 made = host_allocate(t->vm, bytes, HOST_BYTES);
    u8 *from = host_bytes(t->vm, old, had, false), *to = made ? host_bytes(t->vm, made, bytes, true) : NULL;
    if (from && to) memcpy(to, from, had < bytes ? had : bytes);
    if (made) host_release(t->vm, old, HOST_BYTES);
    result64(result, made);
    return NATIVE_DONE;
}

/* So many bytes of an array, or outside the heap; NULL: no such place, the VM was stopped. */
static u8 *range(struct thread *t, ref object, u64 offset, u64 bytes, bool write) {
    struct vm *vm = t->vm;
    u8 *at = NULL;
    if (!object) at = host_bytes(vm, offset, bytes, write);
    else if (class_of(vm, object)->is_array && class_of(vm, object)->component->is_primitive) {
        u64 size = object_bytes(vm, object_at(vm, object));
        if (offset >= sizeof(struct object) && offset <= size && bytes <= size - offset) {
            if (write) undo_object(vm, object);
            at = (u8 *)object_at(vm, object) + offset;
        }
    }
    if (!at) vm_fatal(vm, t, "Unsafe access to memory that is not allocated");
    return at;
}

/* ---- many bytes ---- */

static u8 *unit(struct thread *t, const struct bulk *b, u32 index, bool write) {
    u32 bytes;
    const struct bulk_side *side = write ? &b->to : &b->from;
    u64 offset = bulk_offset(b, side, index, &bytes);
    return range(t, side->object, offset, bytes, write);
}

static enum native_status set_unit(struct thread *t, const struct bulk *b, u32 index, bool write) {
    u8 *at = unit(t, b, index, write);
    if (!at) return NATIVE_STOP;
    memset(at, (u8)t->sp[-1], b->unit); /* the last argument */
    return NATIVE_DONE;
}

/* (object, offset, bytes, value) */
static enum native_status setMemory0(struct thread *t, u32 *args, u32 *result) {
    u64 bytes = arg64(args + 4);
    struct bulk b;
    if (!bytes) return NATIVE_DONE;
    u8 *at = range(t, args[1], arg64(args + 2), bytes, true);
    if (!at) return NATIVE_STOP;
    if (bulk_is_torn(t, args, &b)) return bulk_run(t, &b, set_unit, result);
    memset(at, (u8)args[6], bytes);
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

static enum native_status move_unit(struct thread *t, const struct bulk *b, u32 index, bool write) {
    u8 *at = unit(t, b, index, write);
    if (!at) return NATIVE_STOP;
    memcpy(write ? at : (void *)&t->h.held, write ? (void *)&t->h.held : at, b->unit);
    return NATIVE_DONE;
}

static enum native_status move_swapped(struct thread *t, const struct bulk *b, u32 index, bool write) {
    enum native_status status = move_unit(t, b, index, write);
    if (status == NATIVE_DONE && !write) swap_each((u8 *)&t->h.held, b->unit, b->unit);
    return status;
}

/* (from, offset, to, offset, bytes) */
static enum native_status copy_all(struct thread *t, const u32 *args, u32 *result, bulk_move *move, u64 width) {
    u64 bytes = arg64(args + 7);
    struct bulk b;
    if (!bytes) return NATIVE_DONE;
    u8 *from = range(t, args[1], arg64(args + 2), bytes, false);
    u8 *to = from ? range(t, args[4], arg64(args + 5), bytes, true) : NULL;
    if (!to) return NATIVE_STOP;
    if (bulk_is_torn(t, args, &b)) return bulk_run(t, &b, move, result);
    memmove(to, from, bytes);
    if (width == 2 || width == 4 || width == 8) swap_each(to, bytes, width);
    return NATIVE_DONE;
}

static enum native_status copyMemory0(struct thread *t, u32 *args, u32 *result) {
    return copy_all(t, args, result, move_unit, 1);
}

/* The same with the bytes of each element turned round: (..., bytes, element size) */
static enum native_status copySwapMemory0(struct thread *t, u32 *args, u32 *result) {
    return copy_all(t, args, result, move_swapped, arg64(args + 9));
}

static const struct native_entry entries[] = {
    {"allocateMemory0", NULL, allocateMemory0, 0},
    {"freeMemory0", NULL, freeMemory0, OUTSIDE(RELEASE)},
    {"reallocateMemory0", NULL, reallocateMemory0, OUTSIDE(RELEASE)},
    {"setMemory0", NULL, setMemory0, NATIVE_VISIBLE_ARG1 | TOUCHES(SET_MEMORY)},
    {"copyMemory0", NULL, copyMemory0, NATIVE_VISIBLE_ARG1 | TOUCHES(COPY_MEMORY)},
    {"copySwapMemory0", NULL, copySwapMemory0, NATIVE_VISIBLE_ARG1 | TOUCHES(COPY_MEMORY)},
    {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_misc_Unsafe_memory_natives = {"jdk/internal/misc/Unsafe", entries};
