#include <zlib.h>

#include "vm/access/bulk.h"
#include "vm/host.h"
#include "vm/interp/fatal.h"
#include "vm/interp/raise.h"
#include "vm/native.h"
#include "vm/state/undo.h"

typedef uLong (*checksum)(uLong sum, const Bytef *at, uInt count);

/* (sum, byte) */
static enum native_status one(u32 *args, u32 *result, checksum update) {
    u8 byte = (u8)args[1];
    result[0] = (u32)update(args[0], &byte, 1);
    return NATIVE_DONE;
}

/* ---- byte by byte ---- */

/* held: the sum so far */
static enum native_status add_byte(struct thread *t, const struct bulk *b, u32 index, checksum update) {
    u32 bytes;
    u64 offset = bulk_offset(b, &b->from, index, &bytes);
    const u8 *at = b->from.object ? (const u8 *)object_at(t->vm, b->from.object) + offset
                                  : host_bytes(t->vm, offset, bytes, false);
    if (!at) return vm_fatal(t->vm, t, "checksum of memory that is not allocated"), NATIVE_STOP;
    t->h.held = update((uLong)t->h.held, at, 1);
    return NATIVE_DONE;
}

static enum native_status crc_byte(struct thread *t, const struct bulk *b, u32 index, bool write) {
    (void)write;
    return add_byte(t, b, index, crc32);
}

static enum native_status adler_byte(struct thread *t, const struct bulk *b, u32 index, bool write) {
    (void)write;
    return add_byte(t, b, index, adler32);
}

static enum native_status by_parts(struct thread *t, const struct bulk *b, const u32 *args, u32 *result,
                                   checksum update) {
    undo_thread(t->vm, t);
    if (!t->h.stage) t->h.held = args[0];
    return bulk_run(t, b, update == crc32 ? crc_byte : adler_byte, result);
}

/* (sum, array, start, count): the range was checked in Java */
static enum native_status array(struct thread *t, u32 *args, u32 *result, checksum update) {
    struct bulk b;
    if (!args[1]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    struct object *bytes = object_at(t->vm, args[1]);
    if ((u64)args[2] + args[3] > bytes->length)
        return throw_new(t, "java/lang/ArrayIndexOutOfBoundsException", NULL), NATIVE_THROWN;
    if (bulk_is_torn(t, args, &b)) return by_parts(t, &b, args, result, update);
    result[0] = (u32)update(args[0], bytes->data + args[2], args[3]);
    return NATIVE_DONE;
}

/* (sum, address, start, count) */
static enum native_status buffer(struct thread *t, u32 *args, u32 *result, checksum update) {
    struct bulk b;
    const u8 *at = host_bytes(t->vm, arg64(args + 1) + args[3], args[4], false);
    if (!at && args[4]) return vm_fatal(t->vm, t, "checksum of memory that is not allocated"), NATIVE_STOP;
    if (args[4] && bulk_is_torn(t, args, &b)) return by_parts(t, &b, args, result, update);
    result[0] = args[4] ? (u32)update(args[0], at, args[4]) : args[0];
    return NATIVE_DONE;
}

#define CHECKSUM(name, update) \
    static enum native_status name##_one(struct thread *t, u32 *args, u32 *result) { \
        (void)t; \
        return one(args, result, update); \
    } \
    static enum native_status name##_array(struct thread *t, u32 *args, u32 *result) { \
        return array(t, args, result, update); \
    } \
    static enum native_status name##_buffer(struct thread *t, u32 *args, u32 *result) { \
        return buffer(t, args, result, update); \
    }

CHECKSUM(crc, crc32)
CHECKSUM(adler, adler32)

static const struct native_entry crc_entries[] = {
    {"update", "(II)I", crc_one, 0},
    {"updateBytes0", NULL, crc_array, NATIVE_VISIBLE_ARG1 | TOUCHES(BYTES_READ)},
    {"updateByteBuffer0", NULL, crc_buffer, OUTSIDE(MEMORY_READ)},
    {NULL, NULL, NULL, 0}};
const struct native_class java_util_zip_CRC32_natives = {"java/util/zip/CRC32", crc_entries};

static const struct native_entry adler_entries[] = {
    {"update", "(II)I", adler_one, 0},
    {"updateBytes", NULL, adler_array, NATIVE_VISIBLE_ARG1 | TOUCHES(BYTES_READ)},
    {"updateByteBuffer", NULL, adler_buffer, OUTSIDE(MEMORY_READ)},
    {NULL, NULL, NULL, 0}};
const struct native_class java_util_zip_Adler32_natives = {"java/util/zip/Adler32", adler_entries};
